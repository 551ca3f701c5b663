import { describe, expect, test } from 'vitest';
import { shortHour } from '../../hours.ts';
import { BUILDINGS, GRID_HOURS, kindAt, ruleAt } from './chargers.ts';
import type { Building } from './chargers.ts';

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

describe('the rule of the demo', () => {
  test.each([
    [MONDAY, 7, 'walk-in'],
    [MONDAY, 8, 'reservation'],
    [FRIDAY, 15, 'reservation'],
    [FRIDAY, 16, 'walk-in'],
    [SATURDAY, 8, 'walk-in'],
    [SUNDAY, 12, 'walk-in'],
  ])('on weekday %i at %i is %s', (weekday, hour, rule) => {
    expect(ruleAt(weekday, hour)).toBe(rule);
  });

  test('does not count where a building is closed or a charger is occupied', () => {
    const charger = {
      name: 'T-01',
      power: '11 kW',
      occupied: [
        [9, 11],
        [18, 19],
      ] as const,
    };
    const building: Building = { name: 'T', place: 'Test', open: [7, 20], chargers: [charger] };
    const on = (hour: number) => kindAt(building, charger, MONDAY, hour);
    expect([6, 7, 8, 9, 10, 11, 18, 19, 20].map(on)).toEqual([
      'closed',
      'walk-in',
      'reservation',
      'occupied',
      'occupied',
      'reservation',
      'occupied',
      'walk-in',
      'closed',
    ]);
  });
});

test('the grid has 18 hours, from 6AM to 11PM', () => {
  expect(GRID_HOURS).toHaveLength(18);
  expect([GRID_HOURS[0]!, 12, GRID_HOURS.at(-1)!].map(shortHour)).toEqual(['6AM', '12PM', '11PM']);
});

test('every charger of the sample has hours of all kinds that its building allows', () => {
  for (const building of BUILDINGS)
    for (const charger of building.chargers) {
      const kinds = new Set(GRID_HOURS.map((hour) => kindAt(building, charger, MONDAY, hour)));
      expect([...kinds]).toEqual(expect.arrayContaining(['walk-in', 'reservation', 'occupied']));
    }
});
