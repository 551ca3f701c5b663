// Turns a location's day into the bars and cells of the status grid. Pure: all instants, including `now`, are passed
// in, so days of 23 and 25 hours need no special case.

import { intersect, MINUTE_MS, subtract, type Period } from '@chargerota/domain';
import { columnAt, type HourColumn } from '../../../day/day-hours.ts';
import type { Held } from '../../../day/charger-words.ts';

export interface GridSpot {
  id: string;
  spotNumber: string;
  powerKw: number;
  connector: string;
  isActive: boolean;
  /** 'Reported broken at 10:20 AM' */
  reported?: string | undefined;
}

export type BookingState = 'taken' | 'mine' | 'held' | 'maintenance';

/** Something that occupies a spot. `name` is missing if the organization hides names. */
export interface GridBooking extends Period {
  id: string;
  spotId: string;
  state: BookingState;
  name?: string | undefined;
  /** Why it is closed. */
  closedFor?: string;
  /** For whom and until when, if it is held. */
  held?: Held;
}

export interface GridDay {
  columns: readonly HourColumn[];
  openIntervals: readonly Period[];
  /** The hours in which a reservation is required; empty if all hours are off-peak. */
  peak: readonly Period[];
  /** Whether off-peak hours allow walk-ins and reservations (docs/rules.md "Peak hours"). */
  offPeak: { walkIn: boolean; reserve: boolean };
  /** Whether the rest of the hour that runs can be had in peak hours. */
  peakAtOnce: boolean;
  now: Date;
}

type OpenState = 'free' | 'walkin' | 'peak';
export type SlotState = BookingState | OpenState | 'closed';

/** A stretch with one state. `from` and `to` are in columns, with fractions for instants within an hour. */
export interface GridBar extends Period {
  state: SlotState;
  from: number;
  to: number;
  isPast: boolean;
  /** The share of the bar before now, 0 to 1. */
  cut: number;
  booking?: GridBooking;
}

/** A cell for the keyboard and screen readers: one hour of an open bar, or a whole bar of another kind. */
export interface GridCell extends Period {
  bar: GridBar;
  /** Zero-based first column, and the number of columns. */
  column: number;
  span: number;
  /**
   * Where a press is taken for it, in columns. The current hour includes its past part, and what is narrower than a
   * finger some of the time before it. No two of a row overlap, so `from` names the cell in its row.
   */
  from: number;
  to: number;
  /** `begin`: the hour that runs, where the reader's own next reservation can begin now. */
  action: 'reserve' | 'walk-in' | 'begin' | 'details' | 'none';
}

export interface GridRow {
  spot: GridSpot;
  bars: GridBar[];
  cells: GridCell[];
}

export interface Grid {
  rows: GridRow[];
  /** Chargers that can be had in the rest of each hour; null while the location is closed. */
  freeCounts: (number | null)[];
  /** The position of now in columns; null on another day. */
  needle: number | null;
}

const OPEN_STATES: readonly SlotState[] = ['free', 'walkin', 'peak'];

export function isOpenState(state: SlotState): state is OpenState {
  return OPEN_STATES.includes(state);
}

/** Whether a stretch is taken by somebody or something, as opposed to open or closed hours. */
export const isBookingState = (state: SlotState): state is BookingState =>
  !isOpenState(state) && state !== 'closed';

/** Whether nothing is drawn of a bar: what was free and is over says nothing any more. */
export const isBlank = ({ isPast, state }: GridBar): boolean => isPast && isOpenState(state);

/** Whether a free hour is one that the reader can only be refused; `refused` are the columns of such hours. */
export const isRefusedCell = (refused: ReadonlySet<number>, { action, column }: GridCell): boolean =>
  (action === 'reserve' || action === 'walk-in') && refused.has(column);

/**
 * Whether an hour is drawn pale: a free one of a refused column. So is the hour that runs where only a reservation will
 * do, because none begins in it; what is free for walk-ins later on is refused to nobody.
 */
export const isPaleCell = (refused: ReadonlySet<number>, { action, bar, column }: GridCell): boolean =>
  refused.has(column) &&
  hasHourCells(bar) &&
  action !== 'begin' &&
  (action !== 'none' || bar.state !== 'walkin');

/** The grid once the reader's next reservation, of that charger, can begin now. */
export const withBeginning = (grid: Grid, spotId: string, now: Date): Grid => ({
  ...grid,
  rows: grid.rows.map((row) => {
    if (row.spot.id !== spotId) return row;
    const runs = ({ bar, startsAt, endsAt }: GridCell) =>
      hasHourCells(bar) && startsAt <= now && now < endsAt;
    return { ...row, cells: row.cells.map((cell) => (runs(cell) ? { ...cell, action: 'begin' } : cell)) };
  }),
});

/**
 * How many columns at the beginning of a bar are ones that the reader can only be refused: its word stands behind them.
 * 0 if all of it is refused.
 */
export function refusedAtStart(
  refused: ReadonlySet<number>,
  bar: GridBar,
  cells: readonly GridCell[],
): number {
  if (refused.size === 0 || !hasHourCells(bar)) return 0;
  const first = cells.find((cell) => cell.bar === bar && !isPaleCell(refused, cell));
  return Math.max((first ? first.column : bar.to) - bar.from, 0);
}

