import { m } from '@chargerota/messages';
import { CHOICES_PATH } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { plainSms, smsSegments } from '../../../platform/sms/segments.ts';
import type { SmsSender } from '../../../platform/sms/sms.ts';
import type { NotificationChannel, NotificationText } from '../channel.ts';
import { stopTextMessages } from './stop-text-messages.ts';

/** Twilio sends a few messages a second from one number, and queues the rest. */
const CONCURRENCY = 4;
/** The most segments that a notification may cost. */
const MOST_SEGMENTS = 2;

export function smsChannel(deps: AppDeps, sms: SmsSender): NotificationChannel {
  return {
    method: 'sms',
    concurrency: CONCURRENCY,
    async deliver(notification) {
      const { phone } = notification;
      if (phone === null) return { delivered: false, retry: false, reason: 'no number is confirmed' };
      const outcome = await sms.send({
        to: phone,
        body: smsText(notification, deps.config.linkUrl),
      });
      if (outcome.sent)
        return { delivered: true, providerId: outcome.providerId, segments: outcome.segments };
      // Twilio has received a STOP that did not reach us.
      if (outcome.stopped) await stopTextMessages(deps, phone);
      const { retry, reason } = outcome;
      return { delivered: false, retry, reason };
    },
  };
}

/** Title, message, link and the link to the choices; of what would cost too much as much as there is room for. */
export function smsText(
  { title, message, path }: Pick<NotificationText, 'title' | 'message' | 'path'>,
  publicUrl: string,
): string {
  const link = path === null ? [] : [`${publicUrl}${path}`];
  const choices =
    path === CHOICES_PATH ? [] : [m.sentNotifications.yourChoices({ link: `${publicUrl}${CHOICES_PATH}` })];
  const heading = `ChargeRota: ${title}`;
  const whole = `${heading}${/[.!?]$/.test(title) ? '' : '.'} ${message}`;
  const short = [heading, ...link];
  const texts = [[whole, ...link, ...choices], [whole, ...link], [...short, ...choices], short];
  const plain = texts.map((parts) => plainSms(parts.join(' ')));
  return plain.find((text) => smsSegments(text) <= MOST_SEGMENTS) ?? plainSms(short.join(' '));
}
