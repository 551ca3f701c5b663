import { hourLabel } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { hasMark } from './day-edge.tsx';

test.each([
  ['8:00 AM', 8 * 60, ['3 AM', '6 AM', '9 AM', '12 PM', '3 PM', '6 PM', '9 PM']],
  ['3:02 PM', 15 * 60 + 2, ['3 AM', '6 AM', '9 AM', '12 PM', '6 PM', '9 PM']],
  ['8:40 PM', 20 * 60 + 40, ['3 AM', '6 AM', '9 AM', '12 PM', '3 PM', '6 PM']],
])('at %s, the hours that the needle would cross are not named', (_, needle, marks) => {
  const hours = Array.from({ length: 25 }, (__, hour) => hour);
  expect(hours.filter((hour) => hasMark(hour, needle)).map(hourLabel)).toEqual(marks);
});
