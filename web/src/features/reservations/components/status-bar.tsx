import { memo, type CSSProperties } from 'react';
import { barWord, cellName } from './grid-words.ts';
import { isOpenState, type GridBar, type GridCell, type GridSpot, type SlotState } from './grid-model.ts';
import { SLOT_STATES } from './slot-state.tsx';

/** A gridcell in column 0 has `aria-colindex` 2, because the charger's own column comes first. */
const COLUMNS_BEFORE = 2;

export interface StatusBarProps {
  spot: GridSpot;
  bar: GridBar;
  cells: readonly GridCell[];
  columnCount: number;
  timeZone: string;
  /** The column of the row's tab stop, or null if it is in another bar. */
  stopColumn: number | null;
  isShown: boolean;
}

/**
 * One bar: the drawing, and over it what can be focused and pressed: one cell per hour if the bar is open, else the bar
 * as one cell. A day has hundreds of them, so they have as few elements as they can; the grid handles their presses.
 */
export function StatusBar(props: StatusBarProps) {
  const { bar, cells, columnCount } = props;
  const length = bar.to - bar.from;
  const isBlank = bar.isPast && isOpenState(bar.state);
  const isPerHour = isOpenState(bar.state) && !bar.isPast;
  const style = {
    left: `${(bar.from / columnCount) * 100}%`,
    width: `${(length / columnCount) * 100}%`,
    ...(bar.cut > 0 && bar.cut < 1 && { '--cut': `${bar.cut * 100}%` }),
    ...(isPerHour && ticksOf(bar)),
  } as CSSProperties;
  const classes = [
    'run',
    isBlank ? 'k-none' : `k-${bar.state}`,
    bar.isPast && 'is-past',
    !bar.isPast && bar.cut > 0 && !isOpenState(bar.state) && bar.state !== 'closed' && 'is-cut',
    length <= 1 && 'is-one',
    props.isShown && 'is-shown',
  ];
  const common = { className: classes.filter(Boolean).join(' '), style };
  const face = isBlank ? null : <BarFace state={bar.state} word={barWord(bar)} isPast={bar.isPast} />;
  const whole = isPerHour ? undefined : cells[0];
  if (!whole) {
    return (
      <div role="presentation" {...common}>
        {face}
        {cells.map((cell) => (
          <HourCell key={cell.column} {...props} cell={cell} />
        ))}
      </div>
    );
  }
  const place = {
    role: 'gridcell',
    'aria-colindex': whole.column + COLUMNS_BEFORE,
    'aria-colspan': whole.span,
  };
  if (whole.action === 'none') {
    return (
      <div {...common} {...place} {...focusable(props, whole)}>
        {face}
      </div>
    );
  }
  return (
    <div {...common} {...place}>
      {face}
      <button
        {...focusable(props, whole)}
        type="button"
        className="g-cell is-details"
        aria-haspopup="dialog"
      />
    </div>
  );
}

/** Where the first hour line in an open bar is, and how far apart they are: shares of the bar, for its background. */
function ticksOf({ from, to }: GridBar): Record<string, string> {
  const first = Math.floor(from) + 1;
  if (first >= to) return {};
  return {
    '--first-tick': `${((first - from) / (to - from)) * 100}%`,
    '--tick-step': `${100 / (to - first)}%`,
  };
}

interface BarFaceProps {
  state: SlotState;
  word: string | null;
  isPast: boolean;
}

const BarFace = memo(function BarFace({ state, word, isPast }: BarFaceProps) {
  const { Icon } = SLOT_STATES[state];
  return (
    <span className="in" aria-hidden="true">
      {Icon && (!isPast || word) && <Icon className="ic ic-14" />}
      {word && <span className="w">{word}</span>}
    </span>
  );
});

function HourCell(props: StatusBarProps & { cell: GridCell }) {
  const { cell, bar } = props;
  const length = bar.to - bar.from;
  const place = {
    role: 'gridcell',
    'aria-colindex': cell.column + COLUMNS_BEFORE,
    // Positioned from the end: a cell that is wider than its time extends to the left, over the past.
    style: {
      right: `${((bar.to - cell.to) / length) * 100}%`,
      width: `${((cell.to - cell.from) / length) * 100}%`,
    },
  };
  if (cell.action === 'none') {
    return <div {...place} {...focusable(props, cell)} className="g-cell" />;
  }
  return (
    <div {...place} className="g-place">
      <button {...focusable(props, cell)} type="button" className="g-cell is-open" />
    </div>
  );
}

function focusable({ spot, timeZone, stopColumn }: StatusBarProps, cell: GridCell) {
  const isStop = stopColumn !== null && stopColumn >= cell.column && stopColumn < cell.column + cell.span;
  const name = cellName(spot, cell, timeZone);
  return {
    tabIndex: isStop ? 0 : -1,
    'data-cell': cell.column,
    'aria-label': cell.action === 'walk-in' ? `${name}, now` : name,
  };
}
