import { describe, expect, it } from 'vitest';
import {
  barKey,
  buildGrid,
  refusedAtStart,
  type GridBooking,
  type GridDay,
  type GridSpot,
} from './grid-model.ts';
import type { HourColumn } from '../../../day/day-hours.ts';

const HOUR = 3_600_000;
const midnight = Date.UTC(2026, 10, 6);
/** An instant of the sample day, in hours after its midnight. */
const at = (hours: number) => new Date(midnight + hours * HOUR);
const span = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });
const columns = (count: number): HourColumn[] =>
  Array.from({ length: count }, (_, hour) => ({ hour: hour % 24, ...span(hour, hour + 1) }));

const spot = (number: string, isActive = true): GridSpot => ({
  id: number,
  spotNumber: number,
  powerKw: 7,
  connector: 'Type 2',
  isActive,
});
const booking = (
  spotId: string,
  from: number,
  to: number,
  state: GridBooking['state'] = 'taken',
): GridBooking => ({ id: `${spotId}-${from}`, spotId, state, name: 'Priya Natarajan', ...span(from, to) });

const workday: GridDay = {
  columns: columns(24),
  openIntervals: [span(5, 23)],
  peak: [span(6, 15)],
  offPeak: { walkIn: true, reserve: true },
  peakAtOnce: false,
  now: at(10 + 8 / 60),
};

function bars(bookings: GridBooking[], day: GridDay = workday, active = true) {
  const row = buildGrid([spot('01', active)], bookings, day).rows[0];
  return row?.bars.map(
    (bar) => `${bar.state} ${+bar.from.toFixed(2)}-${+bar.to.toFixed(2)}${bar.isPast ? ' past' : ''}`,
  );
}

