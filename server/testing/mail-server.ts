import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailer } from '../src/platform/mail/mailer.ts';
import { smtpMailer } from '../src/platform/mail/smtp.ts';

export type MailServer = {
  /** Sends to it by SMTP; hand it to `buildTestApp`. */
  mailer: Mailer;
  /** What it has taken over, in order. */
  received: Email[];
  /** While true it refuses every mail. */
  isOutOfOrder: boolean;
  /** Refuses every recipient with this status; null takes them. */
  recipientStatus: number | null;
  close(): Promise<void>;
};

/** A real mail server on loopback, and what it was given. */
export async function openMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(self.isOutOfOrder ? new Error('out of order') : null),
    onRcptTo: (_address, _session, done) => {
      const { recipientStatus: responseCode } = self;
      done(responseCode === null ? null : Object.assign(new Error('no mailbox here'), { responseCode }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server listens on a port');
  const mailer = smtpMailer({
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    from: 'ChargeRota <no-reply@example.org>',
  });
  const self: MailServer = {
    mailer,
    received,
    isOutOfOrder: false,
    recipientStatus: null,
    close: async () => {
      mailer.close();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
  return self;
}
