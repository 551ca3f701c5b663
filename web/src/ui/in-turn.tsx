import { Children, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * How many of `count` parts of a screen are drawn: the first at once, then one after another. Each is built, measured
 * and painted by itself, and presses are answered in between; a long screen drawn in one go blocks a slow phone for a
 * third of a second. Only for parts that stand below what is seen first, so that nothing on the screen moves. Once all are
 * drawn it is infinite: a part that comes later is drawn at once.
 */
export function usePartsInTurn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < Infinity) startTransition(() => setDrawn(drawn + 1 < count ? drawn + 1 : Infinity));
  }, [drawn, count]);
  return drawn;
}

type InTurnProps = {
  /** Draws all parts in one go, for a link that leads to one of them. */
  atOnce: boolean;
  children: ReactNode;
};

/** Draws its children one after another, the first at once. */
export function InTurn({ atOnce, children }: InTurnProps): ReactNode {
  const parts = Children.toArray(children);
  const drawn = usePartsInTurn(parts.length);
  return atOnce ? parts : parts.slice(0, drawn);
}
