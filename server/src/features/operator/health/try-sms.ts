import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Trial } from './trial.ts';

const TEXT = 'ChargeRota: This is a test of text messages by the people who run this installation.';

export async function trySms({ sms, config }: AppDeps, to: string): Promise<Trial> {
  if (!sms)
    return {
      works: false,
      report: 'No text message was sent, because Twilio is not set on this installation.',
    };
  const outcome = await sms.send({ to, body: TEXT });
  if (!outcome.sent) return { works: false, report: `The text message was not sent: ${outcome.reason}.` };
  return config.TWILIO_ACCOUNT_SID
    ? { works: true, report: `Twilio has accepted a text message to ${to}.` }
    : {
        works: true,
        report: `A text message to ${to} was stored in the folder of messages; nothing was sent.`,
      };
}
