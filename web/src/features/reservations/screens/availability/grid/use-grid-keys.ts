import { useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { keyOnward, placeIn, scrollOnward } from '../../../../../lib/direction.ts';

interface Options {
  frame: RefObject<HTMLElement | null>;
  rowCount: number;
  columnCount: number;
  stop: GridStop;
  onStop: (stop: GridStop) => void;
  /** Scrolls to a row that may not be rendered yet. */
  showRow: (row: number) => void;
}

/**
 * Keyboard control of the ARIA grid. Each row has one tab stop, in the column that was focused last. Arrow keys, Home,
 * End (with Ctrl: of the whole grid) and Page Up and Down move the focus. Cells have `data-cell` (where they begin, in
 * columns), rows have `data-row`.
 */
export function useGridKeys({ frame, rowCount, columnCount, stop, onStop, showRow }: Options) {
  const cellsOf = (row: number) => [
    ...(frame.current?.querySelectorAll<HTMLElement>(`.is-seen > [data-row="${row}"] [data-cell]`) ?? []),
  ];
  function focusCell(row: number, at: number) {
    const cells = cellsOf(row);
    const cell = cells[cellIn(beginsOf(cells), at)];
    cell?.focus({ preventScroll: true });
    if (frame.current && cell) revealCell(frame.current, cell);
  }
  // The focused cell can disappear: when its hour ends, somebody else takes it or another day comes to the front.
  useEffect(() => {
    const focused = document.activeElement;
    const isGone = focused === document.body || focused?.closest('.g-day:not(.is-seen)');
    if (stop.row !== null && isGone) focusCell(stop.row, stop.at);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey } = event;
    const target = event.target as HTMLElement;
    const row = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
    if (Number.isNaN(row) || target.dataset.cell === undefined) return;
    const cells = cellsOf(row);
    const here = { row, index: cells.indexOf(target), begins: beginsOf(cells), at: stop.at };
    const to = keyStop({ key: keyOnward(key), ctrlKey, ...here, rowCount, columnCount });
    if (!to) return;
    event.preventDefault();
    onStop(to);
    showRow(to.row);
    requestAnimationFrame(() => focusCell(to.row, to.at));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row === undefined || target.dataset.cell === undefined) return;
    const cells = cellsOf(Number(row));
    const begins = beginsOf(cells);
    const index = cells.indexOf(target);
    onStop({ row: Number(row), at: cellIn(begins, stop.at) === index ? stop.at : placeOf(begins, index) });
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onStop({ ...stop, row: null });
  }

  return { onKeyDown, onFocus, onBlur };
}

const beginsOf = (cells: readonly HTMLElement[]): number[] =>
  cells.map(({ dataset }) => Number(dataset['cell']));

/**
 * Scrolls the frame and the window until the cell is inside both: neither under the hours and the sticky column, nor under
 * what covers the foot of the window.
 */
function revealCell(frame: HTMLElement, cell: HTMLElement) {
  // The row, because cells have the scroll margin of the details that a press opens.
  cell.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  const sticky = frame.querySelector<HTMLElement>('.g-c0')?.offsetWidth ?? 0;
  const { width } = frame.getBoundingClientRect();
  const { from, to } = placeIn(frame, cell);
  if (from < sticky || to - from > width - sticky) scrollOnward(frame, from - sticky - 8);
  else if (to > width) scrollOnward(frame, to - width + 8);
}

// Where the keys lead in the status grid. Pure: cells are named by where they begin, in columns.

const PAGE_ROWS = 10;

/** The keyboard's position: the row with the focus, if any, and the place in which every row has its tab stop. */
export interface GridStop {
  row: number | null;
  /** In columns. */
  at: number;
}

/** The index of the cell at a place. */
export const cellIn = (begins: readonly number[], at: number): number =>
  begins.findLastIndex((begin) => begin <= at);

/** The middle of a cell's first hour: from there Up and Down lead to what is at the same time. */
export function placeOf(begins: readonly number[], index: number): number {
  const from = begins[index] ?? 0;
  return (from + Math.min(begins[index + 1] ?? Infinity, Math.floor(from) + 1)) / 2;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  /** The row and the cell with the focus, the row's cells, and the column in which the focus moves up and down. */
  row: number;
  index: number;
  begins: readonly number[];
  at: number;
  rowCount: number;
  columnCount: number;
}

/** Where a key leads from a cell; null for keys that do not move the focus. */
export function keyStop(pressed: Pressed): { row: number; at: number } | null {
  const { key, ctrlKey, row, index, begins, at, rowCount, columnCount } = pressed;
  const inRow = (to: number) => ({
    row,
    at: placeOf(begins, Math.min(Math.max(to, 0), begins.length - 1)),
  });
  const toRow = (to: number) => ({ row: Math.min(Math.max(to, 0), rowCount - 1), at });
  switch (key) {
    case 'ArrowRight':
      return inRow(index + 1);
    case 'ArrowLeft':
      return inRow(index - 1);
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'PageDown':
      return toRow(row + PAGE_ROWS);
    case 'PageUp':
      return toRow(row - PAGE_ROWS);
    case 'Home':
      return ctrlKey ? { row: 0, at: 0 } : inRow(0);
    case 'End':
      return ctrlKey ? { row: rowCount - 1, at: columnCount } : inRow(begins.length - 1);
    default:
      return null;
  }
}
