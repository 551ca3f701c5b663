import { describe, expect, it, test } from 'vitest';
import { buildGrid, type GridBooking, type GridDay, type GridSpot } from './grid-model.ts';
import { drawnStates, listRows, refusedState, summarize } from './grid-summary.ts';

const midnight = Date.UTC(2026, 10, 6);
const at = (hours: number) => new Date(midnight + hours * 3_600_000);
const span = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });
const spots: GridSpot[] = ['01', '02', '03'].map((id) => ({
  id,
  spotNumber: id,
  powerKw: 7,
  connector: 'Type 2',
  isActive: id !== '03',
}));
const bookings: GridBooking[] = [
  { id: 'a', spotId: '01', state: 'taken', name: 'Mia Lindqvist', ...span(9, 12) },
  { id: 'b', spotId: '01', state: 'taken', ...span(13, 16) },
];
const dayAt = (now: number): GridDay => ({
  columns: Array.from({ length: 24 }, (_, hour) => ({ hour, ...span(hour, hour + 1) })),
  openIntervals: [span(5, 23)],
  peak: [span(6, 15)],
  offPeak: { walkIn: true, reserve: true },
  peakAtOnce: false,
  now: at(now),
});

/** No column is refused to the reader. */
const NONE: ReadonlySet<number> = new Set();

describe('the answer of the status screen', () => {
  it('names the next hour to reserve, the next walk-in, and how many chargers each has', () => {
    expect(summarize(buildGrid(spots, bookings, dayAt(10.1)), at(10.1))).toEqual({
      reserve: { startsAt: at(11), chargers: 1 },
      walkIn: { startsAt: at(15), chargers: 1 },
      reservedNow: 1,
    });
  });

  it('names the first hour that the rules do not refuse the reader', () => {
    const grid = buildGrid(spots, bookings, dayAt(10.1));
    expect(summarize(grid, at(10.1), new Set([10, 11, 12])).reserve).toEqual({
      startsAt: at(13),
      chargers: 1,
    });
    const evening = buildGrid(spots, bookings, dayAt(16.5));
    expect(summarize(evening, at(16.5)).walkIn).toEqual({ startsAt: at(16.5), chargers: 2 });
    expect(summarize(evening, at(16.5), new Set([16])).walkIn).toEqual({ startsAt: at(17), chargers: 2 });
  });

  it('names no walk-in beside the reader’s own reservation, where a press would only be refused', () => {
    const grid = buildGrid(spots, bookings, dayAt(10.1));
    expect(summarize(grid, at(10.1), new Set([15, 16])).walkIn).toEqual({ startsAt: at(17), chargers: 2 });
    const onlyWalkIns = { ...dayAt(10.1), offPeak: { walkIn: true, reserve: false } };
    const refused = new Set([15, 16, 17, 18, 19, 20, 21, 22]);
    expect(summarize(buildGrid(spots, bookings, onlyWalkIns), at(10.1), refused).walkIn).toEqual({
      startsAt: at(15),
      chargers: 1,
    });
  });

  it('names now in peak hours whose running hour can be had, to the end of it', () => {
    const grid = buildGrid(spots, bookings, { ...dayAt(10.1), peakAtOnce: true });
    expect(summarize(grid, at(10.1)).walkIn).toEqual({ startsAt: at(10.1), chargers: 1 });
    const [first] = listRows(grid, at(10.1), NONE);
    expect(first?.next).toEqual({ startsAt: at(10.1), endsAt: at(11), action: 'walk-in' });
  });

  it('names no seconds between a release and the hold for who is next in line', () => {
    const [released, held] = [16.1, 16.1 + 1 / 3600];
    const both: GridBooking[] = [
      { id: 'a', spotId: '01', state: 'taken', ...span(14, released) },
      { id: 'b', spotId: '01', state: 'held', ...span(held, 23) },
    ];
    const [one] = spots;
    const seen = buildGrid([one!], both, dayAt(released - 1 / 3600));
    expect(summarize(seen, at(released - 1 / 3600))).toMatchObject({ reserve: null, walkIn: null });
  });

  it('has none once the location has closed', () => {
    expect(summarize(buildGrid(spots, bookings, dayAt(23.5)), at(23.5))).toEqual({
      reserve: null,
      walkIn: null,
      reservedNow: 0,
    });
  });
});

