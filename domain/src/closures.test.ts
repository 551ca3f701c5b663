import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closedUntil,
  closurePeriod,
  planClosure,
  wholeDays,
  yearLater,
  type ClosureHit,
} from './closures.ts';
import { HOUR_MS } from './durations.ts';
import { overlaps, type Period } from './periods.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['as it was entered', '2026-12-03T08:00', '2026-12-03T14:00', '2026-12-03T13:00Z', '2026-12-03T19:00Z'],
  [
    'over the night in which clocks go back',
    '2026-10-31T20:00',
    '2026-11-01T08:00',
    '2026-11-01T00:00Z',
    '2026-11-01T13:00Z',
  ],
  [
    'from a time that clocks skip on from the one after it',
    '2026-03-08T02:30',
    '2026-03-08T05:00',
    '2026-03-08T07:00Z',
    '2026-03-08T09:00Z',
  ],
])('a closure lasts %s', (_what, from, to, startsAt, endsAt) => {
  expect(closurePeriod({ from, to }, NEW_YORK)).toEqual({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
});

test.each([
  ['2026-12-24T10:00', '2026-12-24T12:00', '2026-12-24T00:00', '2026-12-25T00:00'],
  ['2026-12-24T00:00', '2026-12-27T00:00', '2026-12-24T00:00', '2026-12-27T00:00'],
])('whole days from %s to %s', (from, to, first, last) => {
  expect(wholeDays({ from, to })).toEqual({ from: first, to: last });
});

test.each([
  ['2026-12-24T00:00', '2026-12-27T00:00', '2027-12-24T00:00', '2027-12-27T00:00'],
  // Over the end of the year.
  ['2026-12-31T12:00', '2027-01-01T12:00', '2027-12-31T12:00', '2028-01-01T12:00'],
  // The 29th of February.
  ['2028-02-29T00:00', '2028-03-01T00:00', '2032-02-29T00:00', '2032-03-01T00:00'],
])('a year after %s to %s', (from, to, nextFrom, nextTo) => {
  expect(yearLater({ from, to })).toEqual({ from: nextFrom, to: nextTo });
});

test('a closure ends at a time, one of whole days with its last day', () => {
  expect(closedUntil(new Date('2026-12-03T19:00:00Z'), NEW_YORK, NEW_YORK)).toBe('Thu, Dec 3, 2:00 PM');
  expect(closedUntil(new Date('2026-12-04T05:00:00Z'), NEW_YORK, NEW_YORK)).toBe('Thu, Dec 3');
});

const BASE = Date.parse('2026-12-03T00:00:00Z');
const hours = (from: number, to: number): Period => ({
  startsAt: new Date(BASE + from * HOUR_MS),
  endsAt: new Date(BASE + to * HOUR_MS),
});
const hit = (id: string, over: Partial<ClosureHit> = {}): ClosureHit => ({
  ...hours(9, 12),
  id,
  userId: `user of ${id}`,
  status: 'confirmed',
  spotId: 'closed',
  usedMinutes: 0,
  createdAt: new Date(BASE),
  ...over,
});
/** Chargers that nobody else has. */
const free = (one: ClosureHit, _spot: string, moved: readonly Period[]) =>
  moved.some((other) => overlaps(one, other)) ? null : one.startsAt;
const outcomesOf = (hits: ClosureHit[], others: string[]) =>
  Object.fromEntries(
    planClosure(hits, hours(8, 14), () => others, free).map((one) => [
      one.reservationId,
      one.outcome === 'moved' ? one.spotId : one.endsAt.getUTCHours(),
    ]),
  );

describe('of reservations that a closure hits', () => {
  test.each([
    ['each moves while there is room', [hit('a'), hit('b')], ['1', '2'], { a: '1', b: '2' }],
    ['who has used least moves first', [hit('a', { usedMinutes: 60 }), hit('b')], ['1'], { a: 8, b: '1' }],
    [
      'of two who have used as much, who reserved first',
      [hit('a', { createdAt: new Date(BASE + 1) }), hit('b')],
      ['1'],
      { a: 8, b: '1' },
    ],
    [
      'two at different times go to the same charger',
      [hit('a'), hit('b', hours(12, 13))],
      ['1'],
      { a: '1', b: '1' },
    ],
    [
      'one of somebody who is charging ends with the closing',
      [hit('a', { status: 'arrived', ...hours(6, 10) })],
      ['1'],
      { a: 8 },
    ],
    ['none moves where nothing else is', [hit('a')], [], { a: 8 }],
  ])('%s', (_what, hits, others, expected) => {
    expect(outcomesOf(hits, others)).toEqual(expected);
  });

  test('no two that moved share a charger at one time, and all have an outcome, whatever they are', () => {
    const hits = fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 20 }),
        hours: fc.integer({ min: 1, max: 4 }),
        used: fc.nat(3),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(hits, fc.integer({ min: 0, max: 4 }), (each, chargers) => {
        const all = each.map(({ from, hours: length, used }, index) =>
          hit(String(index), { ...hours(from, from + length), usedMinutes: used }),
        );
        const others = Array.from({ length: chargers }, (_, index) => `charger ${index}`);
        const planned = planClosure(all, hours(0, 24), () => others, free);
        expect(planned.map(({ reservationId }) => reservationId).toSorted()).toEqual(
          all.map(({ id }) => id).toSorted(),
        );
        const moved = planned.flatMap((one) =>
          one.outcome === 'moved' ? [{ ...all[Number(one.reservationId)]!, spotId: one.spotId }] : [],
        );
        for (const one of moved)
          for (const other of moved)
            if (one !== other && one.spotId === other.spotId) expect(overlaps(one, other)).toBe(false);
      }),
    );
  });
});
