import type { AppDeps } from '../../../platform/app-deps.ts';
import { plainSms, smsSegments } from '../../../platform/sms/segments.ts';
import type { SmsSender } from '../../../platform/sms/sms.ts';
import type { NoticeChannel, NoticeText } from '../channel.ts';
import { stopTextMessages } from './stop-text-messages.ts';

/** Twilio sends a few messages a second from one number, and queues the rest. */
const CONCURRENCY = 4;
/** The most segments that a notice may cost. */
const MOST_SEGMENTS = 2;

export function smsChannel(deps: AppDeps, sms: SmsSender): NoticeChannel {
  return {
    method: 'sms',
    concurrency: CONCURRENCY,
    async deliver(notice) {
      const { phone } = notice;
      if (phone === null) return { delivered: false, retry: false, reason: 'no number is confirmed' };
      const outcome = await sms.send({ to: phone, body: smsText(notice, deps.config.linkUrl) });
      if (outcome.sent)
        return { delivered: true, providerId: outcome.providerId, segments: outcome.segments };
      // Twilio has received a STOP that did not reach us.
      if (outcome.stopped) await stopTextMessages(deps, phone);
      const { retry, reason } = outcome;
      return { delivered: false, retry, reason };
    },
  };
}

/** Title, message and link; only title and link if the whole would cost too many segments. */
export function smsText({ title, message, path }: NoticeText, publicUrl: string): string {
  const link = path === null ? [] : [`${publicUrl}${path}`];
  const heading = `ChargeRota: ${title}`;
  const whole = plainSms([`${heading}${/[.!?]$/.test(title) ? '' : '.'} ${message}`, ...link].join(' '));
  return smsSegments(whole) <= MOST_SEGMENTS ? whole : plainSms([heading, ...link].join(' '));
}
