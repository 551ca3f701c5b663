import { expect, test } from 'vitest';
import { lastOnWords } from './displays-section.tsx';

test.each([
  [null, 'Not opened yet'],
  ['2026-06-10T14:56:00Z', 'On now'],
  ['2026-06-10T14:54:00Z', 'Last seen today, 10:54 AM'],
  ['2026-06-10T03:59:00Z', 'Last seen Tue, Jun 9'],
])('seen at %s', (lastSeenAt, words) => {
  expect(lastOnWords(lastSeenAt, new Date('2026-06-10T15:05:00Z'), 'America/New_York')).toBe(words);
});