/** True if each hour of the bar is a cell of its own, false if the bar is one cell. */
export const hasHourCells = ({ state, isPast }: GridBar): boolean => isOpenState(state) && !isPast;

/**
 * A key that stays the same while time passes. An open bar that is not over starts at now, so its key is its end; all
 * others use their start.
 */
export const barKey = (bar: GridBar): string =>
  hasHourCells(bar) ? `until ${+bar.endsAt}` : `from ${+bar.startsAt}`;

export function buildGrid(spots: readonly GridSpot[], bookings: readonly GridBooking[], day: GridDay): Grid {
  const bySpot = new Map(spots.map(({ id }) => [id, [] as GridBooking[]]));
  for (const booking of bookings) bySpot.get(booking.spotId)?.push(booking);
  const shared: SharedDay = {
    ...day,
    whole: dayOf(day.columns),
    offPeakStretches: subtract(day.openIntervals, day.peak),
    columnOf: rememberedColumns(day.columns),
  };
  const rows = spots.map((spot) => buildRow(spot, bySpot.get(spot.id) ?? [], shared));
  return { rows, freeCounts: countFree(rows, day), needle: columnAt(day.now, day.columns) };
}

/** A day, with what is the same for its hundreds of rows. */
interface SharedDay extends GridDay {
  whole: Period;
  offPeakStretches: readonly Period[];
  columnOf: (instant: Date) => number | null;
}

/** `columnAt`, which finds each instant once: most bars begin and end with an hour that many others share. */
function rememberedColumns(columns: readonly HourColumn[]): SharedDay['columnOf'] {
  const known = new Map<number, number | null>();
  return (instant) => {
    let column = known.get(+instant);
    if (column === undefined) known.set(+instant, (column = columnAt(instant, columns)));
    return column;
  };
}

function buildRow(spot: GridSpot, bookings: readonly GridBooking[], day: SharedDay): GridRow {
  const { whole } = day;
  const pieces: { period: Period; state: SlotState; booking?: GridBooking }[] = [];
  const openings: Period[] = [];
  let reached = whole.startsAt;
  const fillGap = (until: Date) => {
    if (until <= reached) return;
    const gap = { startsAt: reached, endsAt: until };
    const open = intersect([gap], day.openIntervals);
    if (spot.isActive) openings.push(...open);
    else pieces.push(...open.map((period) => ({ period, state: 'maintenance' as const })));
    pieces.push(
      ...subtract([gap], day.openIntervals).map((period) => ({ period, state: 'closed' as const })),
    );
  };
  for (const booking of bookings.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
    const startsAt = later(booking.startsAt, reached);
    const endsAt = earlier(booking.endsAt, whole.endsAt);
    if (endsAt <= startsAt) continue;
    fillGap(startsAt);
    pieces.push({ period: { startsAt, endsAt }, state: booking.state, booking });
    reached = endsAt;
  }
  fillGap(whole.endsAt);
  pieces.push(...openPieces(openings, day));

  const bars = pieces
    .toSorted((a, b) => +a.period.startsAt - +b.period.startsAt)
    .map(({ period, state, booking }) => toBar(period, state, booking, day));
  return { spot, bars, cells: withOwnPlaces(toCells(bars, day)) };
}

/** Divides open time into peak, walk-in and, where off-peak hours have no walk-ins, free; split at now. */
function openPieces(openings: readonly Period[], day: SharedDay): { period: Period; state: OpenState }[] {
  const past = { startsAt: new Date(-8.64e15), endsAt: day.now };
  const hasPast = day.now > day.whole.startsAt;
  const spent = hasPast ? intersect(openings, [past]) : [];
  // Between a release and the hold for who is next in line lie seconds, which nobody can have.
  const ahead = (hasPast ? subtract(openings, [past]) : openings).filter(
    ({ startsAt, endsAt }) => +endsAt - +startsAt >= MINUTE_MS,
  );
  const offPeak = day.offPeak.walkIn ? ('walkin' as const) : ('free' as const);
  return [spent, ahead].flatMap((periods) => [
    ...intersect(periods, day.peak).map((period) => ({ period, state: 'peak' as const })),
    ...intersect(periods, day.offPeakStretches).map((period) => ({ period, state: offPeak })),
  ]);
}

function toBar(period: Period, state: SlotState, booking: GridBooking | undefined, day: SharedDay): GridBar {
  const from = day.columnOf(period.startsAt) ?? 0;
  const to = day.columnOf(period.endsAt) ?? day.columns.length;
  const at = Math.min(Math.max(+day.now, +period.startsAt), +period.endsAt);
  const here = at === +period.startsAt ? from : (day.columnOf(new Date(at)) ?? to);
  const bar = {
    ...period,
    state,
    from,
    to,
    isPast: period.endsAt <= day.now,
    cut: (here - from) / (to - from),
  };
  return booking ? { ...bar, booking } : bar;
}

