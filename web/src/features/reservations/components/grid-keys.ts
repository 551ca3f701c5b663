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
