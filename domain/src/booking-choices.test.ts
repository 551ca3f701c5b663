import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateChoice,
  durationChoices,
  extensionChoices,
  startChoices,
  walkInChoices,
} from './booking-choices.ts';
import type { BookingContext } from './booking-context.ts';
import { evaluateBooking, evaluateExtension, evaluateWalkIn } from './booking-rules.ts';
import { bookingWindow } from './booking-window.ts';
import { addDays } from './local-dates.ts';
import { DEFAULT_WEEKLY_HOURS, isWithinHours } from './opening-hours.ts';
import { isPeakHour, maxReservationHours } from './peak-hours.ts';
import { overlaps } from './periods.ts';
import { durations, hours } from './testing/arbitraries.ts';
import { situations } from './testing/arbitrary-contexts.ts';
import { ownReservation, SAMPLE_NOW, sampleContext } from './testing/sample-context.ts';
import { formatTimeSlot, slotOf } from './time-slots.ts';
import { localDate, localTime } from './zones.ts';

const MONDAY = '2026-11-23';

function accepted(
  date: string,
  startHour: number,
  length: number,
  context: Parameters<typeof evaluateBooking>[1],
): boolean {
  const timeSlot = formatTimeSlot(slotOf(startHour, length));
  return evaluateBooking({ date, timeSlot }, context).violations.length === 0;
}

function suggested(
  date: string,
  startHour: number,
  changes?: Parameters<typeof sampleContext>[0],
): number | undefined {
  return durationChoices(date, startHour, sampleContext(changes)).find((choice) => choice.suggested)?.hours;
}

