import { dayHours, hourNumber } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { buildGrid } from './grid-model.ts';
import type { GridBooking, GridDay, GridSpot } from './grid-model.ts';
import { barWord, cellName, columnName, isUnderTag, pressRefusal } from './grid-words.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 6, 0, hours * 60));
const span = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });
const spot: GridSpot = { id: '01', spotNumber: '01', powerKw: 7, connector: 'Type 2', isActive: true };
/** 10:12 AM on a day with peak hours until 3 PM. */
const day: GridDay = {
  columns: Array.from({ length: 24 }, (_, hour) => ({ hour, ...span(hour, hour + 1) })),
  openIntervals: [span(5, 23)],
  peak: [span(6, 15)],
  offPeak: { walkIn: true, reserve: false },
  peakAtOnce: false,
  now: at(10.2),
};
const closure: GridBooking = { id: 'closure', spotId: '01', state: 'maintenance', ...span(18, 20) };

it.each([
  [7, 'This time has passed'],
  [2, 'This time has passed'],
  [10, 'Reservations start on the full hour'],
  [12, null],
  [16, 'This hour is for walk-ins'],
  [18, 'Charger 01 is in maintenance'],
  [23, 'North Garage is closed then'],
])('a press at %i o’clock that does nothing says why', (hour, title) => {
  const { cells } = buildGrid([spot], [closure], day).rows[0]!;
  const cell = cells.findLast(({ column }) => column <= hour)!;
  const refusal = pressRefusal(spot, cell, { place: 'North Garage', now: day.now, timeAt: String });
  expect(refusal?.title ?? null).toBe(title);
});

it('says why a charger is closed for a time, in its bar where that has room', () => {
  const named = (to: number) => {
    const bookings = [{ ...closure, ...span(18, to), closedFor: 'a public holiday' }];
    const { bars, cells } = buildGrid([spot], bookings, day).rows[0]!;
    const cell = cells.find(({ column }) => column === 18)!;
    return [barWord(bars.find(({ from }) => from === 18)!), cellName(spot, cell, 'from 6'), cell.action];
  };
  const spoken = 'Charger 01, from 6: closed for a public holiday';
  expect(named(21)).toEqual(['a public holiday', spoken, 'details']);
  expect(named(20)).toEqual(['Closed', spoken, 'details']);
});

it('gives each hour a name of its own on the day on which clocks go back', () => {
  const names = dayHours('2026-11-01', 'America/New_York').map(columnName);
  expect(names.slice(0, 4)).toEqual(['12 AM', '1 AM', '1 AM, again', '2 AM']);
  expect(new Set(names).size).toBe(25);
});

it('hides the hours on the scale that the tag of the present time would cover or touch', () => {
  const hidden = (needle: number) =>
    day.columns.flatMap(({ hour }) => (isUnderTag(hour, hourNumber(hour), needle) ? [hour] : []));
  expect(hidden(8.1)).toEqual([8]);
  expect(hidden(8.5)).toEqual([8, 9]);
  expect(hidden(8.9)).toEqual([8, 9]);
  expect(isUnderTag(6, '6 AM', 7.3)).toBe(true);
  expect(isUnderTag(6, '6', 7.3)).toBe(false);
});
