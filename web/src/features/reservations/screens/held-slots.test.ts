import { ALWAYS_OPEN, DEFAULT_RULES } from '@chargerota/domain';
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { barWord, cellName } from './availability/grid/grid-words.ts';
import { locationDay } from './availability/location-day.ts';
import { spotTilesOf } from './booking/use-chargers.ts';

const MONDAY = '2026-11-09';
const at = (hour: number) => new Date(Date.UTC(2026, 10, 9, 0, hour * 60));
const place = { id: 'pier', timezone: 'UTC', operatingHoursJson: ALWAYS_OPEN } as Location;
const spots = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  locationId: 'pier',
  spotNumber: id,
  connectorType: 'j1772',
  isActive: true,
  available: false,
  closed: null,
})) as (Spot & { available: boolean; closed: null })[];
const hold = (spotId: string, isMine: boolean, name: string | null, heldUntil: Date | null) =>
  ({
    id: spotId,
    spotId,
    locationId: 'pier',
    kind: 'hold',
    status: 'held',
    startsAt: at(9).toISOString(),
    endsAt: at(13).toISOString(),
    timezone: 'UTC',
    isMine,
    heldUntil: heldUntil?.toISOString() ?? null,
    user: { firstName: name, lastName: null, email: null, phone: null },
  }) as DayReservation;
const rows = [
  hold('a', true, 'Ada', at(8.5)),
  hold('b', false, null, at(8.5)),
  // As administrators see it.
  hold('c', false, 'Ben', at(8.5)),
  // Nobody's yet: the line is being asked.
  hold('d', false, null, null),
];

test('a slot that is held says for whom, as far as its viewer may know, and until when, wherever it is looked at', () => {
  const tiles = spotTilesOf(spots, { startsAt: at(9), endsAt: at(10) }, rows, 'UTC');
  expect(tiles.map(({ state, reason }) => [state, reason?.replace(/ \d.*/u, '')])).toEqual([
    ['held', 'Held for you'],
    ['held', 'Held for somebody in line'],
    ['held', 'Held for Ben'],
    ['held', 'Held for somebody in line'],
  ]);
  const { grid } = locationDay(place, MONDAY, spots, rows, DEFAULT_RULES, at(8));
  const cells = grid.rows.flatMap(({ spot, cells }) =>
    cells.filter(({ bar }) => bar.booking).map((cell) => ({ spot, cell })),
  );
  expect(cells.map(({ spot, cell }) => cellName(spot, cell, 'then'))).toEqual([
    'Charger a, then: held for you until 8:30 AM',
    'Charger b, then: held for somebody in line until 8:30 AM',
    'Charger c, then: held for Ben until 8:30 AM',
    'Charger d, then: held for somebody in line',
  ]);
  expect(cells.map(({ cell }) => barWord(cell.bar))).toEqual([
    'For you until 8:30 AM',
    'Held until 8:30 AM',
    'Ben until 8:30 AM',
    'Held',
  ]);
});
