import { expect, test } from 'vitest';
import { newWordsOf } from './recommended-slots.tsx';

test('a recommended slot says only what those above it of the same place have not said', () => {
  const habit = 'You usually start at 9:00 AM here on Mondays.';
  const length = '2 hours are enough for the 10 kWh that you usually charge, at 7 kW.';
  expect(
    newWordsOf([
      { locationId: 'north', reason: habit, lengthReason: length },
      { locationId: 'north', reason: null, lengthReason: length },
      { locationId: 'north', reason: habit, lengthReason: null },
      { locationId: 'south', reason: habit, lengthReason: length },
      { locationId: 'south', reason: habit, lengthReason: null },
    ]),
  ).toEqual([`${habit} ${length}`, '', habit, `${habit} ${length}`, '']);
});
