import { m } from '@chargerota/messages';
import { memo, type CSSProperties } from 'react';
import { barWord, SLOT_STATES } from './grid-words.ts';
import { isBlank, isBookingState, type GridBar, type GridCell, type SlotState } from './grid-model.ts';

interface StatusBarProps {
  bar: GridBar;
  /** The bar as one cell; undefined if each of its hours has one of its own, which lies over it. */
  whole: GridCell | undefined;
  /** Columns at its beginning that are refused to the reader: its word stands behind them. */
  skipped: number;
  /** For screen readers, if it is one cell. */
  name: string;
  columnCount: number;
  /** True if the row's tab stop is in it. */
  isStop: boolean;
  isShown: boolean;
}

/** One bar. A day has hundreds of them, so they have as few elements as they can; the grid handles their presses. */
export function StatusBar(props: StatusBarProps) {
  const { bar, whole, columnCount, skipped } = props;
  const length = bar.to - bar.from;
  const style = {
    insetInlineStart: `${(bar.from / columnCount) * 100}%`,
    width: `${(length / columnCount) * 100}%`,
    ...(bar.cut > 0 && bar.cut < 1 && { '--cut': `${bar.cut * 100}%` }),
    ...(skipped > 0 && { '--skipped': `${(skipped / length) * 100}%` }),
    ...(!whole && ticksOf(bar)),
  } as CSSProperties;
  const classes = [
    'run',
    isBlank(bar) ? 'k-none' : `k-${bar.state}`,
    bar.isPast && 'is-past',
    !bar.isPast && bar.cut > 0 && isBookingState(bar.state) && 'is-cut',
    length <= 1 && 'is-one',
    skipped > 0 && skipped < length && 'is-behind',
    props.isShown && 'is-shown',
  ];
  const common = { className: classes.filter(Boolean).join(' '), style };
  // A bar of which the reader can have nothing is crossed out, and so would be its word.
  const face = isBlank(bar) ? null : skipped >= length ? (
    <span className="in" aria-hidden="true" />
  ) : (
    <BarFace state={bar.state} word={barWord(bar, skipped)} isPast={bar.isPast} />
  );
  if (!whole) {
    return (
      <div role="presentation" {...common}>
        {face}
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
        style={placeWithin(bar, whole)}
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

/** Where a cell is pressed, in shares of its bar, unless that is the whole bar. */
function placeWithin(bar: GridBar, { from, to }: GridCell): CSSProperties | undefined {
  if (from === bar.from && to === bar.to) return undefined;
  const share = (columns: number): string => `${(columns / (bar.to - bar.from)) * 100}%`;
  return { insetInlineStart: share(from - bar.from), width: share(to - from) };
}

/** On its own, as it stays when the bar's word changes. */
const BarIcon = memo(function BarIcon({ state }: { state: SlotState }) {
  const { Icon } = SLOT_STATES[state];
  return Icon && <Icon className="ic ic-14" />;
});

interface BarFaceProps {
  state: SlotState;
  word: string | null;
  isPast: boolean;
}

const BarFace = memo(function BarFace({ state, word, isPast }: BarFaceProps) {
  return (
    <span className="in" aria-hidden="true">
      {(!isPast || word) && <BarIcon state={state} />}
      {word && <span className="w">{word}</span>}
    </span>
  );
});

const focusable = ({ name, isStop }: StatusBarProps, whole: GridCell) => ({
  tabIndex: isStop ? 0 : -1,
  'data-cell': whole.from,
  'aria-label': name,
});

/** A gridcell in column 0 has `aria-colindex` 2, because the charger's own column comes first. */
const COLUMNS_BEFORE = 2;

interface HourCellProps {
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
    // Positioned from the end: a cell that is wider than its time extends backwards, over the past.
    style: {
      insetInlineEnd: `${((columnCount - to) / columnCount) * 100}%`,
      width: `${((to - from) / columnCount) * 100}%`,
    },
  };
  const focusable = {
    tabIndex: props.isStop ? 0 : -1,
    'data-cell': from,
    'aria-label': isHadNow(props) ? m.reservationsAvailability.cellNow({ cell: props.name }) : props.name,
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
