import { useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

const PAGE_ROWS = 10;

/** The keyboard's position: the row with the focus, if any, and the place in which every row has its tab stop. */
export interface GridStop {
  row: number | null;
  /** In columns. */
  at: number;
}

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
    const cell = cellIn(cellsOf(row), at);
    cell?.focus({ preventScroll: true });
    if (frame.current && cell) revealCell(frame.current, cell);
  }
  // The focused cell can disappear: when its hour ends, somebody else takes it or another day comes to the front.
  useEffect(() => {
    const focused = document.activeElement;
    const isGone = focused === document.body || focused?.closest('.g-day:not(.is-seen)');
    if (stop.row !== null && isGone) focusCell(stop.row, stop.at);
  });
  function moveTo(row: number, at: number) {
    const to = Math.min(Math.max(row, 0), rowCount - 1);
    onStop({ row: to, at });
    showRow(to);
    requestAnimationFrame(() => focusCell(to, at));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = event.target as HTMLElement;
    const row = Number(at.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
    if (Number.isNaN(row) || at.dataset.cell === undefined) return;
    const cells = cellsOf(row);
    const index = cells.indexOf(at);
    const step = (cell: HTMLElement | undefined) => {
      if (cell) moveTo(row, placeOf(cell, cells));
    };
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(cells[index + 1]),
      ArrowLeft: () => step(cells[index - 1]),
      ArrowDown: () => moveTo(row + 1, stop.at),
      ArrowUp: () => moveTo(row - 1, stop.at),
      PageDown: () => moveTo(row + PAGE_ROWS, stop.at),
      PageUp: () => moveTo(row - PAGE_ROWS, stop.at),
      Home: () => (event.ctrlKey ? moveTo(0, 0) : step(cells[0])),
      End: () => (event.ctrlKey ? moveTo(rowCount - 1, columnCount) : step(cells.at(-1))),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row === undefined || target.dataset.cell === undefined) return;
    const cells = cellsOf(Number(row));
    const isWithin = cellIn(cells, stop.at) === target;
    onStop({ row: Number(row), at: isWithin ? stop.at : placeOf(target, cells) });
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onStop({ ...stop, row: null });
  }

  return { onKeyDown, onFocus, onBlur };
}

const beginOf = (cell: HTMLElement | undefined): number => Number(cell?.dataset.cell ?? Infinity);

/** The cell at a place. */
const cellIn = (cells: readonly HTMLElement[], at: number): HTMLElement | undefined =>
  cells.findLast((cell) => beginOf(cell) <= at);

/** The middle of a cell's first hour: from there Up and Down lead to what is at the same time. */
function placeOf(cell: HTMLElement, cells: readonly HTMLElement[]): number {
  const from = beginOf(cell);
  return (from + Math.min(beginOf(cells[cells.indexOf(cell) + 1]), Math.floor(from) + 1)) / 2;
}

/**
 * Scrolls the frame and the window until the cell is inside both: neither under the hours and the sticky column, nor under
 * what covers the foot of the window.
 */
function revealCell(frame: HTMLElement, cell: HTMLElement) {
  // The row, because cells have the scroll margin of the details that a press opens.
  cell.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  const sticky = frame.querySelector<HTMLElement>('.g-c0')?.offsetWidth ?? 0;
  const bounds = frame.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  if (left < bounds.left + sticky || right - left > bounds.width - sticky) {
    frame.scrollLeft += left - bounds.left - sticky - 8;
  } else if (right > bounds.right) frame.scrollLeft += right - bounds.right + 8;
}
