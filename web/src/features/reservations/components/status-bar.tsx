import type { CSSProperties } from 'react';
import { barWord, cellName } from './grid-words.ts';
import { isOpenState, type GridBar, type GridCell, type GridSpot } from './grid-model.ts';
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
  onActivate: (spot: GridSpot, cell: GridCell, anchor: HTMLElement) => void;
}

/** One bar: the drawing, and over it the cells that can be focused and pressed (one per hour if the bar is open). */
export function StatusBar(props: StatusBarProps) {
  const { bar, cells, columnCount } = props;
  const length = bar.to - bar.from;
  const style = {
    left: `${(bar.from / columnCount) * 100}%`,
    width: `${(length / columnCount) * 100}%`,
    '--cut': `${bar.cut * 100}%`,
  } as CSSProperties;
  const isBlank = bar.isPast && isOpenState(bar.state);
  const classes = [
    'run',
    isBlank ? 'k-none' : `k-${bar.state}`,
    bar.isPast && 'is-past',
    !bar.isPast && bar.cut > 0 && !isOpenState(bar.state) && bar.state !== 'closed' && 'is-cut',
    length <= 1 && 'is-one',
    props.isShown && 'is-shown',
  ];
  return (
    <div role="presentation" className={classes.filter(Boolean).join(' ')} style={style}>
      {!isBlank && <BarFace bar={bar} />}
      {cells.map((cell) => (
        <StatusCell key={cell.column} {...props} cell={cell} />
      ))}
    </div>
  );
}

function BarFace({ bar }: { bar: GridBar }) {
  const { Icon } = SLOT_STATES[bar.state];
  const word = barWord(bar);
  const length = bar.to - bar.from;
  const firstTick = Math.floor(bar.from) + 1;
  const ticks = isOpenState(bar.state)
    ? Array.from({ length: Math.ceil(bar.to) - firstTick }, (_, i) => firstTick + i)
    : [];
  return (
    <span className="in" aria-hidden="true">
      {Icon && (!bar.isPast || word) && <Icon className="ic ic-14" />}
      {word && <span className="w">{word}</span>}
      {ticks.map((tick) => (
        <i key={tick} style={{ left: `${((tick - bar.from) / length) * 100}%` }} />
      ))}
    </span>
  );
}

function StatusCell({
  cell,
  bar,
  spot,
  timeZone,
  stopColumn,
  onActivate,
}: StatusBarProps & { cell: GridCell }) {
  const isStop = stopColumn !== null && stopColumn >= cell.column && stopColumn < cell.column + cell.span;
  const length = bar.to - bar.from;
  // Positioned from the end: a cell that is wider than its time extends to the left, over the past.
  const style = {
    right: `${((bar.to - cell.to) / length) * 100}%`,
    width: `${((cell.to - cell.from) / length) * 100}%`,
  };
  const common = { tabIndex: isStop ? 0 : -1, 'data-cell': cell.column };
  const place = {
    role: 'gridcell',
    'aria-colindex': cell.column + COLUMNS_BEFORE,
    ...(cell.span > 1 || !isOpenState(bar.state) ? { 'aria-colspan': cell.span } : {}),
  };
  const name = cellName(spot, cell, timeZone);
  if (cell.action === 'none') {
    return <div {...place} {...common} className="g-cell" style={style} aria-label={name} />;
  }
  return (
    <div {...place} className="g-place" style={style}>
      <button
        {...common}
        type="button"
        className={`g-cell ${cell.action === 'details' ? 'is-details' : 'is-open'}`}
        aria-label={cell.action === 'walk-in' ? `${name}, now` : name}
        aria-haspopup={cell.action === 'details' ? 'dialog' : undefined}
        onClick={(event) => onActivate(spot, cell, event.currentTarget)}
      />
    </div>
  );
}
