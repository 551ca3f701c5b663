import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectsOf } from './reservation-effects.ts';
import type { ReservationState } from './reservation-effects.ts';
import { RESERVATION_STATUSES, isOccupying } from './reservation-status.ts';
import { localDate } from './zones.ts';
import './testing/arbitraries.ts';

const ZONE = 'America/New_York';
/** A time of Friday, Nov 20, at the location; 24 and more are the next day's. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour + 5, minute));

const reservation = (over: Partial<ReservationState> = {}): ReservationState => ({
  status: 'confirmed',
  locationId: 'garage',
  spotId: 'one',
  date: '2026-11-20',
  startsAt: at(9),
  endsAt: at(12),
  timezone: ZONE,
  ...over,
});
const garage = (date: string) => ({ locationId: 'garage', date });
const free = (from: Date, until: Date, spotId = 'one') => ({
  locationId: 'garage',
  spotId,
  startsAt: from,
  endsAt: until,
});
const TODAY = [garage('2026-11-20')];
const confirmed = reservation();
const arrived = reservation({ status: 'arrived' });

describe('what follows a change of a reservation', () => {
  test.each([
    {
      change: 'booked',
      before: null,
      after: confirmed,
      now: at(8),
      effects: {
        shown: TODAY,
        isSeenByAll: true,
        isNewToMember: true,
        freed: [],
      },
    },
    {
      change: 'walked in',
      before: null,
      after: reservation({ status: 'arrived', startsAt: at(9, 20) }),
      now: at(9, 20),
      effects: { shown: TODAY, isNewToMember: true, freed: [] },
    },
    {
      change: 'begun before its start, and before midnight',
      before: reservation({ startsAt: at(0), endsAt: at(3) }),
      after: reservation({ status: 'arrived', startsAt: at(-1, 40), endsAt: at(3) }),
      now: at(-1, 40),
      effects: {
        shown: [garage('2026-11-20'), garage('2026-11-19')],
        isSeenByAll: true,
        isNewToMember: false,
        freed: [],
      },
    },
    {
      change: 'cancelled before its start',
      before: confirmed,
      after: reservation({ status: 'cancelled' }),
      now: at(8),
      effects: { shown: TODAY, freed: [free(at(9), at(12))] },
    },
    {
      change: 'cancelled while it runs',
      before: confirmed,
      after: reservation({ status: 'cancelled' }),
      now: at(9, 10),
      effects: { freed: [free(at(9, 10), at(12))] },
    },
    {
      change: 'arrived at',
      before: confirmed,
      after: arrived,
      now: at(9, 5),
      effects: { shown: TODAY, isSeenByAll: false, freed: [] },
    },
    {
      change: 'released',
      before: arrived,
      after: reservation({ status: 'arrived', endsAt: at(10, 15) }),
      now: at(10, 15),
      effects: { shown: TODAY, isSeenByAll: true, freed: [free(at(10, 15), at(12))] },
    },
    {
      change: 'extended past midnight',
      before: reservation({ status: 'arrived', startsAt: at(20), endsAt: at(23) }),
      after: reservation({ status: 'arrived', startsAt: at(20), endsAt: at(25) }),
      now: at(22),
      effects: { shown: [...TODAY, garage('2026-11-21')], freed: [] },
    },
    {
      change: 'extended until midnight',
      before: reservation({ status: 'arrived', startsAt: at(20), endsAt: at(23) }),
      after: reservation({ status: 'arrived', startsAt: at(20), endsAt: at(24) }),
      now: at(22),
      effects: { shown: TODAY, freed: [] },
    },
    {
      change: 'missed',
      before: confirmed,
      after: reservation({ status: 'no_show' }),
      now: at(9, 30),
      effects: { freed: [free(at(9, 30), at(12))] },
    },
    {
      change: 'moved to a later day',
      before: confirmed,
      after: reservation({ date: '2026-11-21', startsAt: at(33), endsAt: at(36) }),
      now: at(8),
      effects: {
        shown: [...TODAY, garage('2026-11-21')],
        isNewToMember: false,
        freed: [free(at(9), at(12))],
      },
    },
    {
      change: 'moved by an hour on the same spot',
      before: confirmed,
      after: reservation({ startsAt: at(10), endsAt: at(13) }),
      now: at(8),
      effects: { freed: [free(at(9), at(10))] },
    },
    {
      change: 'made shorter at both ends',
      before: confirmed,
      after: reservation({ startsAt: at(10), endsAt: at(11) }),
      now: at(8),
      effects: { freed: [free(at(9), at(10)), free(at(11), at(12))] },
    },
    {
      change: 'moved to another spot',
      before: confirmed,
      after: reservation({ spotId: 'two' }),
      now: at(8),
      effects: { shown: TODAY, freed: [free(at(9), at(12))] },
    },
    {
      change: 'a hold that lapsed',
      before: reservation({ status: 'held' }),
      after: reservation({ status: 'expired' }),
      now: at(8),
      effects: { freed: [free(at(9), at(12))] },
    },
    {
      change: 'a hold that was accepted',
      before: reservation({ status: 'held' }),
      after: confirmed,
      now: at(8),
      effects: { freed: [] },
    },
  ])('$change', ({ before, after, now, effects }) => {
    expect(effectsOf(before, after, now)).toMatchObject(effects);
  });
});

const state: fc.Arbitrary<ReservationState> = fc
  .record({
    status: fc.constantFrom(...RESERVATION_STATUSES),
    spotId: fc.constantFrom('one', 'two'),
    start: fc.integer({ min: 0, max: 40 }),
    hours: fc.integer({ min: 0, max: 24 }),
  })
  .map(({ start, hours, ...rest }) => {
    const startsAt = at(start);
    return reservation({ ...rest, startsAt, endsAt: at(start + hours), date: localDate(startsAt, ZONE) });
  });

test('freed is what the row occupied from now on and does not occupy any more, minute for minute', () => {
  const occupies = (row: ReservationState | null, spotId: string, minute: number) =>
    row !== null &&
    isOccupying(row.status) &&
    row.spotId === spotId &&
    row.startsAt.getTime() <= minute &&
    minute < row.endsAt.getTime();
  fc.assert(
    fc.property(state, fc.option(state), fc.integer({ min: 0, max: 70 }), (before, after, hour) => {
      const now = at(hour, 30);
      const { freed } = effectsOf(before, after, now);
      for (let minute = at(0).getTime(); minute < at(72).getTime(); minute += 30 * 60_000) {
        const isFreed = freed.some(
          (time) =>
            time.spotId === before.spotId &&
            time.startsAt.getTime() <= minute &&
            minute < time.endsAt.getTime(),
        );
        const expected =
          minute >= now.getTime() &&
          occupies(before, before.spotId, minute) &&
          !occupies(after, before.spotId, minute);
        expect(isFreed).toBe(expected);
      }
    }),
  );
});
