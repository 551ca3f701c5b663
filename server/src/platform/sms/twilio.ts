import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameSecret } from '../tokens.ts';
import { smsSegments } from './segments.ts';
import type { SmsOutcome, SmsSender } from './sms.ts';

type SignedForm = { url: string; fields: Readonly<Record<string, string>> };

/** What Twilio signs its requests with: the address that it was told, then each field with its value, by name. */
function twilioSignature(authToken: string, { url, fields }: SignedForm): string {
  const names = Object.keys(fields).sort();
  const signed = url + names.map((name) => name + fields[name]).join('');
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

export const isSignedByTwilio = (authToken: string, form: SignedForm, signature: string): boolean =>
  isSameSecret(signature, twilioSignature(authToken, form));

export type TwilioOptions = { accountSid: string; authToken: string; from: string; apiUrl: string };

const TIMEOUT_MILLISECONDS = 15_000;
/** Its owner has answered STOP. */
const STOPPED = 21610;
/** No number, one that we may not send to, one that takes no text messages, a text too long. */
const FINAL = new Set([STOPPED, 21211, 21408, 21612, 21614, 21617]);
const taken = z.object({ sid: z.string(), num_segments: z.coerce.number().int().catch(0) });
const refused = z.object({ code: z.number().catch(0), message: z.string().catch('') });

/** Text messages by Twilio's API, from one number of ours. */
export function twilioSms({ accountSid, authToken, from, apiUrl }: TwilioOptions): SmsSender {
  const url = `${apiUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function send({ to, body }: { to: string; body: string }): Promise<SmsOutcome> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ From: from, To: to, Body: body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const answer: unknown = await response.json().catch(() => null);
    const message = taken.safeParse(answer);
    if (response.ok && message.success) {
      // Zero while Twilio has not counted yet.
      const segments = message.data.num_segments || smsSegments(body);
      return { sent: true, providerId: message.data.sid, segments };
    }
    return refusal(response.status, refused.safeParse(answer).data?.code ?? 0);
  }

  return {
    send: (message) =>
      send(message).catch((): SmsOutcome => ({
        sent: false,
        retry: true,
        stopped: false,
        reason: 'Twilio did not answer',
      })),
  };
}

/**
 * What Twilio has against the number is final. What it has against our account, how often it is asked and its own
 * failures may pass. Its sentences quote numbers, so only the code is kept.
 */
function refusal(status: number, code: number): SmsOutcome {
  const reason = `Twilio refused it, status ${status}${code ? `, code ${code}` : ''}`;
  return { sent: false, retry: !FINAL.has(code), stopped: code === STOPPED, reason };
}
