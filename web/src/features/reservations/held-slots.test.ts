import { ALWAYS_OPEN, DEFAULT_RULES } from '@chargerota/domain';
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { locationDay } from './location-day.ts';
import { spotTilesOf } from './spot-tiles.ts';

const MONDAY = '2026-11-09';
const at = (hour: number) => new Date(Date.UTC(2026, 10, 9, hour));
const place = { id: 'pier', timezone: 'UTC', operatingHoursJson: ALWAYS_OPEN } as Location;
const spots = ['a', 'b'].map((id) => ({
  id,
  locationId: 'pier',
  spotNumber: id,
  connectorType: 'j1772',
  isActive: true,
  available: false,
})) as (Spot & { available: boolean })[];
const hold = (spotId: string, isMine: boolean) =>
  ({
    id: spotId,
    spotId,
    locationId: 'pier',
    kind: 'hold',
    status: 'held',
    startsAt: at(9).toISOString(),
    endsAt: at(11).toISOString(),
    timezone: 'UTC',
    isMine,
    user: { firstName: 'Ada', lastName: 'Byron', email: null, phone: null },
  }) as DayReservation;
const rows = [hold('a', true), hold('b', false)];

test('a charger that is held for the member is offered, not yet theirs; one held for another names nobody', () => {
  const tiles = spotTilesOf(spots, { startsAt: at(9), endsAt: at(10) }, rows, 'UTC');
  expect(tiles.map(({ state, reason }) => [state, reason?.replace(/ \d.*/u, '')])).toEqual([
    ['held', 'Held for you'],
    ['held', 'Held for somebody in line'],
  ]);
  const { grid } = locationDay(place, MONDAY, spots, rows, DEFAULT_RULES, at(8));
  const held = grid.rows.flatMap(({ bars }) => bars.flatMap(({ booking }) => booking ?? []));
  expect(held.map(({ state, name }) => [state, name])).toEqual([
    ['held', undefined],
    ['held', undefined],
  ]);
});
