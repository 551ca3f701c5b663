import { m } from '@chargerota/messages';
import { formatTime, type DayHour } from '@chargerota/domain';
import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  useLayoutEffect,
} from 'react';
import { placeIn, scrollOnward } from '../../../../../lib/direction.ts';
import { drawnCell } from './status-row.tsx';
import { nextLayers, type LayerDay } from './day-layers.ts';
import { DayRows, usePartInView } from './day-rows.tsx';
import type { GridStop } from './use-grid-keys.ts';
import type { Grid, GridCell, GridSpot } from './grid-model.ts';
import { rememberedSpans } from './grid-words.ts';
import { StatusGridHead } from './status-grid-head.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import './slots.css';
import './status-grid.css';
import { flushSync } from 'react-dom';

interface StatusGridProps {
  /** Memoize it (useMemo): rows that stay the same are not rendered again. */
  grid: Grid;
  /** The grid's day. */
  date: string;
  /** The columns in which the reader can reserve nothing: their hours are not offered. Memoize it too. */
  refused: ReadonlySet<number>;
  /** Days that may be chosen next: their rows are made ready out of sight. */
  beside: readonly LayerDay[];
  columns: readonly DayHour[];
  timeZone: string;
  now: Date;
  /** `Harbor House Garage, Fri, Nov 6`. With a new label the grid scrolls sideways to now or to the opening hour. */
  label: string;
  /** The booking whose details are shown; its bar is highlighted. */
  shownBookingId?: string | null;
  /**
   * Called when a cell is pressed: an hour to reserve, the current hour for a walk-in, a booking to show, or one that
   * only says why it cannot be had. A popover can be placed at `anchor`.
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
  const { grid, date, refused, beside, columns, timeZone, now, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState({ label, at: startOf(grid) });
  const [stop, setStop] = useState<GridStop>({ row: null, at: start.at });
  // The rows stay for another day and only their bars change: to make a whole new grid takes several times as long.
  if (start.label !== label) {
    const at = startOf(grid);
    setStart({ label, at });
    if (stop.row === null) setStop({ row: null, at });
  }
  const isPlaced = useIsLaidOut();
  // oxlint-disable-next-line react/incompatible-library -- its result is used here alone and passed to no memo
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => (isPlaced ? frame.current : null),
    estimateSize: () => (matchMedia('(min-width: 768px)').matches ? ROW_PX.wide : ROW_PX.touch),
    initialRect: { width: 1200, height: 800 },
    overscan: 6,
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    rangeExtractor: (range) => withPinned(range, stop.row),
  });
  const part = usePartInView(frame);
  const shown = useMemo(() => ({ date, grid, refused }), [date, grid, refused]);
  const [known, setKnown] = useState(() => nextLayers(null, shown, beside));
  const { layers, front } = nextLayers(known, shown, beside);
  if (layers !== known.layers || front !== known.front) setKnown({ layers, front });
  // What is out of sight follows when there is time.
  const items = rows.getVirtualItems();
  const later = useDeferredValue(layers);
  const laterItems = useDeferredValue(items);
  const spanOf = useMemo(() => rememberedSpans(timeZone), [timeZone]);
  const keys = useGridKeys({
    frame,
    rowCount: grid.rows.length,
    columnCount: columns.length,
    stop,
    onStop: setStop,
    showRow: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  });
  useEffect(() => {
    const hour = frame.current?.querySelectorAll<HTMLElement>('.g-h')[Math.floor(start.at)];
    const sticky = frame.current?.querySelector<HTMLElement>('.g-c0');
    if (!isPlaced || !frame.current || !hour || !sticky) return;
    const { from } = placeIn(frame.current, hour);
    scrollOnward(frame.current, from - sticky.offsetWidth - hour.offsetWidth * HOURS_BEFORE);
  }, [start, isPlaced]);

  function press(target: HTMLElement): void {
    const pressed = drawnCell(target);
    if (pressed) props.onActivate(pressed.spot, pressed.cell, pressed.element);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    keys.onKeyDown(event);
    const target = event.target as HTMLElement;
    // A button is pressed by the browser.
    if (!['Enter', ' '].includes(event.key) || target.tagName === 'BUTTON') return;
    event.preventDefault();
    press(target);
  }

  const hidden = hiddenBelow(rows);
  return (
    <div className="s-edge">
      <div ref={frame} className="s-frame">
        <div
          role="grid"
          className="tgrid"
          aria-label={label}
          aria-rowcount={grid.rows.length + HEAD_ROWS}
          aria-colcount={columns.length + 1}
          style={{ '--cols': columns.length } as CSSProperties}
          onClick={({ target }) => press(target as HTMLElement)}
          onKeyDown={onKeyDown}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
        >
          <StatusGridHead
            columns={columns}
            freeCounts={grid.freeCounts}
            refused={refused}
            now={now}
            needle={grid.needle}
            nowText={grid.needle === null ? null : formatTime(now, timeZone)}
          />
          <div role="presentation" className="g-body" style={{ height: rows.getTotalSize() }}>
            {layers.map((layer, index) => {
              const isSeen = index === front;
              const day = isSeen ? layer : (later[index] ?? layer);
              return (
                <DayRows
                  // A layer is its place.
                  key={index}
                  day={day}
                  items={isSeen ? items : laterItems}
                  headPx={HEAD_PX}
                  headRows={HEAD_ROWS}
                  scrollOffset={rows.scrollOffset ?? 0}
                  part={part}
                  isSeen={isSeen}
                  isWhole={isSeen && stop.row !== null}
                  spanOf={spanOf}
                  stopAt={isSeen ? stop.at : startOf(day.grid)}
                  shownBookingId={isSeen ? (props.shownBookingId ?? null) : null}
                />
              );
            })}
          </div>
        </div>
      </div>
      {hidden > 0 && (
        <p className="s-more sm" aria-hidden="true">
          <span>{m.reservationsAvailability.moreChargerMoreChargers({ count: hidden })}</span>
        </p>
      )}
    </div>
  );
}

/** The rows of which less than half is above the lower edge of the frame. */
function hiddenBelow({
  scrollOffset,
  scrollRect,
  options,
  getTotalSize,
}: Virtualizer<HTMLDivElement, Element>): number {
  if (options.count === 0 || !scrollRect) return 0;
  const below = HEAD_PX + getTotalSize() - (scrollOffset ?? 0) - scrollRect.height;
  return Math.max(0, Math.round(below / (getTotalSize() / options.count)));
}

/** Where a day is entered, in columns: now, or in the first hour that is open. */
function startOf({ needle, freeCounts }: Grid): number {
  const opens = freeCounts.findIndex((count) => count !== null);
  return needle ?? Math.max(opens, 0) + 0.5;
}

function withPinned(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  return row === null || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
}

/**
 * Whether the first frame with the component is being made. What is measured before that makes the browser lay out the
 * whole screen amid React's work on it, in one long task; in the frame it has to do so anyway. What depends on it is there
 * when the frame is painted.
 */
function useIsLaidOut(): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => flushSync(() => setLaidOut(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLaidOut;
}
