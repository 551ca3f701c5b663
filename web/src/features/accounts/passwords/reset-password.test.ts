import { expect, it } from 'vitest';
import { linkEnd } from './reset-password.tsx';

it.each([
  ['2026-11-20T20:15:00Z', '3:15 PM'],
  ['2026-11-21T04:59:00Z', '11:59 PM'],
  ['2026-11-21T19:15:00Z', 'Sat, Nov 21, 2:15 PM'],
])('the end of a link that expires at %s reads, at 2:15 PM in New York, %s', (expiresAt, words) => {
  expect(linkEnd(new Date(expiresAt), new Date('2026-11-20T19:15:00Z'), 'America/New_York')).toBe(words);
});
