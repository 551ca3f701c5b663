// Which free slot is offered to whom (docs/rules.md "The line"). Now is Friday, 20 November 2026, 8:30 AM in New York;
// chargers are open at all times, and bookings may be as long as they like.
import { describe, expect, it } from 'vitest';
import { freeStretches, matchEntry, startableHours } from './line-match.ts';
import type { LineDay, PastOffer } from './line-match.ts';
import type { LineWish } from './line-wish.ts';
import { ALWAYS_OPEN, DEFAULT_WEEKLY_HOURS } from './opening-hours.ts';
import { ownReservation, SAMPLE_NOW, SAMPLE_ZONE, sampleContext } from './testing/sample-context.ts';
import { hourInstant, localTime } from './zones.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const hour = (value: number, date = FRIDAY) => hourInstant(date, value, SAMPLE_ZONE).instant;

type Use = [from: number | Date, until: number | Date, freeSince?: Date];

/** What is offered, as 'charger from-until' by local time, or the code of the refusal. */
function offered(
  uses: Record<string, Use[]>,
  wish: Partial<LineWish> = {},
  {
    offers = [],
    day = {},
    context = {},
  }: { offers?: PastOffer[]; day?: Partial<LineDay>; context?: Parameters<typeof sampleContext>[0] } = {},
): string | null {
  const now = day.now ?? SAMPLE_NOW;
  const date = day.date ?? FRIDAY;
  const instant = (value: number | Date) => (typeof value === 'number' ? hour(value, date) : value);
  const answer = matchEntry(
    { spotId: null, firstDate: date, lastDate: date, fromHour: 9, toHour: 11, hours: 3, ...wish },
    {
      date,
      timezone: SAMPLE_ZONE,
      now,
      spotIds: Object.keys(uses),
      uses: Object.entries(uses).flatMap(([spotId, all]) =>
        all.map(([from, until, freeSince = null]) => ({
          spotId,
          startsAt: instant(from),
          endsAt: instant(until),
          freeSince,
        })),
      ),
      restAtOnce: true,
      ...day,
    },
    {
      context: sampleContext({
        now,
        weeklyHours: ALWAYS_OPEN,
        ...context,
        rules: { peakHoursEnabled: false, maxBookingHoursWalkIn: 24, ...context.rules },
      }),
      offers,
    },
  );
  if (!answer.offer) return answer.refusal?.code ?? null;
  const { spotId, span } = answer.offer;
  const shown = (at: Date) => {
    const local = localTime(at, SAMPLE_ZONE);
    return `${local.hour}:${String(local.minute).padStart(2, '0')}`;
  };
  return `${spotId} ${shown(span.period.startsAt)}-${shown(span.period.endsAt)}`;
}

const taken = (...free: [number, number][]): Use[] => {
  const uses: Use[] = [];
  let at = 0;
  for (const [from, until] of free) {
    uses.push([at, from]);
    at = until;
  }
  return [...uses, [at, hour(23, SATURDAY)]];
};

describe('the best slot', () => {
  it.each<[sentence: string, Record<string, Use[]>, Partial<LineWish>, string | null]>([
    ['is the first of full length', { a: [] }, {}, 'a 9:00-12:00'],
    ['is the first that has two thirds of the length', { a: taken([9, 11], [11.5, 20]) }, {}, 'a 9:00-11:00'],
    ['not a shorter one before it', { a: taken([9, 10], [11, 20]) }, {}, 'a 11:00-14:00'],
    ['else the longest', { a: taken([9, 10]), b: taken([11, 12], [12.5, 24]) }, {}, 'a 9:00-10:00'],
    [
      'on the first charger if several are as good',
      { b: taken([9, 12]), a: taken([9, 12]) },
      {},
      'b 9:00-12:00',
    ],
    ['never longer than the wish', { a: [] }, { hours: 1 }, 'a 9:00-10:00'],
    ['on the charger that is waited for', { a: [], b: taken([10, 14]) }, { spotId: 'b' }, 'b 10:00-13:00'],
    ['starts within the hours alone', { a: taken([12, 20]) }, {}, null],
    ['may end long after them', { a: taken([11, 20]) }, { hours: 8 }, 'a 11:00-19:00'],
    [
      'crosses midnight',
      { a: taken([22, 24]).slice(0, 1) },
      { fromHour: 22, toHour: 23, hours: 4 },
      'a 22:00-2:00',
    ],
    ['there is none on a full day', { a: taken() }, {}, null],
  ])('%s', (_, uses, wish, expected) => {
    expect(offered(uses, wish)).toBe(expected);
  });
});

describe('the rest of a slot that runs', () => {
  const wish = { fromHour: 8, toHour: 8, hours: 3 };
  const at = (minutes: number) => ({ now: new Date(hour(8).getTime() + minutes * 60_000) });
  it('is offered from now on, to a whole hour', () => {
    expect(offered({ a: taken([8, 11]) }, wish)).toBe('a 8:30-11:00');
    expect(offered({ a: taken([8, 20]) }, { ...wish, hours: 2 })).toBe('a 8:30-10:00');
  });
  it('is not offered where the organization has switched that off, nor after the latest start', () => {
    expect(offered({ a: taken([8, 11]) }, wish, { day: { restAtOnce: false } })).toBeNull();
    expect(offered({ a: taken([8, 11]) }, wish, { day: at(60) })).toBeNull();
  });
  it('is at least 45 minutes', () => {
    expect(offered({ a: taken([8, 9]) }, wish, { day: at(15) })).toBe('a 8:15-9:00');
    expect(offered({ a: taken([8, 9]) }, wish, { day: at(16) })).toBeNull();
  });
});

