// The table of booking rules (docs/rules.md "Booking"). Now is Friday, 20 November 2026, 8:30 AM at the location in New
// York; the rules are the defaults unless a row changes them: peak 6 to 15 on weekdays, 3 hours in peak, 12 off-peak,
// 30 days.
import { describe, expect, it } from 'vitest';
import type { BookingContext, OwnReservation } from './booking-context.ts';
import {
  evaluateBooking,
  evaluateEarlyArrival,
  evaluateExtension,
  evaluateHandOver,
  evaluateMove,
  evaluateWalkIn,
} from './booking-rules.ts';
import { addDays } from './local-dates.ts';
import { DEFAULT_WEEKLY_HOURS } from './opening-hours.ts';
import { SAMPLE_NOW, SAMPLE_ZONE, ownReservation as own, sampleContext } from './testing/sample-context.ts';
import { firstRefusal } from './violations.ts';

type Changes = Parameters<typeof sampleContext>[0];
type Row = [sentence: string, date: string, timeSlot: string, changes: Changes, codes: string[]];

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';
const OFF_PEAK = { rules: { peakHoursEnabled: false } };
const CHAINS = { allowConsecutiveReservations: true, maxConsecutiveSlots: 2 };

function codesOf(date: string, timeSlot: string, context: BookingContext): string[] {
  return evaluateBooking({ date, timeSlot }, context).violations.map(({ code }) => code);
}

function table(rows: Row[]): void {
  it.each(rows)('%s: %s %s', (_, date, timeSlot, changes, codes) => {
    expect(codesOf(date, timeSlot, sampleContext(changes))).toEqual(codes);
  });
}

describe('who may book', () => {
  table([
    ['an active member of an approved account', MONDAY, '9-12', {}, []],
    ['no pending member', MONDAY, '9-12', { membershipStatus: 'pending' }, ['not_approved']],
    ['no suspended member', MONDAY, '9-12', { membershipStatus: 'suspended' }, ['not_approved']],
    ['no stranger', MONDAY, '9-12', { membershipStatus: null }, ['not_approved']],
    ['no pending account', MONDAY, '9-12', { accountStatus: 'pending' }, ['not_approved']],
    ['no suspended account', MONDAY, '9-12', { accountStatus: 'suspended' }, ['not_approved']],
    ['not at a closed-down location', MONDAY, '9-12', { locationActive: false }, ['location_inactive']],
    ['not a spot out of service', MONDAY, '9-12', { spotActive: false }, ['spot_inactive']],
  ]);
});

describe('requests that make no sense', () => {
  table([
    ['a slot without an end', MONDAY, '9', {}, ['slot_malformed']],
    ['a day that no calendar has', '2027-02-29', '9-12', {}, ['date_invalid']],
    ['both', 'soon', 'later', {}, ['date_invalid', 'slot_malformed']],
    [
      'a start that clocks skip',
      '2027-03-14',
      '2-4',
      { now: new Date('2027-03-01T12:00:00Z') },
      ['start_skipped'],
    ],
    ['but not an end that they skip', '2027-03-14', '1-2', { now: new Date('2027-03-01T12:00:00Z') }, []],
  ]);
});

describe('when', () => {
  table([
    ['not in the past', '2026-11-19', '18-19', {}, ['date_past']],
    ['not in the hour that has begun', FRIDAY, '8-9', {}, ['hour_past']],
    ['from the next hour', FRIDAY, '9-10', {}, []],
    [
      'not even at its first instant',
      FRIDAY,
      '8-9',
      { now: new Date('2026-11-20T13:00:00Z') },
      ['hour_past'],
    ],
    // At Troll the clocks go back from 3 to 1 o'clock: it is 1:30 AM for the second time, and 2 AM has already passed.
    [
      'not in one that the clock shows again',
      '2026-10-25',
      '2-3',
      { now: new Date('2026-10-25T01:30:00Z'), timezone: 'Antarctica/Troll' },
      ['hour_past'],
    ],
    [
      'not today if same-day booking is off',
      FRIDAY,
      '16-18',
      { rules: { allowSameDayBooking: false } },
      ['same_day_off'],
    ],
    ['tomorrow even then', SATURDAY, '9-12', { rules: { allowSameDayBooking: false } }, []],
    ['through the same day of the next month', '2026-12-20', '23-3', {}, []],
    ['not a day later', '2026-12-21', '9-12', {}, ['outside_window']],
    ['60 days are two months', '2027-01-20', '9-12', { rules: { maxAdvanceBookingDays: 60 } }, []],
    ['7 days are days', '2026-11-27', '9-12', { rules: { maxAdvanceBookingDays: 7 } }, []],
    ['and no more', '2026-11-28', '9-12', { rules: { maxAdvanceBookingDays: 7 } }, ['outside_window']],
    [
      'a month from 31 January ends on the 28th',
      '2027-02-28',
      '9-12',
      { now: new Date('2027-01-31T12:00:00Z') },
      [],
    ],
    [
      'and not on 1 March',
      '2027-03-01',
      '9-12',
      { now: new Date('2027-01-31T12:00:00Z') },
      ['outside_window'],
    ],
    [
      "by the location's today, not the world's",
      '2026-12-21',
      '9-12',
      { now: new Date('2026-11-21T04:30:00Z') },
      ['outside_window'],
    ],
    ['while the location is open', MONDAY, '9-12', { weeklyHours: DEFAULT_WEEKLY_HOURS }, []],
    ['not past closing', MONDAY, '15-19', { weeklyHours: DEFAULT_WEEKLY_HOURS }, ['outside_hours']],
    ['not on a closed day', '2026-11-22', '10-12', { weeklyHours: DEFAULT_WEEKLY_HOURS }, ['outside_hours']],
    ['in the default week where none is given', MONDAY, '18-19', { weeklyHours: null }, ['outside_hours']],
  ]);

  it('says when the location closes to whoever wants longer, and the day’s hours to whoever starts outside', () => {
    const messageOf = (timeSlot: string) =>
      evaluateBooking({ date: MONDAY, timeSlot }, sampleContext({ weeklyHours: DEFAULT_WEEKLY_HOURS }))
        .violations.filter(({ code }) => code === 'outside_hours')
        .map(({ message }) => message);
    expect(messageOf('17-19')).toEqual(['The location closes at 6:00 PM.']);
    expect(messageOf('18-19')).toEqual([
      'This time slot is not available for booking. Opening hours on Mon, Nov 23: 8:00 AM – 6:00 PM.',
    ]);
  });
});