describe('the status grid', () => {
  it('joins the hours of one state into one bar, and splits open bars at now', () => {
    expect(bars([booking('01', 6, 9), booking('01', 13, 16), booking('01', 18, 20)])).toEqual([
      'closed 0-5 past',
      'walkin 5-6 past',
      'taken 6-9 past',
      'peak 9-10.13 past',
      'peak 10.13-13',
      'taken 13-16',
      'walkin 16-18',
      'taken 18-20',
      'walkin 20-23',
      'closed 23-24',
    ]);
  });

  it('keeps bars on the screen from minute to minute, so that the focus stays in them', () => {
    const keys = (now: Date) =>
      buildGrid([spot('01')], [booking('01', 6, 9), booking('01', 13, 16)], {
        ...workday,
        now,
      }).rows[0]?.bars.map(barKey);
    expect(new Set(keys(at(10 + 8 / 60)))).toHaveLength(8);
    expect(keys(at(10 + 9 / 60))).toEqual(keys(at(10 + 8 / 60)));
  });

  it('cuts a booking at now', () => {
    const [row] = buildGrid([spot('01')], [booking('01', 9, 12)], workday).rows;
    expect(row?.bars.find((bar) => bar.state === 'taken')?.cut).toBeCloseTo((1 + 8 / 60) / 3);
  });

  it.each([
    { offPeak: { walkIn: true, reserve: false }, after: ['walkin 15-18', 'taken 18-20', 'walkin 20-23'] },
    { offPeak: { walkIn: false, reserve: true }, after: ['free 15-18', 'taken 18-20', 'free 20-23'] },
    { offPeak: { walkIn: true, reserve: true }, after: ['walkin 15-18', 'taken 18-20', 'walkin 20-23'] },
  ])('shows open off-peak hours by the policy $offPeak', ({ offPeak, after }) => {
    expect(bars([booking('01', 18, 20)], { ...workday, offPeak })?.slice(-4, -1)).toEqual(after);
  });

  it('offers future whole hours, a walk-in for the current hour, and details of bookings', () => {
    const evening = { ...workday, now: at(15.5) };
    const [row] = buildGrid([spot('01')], [booking('01', 18, 20)], evening).rows;
    expect(row?.cells.slice(-8, -1).map((cell) => `${cell.column}+${cell.span} ${cell.action}`)).toEqual([
      '15+1 walk-in',
      '16+1 reserve',
      '17+1 reserve',
      '18+2 details',
      '20+1 reserve',
      '21+1 reserve',
      '22+1 reserve',
    ]);
  });

  it('offers no off-peak hour ahead of time where off-peak is for walk-ins only', () => {
    const evening = { ...workday, now: at(15.5), offPeak: { walkIn: true, reserve: false } };
    const [row] = buildGrid([spot('01')], [], evening).rows;
    expect(row?.cells.filter((cell) => cell.action !== 'none').map((cell) => cell.action)).toEqual([
      'walk-in',
    ]);
  });

  it('lets the past part of the current hour be pressed too, unless somebody charged then', () => {
    const late = { ...workday, now: at(15 + 58 / 60) };
    const places = (bookings: GridBooking[]) =>
      buildGrid([spot('01')], bookings, late)
        .rows[0]?.cells.filter(({ action }) => action !== 'none')
        .map(({ from, to, action }) => `${from}-${to} ${action}`);
    expect(places([])?.slice(0, 2)).toEqual(['15-16 walk-in', '16-17 reserve']);
    expect(places([booking('01', 12, 15.5)])?.slice(0, 2)).toEqual(['12-15.5 details', '15.5-16 walk-in']);
  });

  it('does not offer a peak hour that has begun', () => {
    const [row] = buildGrid([spot('01')], [], workday).rows;
    const actions = row?.cells.filter((cell) => cell.column >= 10 && cell.column < 12 && !cell.bar.isPast);
    expect(actions?.map((cell) => cell.action)).toEqual(['none', 'reserve']);
  });

  it('shows an inactive charger as in maintenance while the location is open', () => {
    expect(bars([], workday, false)).toEqual(['closed 0-5 past', 'maintenance 5-23', 'closed 23-24']);
  });

  it('counts the chargers free in the rest of each hour, and none while closed', () => {
    const { freeCounts } = buildGrid(
      [spot('01'), spot('02'), spot('03', false)],
      [booking('01', 10, 13), { ...booking('02', 9, 10), endsAt: at(10.1) }],
      workday,
    );
    expect(freeCounts.slice(4, 14)).toEqual([null, 2, 2, 2, 2, 1, 0, 1, 1, 2]);
  });

  it('counts no charger in the hour that runs where only a reservation will do, as none begins in it', () => {
    const countsAt = (now: number, offPeak = workday.offPeak, peakAtOnce = false) =>
      buildGrid([spot('01'), spot('02')], [booking('02', 9, 10)], {
        ...workday,
        offPeak,
        peakAtOnce,
        now: at(now),
      }).freeCounts.slice(Math.floor(now), Math.floor(now) + 2);
    expect(countsAt(10.1)).toEqual([0, 2]);
    expect(countsAt(10.1, workday.offPeak, true)).toEqual([2, 2]);
    expect(countsAt(16.1)).toEqual([2, 2]);
    expect(countsAt(16.1, { walkIn: false, reserve: true })).toEqual([0, 2]);
  });

  it('keeps a released charger and the walk-in after it apart within one hour', () => {
    const [row] = buildGrid(
      [spot('01')],
      [
        { ...booking('01', 9, 11), endsAt: at(10.05) },
        { ...booking('01', 11, 12), startsAt: at(10.1) },
      ],
      workday,
    ).rows;
    const taken = row?.cells.filter((cell) => cell.action === 'details');
    expect(taken?.map((cell) => `${cell.column}+${cell.span}`)).toEqual(['9+2', '11+1']);
  });

  it.each([23, 24, 25])('fills a day of %i hours', (hours) => {
    const day = { ...workday, columns: columns(hours), openIntervals: [span(0, hours)], peak: [] };
    const grid = buildGrid([spot('01')], [booking('01', hours - 3, hours + 2)], day);
    expect(grid.rows[0]?.bars.at(-1)).toMatchObject({ state: 'taken', from: hours - 3, to: hours });
    expect(grid.freeCounts).toHaveLength(hours);
  });

  it('does not mark the current time on another day', () => {
    expect(buildGrid([spot('01')], [], { ...workday, now: at(30) }).needle).toBeNull();
    expect(
      buildGrid([spot('01')], [], { ...workday, now: at(30) }).rows[0]?.bars.every((bar) => bar.isPast),
    ).toBe(true);
  });
});

it('puts the word of a free bar behind the hours that are refused to the reader, unless all of it is refused', () => {
  const [row] = buildGrid([spot('01')], [], { ...workday, now: at(4) }).rows;
  const bar = row!.bars.find(({ state }) => state === 'peak')!;
  const behind = (...refused: number[]) => refusedAtStart(new Set(refused), bar, row!.cells);
  expect(behind(6, 7, 9)).toBe(2);
  expect(behind(9)).toBe(0);
  // Nothing of it can be had, so the word has no place.
  expect(behind(...Array.from({ length: 24 }, (_, column) => column))).toBe(bar.to - bar.from);
});