describe('who may not book it', () => {
  it('is not told of hours in which nobody may, such as those when the location is closed', () => {
    const context = { weeklyHours: DEFAULT_WEEKLY_HOURS };
    expect(offered({ '01': [] }, { fromHour: 18, toHour: 23 }, { context })).toBeNull();
    expect(offered({ '01': [[0, 18]] }, { fromHour: 0, toHour: 23 }, { context })).toBeNull();
  });
  it('is told the rule', () => {
    const own = [ownReservation(FRIDAY, '9-15')];
    expect(offered({ a: taken([9, 12]) }, {}, { context: { ownReservations: own } })).toBe('own_overlap');
    const capped = { rules: { maxOpenBookings: 1 }, ownReservations: [ownReservation('2026-11-24', '9-12')] };
    expect(offered({ a: [] }, {}, { context: capped })).toBe('cap_open');
    expect(offered({ a: [] }, {}, { context: { membershipStatus: 'suspended' } })).toBe('not_approved');
  });
  it('gets what the rules leave', () => {
    const rules = { maxBookingHoursWalkIn: 2 };
    expect(offered({ a: [] }, {}, { context: { rules } })).toBe('a 9:00-11:00');
    const own = [ownReservation(FRIDAY, '9-10')];
    expect(
      offered(
        { a: [] },
        {},
        {
          context: {
            rules: { allowConsecutiveReservations: true, maxConsecutiveSlots: 99 },
            ownReservations: own,
          },
        },
      ),
    ).toBe('a 10:00-13:00');
  });
});

describe('a slot that was offered before', () => {
  const offeredAt = new Date('2026-11-20T12:00:00Z');
  const before = { spotId: 'a', startsAt: hour(9), endsAt: hour(12), offeredAt };
  it('is not offered again, nor a part of it', () => {
    expect(offered({ a: taken([9, 12]) }, {}, { offers: [before] })).toBeNull();
    expect(offered({ a: taken([9, 12]) }, { hours: 1 }, { offers: [before] })).toBeNull();
  });
  it('is offered again when it became free anew', () => {
    const later = new Date(offeredAt.getTime() + 1);
    const priorityHold: Use = [9, 12, later];
    expect(offered({ a: [...taken([9, 12]), priorityHold] }, {}, { offers: [before] })).toBe('a 9:00-12:00');
    expect(offered({ a: [...taken([9, 12]), [9, 12, offeredAt]] }, {}, { offers: [before] })).toBeNull();
  });
  it('does not keep the same hours of another charger from the member', () => {
    expect(offered({ a: taken([9, 12]), b: taken([9, 12]) }, {}, { offers: [before] })).toBe('b 9:00-12:00');
  });
});

describe('where clocks change', () => {
  const night = { fromHour: 1, toHour: 2, hours: 2 };
  it('a start that they skip is not offered', () => {
    const day = { date: '2027-03-14', now: new Date('2027-03-10T12:00:00Z') };
    expect(offered({ a: [] }, { ...night, fromHour: 2 }, { day })).toBeNull();
    expect(offered({ a: [] }, night, { day })).toBe('a 1:00-3:00');
  });
  it('an hour that they show twice is offered once', () => {
    const day = { date: '2026-11-01', now: new Date('2026-10-30T12:00:00Z') };
    expect(offered({ a: [] }, { ...night, toHour: 1 }, { day })).toBe('a 1:00-3:00');
  });
});

describe('the hours for which somebody need be asked', () => {
  const hours = (uses: Record<string, Use[]>, day: Partial<LineDay> = {}, rules = {}) => {
    const whole: LineDay = {
      date: FRIDAY,
      timezone: SAMPLE_ZONE,
      now: SAMPLE_NOW,
      spotIds: Object.keys(uses),
      uses: Object.entries(uses).flatMap(([spotId, all]) =>
        all.map(([from, until]) => ({
          spotId,
          startsAt: typeof from === 'number' ? hour(from) : from,
          endsAt: typeof until === 'number' ? hour(until) : until,
          freeSince: null,
        })),
      ),
      restAtOnce: true,
      ...day,
    };
    const context = sampleContext({ now: whole.now, weeklyHours: ALWAYS_OPEN, rules });
    return startableHours(freeStretches(whole), whole, context);
  };

  it('are those at which something is free on any charger, with the hour that runs', () => {
    expect(hours({ one: taken([8, 10], [14, 15]), two: taken([14, 16]) })).toEqual([8, 9, 14, 15]);
    const one = taken([8, 10], [14, 15]).toReversed();
    expect(hours({ one })).toEqual([8, 9, 14]);
    expect(hours({ one: taken([8, 10]) }, { restAtOnce: false })).toEqual([9]);
    expect(hours({ one: taken() })).toEqual([]);
  });

  it('are none on a day that nobody can book yet', () => {
    expect(hours({ one: [] }, { date: '2027-03-01' }, { maxAdvanceBookingDays: 14 })).toEqual([]);
  });
});
