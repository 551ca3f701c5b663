import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { expect, test } from 'vitest';
import type { OwnRow } from '../member/own-rows.ts';
import { memberContext } from '../testing/member-context.ts';
import { chargersNow, datesNow, nextToBegin, placesNow } from './charge-now.ts';

/** Friday, 6 November 2026, at this time in New York. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 6, hour + 5, minute));
const NOON = { ...memberContext, now: at(16, 20) };
const contextAt = ({ id }: Location) => ({ ...NOON, locationId: id });

const location = (id: string, over: Partial<Location> = {}) => ({ id, isActive: true, ...over }) as Location;
const [garage, pier] = [location('garage'), location('pier')];
const spot = (id: string, locationId = 'garage', over: Partial<Spot> = {}) =>
  ({ id, locationId, spotNumber: id, isActive: true, currentStatus: 'available', ...over }) as Spot;
const taken = (spotId: string, from: Date, to: Date, id = 'somebody’s') =>
  ({ id, spotId, startsAt: from.toISOString(), endsAt: to.toISOString() }) as DayReservation;
const own = {
  id: 'own',
  spotId: '1',
  locationId: 'garage',
  status: 'confirmed',
  startsAt: at(16, 45),
  endsAt: at(19),
  location: { organization: { noShowGracePeriodMinutes: 15 } },
} as OwnRow;

test('free chargers are proposed in the order of their locations: not reported, free for long enough, by number', () => {
  const spots = [
    spot('4', 'pier'),
    spot('1'),
    spot('2'),
    spot('3', 'garage', { currentStatus: 'maintenance' }),
    spot('5'),
    spot('6'),
  ];
  const reservations = [taken('2', at(16), at(18)), taken('1', at(17), at(18)), taken('6', at(12), at(13))];
  const found = chargersNow([garage, pier], { spots, reservations, reportedIds: new Set(['5']), contextAt });
  expect(found.map(({ spot: { id } }) => id)).toEqual(['6', '1', '5', '4']);
});

test('without asking for any charger the rules say at which locations one could be had', () => {
  const closed = location('closed', { isActive: false });
  expect(placesNow([garage, closed, pier], contextAt)).toEqual([garage, pier]);
  const inPeak = { ...NOON, now: at(10, 20), rules: { ...NOON.rules, peakWalkInWhenFree: false } };
  expect(placesNow([garage], () => inPeak)).toEqual([]);
});

test('locations are looked at on the day that it is there, and on the next as far as people usually charge', () => {
  const zones = ['America/New_York', 'America/Chicago', 'Asia/Tokyo'];
  const places = zones.map((timezone) => location(timezone, { timezone }));
  const rules = { ...NOON.rules, offPeakSlotDuration: 120 };
  const from = (now: Date) => datesNow(places, ({ timezone }) => ({ ...NOON, now, rules, timezone }));
  expect(from(at(20))).toEqual(['2026-11-06', '2026-11-07']);
  expect(from(at(9, 30))).toEqual(['2026-11-06', '2026-11-07']);
  expect(from(at(7))).toEqual(['2026-11-06']);
  expect(from(at(23, 30))).toEqual(['2026-11-06', '2026-11-07']);

  // Charger 1 is reserved from midnight on.
  const spots = [spot('1'), spot('2')];
  const late = { ...NOON, now: at(23, 30), rules };
  const reservations = [taken('1', at(24), at(26))];
  const known = { spots, reservations, reportedIds: new Set<string>(), contextAt: () => late };
  expect(chargersNow([garage], known).map(({ spot: { id } }) => id)).toEqual(['2', '1']);
});

test('one’s own reservation can begin early unless somebody has its charger until then', () => {
  const known = { spots: [spot('1')], reportedIds: new Set<string>(), contextAt, now: NOON.now };
  const begins = (row: OwnRow, ...reservations: DayReservation[]) =>
    nextToBegin([row], [pier, garage], { ...known, reservations });
  expect(begins(own, taken('1', own.startsAt, own.endsAt, 'own'))).toBe(own);
  expect(begins(own, taken('1', at(16), at(16, 45)))).toBeNull();
  expect(begins({ ...own, status: 'arrived' })).toBeNull();
});