test('the legend explains what was taken, also before now, but not what was free before now', () => {
  const statesAt = (hour: number) =>
    [...drawnStates([buildGrid(spots.slice(0, 1), bookings, dayAt(hour))])].toSorted();
  expect(statesAt(10.1)).toEqual(['closed', 'peak', 'taken', 'walkin']);
  expect(statesAt(16.5)).toEqual(['closed', 'taken', 'walkin']);
});

test('the legend explains a pale hour, also the one that runs in peak hours', () => {
  const grid = buildGrid(spots, bookings, dayAt(10.1));
  expect(refusedState(grid, new Set([10]))).toBe('peak');
  expect(refusedState(grid, new Set([9]))).toBeUndefined();
});

describe('the list of chargers', () => {
  it('lists the charger that is free first on top, with one stretch up to the next booking', () => {
    const rows = listRows(buildGrid(spots, bookings, dayAt(10.1)), at(10.1), NONE);
    expect(rows.map(({ row, next }) => [row.spot.id, next])).toEqual([
      ['02', { ...span(11, 23), action: 'reserve' }],
      ['01', { ...span(12, 13), action: 'reserve' }],
      ['03', null],
    ]);
  });

  it('offers no hour that the rules refuse the reader, and puts a charger that only has such hours behind those with others', () => {
    const from = (hour: number) => new Set(Array.from({ length: 24 - hour }, (_, index) => hour + index));
    const grid = buildGrid(spots, bookings, dayAt(10.1));
    const nexts = (refused: ReadonlySet<number>) =>
      listRows(grid, at(10.1), refused).map(({ row, next }) => [row.spot.id, next]);
    expect(nexts(new Set([11, 12, 17]))).toEqual([
      ['02', { ...span(13, 17), action: 'reserve', isLater: true }],
      ['01', { ...span(16, 17), action: 'reserve', isLater: true }],
      ['03', null],
    ]);
    expect(nexts(new Set([12, ...from(16)]))).toEqual([
      ['02', { ...span(11, 12), action: 'reserve' }],
      ['01', { ...span(12, 13), action: 'reserve', isRefused: true }],
      ['03', null],
    ]);
  });

  it('offers no walk-in in an hour in which the rules refuse the reader any', () => {
    const grid = buildGrid(spots, bookings, dayAt(15.5));
    const nexts = listRows(grid, at(15.5), new Set([15, 16])).map(({ row, next }) => [row.spot.id, next]);
    expect(nexts).toEqual([
      ['01', { ...span(17, 23), action: 'reserve', isLater: true }],
      ['02', { ...span(17, 23), action: 'reserve', isLater: true }],
      ['03', null],
    ]);
    const all = new Set(Array.from({ length: 24 }, (_, hour) => hour));
    expect(listRows(grid, at(15.5), all)[0]?.next).toEqual({
      ...span(15.5, 23),
      action: 'walk-in',
      isRefused: true,
    });
  });

  it('begins with one’s own charger, while it is still to come or runs', () => {
    const own: GridBooking[] = [...bookings, { id: 'c', spotId: '03', state: 'mine', ...span(14, 16) }];
    const rows = listRows(buildGrid(spots, own, dayAt(10.1)), at(10.1), NONE);
    expect(rows[0]?.row.spot.id).toBe('03');
    expect(rows[0]?.own).toMatchObject(span(14, 16));
  });

  it('offers a walk-in now if the current hour is off-peak and free', () => {
    const rows = listRows(buildGrid(spots, bookings, dayAt(15.5)), at(15.5), NONE);
    expect(rows[0]).toMatchObject({
      row: { spot: { id: '02' } },
      next: { ...span(15.5, 23), action: 'walk-in' },
    });
  });
});
