import type { AppDeps } from '../../../platform/app-deps.ts';
import { newId } from '../../../platform/database/ids.ts';
import { sendContent } from '../../../platform/mail/outbox.ts';
import { tryAddress } from '../../accounts/bounces/record-bounce.ts';
import { anonymous } from './anonymous.ts';
import type { Trial } from './trial.ts';

/** Sends a mail past all queues, even to an address that has bounced: mail is sent there again until it does once more. */
export async function tryMail(deps: AppDeps, to: string): Promise<Trial> {
  const { mailer, config } = deps;
  const content = {
    subject: 'This is how an email from ChargeRota looks',
    heading: 'This email has arrived',
    paragraphs: [
      'Somebody who runs this installation of ChargeRota has sent it to check that emails arrive.',
    ],
    footer: 'You receive this once, because your address was entered for a test.',
  };
  await tryAddress(deps, to);
  try {
    await sendContent({ mailer, publicUrl: config.linkUrl }, { id: newId(), to, content });
  } catch (error) {
    const reason = anonymous(error instanceof Error ? error.message : String(error));
    return { works: false, report: `The mail server did not accept the email: ${reason}` };
  }
  return config.SMTP_URL
    ? { works: true, report: `The mail server has accepted an email to ${to}.` }
    : { works: true, report: `An email to ${to} was stored in the folder of emails; nothing was sent.` };
}
