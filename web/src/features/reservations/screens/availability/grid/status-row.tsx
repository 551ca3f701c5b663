import { formatNumber } from '@chargerota/domain';
import { m } from '@chargerota/messages';
import type { Period } from '@chargerota/domain';
import { memo, useState, type ReactNode, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  hasHourCells,
  isPaleCell,
  isRefusedCell,
  refusedAtStart,
  type GridCell,
  type GridRow,
  type GridSpot,
  barKey,
  type GridBar,
} from './grid-model.ts';
import { cellName } from './grid-words.ts';
import { HourCell, StatusBar } from './status-bar.tsx';
import { isLongNumber } from '../../../day/charger-words.ts';

interface StatusRowProps {
  row: GridRow;
  /** What names the row's day. */
  day: string;
  index: number;
  ariaIndex: number;
  /** Pixels from the top of the rows. */
  top: number;
  columnCount: number;
  /** The columns in which the rules refuse the reader any charger. */
  refused: ReadonlySet<number>;
  /** The words for a time, as `6:00 AM to 9:00 AM`. */
  spanOf: (period: Period) => string;
  /** Where the row's tab stop is, in columns. */
  stopAt: number;
  /** If it is in this row. */
  shownBookingId: string | null;
}

export const StatusRow = memo(function StatusRow(props: StatusRowProps) {
  const { spot, bars, cells } = props.row;
  const { columnCount, refused, spanOf } = props;
  const [known, setKnown] = useState(() => nextBarKeys(null, props.day, bars));
  const named = known.bars === bars ? known : nextBarKeys(known, props.day, bars);
  if (named !== known) setKnown(named);
  const stop = cells.findLast(({ from }) => from <= props.stopAt) ?? cells[0];
  const drawn = useDrawnRow(props.row);
  const hourCell = (cell: GridCell): ReactNode => {
    return (
      <HourCell
        key={`hour ${cell.column}`}
        column={cell.column}
        from={cell.from}
        to={cell.to}
        begins={Math.max(cell.bar.from, cell.from)}
        action={cell.action}
        // A press on it is still answered, with the reason.
        isPale={isPaleCell(refused, cell)}
        name={cellName(spot, cell, spanOf(cell), isRefusedCell(refused, cell))}
        columnCount={columnCount}
        isStop={stop === cell}
      />
    );
  };
  return (
    <div
      ref={drawn}
      role="row"
      aria-rowindex={props.ariaIndex}
      data-row={props.index}
      className="g-row"
      style={{ top: props.top }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={isLongNumber(spot.spotNumber) ? 'g-c0 is-long' : 'g-c0'}
        title={spot.spotNumber}
      >
        <b>{spot.spotNumber}</b>
        {spot.reported ? (
          <span className="g-rep" title={spot.reported}>
            {m.reservationsAvailability.reported}
            <span className="vh">: {spot.reported}</span>
          </span>
        ) : (
          <span>{m.reservationsAvailability.powerKW({ power: formatNumber(spot.powerKw) })}</span>
        )}
      </div>
      <div role="presentation" className="g-track">
        {bars.flatMap((bar, at) => {
          const own = cells.filter((cell) => cell.bar === bar);
          const isPerHour = hasHourCells(bar);
          return [
            <StatusBar
              key={named.keys[at]}
              bar={bar}
              whole={isPerHour ? undefined : own[0]}
              skipped={refusedAtStart(refused, bar, own)}
              name={isPerHour || !own[0] ? '' : cellName(spot, own[0], spanOf(own[0]))}
              columnCount={columnCount}
              isStop={stop?.bar === bar}
              isShown={bar.booking !== undefined && bar.booking.id === props.shownBookingId}
            />,
            ...(isPerHour ? own.map(hourCell) : []),
          ];
        })}
      </div>
    </div>
  );
});

/** By element. A row that is out of sight can be older than the grid's data. */
const rows = new WeakMap<Element, GridRow>();

/** The row that the returned ref's element draws is found by `drawnCell`. */
function useDrawnRow(row: GridRow): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) rows.set(element.current, row);
  }, [row]);
  return element;
}

interface DrawnCell {
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

/** The React keys of a row's bars on one day: what each bar is, and the element that draws it. */
interface BarKeys {
  day: string;
  bars: readonly GridBar[];
  keys: readonly string[];
}

/**
 * On the same day a bar keeps its element, and with it the focus and the details that point at it. Another day takes
 * over the elements of the one before, in order and by state, because to move a bar is faster than to make one.
 */
export function nextBarKeys(before: BarKeys | null, day: string, bars: readonly GridBar[]): BarKeys {
  const isSameDay = before?.day === day;
  const nameOf = (bar: GridBar): string => (isSameDay ? barKey(bar) : bar.state);
  const free = new Map<string, string[]>();
  before?.bars.forEach((bar, index) => {
    const name = nameOf(bar);
    free.set(name, [...(free.get(name) ?? []), before.keys[index]!]);
  });
  let last = Math.max(-1, ...(before?.keys ?? []).map(Number));
  const keys = bars.map((bar) => free.get(nameOf(bar))?.shift() ?? String((last += 1)));
  return { day, bars, keys };
}
