import type { NotificationKind } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { CalendarPart } from '../../../platform/mail/mailer.ts';
import type { NotificationChannel } from '../channel.ts';
import { emailChannel } from './email.ts';
import { pushChannel } from './push.ts';
import { smsChannel } from './sms.ts';

/** The channels that this installation has. */
export const makeNotificationChannels = (deps: AppDeps): NotificationChannel[] => [
  emailChannel(deps),
  pushChannel(deps),
  ...(deps.sms ? [smsChannel(deps, deps.sms)] : []),
];

/** The calendar method of each kind whose mail carries an event. Reminders carry none. */
const CALENDAR_METHODS: Partial<Record<NotificationKind, CalendarPart['method']>> = {
  reservation_confirmed: 'PUBLISH',
  reservation_changed: 'PUBLISH',
  reservation_cancelled: 'CANCEL',
  cancelled_by_other: 'CANCEL',
  spot_closed: 'CANCEL',
  no_show: 'CANCEL',
};

/** The calendar part of a mail about its reader's own reservations; null if none of them exists any more. */
type ReadCalendarPart = (
  reader: { userId: string },
  reservationIds: readonly string[],
  method: CalendarPart['method'],
) => Promise<CalendarPart | null>;

/** A channel whose mails about reservations carry them for the reader's calendar. */
export const withCalendar = (
  channel: NotificationChannel,
  readPart: ReadCalendarPart,
): NotificationChannel => ({
  ...channel,
  async deliver(notification) {
    const { kind, userId, reservationIds } = notification;
    const method = CALENDAR_METHODS[kind];
    if (channel.method !== 'email' || !method || reservationIds.length === 0)
      return channel.deliver(notification);
    return channel.deliver({ ...notification, calendar: await readPart({ userId }, reservationIds, method) });
  },
});
