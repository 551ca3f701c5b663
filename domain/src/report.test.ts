import { describe, expect, test } from 'vitest';
import { addDays } from './local-dates.ts';
import { chargersAnswerWords, firstReportDay, evaluateChargers, reportOf } from './report.ts';
import type { ChargersAnswer, DayOfUse } from './report.ts';

const MONDAY = '2026-11-02';
const NO_MINUTES = Array.from({ length: 24 }, () => 0);
const at = (hour: number, minutes: number) =>
  NO_MINUTES.map((none, each) => (each === hour ? minutes : none));
const day = (date: string, over: Partial<DayOfUse> = {}): DayOfUse => ({
  locationId: 'a',
  date,
  served: 0,
  notServed: 0,
  gaveUp: 0,
  refused: 0,
  savedMinutes: 0,
  reservations: 0,
  sessions: 0,
  walkIns: 0,
  noShows: 0,
  released: 0,
  minutes: NO_MINUTES,
  spots: 4,
  ...over,
});

/** Five days that share the given figures; the rest is on the first. */
const fiveDays = (over: Partial<DayOfUse>) =>
  Array.from({ length: 5 }, (_, index) =>
    day(addDays(MONDAY, index), index === 0 ? over : { reservations: 1 }),
  );

describe('whether more chargers are needed', () => {
  test.each([
    ['nobody came', [day(MONDAY)], 'no_figures'],
    ['four days have figures', fiveDays({ reservations: 96, refused: 20 }).slice(0, 4), 'too_few_days'],
    ['four were refused', fiveDays({ reservations: 6, refused: 4 }), 'enough'],
    ['fewer than one in twenty was refused', fiveDays({ reservations: 97, refused: 5 }), 'enough'],
    ['one in twenty was refused', fiveDays({ reservations: 91, refused: 3, notServed: 2 }), 'soon'],
    ['one in ten was refused', fiveDays({ reservations: 86, refused: 6, notServed: 4 }), 'more'],
    [
      'no-shows cost as much',
      fiveDays({ reservations: 86, refused: 6, notServed: 4, noShows: 10 }),
      'no_shows_first',
    ],
  ] satisfies [string, DayOfUse[], ChargersAnswer['code']][])('where %s', (_, days, code) => {
    expect(evaluateChargers(days).code).toBe(code);
  });

  test('so many more as would serve the unserved if they are used like the others', () => {
    // 80 sessions on 5 days at 4 chargers are 4 a day; one more serves 20 in that time.
    const answer = evaluateChargers(fiveDays({ reservations: 76, sessions: 80, refused: 21 }));
    expect(answer).toMatchObject({ wishes: 101, unserved: 21, sessionsPerSpotAndDay: 4, moreSpots: 2 });
    expect(chargersAnswerWords(answer)).toEqual({
      short: 'Yes, about 2 more.',
      why: '21 of 101 requests (21%) found no charger. A charger served 4 sessions on each of 5 days with requests.',
    });
  });
});

test('use by hour is the part of all chargers on all days of that weekday, without today', () => {
  const places = [
    { locationId: 'a', spots: 8 },
    { locationId: 'b', spots: 2 },
  ];
  // Two Mondays, the second without figures: 4 chargers as stored, then 8 as now, and 2 each time. Tuesday is today.
  const days = [day(MONDAY, { minutes: at(9, 480) }), day('2026-11-10', { minutes: at(9, 60), sessions: 1 })];
  const {
    hours,
    sums,
    days: listed,
  } = reportOf(days, { from: MONDAY, to: '2026-11-30', today: '2026-11-10', places });
  expect(hours[0]![9]).toEqual({ inUse: 4, share: 0.5 });
  expect(hours[1]![9]).toEqual({ inUse: 0, share: 0 });
  expect(listed).toHaveLength(9);
  expect(sums).toMatchObject({ minutes: 540, sessions: 1 });
});

test('an hour that clocks show twice is in use at most wholly', () => {
  const places = [{ locationId: 'a', spots: 1 }];
  const days = [day(MONDAY, { minutes: at(1, 120), spots: 1 })];
  const { hours } = reportOf(days, { from: MONDAY, to: MONDAY, today: '2026-11-03', places });
  expect(hours[0]![1]).toEqual({ inUse: 2, share: 1 });
});

test('Basic shows today and the seven days before, the other plans all there is', () => {
  expect(firstReportDay('basic', '2026-11-09')).toBe(MONDAY);
  expect(firstReportDay('premium', '2026-11-09')).toBeNull();
});
