import type { ReactNode } from 'react';

const MOST_TICKS = 40;
/** Up to this many ticks are close together, so that they can be counted. */
const FEW = 15;

/** With `warns`, a limit that is used up stands out. */
type TickMeterProps = { count: number; limit: number; warns?: boolean };

/** Shows how much of a limit is used: one tick each, or a scale of forty. Decoration; the numbers are beside it. */
export function TickMeter({ count, limit, warns = false }: TickMeterProps): ReactNode {
  const ticks = Math.min(limit, MOST_TICKS);
  const filled = (count / limit) * ticks;
  return (
    <div
      className={['ticks', limit <= FEW && 'is-few', warns && count >= limit && 'is-full']
        .filter(Boolean)
        .join(' ')}
      aria-hidden="true"
    >
      {Array.from({ length: ticks }, (_, tick) => (
        <i key={tick} className={tickOf(tick, filled)} />
      ))}
    </div>
  );
}

function tickOf(tick: number, filled: number): string | undefined {
  if (tick + 1 <= filled) return 'on';
  return tick < filled ? 'half' : undefined;
}
