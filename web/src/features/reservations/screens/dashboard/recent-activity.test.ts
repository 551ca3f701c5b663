import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { bookAgain } from './recent-activity.tsx';
import { memberContext, ownReservation } from '../../testing/member-context.ts';

/** Friday, November 6, 2026; open from Monday to Friday. */
const context: BookingContext = {
  ...memberContext,
  weeklyHours: { ...DEFAULT_WEEKLY_HOURS, saturday: DEFAULT_WEEKLY_HOURS.sunday },
};
const upTo = (maxAdvanceBookingDays: number): BookingContext => ({
  ...context,
  rules: { ...context.rules, maxAdvanceBookingDays },
});
const having = (...dates: string[]): BookingContext => ({
  ...context,
  ownReservations: dates.map((date) =>
    ownReservation(new Date(`${date}T15:00:00Z`), new Date(`${date}T16:00:00Z`)),
  ),
});
const on = (date: string) => ({ locationId: 'garage', spotId: '04', date, timeSlot: '9-12' });

it.each([
  ['the same weekday of the coming week', on('2026-11-04'), context, '2026-11-11'],
  ['in a week, if it was on this weekday', on('2026-10-30'), context, '2026-11-13'],
  ['the next open day, if that weekday is too far ahead', on('2026-11-04'), upTo(3), '2026-11-09'],
  ['the next open day, if the location is closed on that weekday', on('2026-11-01'), context, '2026-11-09'],
  [
    'a week later, if they have a reservation then',
    on('2026-11-04'),
    having('2026-11-11'),
    '2026-11-18',
    '2026-11-11',
  ],
  ['never, if no day can be booked', on('2026-11-04'), upTo(1), null],
])(
  'a reservation that is over can be booked again, rather on the same charger: %s',
  (_name, over, at, date, skipped?: string) => {
    expect(bookAgain(over, at)).toEqual(
      date && { location: 'garage', date, slot: '9-12', rather: '04', ...(skipped && { skipped }) },
    );
  },
);
