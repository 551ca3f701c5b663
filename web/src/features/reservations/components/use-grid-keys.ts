import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const PAGE_ROWS = 10;

interface Options {
  frame: RefObject<HTMLElement | null>;
  rowCount: number;
  columnCount: number;
  initialColumn: number;
  /** Brings a row that may not be rendered into view. */
  showRow: (row: number) => void;
}

/**
 * The keyboard of the ARIA grid: each row has one tab stop, in the column that was last stood on; arrows, Home, End
 * (with Ctrl: of the whole grid) and Page Up and Down move. Cells carry `data-cell` (their first column), rows
 * `data-row`.
 */
export function useGridKeys({ frame, rowCount, columnCount, initialColumn, showRow }: Options) {
  const [column, setColumn] = useState(initialColumn);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);

  const cellsOf = (row: number) => [
    ...(frame.current?.querySelectorAll<HTMLElement>(`[data-row="${row}"] [data-cell]`) ?? []),
  ];
  function focusCell(row: number, wanted: number) {
    const cell = cellsOf(row).findLast((candidate) => Number(candidate.dataset.cell) <= wanted);
    cell?.focus({ preventScroll: true });
    if (frame.current && cell) revealCell(frame.current, cell);
  }
  function moveToRow(row: number, wanted: number) {
    const to = Math.min(Math.max(row, 0), rowCount - 1);
    setColumn(wanted);
    setFocusedRow(to);
    showRow(to);
    requestAnimationFrame(() => focusCell(to, wanted));
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = event.target as HTMLElement;
    const row = Number(at.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
    if (Number.isNaN(row) || at.dataset.cell === undefined) return;
    const cells = cellsOf(row);
    const index = cells.indexOf(at);
    const step = (cell: HTMLElement | undefined) => {
      if (cell) moveToRow(row, Number(cell.dataset.cell));
    };
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(cells[index + 1]),
      ArrowLeft: () => step(cells[index - 1]),
      ArrowDown: () => moveToRow(row + 1, column),
      ArrowUp: () => moveToRow(row - 1, column),
      PageDown: () => moveToRow(row + PAGE_ROWS, column),
      PageUp: () => moveToRow(row - PAGE_ROWS, column),
      Home: () => (event.ctrlKey ? moveToRow(0, 0) : step(cells[0])),
      End: () => (event.ctrlKey ? moveToRow(rowCount - 1, columnCount - 1) : step(cells.at(-1))),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const onFocus = useCallback((event: FocusEvent) => {
    const cell = event.target as HTMLElement;
    const row = cell.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row === undefined || cell.dataset.cell === undefined) return;
    setFocusedRow(Number(row));
    const first = Number(cell.dataset.cell);
    const span = Number(cell.getAttribute('aria-colspan') ?? cell.parentElement?.getAttribute('aria-colspan') ?? 1);
    setColumn((current) => (current >= first && current < first + span ? current : first));
  }, []);
  const onBlur = useCallback((event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedRow(null);
  }, []);

  return { column, focusedRow, handlers: { onKeyDown, onFocus, onBlur } };
}

/** Scrolls the frame sideways so that the cell is not under the sticky column or outside. */
function revealCell(frame: HTMLElement, cell: HTMLElement) {
  const sticky = frame.querySelector<HTMLElement>('.g-c0')?.offsetWidth ?? 0;
  const bounds = frame.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  if (left < bounds.left + sticky || right - left > bounds.width - sticky) {
    frame.scrollLeft += left - bounds.left - sticky - 8;
  } else if (right > bounds.right) frame.scrollLeft += right - bounds.right + 8;
}
