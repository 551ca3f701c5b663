import type { ReactNode } from 'react';

const TICKS = 40;

/** How much of a limit is used, in ticks. Decoration: the numbers stand beside it. */
export function TickMeter({ count, limit }: { count: number; limit: number }): ReactNode {
  const filled = (count / limit) * TICKS;
  return (
    <div className="ticks" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, tick) => (
        <i key={tick} className={tickOf(tick, filled)} />
      ))}
    </div>
  );
}

function tickOf(tick: number, filled: number): string | undefined {
  if (tick + 1 <= filled) return 'on';
  return tick < filled ? 'half' : undefined;
}