function toCells(bars: readonly GridBar[], day: GridDay): GridCell[] {
  let nextColumn = 0;
  return bars.flatMap((bar, at) => {
    const first = Math.floor(bar.from);
    const last = Math.ceil(bar.to);
    if (hasHourCells(bar)) {
      nextColumn = last;
      return day.columns.slice(first, last).map((hour, index): GridCell => {
        const startsAt = later(bar.startsAt, hour.startsAt);
        const endsAt = earlier(bar.endsAt, hour.endsAt);
        return {
          bar,
          startsAt,
          endsAt,
          column: first + index,
          span: 1,
          from: Math.max(first + index, index === 0 ? reachOf(bar, bars[at - 1]) : 0),
          to: Math.min(first + index + 1, bar.to),
          action: openAction(bar, hour, day),
        };
      });
    }
    const column = Math.min(Math.max(first, nextColumn), last - 1);
    nextColumn = last;
    const says = bar.booking && (bar.state !== 'maintenance' || bar.booking.closedFor !== undefined);
    const action = says ? 'details' : 'none';
    const { startsAt, endsAt, from, to } = bar;
    return [{ bar, startsAt, endsAt, column, span: last - column, from, to, action }];
  });
}

/** As many columns as a finger needs where they are narrowest: 24 of 40 pixels. */
const FINGER = 0.6;

/** Gives each cell a place of its own; past time of which the hour that runs takes all is no cell any more. */
function withOwnPlaces(cells: readonly GridCell[]): GridCell[] {
  let next = Infinity;
  return cells
    .map((cell, index) => ({ cell, before: cells[index - 1] }))
    .toReversed()
    .flatMap(({ cell, before }) => {
      const to = Math.min(cell.to, next);
      const isWide = !before || isDrawnOnly(cell);
      const from = isWide ? cell.from : Math.min(cell.from, Math.max(to - FINGER, middleOf(before)));
      if (from >= to) return [];
      next = from;
      return from === cell.from && to === cell.to ? cell : { ...cell, from, to };
    })
    .toReversed();
}

/** A bar that says only why it cannot be had: it is pressed where it is drawn. */
const isDrawnOnly = ({ action, bar }: GridCell): boolean => action === 'none' && !hasHourCells(bar);

/** Of what is drawn of a cell; that far, at most, its neighbour takes its presses. */
const middleOf = ({ bar, column, to }: GridCell): number =>
  (Math.max(bar.from, hasHourCells(bar) ? column : 0) + to) / 2;

/** The left edge of an open bar, including the open time directly before now. */
function reachOf(bar: GridBar, before: GridBar | undefined): number {
  const isSpent = before?.isPast && isOpenState(before.state) && +before.endsAt === +bar.startsAt;
  return isSpent ? before.from : bar.from;
}

const isHadAtOnce = ({ state }: GridBar, { peakAtOnce }: GridDay): boolean =>
  state === 'walkin' || (state === 'peak' && peakAtOnce);

/** If off-peak hours are for walk-ins only, a future off-peak hour is free, but nobody can take it before it begins. */
function openAction(bar: GridBar, hour: HourColumn, day: GridDay): GridCell['action'] {
  const { now, offPeak } = day;
  if (hour.startsAt <= now) return isHadAtOnce(bar, day) ? 'walk-in' : 'none';
  const isWhole = bar.startsAt <= hour.startsAt && bar.endsAt >= hour.endsAt;
  return isWhole && (bar.state === 'peak' || offPeak.reserve) ? 'reserve' : 'none';
}

/**
 * A charger counts as free in an hour if the rest of that hour has open time and nothing is booked in it. In the hour
 * that runs, only what can be had at once counts: no reservation begins in it.
 */
function countFree(rows: readonly GridRow[], day: GridDay): (number | null)[] {
  const counts: (number | null)[] = day.columns.map((column) =>
    intersect([column], day.openIntervals).length > 0 ? 0 : null,
  );
  // On another day no column runs.
  const needle = columnAt(day.now, day.columns) ?? -1;
  const running = Math.floor(needle);
  const restsFrom = counts.map((_, column) => (column < running ? column : Math.max(column, needle)));
  for (const { bars } of rows) {
    const isFree = counts.map(() => false);
    const mark = (bar: GridBar, free: boolean): void => {
      for (let column = Math.floor(bar.from); column < bar.to; column += 1) {
        const canBegin = column !== running || isHadAtOnce(bar, day);
        if (bar.to > restsFrom[column]!) isFree[column] = free && canBegin;
      }
    };
    for (const bar of bars) if (isOpenState(bar.state)) mark(bar, true);
    for (const bar of bars) if (isBookingState(bar.state)) mark(bar, false);
    isFree.forEach((free, column) => {
      const count = counts[column];
      if (free && typeof count === 'number') counts[column] = count + 1;
    });
  }
  return counts;
}

function dayOf(columns: readonly HourColumn[]): Period {
  const first = columns[0];
  const last = columns.at(-1);
  if (!first || !last) throw new RangeError('A day has at least one hour');
  return { startsAt: first.startsAt, endsAt: last.endsAt };
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
