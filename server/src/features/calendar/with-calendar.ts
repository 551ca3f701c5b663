import type { NoticeKind } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import type { NoticeChannel } from '../notifications/channel.ts';
import { readCalendarPart } from './read-calendar.ts';

/** The calendar method of each kind whose mail carries an event. Reminders carry none. */
const CALENDAR_METHODS: Partial<Record<NoticeKind, CalendarPart['method']>> = {
  reservation_confirmed: 'PUBLISH',
  reservation_changed: 'PUBLISH',
  reservation_cancelled: 'CANCEL',
  cancelled_by_other: 'CANCEL',
  spot_closed: 'CANCEL',
  no_show: 'CANCEL',
};

/** A channel whose mails about reservations carry them for the reader's calendar. */
export const withCalendar = (
  deps: Pick<AppDeps, 'config' | 'database'>,
  channel: NoticeChannel,
): NoticeChannel => ({
  ...channel,
  async deliver(notice) {
    const { kind, userId, reservationIds } = notice;
    const method = CALENDAR_METHODS[kind];
    if (channel.method !== 'email' || !method || reservationIds.length === 0) return channel.deliver(notice);
    const calendar = await readCalendarPart(deps, { userId }, reservationIds, method);
    return channel.deliver({ ...notice, calendar });
  },
});
