import type { DeviceSession } from '@chargerota/contract';
import { expect, it } from 'vitest';
import { lastSeenWords } from './sessions-section.tsx';

/** Wednesday, 12:05 AM in New York. */
const NOW = new Date('2026-06-10T04:05:00Z');
const ZONE = 'America/New_York';

const session: DeviceSession = {
  id: '0197a5a0-0000-7000-8000-000000000001',
  current: false,
  device: 'Chrome on Windows',
  method: 'password',
  signedInAt: '2026-05-01T12:00:00Z',
  lastSeenAt: '2026-05-01T12:00:00Z',
  expiresAt: '2026-07-01T12:00:00Z',
};

it.each([
  ['2026-06-10T04:02:00Z', 'Active now'],
  // Seen slightly after this browser's current time.
  ['2026-06-10T04:05:20Z', 'Active now'],
  ['2026-06-10T03:53:00Z', 'Active 12 minutes ago'],
  ['2026-06-10T03:06:00Z', 'Active 59 minutes ago'],
  ['2026-06-10T01:12:00Z', 'Active yesterday, 9:12 PM'],
  ['2026-06-09T03:59:00Z', 'Active Mon, Jun 8'],
])('a browser last seen at %s reads %j', (lastSeenAt, words) => {
  expect(lastSeenWords({ ...session, lastSeenAt }, NOW, ZONE)).toBe(words);
});

it('says today until midnight', () => {
  const noon = new Date('2026-06-10T16:00:00Z');
  expect(lastSeenWords({ ...session, lastSeenAt: '2026-06-10T13:12:00Z' }, noon, ZONE)).toBe(
    'Active today, 9:12 AM',
  );
});