describe('length and peak hours', () => {
  table([
    ['the reservation limit for a start in peak', MONDAY, '6-9', {}, []],
    ['not beyond it', MONDAY, '6-10', {}, ['too_long']],
    ["past the peak's end", MONDAY, '14-17', {}, []],
    ['the peak end is off-peak: the walk-in limit', MONDAY, '15-3', {}, []],
    ['not beyond it either', MONDAY, '15-4', {}, ['too_long']],
    ['an off-peak start ends at the next peak start', MONDAY, '22-6', {}, []],
    ['and not later', MONDAY, '22-7', {}, ['crosses_peak']],
    ['nor on the same day', MONDAY, '4-7', {}, ['crosses_peak']],
    ['weekends are off-peak', SATURDAY, '8-20', {}, []],
    ['unless they are not', SATURDAY, '8-20', { rules: { weekendPeakHours: true } }, ['too_long']],
    ['Friday night runs freely into a weekend', FRIDAY, '20-8', {}, []],
    ['but not into a peak one', FRIDAY, '20-8', { rules: { weekendPeakHours: true } }, ['crosses_peak']],
    ['Sunday night ends at the peak of Monday', '2026-11-22', '20-8', {}, ['crosses_peak']],
    [
      'weekdays are off-peak if they need no reservation',
      MONDAY,
      '6-18',
      { rules: { weekdaysRequireReservations: false } },
      [],
    ],
    ['without peak hours all hours are off-peak', MONDAY, '6-18', OFF_PEAK, []],
    [
      'nor without reservations required in them',
      MONDAY,
      '6-18',
      { rules: { requirePeakReservation: false } },
      [],
    ],
    ['24 hours where the limit says so', SATURDAY, '7-7', { rules: { maxBookingHoursWalkIn: 24 } }, []],
    [
      'walk_in_only: inside the peak',
      MONDAY,
      '12-15',
      { rules: { offPeakAccessPolicy: 'walk_in_only' } },
      [],
    ],
    [
      'walk_in_only: not past its end',
      MONDAY,
      '13-16',
      { rules: { offPeakAccessPolicy: 'walk_in_only' } },
      ['off_peak_reservations_off'],
    ],
    [
      'walk_in_only: not off-peak',
      MONDAY,
      '18-19',
      { rules: { offPeakAccessPolicy: 'walk_in_only' } },
      ['off_peak_reservations_off'],
    ],
    [
      'reservation_only: the reservation limit off-peak too',
      MONDAY,
      '18-22',
      { rules: { offPeakAccessPolicy: 'reservation_only' } },
      ['too_long'],
    ],
    [
      'reservation_only: within it',
      MONDAY,
      '18-21',
      { rules: { offPeakAccessPolicy: 'reservation_only' } },
      [],
    ],
  ]);
});

