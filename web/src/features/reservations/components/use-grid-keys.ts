import { useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

const PAGE_ROWS = 10;

/** The keyboard's position: the row with the focus, if any, and the column in which every row has its tab stop. */
export interface GridStop {
  row: number | null;
  column: number;
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
 * End (with Ctrl: of the whole grid) and Page Up and Down move the focus. Cells have `data-cell` (their first column),
 * rows have `data-row`.
 */
export function useGridKeys({ frame, rowCount, columnCount, stop, onStop, showRow }: Options) {
  const cellsOf = (row: number) => [
    ...(frame.current?.querySelectorAll<HTMLElement>(`.is-seen > [data-row="${row}"] [data-cell]`) ?? []),
  ];
  function focusCell(row: number, column: number) {
    const cell = cellsOf(row).findLast((candidate) => Number(candidate.dataset.cell) <= column);
    cell?.focus({ preventScroll: true });
    if (frame.current && cell) revealCell(frame.current, cell);
  }
  // The focused cell can disappear: when its hour ends, somebody else takes it or another day comes to the front.
  useEffect(() => {
    const focused = document.activeElement;
    const isGone = focused === document.body || focused?.closest('.g-day:not(.is-seen)');
    if (stop.row !== null && isGone) focusCell(stop.row, stop.column);
  });
  function moveTo(row: number, column: number) {
    const to = Math.min(Math.max(row, 0), rowCount - 1);
    onStop({ row: to, column });
    showRow(to);
    requestAnimationFrame(() => focusCell(to, column));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = event.target as HTMLElement;
    const row = Number(at.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
    if (Number.isNaN(row) || at.dataset.cell === undefined) return;
    const cells = cellsOf(row);
    const index = cells.indexOf(at);
    const step = (cell: HTMLElement | undefined) => {
      if (cell) moveTo(row, Number(cell.dataset.cell));
    };
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(cells[index + 1]),
      ArrowLeft: () => step(cells[index - 1]),
      ArrowDown: () => moveTo(row + 1, stop.column),
      ArrowUp: () => moveTo(row - 1, stop.column),
      PageDown: () => moveTo(row + PAGE_ROWS, stop.column),
      PageUp: () => moveTo(row - PAGE_ROWS, stop.column),
      Home: () => (event.ctrlKey ? moveTo(0, 0) : step(cells[0])),
      End: () => (event.ctrlKey ? moveTo(rowCount - 1, columnCount - 1) : step(cells.at(-1))),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row === undefined || target.dataset.cell === undefined) return;
    const first = Number(target.dataset.cell);
    const span = Number(target.closest('[aria-colspan]')?.getAttribute('aria-colspan') ?? 1);
    const isWithin = stop.column >= first && stop.column < first + span;
    onStop({ row: Number(row), column: isWithin ? stop.column : first });
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onStop({ ...stop, row: null });
  }

  return { onKeyDown, onFocus, onBlur };
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
