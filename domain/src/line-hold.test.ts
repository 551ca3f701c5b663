import { expect, it } from 'vitest';
import { shorterOfferWords } from './line-hold.ts';

it.each([
  [3, 180, null],
  [3, 120, 'You asked for 3 hours; this is 2 hours.'],
  [2, 60, 'You asked for 2 hours; this is 1 hour.'],
  [2, 95, 'You asked for 2 hours; this is 1 hour 35 minutes.'],
  [1, 45, 'You asked for 1 hour; this is 45 minutes.'],
])('of %i hours asked for and %i minutes offered says: %s', (asked, minutes, words) => {
  const startsAt = new Date('2026-11-20T14:00:00Z');
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  expect(shorterOfferWords(asked, { startsAt, endsAt })).toBe(words);
});