describe('frequency caps', () => {
  const daily = {
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'daily',
    maxBookingsPerDay: 1,
  } as const;
  const weekly = {
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'weekly',
    maxBookingsPerWeek: 2,
  } as const;
  const monthly = {
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'monthly',
    maxBookingsPerMonth: 2,
  } as const;
  const morning = own(MONDAY, '6-8');
  table([
    ['one a day', MONDAY, '12-14', { rules: daily, ownReservations: [morning] }, ['cap_day']],
    [
      'only if they are on',
      MONDAY,
      '12-14',
      { rules: { ...daily, bookingFrequencyEnabled: false }, ownReservations: [morning] },
      [],
    ],
    [
      'none if unlimited',
      MONDAY,
      '12-14',
      { rules: { ...daily, bookingFrequencyType: 'unlimited' }, ownReservations: [morning] },
      [],
    ],
    ['another day is free', '2026-11-24', '12-14', { rules: daily, ownReservations: [morning] }, []],
    [
      'by the day it starts',
      '2026-11-24',
      '12-14',
      { rules: daily, ownReservations: [own(MONDAY, '22-1')] },
      [],
    ],
    [
      'cancelled reservations do not count',
      MONDAY,
      '12-14',
      { rules: daily, ownReservations: [{ ...morning, status: 'cancelled' }] },
      [],
    ],
    [
      'no-shows do',
      MONDAY,
      '12-14',
      { rules: daily, ownReservations: [{ ...morning, status: 'no_show' }] },
      ['cap_day'],
    ],
    [
      'walk-ins do',
      MONDAY,
      '12-14',
      { rules: daily, ownReservations: [{ ...morning, status: 'arrived', kind: 'walk_in' }] },
      ['cap_day'],
    ],
    [
      'reservations in other organizations do not count',
      MONDAY,
      '12-14',
      { rules: daily, ownReservations: [{ ...morning, organizationId: 'other' }] },
      [],
    ],
    [
      'an edited reservation does not count itself',
      MONDAY,
      '12-14',
      { rules: daily, ownReservations: [morning], editingId: morning.id },
      [],
    ],
    [
      'a week from Monday to Sunday',
      '2026-11-28',
      '12-14',
      { rules: weekly, ownReservations: [morning, own('2026-11-29', '6-8')] },
      ['cap_week'],
    ],
    [
      'the Sunday before is another',
      '2026-11-22',
      '12-14',
      { rules: weekly, ownReservations: [morning, own('2026-11-29', '6-8')] },
      [],
    ],
    [
      'a calendar month',
      '2026-11-30',
      '12-14',
      { rules: monthly, ownReservations: [own('2026-11-02', '6-8'), morning] },
      ['cap_month'],
    ],
    [
      'the next is another',
      '2026-12-01',
      '12-14',
      { rules: monthly, ownReservations: [own('2026-11-02', '6-8'), morning] },
      [],
    ],
    [
      "the database's counts come first",
      MONDAY,
      '12-14',
      { rules: daily, counts: { day: 1, week: 0, month: 0 } },
      ['cap_day'],
    ],
  ]);
});