describe('what is offered', () => {
  it('as a length is what the rules accept, for every start', () => {
    fc.assert(
      fc.property(situations, hours, ({ context, date }, startHour) => {
        const offered = durationChoices(date, startHour, context);
        for (let length = 1; length <= 24; length += 1) {
          expect(offered[length - 1]?.enabled ?? false).toBe(accepted(date, startHour, length, context));
        }
      }),
    );
  });

  it('as a start is where the rules accept some length', () => {
    fc.assert(
      fc.property(situations, ({ context, date }) => {
        for (const { hour, enabled } of startChoices(date, context)) {
          const any = Array.from({ length: 24 }, (_, index) => index + 1).some((n) =>
            accepted(date, hour, n, context),
          );
          expect(enabled).toBe(any);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('as a day is every day on which some start is accepted', () => {
    fc.assert(
      fc.property(situations, ({ context, date }) => {
        if (startChoices(date, context).some(({ enabled }) => enabled)) {
          expect(dateChoice(date, context).available).toBe(true);
        }
      }),
    );
  });

  it('has a reason whenever it is disabled', () => {
    fc.assert(
      fc.property(situations, hours, ({ context, date }, startHour) => {
        for (const { enabled, reason } of [
          ...startChoices(date, context),
          ...durationChoices(date, startHour, context),
        ]) {
          expect(enabled).toBe(reason === undefined);
        }
      }),
    );
  });

  it('has one suggested length, if any is enabled that is no longer than the slot duration', () => {
    expect(suggested(MONDAY, 9)).toBe(3);
    expect(suggested(MONDAY, 18)).toBe(1);
    expect(suggested(MONDAY, 18, { rules: { offPeakSlotDuration: 90 } })).toBe(2);
    expect(suggested(MONDAY, 9, { rules: { maxBookingHoursReservation: 2 } })).toBe(2);
    expect(suggested(MONDAY, 9, { ownReservations: [ownReservation(MONDAY, '11-13')] })).toBe(1);
    expect(suggested('2026-11-19', 9)).toBeUndefined();
  });

  it('as the end of a walk-in or an extension is accepted up to the last, which is refused', () => {
    fc.assert(
      fc.property(situations, ({ context }) => {
        for (const { endHour, enabled } of walkInChoices(context)) {
          expect(evaluateWalkIn({ endHour }, context).violations.length === 0).toBe(enabled);
        }
        const [own] = context.ownReservations;
        if (!own) return;
        const arrived = { ...own, status: 'arrived' as const };
        const then = { ...context, now: arrived.startsAt };
        for (const { endHour, enabled, endsAt } of extensionChoices(arrived, then)) {
          expect(evaluateExtension(arrived, { endHour }, then).violations.length === 0).toBe(enabled);
          // Where clocks skip an hour, the ends before and after it are the same instant.
          expect(endsAt >= arrived.endsAt).toBe(true);
        }
      }),
    );
  });
});

describe('a reservation that the rules accept', () => {
  it('starts after now, within the window and limits, inside opening hours and clear of own ones', () => {
    let count = 0;
    fc.assert(
      fc.property(situations, hours, durations, ({ context, date }, startHour, length) => {
        const wish = { date, timeSlot: formatTimeSlot(slotOf(startHour, length)) };
        const { violations, span } = evaluateBooking(wish, context);
        if (violations.length > 0 || !span) return;
        count += 1;
        const { rules, now, timezone, ownReservations, weeklyHours } = context;
        const window = bookingWindow(localDate(now, timezone), rules);
        expect(span.period.startsAt > now).toBe(true);
        expect(date >= window.first && date <= window.last).toBe(true);
        expect(length).toBeLessThanOrEqual(maxReservationHours(date, startHour, rules));
        expect(isWithinHours(span.period, weeklyHours ?? DEFAULT_WEEKLY_HOURS, timezone)).toBe(true);
        expect(ownReservations.some((own) => overlaps(own, span.period))).toBe(false);
        const peak = Array.from({ length }, (_, index) => {
          const hour = startHour + index;
          return isPeakHour(hour < 24 ? date : addDays(date, 1), hour % 24, rules);
        });
        // Off-peak starts stay off-peak; under walk_in_only everything is peak.
        if (!peak[0]) expect(peak).not.toContain(true);
        if (rules.offPeakAccessPolicy === 'walk_in_only') expect(peak).not.toContain(false);
      }),
      { numRuns: 3_000 },
    );
    expect(count).toBeGreaterThan(150);
  });
});

describe('a walk-in that the rules accept', () => {
  it('lasts from now for at most the walk-in limit, off-peak throughout, or for the rest of a peak hour', () => {
    let count = 0;
    fc.assert(
      fc.property(situations, hours, ({ context }, endHour) => {
        const { violations, span } = evaluateWalkIn({ endHour }, context);
        if (violations.length > 0 || !span) return;
        count += 1;
        const { rules, now, timezone } = context;
        expect(span.period.startsAt).toEqual(now);
        expect(span.period.endsAt > now).toBe(true);
        const begun = localTime(now, timezone);
        if (isPeakHour(begun.date, begun.hour, rules)) {
          expect(rules.peakWalkInWhenFree).toBe(true);
          expect(span).toMatchObject({ kind: 'reservation', startHour: begun.hour, hours: 1 });
          return;
        }
        expect(span.kind).toBe('walk_in');
        expect(span.hours).toBeLessThanOrEqual(rules.maxBookingHoursWalkIn);
        const end = span.period.endsAt.getTime();
        for (let at = now.getTime(); at < end; at += 900_000) {
          const { date, hour } = localTime(new Date(at), timezone);
          expect(isPeakHour(date, hour, rules)).toBe(false);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(count).toBeGreaterThan(100);
  });
});

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-19', {}, 'Past date'],
    ['2026-11-20', {}, 'Available for booking'],
    ['2026-11-20', { rules: { allowSameDayBooking: false } }, 'Outside booking range'],
    ['2026-12-20', {}, 'Available for booking'],
    ['2026-12-21', {}, 'Outside booking range'],
    ['2026-11-22', { weeklyHours: DEFAULT_WEEKLY_HOURS }, 'Location closed'],
    ['2026-11-23', { locationActive: false }, 'Location closed'],
  ])('%s with %o: %s', (date, changes, title) => {
    expect(dateChoice(date, sampleContext(changes))).toMatchObject({
      available: title === 'Available for booking',
      title,
    });
  });

  it('has no start left from 11 PM on', () => {
    const context = sampleContext({ now: new Date('2026-11-21T04:00:00Z') });
    expect(startChoices('2026-11-20', context).some(({ enabled }) => enabled)).toBe(false);
    expect(startChoices('2026-11-21', context)[0]?.enabled).toBe(true);
  });

  it('starts after the current hour today', () => {
    const enabled = startChoices('2026-11-20', sampleContext({ now: SAMPLE_NOW })).filter(
      (start) => start.enabled,
    );
    expect(enabled.map(({ hour }) => hour)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    ]);
  });
});

it('preselects the length that the usual energy needs, if it is known', () => {
  const suggested = (context: BookingContext) =>
    durationChoices('2026-11-23', 9, context).find((choice) => choice.suggested)?.hours;
  const context = sampleContext();
  expect(suggested(context)).toBe(3);
  expect(suggested({ ...context, usualNeed: { energyKwh: 11, powerKw: 7 } })).toBe(2);
  expect(suggested({ ...context, usualNeed: { energyKwh: 40, powerKw: 7 } })).toBe(3);
});
