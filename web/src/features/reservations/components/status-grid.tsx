import { formatTime, type DayHour } from '@chargerota/domain';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type CSSProperties } from 'react';
import { useGridKeys } from './use-grid-keys.ts';
import type { Grid, GridCell, GridSpot } from './grid-model.ts';
import { StatusGridHead } from './status-grid-head.tsx';
import { StatusRow } from './status-row.tsx';
import '../styles/slots.css';
import '../styles/status-grid.css';

export interface StatusGridProps {
  grid: Grid;
  columns: readonly DayHour[];
  timeZone: string;
  now: Date;
  /** `Harbor House Garage, Fri, Nov 6`; another label scrolls to now, or to the opening hour, anew. */
  label: string;
  /** The booking whose details are shown; its bar is ringed. */
  shownBookingId?: string | null;
  /**
   * A cell was pressed: an hour to reserve, the running hour to walk in, or a booking to show. `anchor` is where a
   * popover can stand.
   */
  onActivate: (spot: GridSpot, cell: GridCell, anchor: HTMLElement) => void;
}

/** Row heights of styles/status-grid.css: on phones, and from 768 px on. */
const ROW_PX = { touch: 48, wide: 44 };
/** The hour row and the row of counts stay on top and stand for the grid's first two rows. */
const HEAD_PX = 72;
const HEAD_ROWS = 2;

/**
 * A day of one location: a row a charger, a column an hour. Only the rows in view are in the document, with the one
 * that has the focus (STACK.md "The status grid, measured").
 */
export function StatusGrid(props: StatusGridProps) {
  const { grid, columns, timeZone, now, label, onActivate } = props;
  const frame = useRef<HTMLDivElement>(null);
  const firstOpen = grid.freeCounts.findIndex((count) => count !== null);
  const startColumn = Math.floor(grid.needle ?? Math.max(firstOpen, 0));
  const focusRef = useRef<number | null>(null);
  const rangeExtractor = useCallback((range: Range) => {
    const rows = defaultRangeExtractor(range);
    const pinned = focusRef.current;
    return pinned === null || rows.includes(pinned) ? rows : [...rows, pinned].sort((a, b) => a - b);
  }, []);
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (matchMedia('(min-width: 768px)').matches ? ROW_PX.wide : ROW_PX.touch),
    initialRect: { width: 1200, height: 800 },
    overscan: 6,
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    rangeExtractor,
  });
  const keys = useGridKeys({
    frame,
    rowCount: grid.rows.length,
    columnCount: columns.length,
    initialColumn: startColumn,
    showRow: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  });
  focusRef.current = keys.focusedRow;
  useScrollToColumn(frame, startColumn, label);

  return (
    <div ref={frame} className="s-frame">
      <div
        role="grid"
        className="tgrid"
        aria-label={label}
        aria-rowcount={grid.rows.length + HEAD_ROWS}
        aria-colcount={columns.length + 1}
        style={{ '--cols': columns.length, '--at': (grid.needle ?? 0) / columns.length } as CSSProperties}
        {...keys.handlers}
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
              stopColumn={keys.column}
              shownBookingId={props.shownBookingId ?? null}
              onActivate={onActivate}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Puts the column near the left edge, once for each label. */
function useScrollToColumn(frame: React.RefObject<HTMLElement | null>, column: number, label: string) {
  const column0 = useRef(column);
  column0.current = column;
  useEffect(() => {
    const element = frame.current;
    const hour = element?.querySelectorAll<HTMLElement>('.g-h')[column0.current];
    const sticky = element?.querySelector<HTMLElement>('.g-c0');
    if (element && hour && sticky) element.scrollLeft = hour.offsetLeft - sticky.offsetWidth - hour.offsetWidth * 1.3;
  }, [frame, label]);
}
