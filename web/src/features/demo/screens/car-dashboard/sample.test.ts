import { expect, test } from 'vitest';
import { LOCATIONS, rangeText } from './sample.ts';

test.each([
  [18, 3, '6:00\u00a0PM – 9:00\u00a0PM'],
  [9, 4, '9:00\u00a0AM – 1:00\u00a0PM'],
  [21, 3, '9:00\u00a0PM – 12:00\u00a0AM'],
  [21, 4, '9:00\u00a0PM – 1:00\u00a0AM tomorrow'],
])('a demo reservation at %i for %i hours is %s', (startHour, hours, range) => {
  expect(rangeText({ location: LOCATIONS[0], startHour, hours })).toBe(range);
});
