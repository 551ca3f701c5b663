// Tables of the line's rules (docs/rules.md "The line"): wishes, holds, order and chances.
import { describe, expect, it } from 'vitest';
import { expectedFreed, lineChance } from './line-chance.ts';
import type { FreedHours } from './line-chance.ts';
import { holdUntil, isLongEnough, lapseCounts, offerReach, passEndsAt } from './line-hold.ts';
import { compareInLine, countedDays, occupiedMinutes } from './line-order.ts';
import { isFulfilledBy, splitByDay, startHoursOn, wishDates, wishEndsAt } from './line-wish.ts';
import type { LineWish } from './line-wish.ts';

const NEW_YORK = 'America/New_York';
const MINUTE = 60_000;
const at = (text: string) => new Date(text);
const MONDAY = '2026-11-23';
const wish: LineWish = {
  spotId: null,
  firstDate: MONDAY,
  lastDate: MONDAY,
  fromHour: 9,
  toHour: 11,
  hours: 3,
};

describe('a wish', () => {
  it('is about one date, or about today and the days after it', () => {
    expect(wishDates({ date: MONDAY, lookAheadDays: 7 }, '2026-11-20')).toEqual({
      firstDate: MONDAY,
      lastDate: MONDAY,
    });
    expect(wishDates({ date: null, lookAheadDays: 3 }, '2026-12-30')).toEqual({
      firstDate: '2026-12-30',
      lastDate: '2027-01-01',
    });
  });

  it.each([
    ['any minute of the latest hour counts', wish, '2026-11-23T17:00:00Z'],
    ['until midnight', { ...wish, toHour: 23 }, '2026-11-24T05:00:00Z'],
    [
      'on the day on which clocks go back',
      { ...wish, firstDate: '2026-11-01', lastDate: '2026-11-01' },
      '2026-11-01T17:00:00Z',
    ],
    [
      'on the day on which clocks go forward',
      { ...wish, firstDate: '2027-03-14', lastDate: '2027-03-14', fromHour: 1, toHour: 1 },
      '2027-03-14T07:00:00Z',
    ],
  ])('ends with its last start: %s', (_, one, end) => {
    expect(wishEndsAt(one, NEW_YORK)).toEqual(at(end));
    expect(startHoursOn(one, one.firstDate, NEW_YORK)?.endsAt).toEqual(at(end));
  });

  it('is not about other days', () => {
    expect(startHoursOn(wish, '2026-11-22', NEW_YORK)).toBeNull();
    expect(startHoursOn(wish, '2026-11-24', NEW_YORK)).toBeNull();
  });

  it.each([
    ['in its hours', '2026-11-23T14:00:00Z', '2026-11-23T15:00:00Z', true],
    ['that only reaches into them', '2026-11-23T10:00:00Z', '2026-11-23T14:30:00Z', true],
    ['that ends as they begin', '2026-11-23T10:00:00Z', '2026-11-23T14:00:00Z', false],
    ['that begins as they end', '2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z', false],
    ['from the evening before', '2026-11-23T03:00:00Z', '2026-11-23T14:30:00Z', true],
    ['of the day after', '2026-11-24T14:00:00Z', '2026-11-24T15:00:00Z', false],
  ])('is fulfilled by a reservation or not: one %s', (_, startsAt, endsAt, expected) => {
    expect(isFulfilledBy(wish, { startsAt: at(startsAt), endsAt: at(endsAt) }, NEW_YORK)).toBe(expected);
  });

  it('finds the local days of freed time, also where clocks change', () => {
    const period = { startsAt: at('2026-11-01T03:00:00Z'), endsAt: at('2026-11-02T06:00:00Z') };
    expect(
      splitByDay(period, NEW_YORK).map(({ date, startsAt, endsAt }) => [
        date,
        (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
      ]),
    ).toEqual([
      ['2026-10-31', 1],
      ['2026-11-01', 25],
      ['2026-11-02', 1],
    ]);
  });
});

describe('an offer holds its slot', () => {
  const now = at('2026-11-23T14:00:00Z');
  const slot = (from: number, until: number) => ({
    startsAt: new Date(now.getTime() + from * MINUTE),
    endsAt: new Date(now.getTime() + until * MINUTE),
  });
  it.each([
    ['7 minutes for who is reached at once', slot(0, 180), 'fast', 10, 7],
    ['15 minutes for who reads mail', slot(0, 180), 'mail', 10, 15],
    ['and a tenth of the time until the start', slot(60, 240), 'fast', 10, 13],
    ['also by mail', slot(60, 240), 'mail', 10, 21],
    ['for two hours at most', slot(3000, 3180), 'mail', 10, 120],
    ['scaled with the minutes of the organization', slot(0, 180), 'mail', 30, 45],
    ['at least', slot(0, 180), 'fast', 5, 3.5],
    ['until 40 minutes before its end', slot(0, 50), 'mail', 10, 10],
    ['for five minutes of the shortest slot', slot(0, 45), 'mail', 10, 5],
    ['from now on, not from its start', slot(-100, 180), 'fast', 10, 7],
  ] as const)('%s', (_, period, reach, offerMinutes, minutes) => {
    const until = holdUntil(period, { reach, offerMinutes, timezone: NEW_YORK }, now);
    expect((until.getTime() - now.getTime()) / MINUTE).toBeCloseTo(minutes, 6);
  });

  it('and a lapse counts by day alone', () => {
    const counts = (local: string) => lapseCounts(at(`${local}:00-05:00`), NEW_YORK);
    expect(
      [
        '2026-11-23T22:00',
        '2026-11-23T22:01',
        '2026-11-24T03:00',
        '2026-11-24T07:00',
        '2026-11-24T07:01',
      ].map(counts),
    ).toEqual([true, false, false, false, true]);
  });

  it('of 45 minutes and more, counted from now', () => {
    expect(isLongEnough(slot(0, 45), now)).toBe(true);
    expect(isLongEnough(slot(0, 44), now)).toBe(false);
    expect(isLongEnough(slot(-60, 44), now)).toBe(false);
    expect(isLongEnough(slot(600, 644), now)).toBe(false);
  });

  it('by the fastest of its member’s ways', () => {
    expect(offerReach(['app', 'email'])).toBe('mail');
    expect(offerReach(['app'])).toBe('mail');
    expect(offerReach(['email', 'sms'])).toBe('fast');
    expect(offerReach(['push'])).toBe('fast');
  });
});

describe('the order', () => {
  const session = (
    date: string,
    minutes: number,
    status: 'arrived' | 'no_show' | 'cancelled' | 'confirmed',
  ) => ({
    date,
    status,
    startsAt: at(`${date}T14:00:00Z`),
    endsAt: new Date(at(`${date}T14:00:00Z`).getTime() + minutes * MINUTE),
    minutesBeforeMove: 0,
  });

  it('counts today and the 13 days before it', () => {
    expect(countedDays('2026-03-10')).toEqual({ first: '2026-02-25', last: '2026-03-10' });
    const sessions = [session('2026-02-24', 1, 'arrived'), session('2026-02-25', 2, 'arrived')];
    expect(
      occupiedMinutes([...sessions, session('2026-03-10', 4, 'arrived')], {
        today: '2026-03-10',
        now: at(`${MONDAY}T00:00:00Z`),
      }),
    ).toBe(6);
  });

  it('counts sessions and no-shows, also those that nobody confirmed, but nothing that was cancelled or is to come', () => {
    const sessions = (['arrived', 'no_show', 'cancelled', 'confirmed'] as const).map((status, index) =>
      session(MONDAY, 10 ** index, status),
    );
    const before = (now: string) => occupiedMinutes(sessions, { today: MONDAY, now: at(now) });
    expect(before(`${MONDAY}T00:00:00Z`)).toBe(11);
    expect(before('2026-11-25T00:00:00Z')).toBe(1011);
  });

  it('counts what a session had used before it moved to another charger', () => {
    expect(
      occupiedMinutes([{ ...session(MONDAY, 5, 'arrived'), minutesBeforeMove: 115 }], {
        today: MONDAY,
        now: at(`${MONDAY}T00:00:00Z`),
      }),
    ).toBe(120);
  });

  it('counts the whole minutes of each session', () => {
    const short = { ...session(MONDAY, 1, 'arrived'), endsAt: at(`${MONDAY}T14:01:59Z`) };
    expect(occupiedMinutes([short, short], { today: MONDAY, now: at(`${MONDAY}T00:00:00Z`) })).toBe(2);
  });

  it('is who has occupied chargers least, then who has waited longest; or that alone', () => {
    const position = (id: string, minutes: number, joined: string) => ({
      id,
      occupiedMinutes: minutes,
      joinedAt: at(joined),
    });
    const line = [
      position('c', 60, '2026-11-20T08:00:00Z'),
      position('b', 0, '2026-11-20T10:00:00Z'),
      position('d', 0, '2026-11-20T09:00:00Z'),
      position('a', 0, '2026-11-20T10:00:00Z'),
    ];
    const ordered = (order: 'fair' | 'first_come') =>
      line.toSorted((one, two) => compareInLine(one, two, order)).map(({ id }) => id);
    expect(ordered('fair')).toEqual(['d', 'a', 'b', 'c']);
    expect(ordered('first_come')).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('the chance', () => {
  it.each([
    ['good where one becomes free for each who waits', { place: 2, expected: 2 }, 'good'],
    ['fair where it is two for five', { place: 5, expected: 2 }, 'fair'],
    ['small below', { place: 6, expected: 2 }, 'small'],
    ['small where nothing ever becomes free', { place: 1, expected: 0 }, 'small'],
    ['unknown at a new location', { place: 1, expected: null }, null],
  ] as const)('is %s', (_, of, expected) => {
    expect(lineChance(of)).toBe(expected);
  });

  // In four weeks: eight from 9 to 12 and four from 18 to 20 on Mondays, on charger a; two on Tuesdays, on charger b.
  const freed: FreedHours[] = [
    { weekday: 'monday', spotId: 'a', fromHour: 9, untilHour: 12, count: 8 },
    { weekday: 'monday', spotId: 'a', fromHour: 18, untilHour: 20, count: 4 },
    { weekday: 'tuesday', spotId: 'b', fromHour: 9, untilHour: 10, count: 2 },
  ];
  const today = '2026-11-20';
  const of = { spotId: null, firstDate: MONDAY, lastDate: MONDAY, fromHour: 9, toHour: 11 };
  it.each([
    ['such weekdays and hours alone', of, 2],
    ['the hours in which it may start', { ...of, fromHour: 18, toHour: 23 }, 1],
    ['all hours', { ...of, fromHour: 0, toHour: 23 }, 3],
    ['not what ends before', { ...of, fromHour: 12, toHour: 17 }, 0],
    ['every day that is left', { ...of, firstDate: '2026-11-16', lastDate: '2026-11-24' }, 2.5],
    ['one charger', { ...of, spotId: 'b', lastDate: '2026-11-24' }, 0.5],
    ['other weekdays', { ...of, firstDate: '2026-11-25', lastDate: '2026-11-27' }, 0],
  ])('counts %s', (_, asked, expected) => {
    expect(expectedFreed(asked, today, { days: 28, freed })).toBe(expected);
  });

  it('takes a weekday that was not seen yet for an average one, and nothing for unknown', () => {
    const yesterday = { days: 2, freed: [{ ...freed[0]!, weekday: 'thursday' as const, count: 3 }] };
    expect(expectedFreed(of, today, yesterday)).toBe(1.5);
    expect(expectedFreed(of, today, { days: 0, freed: [] })).toBeNull();
  });
});

it.each([
  ['10:00:00', '10:00:15'],
  ['10:06:45', '10:07:00'],
  ['10:06:50', '10:07:00'],
])('what was offered until 10:07 and passed on at %s can be had back until %s', (passed, until) => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  expect(passEndsAt({ passedAt: at(passed), expiresAt: at('10:07:00') })).toEqual(at(until));
});
