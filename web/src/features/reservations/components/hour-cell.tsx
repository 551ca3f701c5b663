import { memo, type CSSProperties } from 'react';
import type { GridCell } from './grid-model.ts';

/** A gridcell in column 0 has `aria-colindex` 2, because the charger's own column comes first. */
export const COLUMNS_BEFORE = 2;

export interface HourCellProps {
  column: number;
  /** Its edges, in columns. */
  from: number;
  to: number;
  /** Where its bar begins; the part before that is over. */
  begins: number;
  action: GridCell['action'];
  /** Drawn pale, because the rules refuse it to the reader. It cannot be pressed as a button. */
  isPale: boolean;
  /** For screen readers. */
  name: string;
  columnCount: number;
  isStop: boolean;
}

/**
 * An hour of an open bar, which can be focused and may be pressed. It has its place in the row and not in its bar, and
 * no property that changes with the date: on another day most of them stay as they are.
 */
export const HourCell = memo(function HourCell(props: HourCellProps) {
  const { column, from, to, begins, columnCount } = props;
  const spent = { '--spent': `${Math.max((begins - from) / (to - from), 0) * 100}%` } as CSSProperties;
  const place = {
    role: 'gridcell',
    'aria-colindex': column + COLUMNS_BEFORE,
    // Positioned from the end: a cell that is wider than its time extends to the left, over the past.
    style: {
      right: `${((columnCount - to) / columnCount) * 100}%`,
      width: `${((to - from) / columnCount) * 100}%`,
    },
  };
  const focusable = {
    tabIndex: props.isStop ? 0 : -1,
    'data-cell': from,
    'aria-label': isHadNow(props) ? `${props.name}, now` : props.name,
  };
  if (props.isPale)
    return <div {...place} {...focusable} className="g-cell is-pale" style={{ ...place.style, ...spent }} />;
  if (props.action === 'none') return <div {...place} {...focusable} className="g-cell" />;
  return (
    <div {...place} className="g-place">
      <button {...focusable} type="button" className="g-cell is-open" />
    </div>
  );
});

const isHadNow = ({ action, isPale }: HourCellProps): boolean =>
  (action === 'walk-in' && !isPale) || action === 'begin';
