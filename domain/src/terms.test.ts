import { expect, test } from 'vitest';
import { isTimeToTell } from './terms.ts';

const coming = { version: '2027-03', effectiveOn: '2027-03-01', change: 'Prices are shown with tax.' };

test.each([
  ['not yet', '2027-01-27T23:59:59.999Z', false],
  ['from 32 days before', '2027-01-28T00:00:00Z', true],
  ['until the last moment before', '2027-02-28T23:59:59.999Z', true],
  ['not once they apply', '2027-03-01T00:00:00Z', false],
])('people are told of coming terms: %s', (_, now, isTime) => {
  expect(isTimeToTell(coming, new Date(now))).toBe(isTime);
});
