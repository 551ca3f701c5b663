import { describe, expect, it } from 'vitest';
import { bookingWindow } from './booking-window.ts';
import { changeRules, DEFAULT_RULES, resolveRuleAliases, ruleConflicts } from './organization-rules.ts';
import type { BookingRules } from './organization-rules.ts';
import { hoursToNextPeak, peakWindowOn, takesWalkIns } from './peak-hours.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

function rulesWith(changes: Partial<BookingRules>): BookingRules {
  return { ...DEFAULT_RULES, ...changes };
}

describe('settings that contradict each other', () => {
  it.each([
    ['the defaults do not', {}, []],
    [
      'off-peak for walk-ins only, and walk-ins off',
      { offPeakAccessPolicy: 'walk_in_only', allowOffPeakWalkIn: false },
      ['off_peak_for_nobody'],
    ],
    [
      'the same without peak hours',
      { offPeakAccessPolicy: 'walk_in_only', allowOffPeakWalkIn: false, peakHoursEnabled: false },
      ['nothing_for_anybody'],
    ],
    ['walk-ins off alone is fine', { allowOffPeakWalkIn: false }, []],
    [
      'walk-ins only without peak hours is fine',
      { offPeakAccessPolicy: 'walk_in_only', peakHoursEnabled: false },
      [],
    ],
    ['a peak that ends before it starts', { peakStartTime: '16:00' }, ['peak_window_invalid']],
    ['a peak of no length', { peakEndTime: '06:00' }, ['peak_window_invalid']],
    ['a peak off the hour', { peakStartTime: '06:30' }, ['peak_window_invalid']],
    ['a peak of more than 12 hours', { peakEndTime: '19:00' }, ['peak_window_invalid']],
    ['a peak until midnight', { peakStartTime: '12:00', peakEndTime: '24:00' }, []],
    ['a peak at no time', { peakStartTime: 'early' }, ['peak_window_invalid']],
  ] satisfies [string, Partial<BookingRules>, string[]][])('%s', (_, changes, codes) => {
    expect(ruleConflicts(rulesWith(changes)).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a change of settings', () => {
  it('that allows consecutive reservations while their number is 1 raises it to 2 and says so', () => {
    const { rules, notices } = changeRules(DEFAULT_RULES, { allowConsecutiveReservations: true });
    expect(rules.maxConsecutiveSlots).toBe(2);
    expect(notices).toHaveLength(1);
  });

  it('to 1 consecutive reservation switches them off and says so', () => {
    const current = rulesWith({ allowConsecutiveReservations: true, maxConsecutiveSlots: 3 });
    const { rules, notices } = changeRules(current, { maxConsecutiveSlots: 1 });
    expect(rules.allowConsecutiveReservations).toBe(false);
    expect(notices).toHaveLength(1);
  });

  it('leaves a chosen number alone', () => {
    const changes = { allowConsecutiveReservations: true, maxConsecutiveSlots: 3 };
    expect(changeRules(DEFAULT_RULES, changes)).toEqual({ rules: rulesWith(changes), notices: [] });
    expect(changeRules(DEFAULT_RULES, { maxAdvanceBookingDays: 7 }).notices).toEqual([]);
  });
});

describe('the peak window', () => {
  it.each([
    [FRIDAY, {}, { startHour: 6, endHour: 15 }],
    [SATURDAY, {}, null],
    [SATURDAY, { weekendPeakHours: true }, { startHour: 6, endHour: 15 }],
    [FRIDAY, { weekdaysRequireReservations: false }, null],
    [SATURDAY, { weekdaysRequireReservations: false, weekendPeakHours: true }, { startHour: 6, endHour: 15 }],
    [FRIDAY, { peakHoursEnabled: false }, null],
    [FRIDAY, { requirePeakReservation: false }, null],
    [FRIDAY, { peakEndTime: '24:00' }, { startHour: 6, endHour: 24 }],
  ])('on %s with %o is %o', (date, changes, peak) => {
    expect(peakWindowOn(date, rulesWith(changes))).toEqual(peak);
  });

  it.each([
    [FRIDAY, 4, 2],
    ['2026-11-19', 15, 15],
    [FRIDAY, 15, Number.POSITIVE_INFINITY],
    ['2026-11-22', 20, 10],
  ])('seen from %s %i:00 begins in %d hours', (date, hour, expected) => {
    expect(hoursToNextPeak(date, hour, DEFAULT_RULES)).toBe(expected);
  });
});

it.each([
  [{}, true],
  [{ offPeakAccessPolicy: 'walk_in_only' }, true],
  [{ offPeakAccessPolicy: 'reservation_only' }, false],
  [{ allowOffPeakWalkIn: false }, false],
] satisfies [Partial<BookingRules>, boolean][])('walk-ins with %o: %s', (changes, expected) => {
  expect(takesWalkIns(rulesWith(changes))).toBe(expected);
});

it.each([
  ['2026-11-20', 30, true, '2026-11-20', '2026-12-20'],
  ['2027-01-31', 30, true, '2027-01-31', '2027-02-28'],
  ['2028-01-31', 30, true, '2028-01-31', '2028-02-29'],
  ['2026-11-20', 90, true, '2026-11-20', '2027-02-20'],
  ['2026-11-20', 14, false, '2026-11-21', '2026-12-04'],
  ['2026-11-20', 365, true, '2026-11-20', '2027-11-20'],
  ['2026-11-20', 1, true, '2026-11-20', '2026-11-21'],
])('from %s, %i days (same day: %s): bookable from %s to %s', (today, days, sameDay, first, last) => {
  const rules = { maxAdvanceBookingDays: days, allowSameDayBooking: sameDay };
  expect(bookingWindow(today, rules)).toEqual({ first, last });
});

describe('a setting by its older name', () => {
  it.each([
    ['alone', { maxBookingHours: 4 }, { maxBookingHoursReservation: 4 }, []],
    [
      'beside the same value',
      { maxBookingHours: 4, maxBookingHoursReservation: 4 },
      { maxBookingHoursReservation: 4 },
      [],
    ],
    [
      'against another value',
      { maxBookingHours: 4, maxBookingHoursReservation: 5 },
      { maxBookingHoursReservation: 5 },
      ['maxBookingHours'],
    ],
  ])('%s', (_, given, settings, contradictions) => {
    expect(resolveRuleAliases(given)).toEqual({ settings, contradictions });
  });
});
