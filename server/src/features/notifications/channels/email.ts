import { CHOICES_PATH, unsubscribe, UNSUBSCRIBE_PATH } from '@chargerota/contract';
import { FIXED_METHODS, topicOf } from '@chargerota/domain';
import type { NoticeKind } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { renderMail, type MailContent } from '../../../platform/mail/layout.ts';
import type { CalendarPart } from '../../../platform/mail/mailer.ts';
import { isRefusedForGood } from '../../../platform/mail/smtp.ts';
import { readCalendarPart } from '../../calendar/read-calendar.ts';
import { reasonOf, type DeliveryOutcome, type NoticeChannel, type OutgoingNotice } from '../channel.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** More than there are SMTP connections, because some deliveries wait for the database while others send. */
const CONCURRENCY = 16;

/** Sends notices as mails, which say why they come and carry a link to unsubscribe (RFC 8058). */
export function emailChannel(deps: Pick<AppDeps, 'mailer' | 'keys' | 'config' | 'database'>): NoticeChannel {
  const { mailer, keys, config } = deps;
  const publicUrl = config.linkUrl;
  return {
    method: 'email',
    concurrency: CONCURRENCY,
    async deliver(notice): Promise<DeliveryOutcome> {
      const token = isDeclinable(notice) ? await tokenFor(keys, notice) : null;
      const content: MailContent = { ...notice.mail, ...ending(notice, token) };
      const calendar = await calendarOf(deps, notice);
      try {
        await mailer.send({
          to: notice.email,
          subject: content.subject,
          ...renderMail(content, publicUrl),
          // The notice's id, not the attempt's: if a mail is sent twice, mail programs show one.
          messageId: `<${notice.id}@${new URL(publicUrl).hostname}>`,
          ...(token && { unsubscribeUrl: `${publicUrl}${unsubscribe.path}?token=${token}` }),
          ...(calendar && { calendar }),
        });
        return { delivered: true };
      } catch (error) {
        return { delivered: false, retry: !isRefusedForGood(error), reason: reasonOf(error) };
      }
    },
  };
}

/** The calendar method of each kind whose mail carries an event. Reminders carry none. */
const CALENDAR_METHODS: Partial<Record<NoticeKind, CalendarPart['method']>> = {
  reservation_confirmed: 'PUBLISH',
  reservation_changed: 'PUBLISH',
  reservation_cancelled: 'CANCEL',
  cancelled_by_other: 'CANCEL',
  spot_closed: 'CANCEL',
  no_show: 'CANCEL',
};

async function calendarOf(
  deps: Pick<AppDeps, 'config' | 'database'>,
  { kind, userId, reservationIds }: OutgoingNotice,
): Promise<CalendarPart | null> {
  const method = CALENDAR_METHODS[kind];
  return method && reservationIds.length > 0
    ? readCalendarPart(deps, { userId }, reservationIds, method)
    : null;
}

const isDeclinable = ({ kind }: OutgoingNotice): boolean => !FIXED_METHODS[topicOf(kind)]?.includes('email');

async function tokenFor(keys: AppDeps['keys'], { userId, organizationId, kind }: OutgoingNotice) {
  return unsubscribeToken(await keys.links(), { userId, organizationId, topic: topicOf(kind) });
}

function ending({ organizationName }: OutgoingNotice, token: string | null) {
  const choose = { label: 'Choose what you are told', path: CHOICES_PATH };
  const why = `You receive this because you use ChargeRota at ${organizationName}.`;
  if (!token)
    return { footer: `${why} Everybody is told of this; it cannot be switched off.`, links: [choose] };
  const end = {
    label: 'Unsubscribe from mails of this kind',
    path: `${UNSUBSCRIBE_PATH}?token=${token}`,
  };
  return { footer: why, links: [choose, end] };
}