describe("a member's other bookings", () => {
  const noon = own(MONDAY, '12-14');
  table([
    ['no overlap with an own one', MONDAY, '11-13', { ownReservations: [noon] }, ['own_overlap']],
    [
      'in any organization',
      MONDAY,
      '11-13',
      { ownReservations: [{ ...noon, organizationId: 'other', locationId: 'elsewhere' }] },
      ['own_overlap'],
    ],
    ['across midnight', MONDAY, '0-2', { ownReservations: [own('2026-11-22', '23-1')] }, ['own_overlap']],
    [
      'a cancelled reservation does not conflict',
      MONDAY,
      '11-13',
      { ownReservations: [{ ...noon, status: 'cancelled' }] },
      [],
    ],
    ['nor the one being edited', MONDAY, '11-13', { ownReservations: [noon], editingId: noon.id }, []],
    ['none that touches, before', MONDAY, '10-12', { ownReservations: [noon] }, ['consecutive']],
    ['none that touches, after', MONDAY, '14-16', { ownReservations: [noon] }, ['consecutive']],
    [
      'none that touches, at midnight',
      MONDAY,
      '0-2',
      { ownReservations: [own('2026-11-22', '22-0')] },
      ['consecutive'],
    ],
    [
      'any stored number while chains are off',
      MONDAY,
      '10-12',
      { rules: { maxConsecutiveSlots: 2 }, ownReservations: [noon] },
      ['consecutive'],
    ],
    [
      'a reservation released the moment it began links nothing',
      MONDAY,
      '12-14',
      { ownReservations: [{ ...noon, status: 'arrived', endsAt: noon.startsAt }] },
      [],
    ],
    ['with a gap it is fine', MONDAY, '9-11', { ownReservations: [noon] }, []],
    [
      'or at another location',
      MONDAY,
      '10-12',
      { ownReservations: [{ ...noon, locationId: 'elsewhere' }] },
      [],
    ],
    ['a chain up to the limit', MONDAY, '10-12', { rules: CHAINS, ownReservations: [noon] }, []],
    [
      'no longer chain',
      MONDAY,
      '10-12',
      { rules: CHAINS, ownReservations: [noon, own(MONDAY, '14-16')] },
      ['consecutive'],
    ],
    [
      'not by joining two',
      MONDAY,
      '10-12',
      { rules: CHAINS, ownReservations: [noon, own(MONDAY, '8-10')] },
      ['consecutive'],
    ],
    [
      '99 is no limit',
      MONDAY,
      '10-12',
      {
        rules: { ...CHAINS, maxConsecutiveSlots: 99 },
        ownReservations: [noon, own(MONDAY, '8-10'), own(MONDAY, '14-16')],
      },
      [],
    ],
    ['no spot that is taken', MONDAY, '11-13', { spotBookings: [{ ...noon, id: 'theirs' }] }, ['spot_taken']],
    [
      'a taken spot is free when its booking ends',
      MONDAY,
      '14-16',
      { spotBookings: [{ ...noon, id: 'theirs' }] },
      [],
    ],
    [
      'no spot that they reported broken',
      MONDAY,
      '14-16',
      { ownReports: [{ kind: 'broken', reportedAt: SAMPLE_NOW }] },
      ['spot_reported'],
    ],
    [
      'and none where they found a car in the way that may still be there',
      MONDAY,
      '14-16',
      { ownReports: [{ kind: 'blocked', reportedAt: new Date('2026-11-23T17:01:00Z') }] },
      ['spot_reported'],
    ],
    [
      'though two hours later',
      MONDAY,
      '14-16',
      { ownReports: [{ kind: 'blocked', reportedAt: new Date('2026-11-23T17:00:00Z') }] },
      [],
    ],
    ['and for the edit of that booking', MONDAY, '11-13', { spotBookings: [noon], editingId: noon.id }, []],
  ]);

  it('are named when they overlap', () => {
    const { violations } = evaluateBooking(
      { date: MONDAY, timeSlot: '11-13' },
      sampleContext({ ownReservations: [noon] }),
    );
    expect(violations[0]?.message).toBe(
      'You already have a reservation on Mon, Nov 23 from 12:00 PM to 2:00 PM',
    );
  });

  it.each([
    ['a reader elsewhere', 'Europe/Berlin', 'Mon, Nov 23 from 12:00 PM to 2:00 PM ET'],
    ['a reader there', SAMPLE_ZONE, 'Mon, Nov 23 from 12:00 PM to 2:00 PM'],
    ['a reader whose zone nobody knows', undefined, 'Mon, Nov 23 from 12:00 PM to 2:00 PM ET'],
  ])('are named in the time of their own location to %s', (_, readerZone, when) => {
    const { readerZone: _known, ...context } = sampleContext({ ownReservations: [noon] });
    const inParis = { ...context, timezone: 'Europe/Paris', ...(readerZone && { readerZone }) };
    const { violations } = evaluateBooking({ date: MONDAY, timeSlot: '18-19' }, inParis);
    expect(violations[0]?.message).toBe(`You already have a reservation on ${when}`);
  });

  it.each([
    ['14-16', noon, '12:00 PM – 2:00 PM. Next from 3:00 PM.'],
    ['10-12', noon, '12:00 PM – 2:00 PM. Leave an hour free before it.'],
    ['0-2', own('2026-11-22', '22-0'), 'Sun, Nov 22, 10:00 PM – 12:00 AM. Next from 1:00 AM.'],
  ])('%s is told which one it would touch, and how to leave a gap', (timeSlot, mine, message) => {
    const another = own(MONDAY, '19-20');
    const context = sampleContext({ ownReservations: [another, mine] });
    expect(evaluateBooking({ date: MONDAY, timeSlot }, context).violations).toMatchObject([
      { code: 'consecutive', message: `You already have ${message}` },
    ]);
  });
});

describe('a chain without a limit', () => {
  it('may be longer than 99', () => {
    const rules = { ...CHAINS, maxConsecutiveSlots: 99 };
    const ownReservations = Array.from({ length: 120 }, (_, index) => {
      const [date, hour] = [addDays(MONDAY, Math.floor(index / 24)), index % 24];
      return own(date, `${hour}-${(hour + 1) % 24}`);
    });
    expect(codesOf('2026-11-22', '23-0', sampleContext({ rules, ownReservations }))).toEqual([]);
  });
});

