import {
  DEFAULT_JOINING,
  DEFAULT_LINE,
  DEFAULT_NOTIFICATIONS,
  DEFAULT_PRIVACY,
  DEFAULT_RULES,
} from '@chargerota/domain';
import { describe, expect, test } from 'vitest';
import { dayBands, ruleWords } from './rule-words.ts';
import type { Changes, Settings } from './settings.ts';

const DEFAULTS: Settings = {
  ...DEFAULT_RULES,
  ...DEFAULT_NOTIFICATIONS,
  ...DEFAULT_PRIVACY,
  ...DEFAULT_LINE,
  ...DEFAULT_JOINING,
};
const wordsWith = (changes: Changes) => ruleWords({ ...DEFAULTS, ...changes });

describe('the rules in words', () => {
  test('of an organization that changed nothing', () => {
    expect(wordsWith({})).toEqual({
      peak: 'Mon – Fri, 6:00 AM – 3:00 PM: by reservation, or at once for the rest of the hour.',
      offPeak: 'Other hours: plug in where a charger is free, or reserve.',
      lengths: 'Up to 3 hours from a start in peak hours, up to 12 hours from any other.',
      ahead: 'Up to 1 month ahead, and on the day itself.',
      often: 'As often as they like.',
      inARow: 'Never one right after another.',
      line: 'Free chargers are offered to whoever has used chargers least, for about 7 to 15 minutes.',
      notifications:
        'Reminders 15 and 5 minutes before the start and the end. Members may choose another; at first it comes 15 minutes before the start.',
      noShow: 'A member who has not arrived after 30 minutes loses the charger to others.',
    });
  });

  test.each([
    [
      { weekendPeakHours: true },
      'peak',
      'Every day, 6:00 AM – 3:00 PM: by reservation, or at once for the rest of the hour.',
    ],
    [
      { weekendPeakHours: true, weekdaysRequireReservations: false },
      'peak',
      'Sat – Sun, 6:00 AM – 3:00 PM: by reservation, or at once for the rest of the hour.',
    ],
    [
      { peakStartTime: '16:00', peakEndTime: '24:00' },
      'peak',
      'Mon – Fri, 4:00 PM – Midnight: by reservation, or at once for the rest of the hour.',
    ],
    [{ requirePeakReservation: false }, 'peak', 'No peak hours: all hours of the day are alike.'],
    [
      { peakHoursEnabled: false, offPeakAccessPolicy: 'reservation_only' },
      'offPeak',
      'All hours: by reservation.',
    ],
    [
      { offPeakAccessPolicy: 'walk_in_only', allowOffPeakWalkIn: false },
      'offPeak',
      'Other hours: nobody can charge.',
    ],
    [{ allowOffPeakWalkIn: false }, 'offPeak', 'Other hours: by reservation as well.'],
    [{ offPeakAccessPolicy: 'reservation_only' }, 'lengths', 'Up to 3 hours at a time.'],
    [
      { offPeakAccessPolicy: 'walk_in_only' },
      'lengths',
      'Reservations up to 3 hours, walk-ins up to 12 hours.',
    ],
    [{ peakHoursEnabled: false }, 'lengths', 'Up to 12 hours at a time.'],
    [
      { maxAdvanceBookingDays: 45, allowSameDayBooking: false },
      'ahead',
      'Up to 45 days ahead, until the day before.',
    ],
    [
      { bookingFrequencyEnabled: true, bookingFrequencyType: 'weekly', maxBookingsPerWeek: 1 },
      'often',
      'At most 1 booking a week each.',
    ],
    [{ bookingFrequencyEnabled: false, bookingFrequencyType: 'weekly' }, 'often', 'As often as they like.'],
    [{ maxOpenBookings: 3 }, 'often', 'As often as they like, with at most 3 upcoming reservations at once.'],
    [{ allowConsecutiveReservations: true, maxConsecutiveSlots: 99 }, 'inARow', 'Any number in a row.'],
    [
      { lineOrder: 'first_come', lineOfferMinutes: 20, maxOpenBookings: 3 },
      'line',
      'Free chargers are offered to whoever has waited longest, for about 14 to 30 minutes. At most 3 upcoming reservations each.',
    ],
    [
      { lineEnabled: false, maxOpenBookings: 1 },
      'line',
      'Members cannot wait for a charger. At most 1 upcoming reservation each.',
    ],
    [{ peakWalkInWhenFree: false }, 'peak', 'Mon – Fri, 6:00 AM – 3:00 PM: by reservation.'],
    [{ autoMarkNoShow: false }, 'noShow', 'A reservation keeps its charger until it ends, arrived or not.'],
  ] satisfies [Changes, keyof ReturnType<typeof ruleWords>, string][])(
    'with %o',
    (changes, section, text) => {
      expect(wordsWith(changes)[section]).toBe(text);
    },
  );
});

test('weekdays and weekends have two bands if they differ, else one, and each covers the whole day', () => {
  expect(dayBands(DEFAULTS)).toEqual([
    {
      days: 'Mon – Fri',
      stretches: [
        { from: 0, to: 6, access: 'any' },
        { from: 6, to: 15, access: 'peak' },
        { from: 15, to: 24, access: 'any' },
      ],
    },
    { days: 'Sat – Sun', stretches: [{ from: 0, to: 24, access: 'any' }] },
  ]);
  const everyDay = { ...DEFAULTS, weekendPeakHours: true, peakStartTime: '12:00', peakEndTime: '24:00' };
  expect(dayBands({ ...everyDay, offPeakAccessPolicy: 'walk_in_only' })).toEqual([
    {
      days: 'Every day',
      stretches: [
        { from: 0, to: 12, access: 'walk-in' },
        { from: 12, to: 24, access: 'peak' },
      ],
    },
  ]);
});
