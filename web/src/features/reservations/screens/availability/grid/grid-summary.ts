// Summaries of a day's grid: the next free time at the top of the status screen, and the rows of its list view.
import type { Period } from '@chargerota/domain';
import {
  hasHourCells,
  isBlank,
  isBookingState,
  isPaleCell,
  isRefusedCell,
  type Grid,
  type GridBar,
  type GridCell,
  type GridRow,
  type SlotState,
} from './grid-model.ts';

/** The next open time, and the number of chargers that have it. */
export interface Opening {
  startsAt: Date;
  chargers: number;
}

export interface DaySummary {
  /** The earliest hour that can be reserved. */
  reserve: Opening | null;
  /** The earliest time for a walk-in. */
  walkIn: Opening | null;
  /** Chargers that a member has reserved at this moment. */
  reservedNow: number;
}

/** `refused` are the columns in which the rules refuse the reader any charger; without it, what anybody could have. */
export function summarize(grid: Grid, now: Date, refused: ReadonlySet<number> = NONE): DaySummary {
  return {
    reserve: firstOpening(grid, (row) => nextReservable(row, refused)?.startsAt),
    walkIn: firstOpening(
      grid,
      ({ cells }) =>
        cells.find(
          (cell) =>
            (cell.action === 'walk-in' || (cell.bar.state === 'walkin' && hasHourCells(cell.bar))) &&
            !isRefusedCell(refused, cell),
        )?.startsAt,
    ),
    reservedNow: grid.rows.filter((row) => isMembers(barAt(row, now))).length,
  };
}

/** The state of a free hour that is drawn pale, because the rules refuse it to the reader; undefined if there is none. */
export function refusedState({ rows }: Grid, refused: ReadonlySet<number>): SlotState | undefined {
  if (refused.size === 0) return undefined;
  for (const { cells } of rows) {
    const cell = cells.find((candidate) => isPaleCell(refused, candidate));
    if (cell) return cell.bar.state;
  }
  return undefined;
}

/** The states that the bars of the grids show. */
export function drawnStates(grids: readonly Grid[]): Set<SlotState> {
  const bars = grids.flatMap(({ rows }) => rows.flatMap((row) => row.bars));
  return new Set(bars.filter((bar) => !isBlank(bar)).map(({ state }) => state));
}

export interface ListRow {
  row: GridRow;
  /** The bar at this moment; undefined outside the day. */
  current: GridBar | undefined;
  /** The reader's own reservation that is still to come that day. */
  own: GridBar | undefined;
  /**
   * The next stretch that the reader can reserve or take by a walk-in, from now on; if there is none, the next that is
   * free but that the rules refuse them. It is later than the charger is free if the rules refuse them the hours before.
   */
  next: (Period & { action: 'reserve' | 'walk-in' | 'begin'; isRefused?: true; isLater?: true }) | null;
}

/**
 * The rows of the list view: one's own charger, then the one that the reader can have first. `refused` are the columns
 * in which the rules refuse them any charger.
 */
export function listRows(grid: Grid, now: Date, refused: ReadonlySet<number>): ListRow[] {
  return grid.rows
    .map((row) => ({
      row,
      current: barAt(row, now),
      own: row.bars.find(({ state, startsAt }) => state === 'mine' && startsAt > now),
      next:
        nextBegin(row, now) ??
        nextWalkIn(row, now, refused) ??
        nextReservable(row, refused) ??
        nextRefused(row, now),
    }))
    .toSorted(
      (a, b) =>
        Number(isMine(b)) - Number(isMine(a)) || rankOf(a) - rankOf(b) || startOf(a) - startOf(b) || 0,
    );
}

const startOf = ({ next }: ListRow): number => (next ? +next.startsAt : Number.MAX_VALUE);

/** What can be had, then what is only free, then what is not. */
const rankOf = ({ next }: ListRow): number => (!next ? 2 : next.isRefused ? 1 : 0);

/** The reader has it now or later that day. */
const isMine = ({ row }: ListRow): boolean =>
  row.bars.some(({ state, isPast }) => state === 'mine' && !isPast);

function nextBegin({ cells }: GridRow, now: Date): ListRow['next'] {
  const cell = cells.find(({ action }) => action === 'begin');
  return cell ? { startsAt: now, endsAt: cell.bar.endsAt, action: 'begin' } : null;
}

function nextWalkIn(row: GridRow, now: Date, refused: ReadonlySet<number>): ListRow['next'] {
  const cell = row.cells.find(({ action, column }) => action === 'walk-in' && !refused.has(column));
  if (!cell) return null;
  // In peak hours it is had hour by hour.
  const { endsAt } = cell.bar.state === 'peak' ? cell : cell.bar;
  return { startsAt: now, endsAt, action: 'walk-in' };
}

function nextReservable(row: GridRow, refused: ReadonlySet<number>): ListRow['next'] {
  const stretch = firstStretch(row, ({ column }) => !refused.has(column));
  if (!stretch) return null;
  const isLater = row.cells.some((cell) => isRefusedCell(refused, cell) && cell.startsAt < stretch.startsAt);
  return { ...stretch, action: 'reserve', ...(isLater && { isLater }) };
}

function nextRefused(row: GridRow, now: Date): ListRow['next'] {
  const next = nextWalkIn(row, now, NONE) ?? nextReservable(row, NONE);
  return next && { ...next, isRefused: true };
}

const NONE: ReadonlySet<number> = new Set();

/** The first hours without a gap that can be reserved and that `counts`. */
function firstStretch(row: GridRow, counts: (cell: GridCell) => boolean): Period | null {
  const cells = row.cells.filter((cell) => cell.action === 'reserve' && counts(cell));
  const [first] = cells;
  if (!first) return null;
  let { endsAt } = first;
  for (const cell of cells) if (+cell.startsAt === +endsAt) endsAt = cell.endsAt;
  return { startsAt: first.startsAt, endsAt };
}

function barAt(row: GridRow, now: Date): GridBar | undefined {
  return row.bars.find((bar) => bar.startsAt <= now && now < bar.endsAt);
}

function isMembers(bar: GridBar | undefined): boolean {
  return bar !== undefined && isBookingState(bar.state) && bar.state !== 'maintenance';
}

function firstOpening(grid: Grid, startOf: (row: GridRow) => Date | undefined): Opening | null {
  const starts = grid.rows.map(startOf).filter((start) => start !== undefined);
  if (starts.length === 0) return null;
  const earliest = Math.min(...starts.map(Number));
  return { startsAt: new Date(earliest), chargers: starts.filter((start) => +start === earliest).length };
}
