import type { AppDeps } from '../../../platform/app-deps.ts';
import { newId } from '../../../platform/database/ids.ts';
import { sendFromJob } from '../../../platform/mail/outbox.ts';
import { anonymous } from './anonymous.ts';
import type { Trial } from './trial.ts';

/** Sends a mail past all queues. */
export async function tryMail({ mailer, config }: AppDeps, to: string): Promise<Trial> {
  const content = {
    subject: 'This is how a mail of ChargeRota looks',
    heading: 'This mail has arrived',
    paragraphs: ['Somebody who runs this installation of ChargeRota has sent it to see that mails arrive.'],
    footer: 'You receive this once, because your address was entered for a test.',
  };
  try {
    await sendFromJob({ mailer, publicUrl: config.linkUrl }, { jobId: newId(), to, content });
  } catch (error) {
    const reason = anonymous(error instanceof Error ? error.message : String(error));
    return { works: false, report: `The mail server did not take the mail: ${reason}` };
  }
  return config.SMTP_URL
    ? { works: true, report: `The mail server has taken a mail to ${to}.` }
    : { works: true, report: `A mail to ${to} was stored in the folder of mails; nothing was sent.` };
}
