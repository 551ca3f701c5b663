import { formatTime, type DayHour } from '@chargerota/domain';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Grid, GridCell, GridSpot } from './grid-model.ts';
import { StatusGridHead } from './status-grid-head.tsx';
import { StatusRow } from './status-row.tsx';
import { useGridKeys, type GridStop } from './use-grid-keys.ts';
import '../styles/slots.css';
import '../styles/status-grid.css';

export interface StatusGridProps {
  /** Memoize it (useMemo): rows that stay the same are not rendered again. */
  grid: Grid;
  columns: readonly DayHour[];
  timeZone: string;
  now: Date;
  /** `Harbor House Garage, Fri, Nov 6`. A new label resets the grid, scrolled to now or to the opening hour. */
  label: string;
  /** The booking whose details are shown; its bar is highlighted. */
  shownBookingId?: string | null;
  /**
   * Called when a cell is pressed: an hour to reserve, the current hour for a walk-in, or a booking to show. A popover
   * can be placed at `anchor`.
   */
  onActivate: (spot: GridSpot, cell: GridCell, anchor: HTMLElement) => void;
}

/** Row heights of styles/status-grid.css: on phones, and from 768 px on. */
const ROW_PX = { touch: 48, wide: 44 };
/** The hours and the counts stay at the top; they are the grid's first two rows. */
const HEAD_PX = 72;
const HEAD_ROWS = 2;
/** Past hours that stay visible before now. */
const HOURS_BEFORE = 1.3;

/**
 * A location's day: one row per charger, one column per hour. Inside a `.wrap`; on phones it reaches to the edges. Only
 * the visible rows and the focused one are in the document.
 */
export function StatusGrid(props: StatusGridProps) {
  return <Timetable key={props.label} {...props} />;
}

function Timetable(props: StatusGridProps) {
  const { grid, columns, timeZone, now, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [firstColumn] = useState(() => startColumn(grid));
  const [stop, setStop] = useState<GridStop>({ row: null, column: firstColumn });
  // oxlint-disable-next-line react/incompatible-library -- its result is used here alone and passed to no memo
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (matchMedia('(min-width: 768px)').matches ? ROW_PX.wide : ROW_PX.touch),
    initialRect: { width: 1200, height: 800 },
    overscan: 6,
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    rangeExtractor: (range) => withPinned(range, stop.row),
  });
  const keys = useGridKeys({
    frame,
    rowCount: grid.rows.length,
    columnCount: columns.length,
    stop,
    onStop: setStop,
    showRow: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  });
  useEffect(() => {
    const hour = frame.current?.querySelectorAll<HTMLElement>('.g-h')[firstColumn];
    const sticky = frame.current?.querySelector<HTMLElement>('.g-c0');
    if (!frame.current || !hour || !sticky) return;
    frame.current.scrollLeft = hour.offsetLeft - sticky.offsetWidth - hour.offsetWidth * HOURS_BEFORE;
  }, [firstColumn]);

  return (
    <div ref={frame} className="s-frame">
      <div
        role="grid"
        className="tgrid"
        aria-label={label}
        aria-rowcount={grid.rows.length + HEAD_ROWS}
        aria-colcount={columns.length + 1}
        style={{ '--cols': columns.length, '--at': (grid.needle ?? 0) / columns.length } as CSSProperties}
        {...keys}
      >
        <StatusGridHead
          columns={columns}
          freeCounts={grid.freeCounts}
          now={now}
          nowText={grid.needle === null ? null : formatTime(now, timeZone)}
        />
        <div role="rowgroup" className="g-body" style={{ height: rows.getTotalSize() }}>
          {grid.needle !== null && <div role="presentation" className="g-needle" />}
          {rows.getVirtualItems().map((item) => (
            <StatusRow
              key={item.key}
              row={grid.rows[item.index]!}
              index={item.index}
              ariaIndex={item.index + HEAD_ROWS + 1}
              top={item.start - HEAD_PX}
              columnCount={columns.length}
              timeZone={timeZone}
              stopColumn={stop.column}
              shownBookingId={props.shownBookingId ?? null}
              onActivate={props.onActivate}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function startColumn(grid: Grid): number {
  const opens = grid.freeCounts.findIndex((count) => count !== null);
  return Math.floor(grid.needle ?? Math.max(opens, 0));
}

function withPinned(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  return row === null || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
}
