import type { Period } from '@chargerota/domain';
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useStaggeredParts } from '../../../../../ui/staggered-render.tsx';
import type { LayerDay } from './day-layers.ts';
import type { GridRow } from './grid-model.ts';
import { Needle } from './status-grid-head.tsx';
import { StatusRow } from './status-row.tsx';

/** Counted as in the window too, as the window's edge is known to a twentieth of the frame. */
const MARGIN_PX = 48;
/** Rows of a new layer that are built, measured and painted in one go. */
const ROWS_PER_STEP = 3;

interface DayRowsProps {
  day: LayerDay;
  /** The rows in and around the frame. */
  items: readonly VirtualItem[];
  /** The head's height, in pixels. */
  headPx: number;
  /** The head's rows. */
  headRows: number;
  scrollOffset: number;
  /** The part of the frame that is inside the window. */
  part: Part | null;
  isSeen: boolean;
  /** Draws a new layer in one go, because somebody moves about in it. */
  isWhole: boolean;
  spanOf: (period: Period) => string;
  stopAt: number;
  shownBookingId: string | null;
}

/** A layer: the rows of a day that is seen, or made ready behind the one that is. */
export const DayRows = memo(function DayRows({ isSeen, isWhole, ...rest }: DayRowsProps): ReactNode {
  const { day } = rest;
  const steps = useStaggeredParts(Math.ceil(rest.items.length / ROWS_PER_STEP), { inIdleTime: !isSeen });
  const isComplete = steps === Infinity;
  const isDrawn = useIsDrawn(day, isComplete);
  // A day that is chosen before it is complete comes at once, as one does that was not made ready at all.
  const [beganSeen] = useState(isSeen);
  const count = isWhole || (isSeen && !beganSeen) ? Infinity : steps * ROWS_PER_STEP;
  const { needle, freeCounts } = day.grid;
  const place = isSeen ? 'is-seen' : isDrawn ? 'is-away' : 'is-drawn';
  // The rows below the edge of the window follow once those in sight are on the screen.
  const later = useDeferredValue(day);
  return (
    <div
      role="rowgroup"
      className={`g-day ${place}`}
      aria-hidden={!isSeen || undefined}
      inert={!isSeen && !isComplete}
    >
      {needle !== null && <Needle column={needle} columnCount={freeCounts.length} />}
      <Rows {...rest} count={count} later={later} {...(later === day && { part: null, scrollOffset: 0 })} />
    </div>
  );
});

type RowsProps = Omit<DayRowsProps, 'isSeen' | 'isWhole'> & {
  /** How many rows are drawn yet. */
  count: number;
  /** The day of the rows outside of the window. */
  later: LayerDay;
};

/** Apart, so that a layer that comes to the front compares no rows. */
const Rows = memo(function Rows(props: RowsProps): ReactNode {
  const { day, later, items, headPx, headRows, scrollOffset, part } = props;
  const dayOf = ({ index, start, end }: VirtualItem): LayerDay =>
    isWithin(part, start - scrollOffset, end - scrollOffset) || later.grid.rows.length <= index ? day : later;
  return items.slice(0, props.count).map((item) => {
    const { date, grid, refused } = dayOf(item);
    const row = grid.rows[item.index];
    return (
      row && (
        <StatusRow
          key={item.key}
          row={row}
          day={date}
          index={item.index}
          ariaIndex={item.index + headRows + 1}
          top={item.start - headPx}
          columnCount={grid.freeCounts.length}
          refused={refused}
          spanOf={props.spanOf}
          stopAt={props.stopAt}
          shownBookingId={shownIn(row, props.shownBookingId)}
        />
      )
    );
  });
});

/**
 * Whether the browser has styled and laid out a day. It does not do so for what is put away, and would have to when the
 * day is shown; so a day stays transparent for a frame before.
 */
function useIsDrawn(day: LayerDay, isComplete: boolean): boolean {
  const [drawn, setDrawn] = useState<LayerDay | null>(null);
  useEffect(() => {
    if (drawn === day || !isComplete) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(day));
    });
    return () => cancelAnimationFrame(frame);
  }, [day, isComplete, drawn]);
  return drawn === day;
}

function shownIn({ bars }: GridRow, bookingId: string | null): string | null {
  return bookingId && bars.some(({ booking }) => booking?.id === bookingId) ? bookingId : null;
}

const isWithin = (part: Part | null, top: number, bottom: number): boolean =>
  !part || (bottom > part.top - MARGIN_PX && top < part.bottom + MARGIN_PX);

/** Pixels from the top of an element. */
export interface Part {
  top: number;
  bottom: number;
}

/** So that scrolling tells about every twentieth of the element. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/** The part of an element that is inside the window, without measuring it; null until that is known. */
export function usePartInView(element: RefObject<HTMLElement | null>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRect, boundingClientRect } = entries.at(-1)!;
        const top = intersectionRect.top - boundingClientRect.top;
        setPart({ top, bottom: top + intersectionRect.height });
      },
      { threshold: STEPS },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return part;
}
