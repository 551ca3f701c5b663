import { formatTime, hourLabel, localTime } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Scale } from '../../../ui/scale.tsx';
import { ClockText } from '../../../ui/time.tsx';

/** The needle would cross a mark that is nearer, on a low window too. */
const NEAR_MINUTES = 30;

/** Whether the upright day of the sign-in page names this hour, with the needle so many minutes after midnight. */
export const hasMark = (hour: number, needle: number): boolean =>
  hour % 3 === 0 && hour > 0 && hour < 24 && Math.abs(hour * 60 - needle) > NEAR_MINUTES;

const EARLY_UNTIL = 5;
const LATE_FROM = 22;
const QUARTERS = Array.from({ length: 97 }, (_, quarter) => quarter);

/** The needle's position on the viewer's day, in percent from midnight. */
function useNeedle(): { now: Date; hour: number; minutes: number; clock: string; at: string } {
  const now = useNow();
  const { hour, minute } = localTime(now, viewerZone());
  const minutes = hour * 60 + minute;
  return {
    now,
    hour,
    minutes,
    clock: formatTime(now, viewerZone()),
    at: `${((minutes / 1440) * 100).toFixed(3)}%`,
  };
}

/** The bottom of the sign-in page on phones: the day as a ruler with a needle at the current time. Decoration. */
export function DayEdge(): ReactNode {
  const { clock, at } = useNeedle();
  return (
    <div className="si-edge" aria-hidden="true">
      <div>
        <Scale />
        <div className="needle" style={{ insetInlineStart: at }}>
          <span>{clock}</span>
        </div>
      </div>
    </div>
  );
}

/**
 * The right half of the sign-in page on wide screens: the day as a vertical ruler, with the time at the needle.
 * Decoration.
 */
export function UprightDay(): ReactNode {
  const { now, hour, minutes, clock, at } = useNeedle();
  // Near the ends of the day there is no room on the usual side of the needle, so both lines are on the other side.
  const side = hour < EARLY_UNTIL ? 'si-r is-early' : hour >= LATE_FROM ? 'si-r is-late' : 'si-r';
  return (
    <div className={side} aria-hidden="true">
      <p className="si-clock figure" style={{ top: at }}>
        <ClockText text={clock} />
      </p>
      <p className="si-day mute" style={{ top: at }}>
        {formatDayOf(now)}
      </p>
      <div className="vscale">
        {QUARTERS.map((quarter) => (
          <i key={quarter} className={tickOf(quarter)} style={{ top: `${(quarter / 96) * 100}%` }}>
            {hasMark(quarter / 4, minutes) && <b>{hourLabel(quarter / 4)}</b>}
          </i>
        ))}
        <u style={{ top: at }} />
      </div>
    </div>
  );
}

const tickOf = (quarter: number): string => (quarter % 12 === 0 ? 'h3' : quarter % 4 === 0 ? 'h1' : 'q');
