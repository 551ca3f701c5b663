import webPush from 'web-push';
import type { VapidKeys } from '../installation/installation-keys.ts';
import { isPushEndpoint } from './push-endpoint.ts';

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  payload: string;
  /** At most 32 characters of base64url: a message takes the place of one of the same topic that still waits. */
  topic: string;
  ttlSeconds: number;
  isUrgent: boolean;
};

export type PushOutcome =
  | { sent: true }
  /**
   * `gone`: the subscription will never take a message again. `unauthorized`: it is another key's, or this installation is
   * not accepted at all.
   */
  | { sent: false; gone: boolean; unauthorized: boolean; retry: boolean; reason: string };

export type PushOptions = {
  keys: VapidKeys;
  /** Contact for the push service: an https or mailto address. */
  subject: string;
  allowsLoopback: boolean;
};

const TIMEOUT_MILLISECONDS = 15_000;

const NOT_SENT = { sent: false, gone: false, unauthorized: false, retry: false } as const;

/** Encrypts a message for one browser (RFC 8291) and sends it to the browser's push service (RFC 8030). */
export async function sendPush(
  target: PushTarget,
  message: PushMessage,
  { keys, subject, allowsLoopback }: PushOptions,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = target;
  if (!isPushEndpoint(endpoint, { allowsLoopback }))
    return { ...NOT_SENT, gone: true, reason: 'not the address of a known push service' };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message.payload,
    {
      TTL: message.ttlSeconds,
      topic: message.topic,
      urgency: message.isUrgent ? 'high' : 'normal',
      vapidDetails: { subject, ...keys },
    },
  );
  // The library's own request cannot limit the whole duration, and supports only https.
  const { 'Content-Length': _, ...sent } = headers;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    // The body is not needed, and would keep the connection open.
    await response.body?.cancel();
    return response.ok ? { sent: true } : refusal(response.status);
  } catch {
    return { ...NOT_SENT, retry: true, reason: 'the push service did not answer' };
  }
}

function refusal(status: number): PushOutcome {
  const gone = status === 404 || status === 410;
  const unauthorized = status === 401 || status === 403;
  // What it cannot read or finds too large it will not take later either.
  const retry = !gone && status !== 400 && status !== 413;
  return { sent: false, gone, unauthorized, retry, reason: `the push service refused it, status ${status}` };
}
