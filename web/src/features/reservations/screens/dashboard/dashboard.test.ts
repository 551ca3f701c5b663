import { slotPeriod, parseTimeSlot } from '@chargerota/domain';
import { describe, expect, test } from 'vitest';
import { missedRow } from './missed-notice.tsx';
import { reservedAgain, sortRows } from '../../member/own-rows.ts';
import type { OwnRow } from '../../member/own-rows.ts';
import { chargingMonths, meanHours } from './eco-panel.tsx';

const ZONE = 'America/New_York';
const LOCATION = 'garage';
/** Friday, 10:08 AM in New York. */
const NOW = new Date('2026-11-06T15:08:00Z');

function row(date: string, timeSlot: string, status: OwnRow['status'], over: Partial<OwnRow> = {}): OwnRow {
  const period = slotPeriod(date, parseTimeSlot(timeSlot)!, ZONE)!;
  return {
    id: `${date} ${timeSlot}`,
    kind: 'reservation',
    status,
    userId: 'maya',
    user: { id: 'maya', firstName: 'Maya', lastName: 'Reyes', email: 'maya@example.org' },
    organizationId: 'harborline',
    locationId: LOCATION,
    spotId: 'spot',
    date,
    timeSlot,
    timezone: ZONE,
    ...period,
    arrivedAt: null,
    releasedAt: null,
    awaitedMs: 0,
    leftFrom: null,
    leftUntil: null,
    createdAt: '2026-01-01T00:00:00Z',
    location: {
      id: LOCATION,
      name: 'Harbor House Garage',
      address: '12 Harbor St',
      organization: { id: 'harborline', name: 'Harborline Studios', noShowGracePeriodMinutes: 30 },
    },
    spot: { spotNumber: '07', powerOutput: 11, connectorType: 'type_2', chargingType: 'level_2' },
    ...over,
  };
}

describe('the first reservation on the dashboard', () => {
  test.each([
    ['before its start', '11-13', 'coming'],
    ['within the grace period', '10-13', 'can_confirm'],
    ['after the grace period', '9-12', 'grace_expired'],
  ])('is the next reservation, %s', (_when, slot, phase) => {
    const rows = [row('2026-11-09', '9-12', 'confirmed'), row('2026-11-06', slot, 'confirmed')];
    const { next, upcoming } = sortRows(rows, NOW);
    expect(next).toEqual({ row: rows[1], phase });
    expect(upcoming).toEqual([rows[0]]);
  });

  test('is the session under way, until it is released', () => {
    const session = row('2026-11-06', '10-13', 'arrived');
    const later = row('2026-11-06', '13-15', 'confirmed');
    expect(sortRows([later, session], NOW).next).toEqual({ row: session, phase: 'charging' });
    const released = { ...session, endsAt: NOW, releasedAt: NOW };
    expect(sortRows([later, released], NOW)).toMatchObject({ next: { row: later }, past: [released] });
  });

  test('is nothing if all reservations are past or cancelled, and the latest is listed first', () => {
    const rows = [row('2026-11-02', '9-12', 'no_show'), row('2026-11-10', '9-12', 'cancelled')];
    expect(sortRows(rows, NOW)).toEqual({ next: null, upcoming: [], past: [rows[1], rows[0]] });
  });
});

test('a no-show is told until something is reserved after it or another session has begun, for a week at most', () => {
  const missed = row('2026-11-06', '9-12', 'no_show');
  const booked = row('2026-11-09', '9-12', 'confirmed');
  expect(missedRow([missed, booked, row('2026-11-05', '9-12', 'arrived')], NOW)).toBe(missed);
  expect(missedRow([missed, { ...booked, createdAt: '2026-11-06T14:40:00Z' }], NOW)).toBeNull();
  expect(missedRow([missed, row('2026-11-06', '10-12', 'arrived')], NOW)).toBeNull();
  expect(missedRow([row('2026-10-30', '9-12', 'no_show')], NOW)).toBeNull();
  expect(missedRow([booked], NOW)).toBeNull();
});

test('a cancellation that was taken back is left out, and of several of one slot all but the last', () => {
  const slot = (id: string, status: OwnRow['status'], createdAt: string, over: Partial<OwnRow> = {}) =>
    row('2026-11-10', '9-12', status, { id, createdAt, ...over });
  const undone = slot('undone', 'cancelled', '2026-11-06T10:00:00Z');
  const standing = slot('standing', 'confirmed', '2026-11-06T10:01:00Z');
  const elsewhere = slot('elsewhere', 'cancelled', '2026-11-06T09:00:00Z', { spotId: 'another' });
  expect([...reservedAgain([standing, undone, elsewhere])]).toEqual([undone]);
  const cancelledAgain = { ...standing, status: 'cancelled' as const };
  expect([...reservedAgain([cancelledAgain, undone, elsewhere])]).toEqual([undone]);
});

test('the chart shows the last six months, including empty ones, across a new year', () => {
  const counted = [
    { month: '2026-07', sessions: 9 },
    { month: '2026-08', sessions: 1 },
    { month: '2027-01', sessions: 2 },
  ];
  expect(chargingMonths(counted, '2027-01-31').map(({ name, sessions }) => `${name} ${sessions}`)).toEqual([
    'Aug 1',
    'Sep 0',
    'Oct 0',
    'Nov 0',
    'Dec 0',
    'Jan 2',
  ]);
});

test('the average session is shown to a tenth of an hour, and never as zero', () => {
  expect([2.46, 2, 0.05, 0.04, 0].map(meanHours)).toEqual(['2.5', '2.0', '0.1', '< 0.1', '< 0.1']);
});