describe('a refusal', () => {
  it('lists all broken rules', () => {
    const context = sampleContext({
      accountStatus: 'pending',
      locationActive: false,
      weeklyHours: DEFAULT_WEEKLY_HOURS,
      ownReservations: [own('2026-11-19', '17-19')],
      counts: { day: 1, week: 1, month: 1 },
      rules: {
        bookingFrequencyEnabled: true,
        bookingFrequencyType: 'daily',
        offPeakAccessPolicy: 'walk_in_only',
      },
    });
    expect(codesOf('2026-11-19', '18-7', context)).toEqual([
      'not_approved',
      'location_inactive',
      'date_past',
      'outside_hours',
      'too_long',
      'crosses_peak',
      'off_peak_reservations_off',
      'cap_day',
      'own_overlap',
    ]);
  });

  it.each([
    ['who one is', { accountStatus: 'pending', membershipStatus: null }, 403, 'not_approved'],
    [
      'a conflict',
      { ownReservations: [own(MONDAY, '9-10')], rules: { maxBookingHoursReservation: 1 } },
      409,
      'own_overlap',
    ],
    [
      'a rule',
      {
        counts: { day: 9, week: 9, month: 9 },
        rules: {
          maxBookingHoursReservation: 1,
          bookingFrequencyEnabled: true,
          bookingFrequencyType: 'daily',
        },
      },
      422,
      'too_long',
    ],
    [
      'a limit',
      {
        counts: { day: 9, week: 9, month: 9 },
        rules: { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily' },
      },
      409,
      'cap_day',
    ],
  ] satisfies [string, Changes, number, string][])('answers with %s first', (_, changes, status, code) => {
    const { violations } = evaluateBooking({ date: MONDAY, timeSlot: '9-12' }, sampleContext(changes));
    expect(firstRefusal(violations)).toMatchObject({ status, code });
  });
});

describe('a walk-in', () => {
  // 20 November, 4:20 PM: off-peak until 6 AM on Monday.
  const afternoon = new Date('2026-11-20T21:20:00Z');
  it.each([
    ['starts now and ends on the hour', 18, {}, []],
    ['lasts up to the walk-in limit', 4, {}, []],
    ['and no longer', 5, {}, ['too_long']],
    ['in peak hours for the rest of the hour', 9, { now: SAMPLE_NOW }, []],
    ['and no longer', 10, { now: SAMPLE_NOW }, ['walk_in_in_peak']],
    [
      'not even that where peak hours are by reservation alone',
      9,
      { now: SAMPLE_NOW, rules: { peakWalkInWhenFree: false } },
      ['walk_in_in_peak'],
    ],
    [
      'though off-peak walk-ins are off',
      9,
      { now: SAMPLE_NOW, rules: { allowOffPeakWalkIn: false, allowSameDayBooking: false } },
      [],
    ],
    [
      'not where somebody has it for this hour',
      9,
      { now: SAMPLE_NOW, spotBookings: [own(FRIDAY, '8-9')] },
      ['spot_taken'],
    ],
    [
      'not up to an own reservation',
      9,
      { now: SAMPLE_NOW, ownReservations: [own(FRIDAY, '9-12')] },
      ['consecutive'],
    ],
    ['ends when the next peak starts', 7, { now: new Date('2026-11-20T10:20:00Z') }, ['crosses_peak']],
    ['ends at closing', 19, { weeklyHours: DEFAULT_WEEKLY_HOURS }, ['outside_hours']],
    [
      'ends at the next reservation of the spot',
      19,
      { spotBookings: [own(FRIDAY, '18-20')] },
      ['spot_taken'],
    ],
    ['not where walk-ins are off', 18, { rules: { allowOffPeakWalkIn: false } }, ['walk_ins_off']],
    [
      'not where every hour needs a reservation',
      18,
      { rules: { offPeakAccessPolicy: 'reservation_only' } },
      ['off_peak_reservation_only'],
    ],
    ['under walk_in_only', 18, { rules: { offPeakAccessPolicy: 'walk_in_only' } }, []],
    ['even where today cannot be reserved', 18, { rules: { allowSameDayBooking: false } }, []],
    [
      'counts against caps',
      18,
      {
        counts: { day: 1, week: 1, month: 1 },
        rules: { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily' },
      },
      ['cap_day'],
    ],
    ['not during an own reservation', 18, { ownReservations: [own(FRIDAY, '17-19')] }, ['own_overlap']],
    [
      'not where they reported a car',
      18,
      { ownReports: [{ kind: 'blocked', reportedAt: afternoon }] },
      ['spot_reported'],
    ],
    ['not for the unapproved', 18, { membershipStatus: 'pending' }, ['not_approved']],
  ] satisfies [string, number, Changes, string[]][])('%s: until %i', (_, endHour, changes, codes) => {
    const { violations } = evaluateWalkIn({ endHour }, sampleContext({ now: afternoon, ...changes }));
    expect(violations.map(({ code }) => code)).toEqual(codes);
  });

  it('after clocks went back, ends the next time that they show the hour', () => {
    const now = new Date('2026-10-25T01:30:00Z');
    const { span } = evaluateWalkIn({ endHour: 2 }, sampleContext({ now, timezone: 'Antarctica/Troll' }));
    expect(span?.period.endsAt).toEqual(new Date('2026-10-25T02:00:00Z'));
  });

  it('lasts from now on', () => {
    const { span } = evaluateWalkIn({ endHour: 18 }, sampleContext({ now: afternoon }));
    expect(span?.period).toEqual({ startsAt: afternoon, endsAt: new Date('2026-11-20T23:00:00Z') });
  });
});

describe('an early arrival', () => {
  // Now is 8:30 AM.
  const reserved = own(FRIDAY, '9-12');
  const before = (timeSlot: string, changes = {}) => own(FRIDAY, timeSlot, { id: 'before', ...changes });
  it.each([
    ['half an hour before the start', {}, []],
    ['not a minute earlier', { now: new Date('2026-11-20T13:29:59Z') }, ['too_early']],
    ['as early as the organization says', { rules: { earlyArrivalMinutes: 15 } }, ['too_early']],
    ['never where it says 0', { rules: { earlyArrivalMinutes: 0 } }, ['too_early']],
    ['not while somebody has the charger', { spotBookings: [reserved, before('8-9')] }, ['spot_taken']],
    ['nor while it is held', { spotBookings: [reserved, before('8-9', { kind: 'hold' })] }, ['spot_taken']],
    ['not during another own session', { ownReservations: [reserved, before('7-9')] }, ['own_overlap']],
    ['right after another own session', { ownReservations: [before('8-9', { endsAt: SAMPLE_NOW })] }, []],
    [
      'before an own one that follows, though the rules have changed',
      { ownReservations: [own(FRIDAY, '12-13')] },
      [],
    ],
    [
      'whatever the caps',
      {
        counts: { day: 9, week: 9, month: 9 },
        rules: { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily' },
      },
      [],
    ],
    [
      'not before the location opens',
      {
        weeklyHours: {
          ...DEFAULT_WEEKLY_HOURS,
          friday: { open: '09:00', close: '18:00', closed: false, is24hrs: false },
        },
      },
      ['outside_hours'],
    ],
    [
      'not where they reported a car',
      { ownReports: [{ kind: 'blocked', reportedAt: SAMPLE_NOW }] },
      ['spot_reported'],
    ],
    ['not at a charger out of service', { spotActive: false }, ['spot_inactive']],
  ] satisfies [string, Changes, string[]][])('begins %s', (_, changes, codes) => {
    const violations = evaluateEarlyArrival(reserved, sampleContext(changes));
    expect(violations.map(({ code }) => code)).toEqual(codes);
  });

  it('says from when it can be, or until when somebody has the charger', () => {
    const refusal = (changes: Changes) =>
      evaluateEarlyArrival(reserved, sampleContext(changes)).map(({ message }) => message);
    expect(refusal({ rules: { earlyArrivalMinutes: 15 } })).toEqual(['You can start charging from 8:45 AM.']);
    const session = before('8-9', { endsAt: new Date('2026-11-20T13:50:00Z') });
    expect(refusal({ spotBookings: [session] })).toEqual(['Somebody has this charger until 8:50 AM.']);
  });
});

describe('an extension', () => {
  const running = own(MONDAY, '9-11', { status: 'arrived' });
  const now = new Date('2026-11-23T15:30:00Z');

  it('says from when somebody else has the charger, or which of one’s own reservations is in the way', () => {
    const refusal = (context: Parameters<typeof sampleContext>[0]) =>
      evaluateExtension(running, { endHour: 12 }, sampleContext({ now, ...context })).violations[0]?.message;
    const spotBookings = [running, own(MONDAY, '13-14'), own(MONDAY, '11-13')];
    expect(refusal({ spotBookings })).toBe('This charger is taken from 11:00 AM.');
    const ownReservations = [running, own(MONDAY, '12-13')];
    expect(refusal({ ownReservations })).toBe(
      'You already have 12:00 PM – 1:00 PM. Leave an hour free before it.',
    );
  });

  it.each([
    ['of an hour within the limit', running, 12, {}, []],
    ['not beyond it', running, 13, {}, ['too_long']],
    [
      'not of a charger that they reported broken',
      running,
      12,
      { ownReports: [{ kind: 'broken', reportedAt: SAMPLE_NOW }] },
      ['spot_reported'],
    ],
    [
      'also where a car was in the way before',
      running,
      12,
      { ownReports: [{ kind: 'blocked', reportedAt: new Date('2026-11-23T14:00:00Z') }] },
      [],
    ],
    [
      'of who came early by the slot that was reserved',
      { ...running, startsAt: new Date('2026-11-23T13:40:00Z') },
      12,
      {},
      [],
    ],
    ['only once arrived', { ...running, status: 'confirmed' }, 12, {}, ['not_arrived']],
    ['only while it runs', running, 12, { now: new Date('2026-11-23T16:00:00Z') }, ['not_arrived']],
    ['not to the present end', running, 11, {}, ['not_longer']],
    ['within a day by the limit alone', running, 9, {}, ['too_long']],
    ['not beyond a day', running, 10, {}, ['not_longer']],
    [
      'not into the next reservation of the spot',
      running,
      12,
      { spotBookings: [running, own(MONDAY, '11-13')] },
      ['spot_taken'],
    ],
    [
      'not into an own one',
      running,
      12,
      { ownReservations: [running, own(MONDAY, '11-13')] },
      ['own_overlap'],
    ],
    [
      'not up to another reservation of the same member',
      running,
      12,
      { ownReservations: [running, own(MONDAY, '12-13')] },
      ['consecutive'],
    ],
    [
      'whatever the caps',
      running,
      12,
      {
        counts: { day: 9, week: 9, month: 9 },
        rules: { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily' },
      },
      [],
    ],
    [
      'of a walk-in up to the walk-in limit',
      { ...own(SATURDAY, '9-11', { status: 'arrived', kind: 'walk_in' }), timeSlot: 'walk-in' },
      21,
      { now: new Date('2026-11-21T15:30:00Z') },
      [],
    ],
    [
      'of a walk-in no further',
      { ...own(SATURDAY, '9-11', { status: 'arrived', kind: 'walk_in' }), timeSlot: 'walk-in' },
      22,
      { now: new Date('2026-11-21T15:30:00Z') },
      ['too_long'],
    ],
  ] satisfies [string, ReturnType<typeof own>, number, Changes, string[]][])(
    '%s',
    (_, reservation, endHour, changes, codes) => {
      const { violations } = evaluateExtension(reservation, { endHour }, sampleContext({ now, ...changes }));
      expect(violations.map(({ code }) => code)).toEqual(codes);
    },
  );

  it('changes only the end', () => {
    const { span } = evaluateExtension(running, { endHour: 12 }, sampleContext({ now }));
    expect(span).toMatchObject({
      hours: 3,
      period: { startsAt: running.startsAt, endsAt: new Date('2026-11-23T17:00:00Z') },
    });
  });
});

describe('taking over the rest of a slot', () => {
  const now = new Date('2026-11-20T13:10:00Z');
  it.each([
    ['in the hour that has begun', 9, {}, []],
    ['not longer than a reservation', 12, {}, ['too_long']],
    ['not against a rule of reservations', 9, { membershipStatus: 'suspended' }, ['not_approved']],
    ['not beside an own reservation', 10, { ownReservations: [own(FRIDAY, '9-10')] }, ['own_overlap']],
  ] satisfies [string, number, Changes, string[]][])('%s', (_, endHour, changes, codes) => {
    const { violations, span } = evaluateHandOver({ endHour }, sampleContext({ now, ...changes }));
    expect(violations.map(({ code }) => code)).toEqual(codes);
    expect(span).toMatchObject({ kind: 'reservation', startHour: 8, period: { startsAt: now } });
  });
});

describe('moving to another charger', () => {
  // Monday, 9 to 11, at 10:30 unless a row says otherwise.
  const coming = own(MONDAY, '9-11');
  const running = own(MONDAY, '9-11', { status: 'arrived' });
  const now = new Date('2026-11-23T15:30:00Z');
  const before = { now: new Date('2026-11-23T13:30:00Z') };
  const { startsAt, endsAt } = running;
  const againstRulesOfTimes = {
    weeklyHours: { ...DEFAULT_WEEKLY_HOURS, monday: DEFAULT_WEEKLY_HOURS.sunday },
    counts: { day: 9, week: 9, month: 9 },
    rules: { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily', maxBookingHoursReservation: 1 },
    ownReservations: [running, own(MONDAY, '11-13')],
    editingId: running.id,
  } as const;
  const foundACar = (reportedAt: string) => ({
    ownReports: [{ kind: 'blocked', reportedAt: new Date(reportedAt) } as const],
  });

  it.each([
    ['keeps the time of one to come', coming, before, [], startsAt],
    ['keeps the start of one that runs, if the other was free since then', running, {}, [], startsAt],
    [
      'begins now at a charger that is free from now on only',
      running,
      { spotBookings: [own(MONDAY, '8-10')] },
      [],
      now,
    ],
    [
      'which may have become free this instant',
      running,
      { now: new Date('2026-11-23T15:00:00Z'), spotBookings: [own(MONDAY, '8-10')] },
      [],
      new Date('2026-11-23T15:00:00Z'),
    ],
    ['also before the member has arrived', coming, { spotBookings: [own(MONDAY, '8-10')] }, [], now],
    [
      'and for a walk-in',
      own(MONDAY, '9-11', { status: 'arrived', kind: 'walk_in' }),
      { spotBookings: [own(MONDAY, '8-10')] },
      [],
      now,
    ],
    [
      'not to one that is taken again before the end',
      running,
      { spotBookings: [own(MONDAY, '8-10'), own(MONDAY, '10-12', { id: 'next' })] },
      ['spot_taken'],
      now,
    ],
    [
      'nor, before the start, to one that is taken for a part of the time',
      coming,
      { ...before, spotBookings: [own(MONDAY, '8-10')] },
      ['spot_taken'],
      startsAt,
    ],
    [
      'to one that the next has from the end on',
      running,
      { spotBookings: [own(MONDAY, '11-13')] },
      [],
      startsAt,
    ],
    [
      'not to one that they reported broken',
      running,
      { ownReports: [{ kind: 'broken', reportedAt: SAMPLE_NOW }] },
      ['spot_reported'],
      startsAt,
    ],
    [
      'not where they found a car in the way less than two hours before it begins there',
      running,
      { ...foundACar('2026-11-23T13:31:00Z'), spotBookings: [own(MONDAY, '8-10')] },
      ['spot_reported'],
      now,
    ],
    [
      'but two hours later',
      running,
      { ...foundACar('2026-11-23T13:30:00Z'), spotBookings: [own(MONDAY, '8-10')] },
      [],
      now,
    ],
    [
      'whatever the caps, hours, lengths and own bookings beside it',
      running,
      againstRulesOfTimes,
      [],
      startsAt,
    ],
    ['not to one out of service', running, { spotActive: false }, ['spot_inactive'], startsAt],
    ['not at a closed-down location', running, { locationActive: false }, ['location_inactive'], startsAt],
    ['not for the suspended', running, { membershipStatus: 'suspended' }, ['not_approved'], startsAt],
  ] satisfies [string, OwnReservation, Changes, string[], Date][])(
    '%s',
    (_, reservation, changes, codes, begins) => {
      const judged = evaluateMove(reservation, sampleContext({ now, ...changes }));
      expect(judged).toMatchObject({ isMovable: true, startsAt: begins });
      expect(judged.violations.map(({ code }) => code)).toEqual(codes);
    },
  );

  it.each([
    ['one that is over', running, { now: endsAt }],
    ['a cancelled one', own(MONDAY, '9-11', { status: 'cancelled' }), {}],
    ['a no-show', own(MONDAY, '9-11', { status: 'no_show' }), {}],
    ['an offer that is held', own(MONDAY, '9-11', { status: 'held', kind: 'hold' }), before],
    ['a closure', own(MONDAY, '9-11', { kind: 'closure' }), before],
  ] satisfies [string, OwnReservation, Changes][])('is nothing for %s', (_, reservation, changes) => {
    expect(evaluateMove(reservation, sampleContext({ now, ...changes }))).toMatchObject({
      isMovable: false,
      startsAt,
    });
  });
});

describe('time that was left after it had begun', () => {
  const noon = new Date('2026-11-20T16:40:00Z'); // 11:40 AM
  const left = (minutes: number, changes: Partial<OwnReservation> = {}) => {
    const given = own(FRIDAY, '11-13', { status: 'cancelled', awaitedMs: minutes * 60_000, ...changes });
    return { ...given, leftFrom: given.startsAt, leftUntil: given.endsAt };
  };
  const running = { ...own(FRIDAY, '11-13'), id: 'edited' };
  const editing = (changes: Changes = {}) => ({
    editingId: 'edited',
    ownReservations: [running],
    ...changes,
  });
  const once = {
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'daily',
    maxBookingsPerDay: 1,
  } as const;
  const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);
  table([
    [
      'may be taken again with the rest of its window',
      FRIDAY,
      '12-14',
      { now: noon, ownReservations: [left(29)] },
      [],
    ],
    ['but not without', FRIDAY, '12-14', { now: noon, ownReservations: [left(30)] }, ['window_used']],
    ['other time has a window of its own', FRIDAY, '13-15', { now: noon, ownReservations: [left(30)] }, []],
    [
      'also what was left elsewhere in the organization',
      FRIDAY,
      '12-14',
      { now: noon, ownReservations: [left(30, { locationId: 'elsewhere' })] },
      ['window_used'],
    ],
    [
      'but not in another organization',
      FRIDAY,
      '12-14',
      { now: noon, ownReservations: [left(30, { organizationId: 'other' })] },
      [],
    ],
    [
      'a no-show has been counted',
      FRIDAY,
      '12-14',
      { now: noon, ownReservations: [own(FRIDAY, '11-13', { status: 'no_show' })] },
      [],
    ],
    [
      'counts toward a cap',
      FRIDAY,
      '13-15',
      { now: noon, rules: once, ownReservations: [left(1)] },
      ['cap_day'],
    ],
    ['a change within its window', FRIDAY, '12-14', editing({ now: at('11:29') }), []],
    ['no change after it', FRIDAY, '12-14', editing({ now: at('11:30') }), ['window_used']],
    ['no change to another day', MONDAY, '9-12', editing({ now: at('11:10') }), ['day_begun']],
    ['unless it is still to come', MONDAY, '9-12', editing({ now: at('10:59') }), []],
  ]);
});

describe('coming reservations at once', () => {
  const two = [own(MONDAY, '9-10'), own('2026-11-24', '9-10')];
  it.each([
    ['below the limit', { rules: { maxOpenBookings: 3 }, ownReservations: two }, []],
    ['not at the limit', { rules: { maxOpenBookings: 2 }, ownReservations: two }, ['cap_open']],
    ['without a limit', { rules: { maxOpenBookings: 0 }, ownReservations: two }, []],
    [
      'those that have begun or are over do not count',
      {
        rules: { maxOpenBookings: 1 },
        ownReservations: [own('2026-11-18', '9-10'), own(FRIDAY, '7-9', { status: 'arrived' })],
      },
      [],
    ],
    [
      'nor those of other organizations',
      { rules: { maxOpenBookings: 1 }, ownReservations: [own(MONDAY, '9-10', { organizationId: 'other' })] },
      [],
    ],
    ['as the database has counted them', { rules: { maxOpenBookings: 2 }, openBookings: 2 }, ['cap_open']],
    [
      'moving one is not another',
      { rules: { maxOpenBookings: 2 }, ownReservations: two, editingId: two[0]!.id },
      [],
    ],
  ] satisfies [string, Changes, string[]][])('%s', (_, changes, codes) => {
    expect(codesOf('2026-11-25', '9-10', sampleContext(changes))).toEqual(codes);
  });
});
