import { expect, test } from 'vitest';
import { LOCATIONS, rangeText } from './sample.ts';

test.each([
  [18, 3, '6:00 PM – 9:00 PM'],
  [9, 4, '9:00 AM – 1:00 PM'],
  [21, 3, '9:00 PM – 12:00 AM'],
  [21, 4, '9:00 PM – 1:00 AM tomorrow'],
])('a demo reservation at %i for %i hours is %s', (startHour, hours, range) => {
  expect(rangeText({ location: LOCATIONS[0], startHour, hours })).toBe(range);
});
