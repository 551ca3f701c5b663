import { ALWAYS_OPEN, DEFAULT_RULES } from '@chargerota/domain';
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { locationDay } from '../availability/location-day.ts';
import { spotTilesOf } from './use-chargers.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 9, hour));
const pier = { id: 'pier', timezone: 'UTC', operatingHoursJson: ALWAYS_OPEN } as Location;
const spots = [
  ['type_2', 'level_2'],
  ['ccs_2', 'dc_fast'],
].map(([connectorType, chargingType], index) => ({
  id: String(index),
  locationId: 'pier',
  spotNumber: `0${index}`,
  connectorType,
  chargingType,
  available: true,
  closed: null,
})) as (Spot & { available: boolean; closed: null })[];

test('a fast charger is called one where it is booked and where its day is looked at', () => {
  const words = ['Type 2', 'CCS 2, DC fast'];
  const tiles = spotTilesOf(spots, { startsAt: at(9), endsAt: at(10) }, [], 'UTC');
  expect(tiles.map(({ connector }) => connector)).toEqual(words);
  const { grid } = locationDay(pier, '2026-11-09', spots, [], DEFAULT_RULES, at(8));
  expect(grid.rows.map(({ spot }) => spot.connector)).toEqual(words);
});

test('a charger that is closed for a time says why and until when, whichever says so', () => {
  const closed = { reason: 'repairs', endsAt: at(14).toISOString() };
  const row = {
    kind: 'closure',
    spotId: '1',
    closedFor: 'repairs',
    startsAt: at(8).toISOString(),
    endsAt: closed.endsAt,
  };
  const tiles = spotTilesOf(
    [
      { ...spots[0]!, isActive: true, available: false, closed },
      { ...spots[1]!, isActive: true, available: false, closed: null },
    ],
    { startsAt: at(9), endsAt: at(10) },
    [row as DayReservation],
    'UTC',
  );
  const said = { state: 'closed', closedFor: 'repairs' };
  expect(tiles).toMatchObject([said, said]);
  expect(tiles.map(({ reason }) => reason?.startsWith('Closed for repairs until Mon, Nov 9'))).toEqual([
    true,
    true,
  ]);
});
