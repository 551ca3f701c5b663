import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridCell, GridRow, GridSpot } from './grid-model.ts';

/** By element. A row that is out of sight can be older than the grid's data. */
const rows = new WeakMap<Element, GridRow>();

/** The row that the returned ref's element draws is found by `drawnCell`. */
export function useDrawnRow(row: GridRow): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) rows.set(element.current, row);
  }, [row]);
  return element;
}

export interface DrawnCell {
  spot: GridSpot;
  cell: GridCell;
  /** What draws it. */
  element: HTMLElement;
}

/** The cell that is drawn at an element, which has its place in `data-cell`. */
export function drawnCell(target: Element): DrawnCell | null {
  const element = target.closest<HTMLElement>('[data-cell]');
  const line = element?.closest('[data-row]');
  const row = line && rows.get(line);
  const cell = element && row && cellAt(row, element.dataset['cell']);
  return cell ? { spot: row.spot, cell, element } : null;
}

/** The cell whose `data-cell` this is. */
export const cellAt = ({ cells }: GridRow, place: string | undefined): GridCell | undefined =>
  cells.find(({ from }) => from === Number(place));
