import { Children, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * How many of `count` parts of a screen are drawn: the first at once, then one after another. Each is built, measured
 * and painted by itself, and presses are answered in between; a long screen drawn in one go blocks a slow phone for a
 * third of a second. What is out of sight can wait for idle time between its parts. Only for parts that move nothing when
 * they come: below what is seen first, or in a place of fixed size. Once all are drawn it is infinite: a part that comes
 * later is drawn at once.
 */
export function useStaggeredParts(count: number, { inIdleTime = false } = {}): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    const drawNext = (): void => startTransition(() => setDrawn(drawn + 1 < count ? drawn + 1 : Infinity));
    if (inIdleTime) return whenIdle(drawNext);
    drawNext();
    return undefined;
  }, [drawn, count, inIdleTime]);
  return drawn;
}

type StaggeredRenderProps = {
  /** Draws all parts in one go, for a link that leads to one of them. */
  atOnce: boolean;
  children: ReactNode;
};

/** Draws its children one after another, the first at once. */
export function StaggeredRender({ atOnce, children }: StaggeredRenderProps): ReactNode {
  const parts = Children.toArray(children);
  const drawn = useStaggeredParts(parts.length);
  return atOnce ? parts : parts.slice(0, drawn);
}
