import type { Period } from '@chargerota/domain';
import { memo, useState, type ReactNode } from 'react';
import { nextBarKeys } from './bar-keys.ts';
import { useDrawnRow } from './drawn-rows.ts';
import {
  hasHourCells,
  isPaleCell,
  isRefusedCell,
  refusedAtStart,
  type GridCell,
  type GridRow,
} from './grid-model.ts';
import { cellName } from './grid-words.ts';
import { HourCell } from './hour-cell.tsx';
import { isLongNumber } from './spot-number.ts';
import { StatusBar } from './status-bar.tsx';

export interface StatusRowProps {
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
            Reported<span className="vh">: {spot.reported}</span>
          </span>
        ) : (
          <span>{spot.powerKw} kW</span>
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
