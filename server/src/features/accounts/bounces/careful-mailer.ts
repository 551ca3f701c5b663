import type { AppDeps } from '../../../platform/app-deps.ts';
import { AddressBounces, type Mailer } from '../../../platform/mail/mailer.ts';
import { isRefusedForGood } from '../../../platform/mail/smtp.ts';
import { SpanKind, traced } from '../../../platform/tracing/tracing.ts';
import { readBounces, recordBounce } from './bounces.ts';
import { deniesAddress } from './hard-bounce.ts';
import { returnToken } from './return-token.ts';

type Deps = Pick<AppDeps, 'mailer' | 'database' | 'clock' | 'keys' | 'tell' | 'log'>;

/**
 * Sends nothing to where mail has bounced, and learns from what mail servers answer. All mail of the application passes
 * it.
 */
export function carefulMailer({ mailer, ...deps }: Deps): Mailer {
  const { database, clock, keys, log } = deps;
  return {
    async send(mail) {
      if (!mail.evenIfBounced && (await readBounces(database.drizzle, [mail.to]))(mail.to))
        throw new AddressBounces();
      const sent = { address: mail.to, sentAt: clock.now() };
      try {
        const token = returnToken(await keys.links(), sent);
        await traced({ name: 'mail', kind: SpanKind.CLIENT }, () =>
          mailer.send({ ...mail, returnToken: token }),
        );
      } catch (error) {
        if (!isRefusedForGood(error) || !deniesAddress(error.response)) throw error;
        await recordBounce(deps, sent);
        log.info('a mail server knows no such address: nothing is sent there any more');
        throw new AddressBounces(error.message);
      }
    },
    close: () => mailer.close(),
  };
}
