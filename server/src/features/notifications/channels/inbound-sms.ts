import { m } from '@chargerota/messages';
import { receiveSms as receiveRoute } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { escapeHtml } from '../../../platform/mail/layout.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { isSignedByTwilio } from '../../../platform/sms/twilio.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { resumeTextMessages, stopTextMessages } from './stop-text-messages.ts';

// The words that carriers prescribe and Twilio recognizes.
const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START = new Set(['START', 'YES', 'UNSTOP']);
const HELP = new Set(['HELP', 'INFO']);

/** What Twilio posts for a message to our number: its form, and the header X-Twilio-Signature. */
export type Posted = { fields: Readonly<Record<string, string>>; signature: string };

/**
 * Handles a message to our number and returns the reply. Twilio itself confirms STOP and START.
 * @throws DomainError not_found without Twilio; forbidden for a request that Twilio has not signed
 */
export async function receiveSms(deps: AppDeps, { fields, signature }: Posted): Promise<string> {
  const { TWILIO_AUTH_TOKEN, TWILIO_ACCOUNT_SID, linkUrl } = deps.config;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN) throw new DomainError('not_found');
  const url = `${linkUrl}${receiveRoute.path}`;
  if (!isSignedByTwilio(TWILIO_AUTH_TOKEN, { url, fields }, signature)) throw new DomainError('forbidden');
  const { From: phone = '', Body: body = '' } = fields;
  const word = body.trim().toUpperCase();
  if (STOP.has(word)) return twiml(await stopTextMessages(deps, phone));
  if (START.has(word)) return twiml(await resumeTextMessages(deps, phone));
  if (!(await mayReply(deps, phone))) return twiml();
  if (HELP.has(word)) return twiml(m.sentNotifications.chargeRotaTellsYouAboutYour({ link: linkUrl }));
  return twiml(m.sentNotifications.nobodyReadsAnswersToThis({ link: linkUrl }));
}

/** Without a limit two machines could answer each other for ever, at our cost. */
async function mayReply(deps: AppDeps, phone: string): Promise<boolean> {
  try {
    await limitAttempts(deps, CHANNEL_LIMITS.replyByNumber, phone);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false;
    throw error;
  }
}

const twiml = (message?: string | void): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${message ? `<Message>${escapeHtml(message)}</Message>` : ''}</Response>`;
