import { expect, test } from 'vitest';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';
import { toldReleases } from './told-releases.ts';

const at = (time: string): Date => new Date(`2026-06-10T${time}:00Z`);
const KEPT = {
  owner: 'mira',
  reservationId: 'r1',
  spotNumber: '05',
  timezone: 'UTC',
  pressedAt: +at('15:05'),
};
const session = (change: Partial<OwnRow> = {}): OwnRow =>
  ({
    id: 'r1',
    spotId: 's5',
    location: { name: 'North Garage' },
    status: 'arrived',
    startsAt: at('14:00'),
    endsAt: at('17:00'),
    arrivedAt: at('14:05'),
    releasedAt: null,
    ...change,
  }) as OwnRow;
const released = session({ endsAt: at('15:05'), releasedAt: at('15:05') });
const told = (rows: OwnRow[], spotId?: string) =>
  toldReleases([KEPT], rows, { now: at('15:40'), isOffline: false, isReading: false, spotId }).map(
    ({ is }) => is,
  );

test('what is over is told at its own charger, not at another; what is asked is asked wherever its person is', () => {
  expect(told([released])).toEqual(['over']);
  expect(told([released], 's5')).toEqual(['over']);
  expect(told([released], 's1')).toEqual([]);
  expect(told([], 's1')).toEqual([]);
  expect(told([session()], 's1')).toEqual(['asked']);
});

test('nothing is told any more once another session has begun', () => {
  const earlier = session({ id: 'r0', arrivedAt: at('08:00'), endsAt: at('10:00') });
  expect(told([released, earlier])).toEqual(['over']);
  const later = session({ id: 'r2', spotId: 's1', arrivedAt: at('15:30'), startsAt: at('15:30') });
  expect(told([released, later])).toEqual([]);
  expect(told([released, later], 's5')).toEqual([]);
});
