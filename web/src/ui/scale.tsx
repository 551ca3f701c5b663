import { hourLabel, hourNumber } from '@chargerota/domain';
import type { ReactNode } from 'react';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const at = (hour: number): { insetInlineStart: string } => ({ insetInlineStart: `${(hour / 24) * 100}%` });

/** A day as a ruler: a tick per hour, a taller one every third. Decoration; the words beside it say the same. */
export function Scale({ labelEvery = 6 }: { labelEvery?: 1 | 3 | 6 | null }): ReactNode {
  return (
    <div className="scale" aria-hidden="true">
      {HOURS.map((hour) => (
        <i key={hour} className={hour % 3 === 0 ? 'h3' : undefined} style={at(hour)} />
      ))}
      {HOURS.filter((hour) => labelEvery !== null && hour % labelEvery === 0).map((hour) => (
        <b key={hour} className={hour === 0 ? 'first' : hour === 24 ? 'last' : undefined} style={at(hour)}>
          {hour % 12 === 0 ? hourLabel(hour) : hourNumber(hour)}
        </b>
      ))}
    </div>
  );
}
