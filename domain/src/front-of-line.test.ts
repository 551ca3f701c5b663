import { expect, test } from 'vitest';
import { whyNotToFront } from './front-of-line.ts';
import type { UnusableCharger } from './front-of-line.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const RESERVATION = {
  kind: 'reservation',
  status: 'confirmed',
  startsAt: at('14:00'),
  endsAt: at('17:00'),
} as const;
const BLOCKED: UnusableCharger = {
  ownReports: [{ kind: 'blocked', reportedAt: at('14:01') }],
  wasFalse: false,
  otherFree: null,
  hadToday: false,
};

type Given = { of?: object } & Partial<UnusableCharger>;

test.each<[string, Given, string, string | null]>([
  ['whose charger is blocked', {}, '14:02', null],
  ['whose charger is broken', { ownReports: [{ kind: 'broken', reportedAt: at('09:00') }] }, '14:02', null],
  ['before the start', {}, '13:59', 'has not begun'],
  ['after the time to arrive', {}, '14:30', 'is over'],
  ['with less of it left', { of: { awaitedMs: 29 * 60_000 } }, '14:02', 'is over'],
  ['who has arrived', { of: { status: 'arrived' } }, '14:02', 'without an arrival'],
  ['with a walk-in', { of: { kind: 'walk_in' } }, '14:02', 'without an arrival'],
  ['without a report', { ownReports: [] }, '14:02', 'report first'],
  [
    'with a report of a car that has gone',
    { ownReports: [{ kind: 'blocked', reportedAt: at('11:59') }] },
    '14:02',
    'report first',
  ],
  ['whose reports were false', { wasFalse: true }, '14:02', 'false'],
  ['who can move', { otherFree: '07' }, '14:02', 'Charger 07 is free'],
  ['a second time', { hadToday: true }, '14:02', 'today already'],
])('the front of the line for a member %s', (_, { of, ...given }, now, why) => {
  const answer = whyNotToFront({ ...RESERVATION, ...of }, 30, { ...BLOCKED, ...given }, at(now));
  if (why === null) expect(answer).toBeNull();
  else expect(answer).toContain(why);
});
