import { memo, useState } from 'react';
import { nextBarKeys } from './bar-keys.ts';
import type { GridRow } from './grid-model.ts';
import { isLong } from './spot-number.ts';
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
  timeZone: string;
  stopColumn: number;
  /** If it is in this row. */
  shownBookingId: string | null;
}

export const StatusRow = memo(function StatusRow(props: StatusRowProps) {
  const { spot, bars, cells } = props.row;
  const [known, setKnown] = useState(() => nextBarKeys(null, props.day, bars));
  const named = known.bars === bars ? known : nextBarKeys(known, props.day, bars);
  if (named !== known) setKnown(named);
  const stop = cells.findLast((cell) => cell.column <= props.stopColumn) ?? cells[0];
  return (
    <div
      role="row"
      aria-rowindex={props.ariaIndex}
      data-row={props.index}
      className="g-row"
      style={{ top: props.top }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={isLong(spot.spotNumber) ? 'g-c0 is-long' : 'g-c0'}
        title={spot.spotNumber}
      >
        <b>{spot.spotNumber}</b>
        <span>{spot.powerKw} kW</span>
      </div>
      <div role="presentation" className="g-track">
        {bars.map((bar, at) => (
          <StatusBar
            key={named.keys[at]}
            spot={spot}
            bar={bar}
            cells={cells.filter((cell) => cell.bar === bar)}
            columnCount={props.columnCount}
            timeZone={props.timeZone}
            stopColumn={stop?.bar === bar ? stop.column : null}
            isShown={bar.booking !== undefined && bar.booking.id === props.shownBookingId}
          />
        ))}
      </div>
    </div>
  );
});
