// Random organizations, locations and members for property tests of the booking rules.
import * as fc from 'fast-check';
import type { BookingContext, SlottedReservation } from '../booking-context.ts';
import { addDays } from '../local-dates.ts';
import type { LocalDate } from '../local-dates.ts';
import { ALWAYS_OPEN, DEFAULT_WEEKLY_HOURS } from '../opening-hours.ts';
import { DEFAULT_RULES, FREQUENCY_TYPES, OFF_PEAK_POLICIES, ruleConflicts } from '../organization-rules.ts';
import type { BookingRules } from '../organization-rules.ts';
import { formatTimeSlot, slotOf, slotPeriod } from '../time-slots.ts';
import { dates, durations, hours, zones } from './arbitraries.ts';

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

const peakTimes = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => ({
    peakStartTime: hourText(start),
    peakEndTime: hourText(Math.min(start + length, 24)),
  }));

/** Any settings that an administrator could ask for, including contradictory ones. */
export const wishedRules: fc.Arbitrary<BookingRules> = fc
  .tuple(
    peakTimes,
    fc.record({
      peakHoursEnabled: fc.constantFrom(true, true, false),
      weekendPeakHours: fc.boolean(),
      weekdaysRequireReservations: fc.constantFrom(true, true, false),
      requirePeakReservation: fc.constantFrom(true, true, false),
      peakSlotDuration: fc.constantFrom(60, 120, 180, 240),
      offPeakSlotDuration: fc.constantFrom(30, 60, 90, 120, 180),
      maxAdvanceBookingDays: fc.constantFrom(1, 7, 30, 60, 365),
      maxBookingHoursReservation: fc.integer({ min: 1, max: 12 }),
      maxBookingHoursWalkIn: fc.integer({ min: 1, max: 24 }),
      allowOffPeakWalkIn: fc.boolean(),
      peakWalkInWhenFree: fc.boolean(),
      offPeakAccessPolicy: fc.constantFrom(...OFF_PEAK_POLICIES),
      allowSameDayBooking: fc.boolean(),
      bookingFrequencyEnabled: fc.boolean(),
      bookingFrequencyType: fc.constantFrom(...FREQUENCY_TYPES),
      maxBookingsPerDay: fc.integer({ min: 1, max: 3 }),
      maxBookingsPerWeek: fc.integer({ min: 1, max: 5 }),
      maxBookingsPerMonth: fc.integer({ min: 1, max: 5 }),
      allowConsecutiveReservations: fc.boolean(),
      maxConsecutiveSlots: fc.constantFrom(1, 2, 3, 99),
    }),
  )
  .map(([peak, others]) => ({ ...DEFAULT_RULES, ...others, ...peak }));

export const rules = wishedRules.filter((candidate) => ruleConflicts(candidate).length === 0);

export interface Situation {
  context: BookingContext & { ownReservations: readonly SlottedReservation[] };
  /** A day near the context's now. */
  date: LocalDate;
}

/** A member at some moment, with reservations of any kind around it; they may even overlap. */
export const situations: fc.Arbitrary<Situation> = fc
  .record({
    today: dates.filter((date) => date > '2012'),
    minute: fc.integer({ min: 0, max: 1_439 }),
    ahead: fc.integer({ min: -1, max: 9 }),
    timezone: zones,
    rules,
    weeklyHours: fc.constantFrom(ALWAYS_OPEN, ALWAYS_OPEN, DEFAULT_WEEKLY_HOURS, null),
    own: fc.array(
      fc.record({
        day: fc.integer({ min: -2, max: 2 }),
        hour: hours,
        length: durations,
        elsewhere: fc.boolean(),
      }),
      {
        maxLength: 4,
      },
    ),
  })
  .map(({ today, minute, ahead, own, timezone, ...given }) => {
    const date = addDays(today, ahead);
    const ownReservations = own.flatMap(({ day, hour, length, elsewhere }, index): SlottedReservation[] => {
      const start = addDays(date, day);
      const period = slotPeriod(start, slotOf(hour, length), timezone);
      if (!period) return [];
      const locationId = elsewhere ? 'elsewhere' : 'garage';
      return [
        {
          ...period,
          id: `own-${index}`,
          organizationId: 'org',
          locationId,
          timezone,
          date: start,
          timeSlot: formatTimeSlot(slotOf(hour, length)),
          status: 'confirmed',
          kind: 'reservation',
        },
      ];
    });
    const context = {
      ...given,
      now: new Date(Date.parse(`${today}T00:00:00Z`) + minute * 60_000),
      timezone,
      organizationId: 'org',
      locationId: 'garage',
      locationActive: true,
      membershipStatus: 'active',
      accountStatus: 'approved',
      ownReservations,
    } satisfies BookingContext;
    return { context, date };
  });
