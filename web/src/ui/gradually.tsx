import { Fragment, useDeferredValue, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { holdPlace, useAboveSettled } from '../lib/above-the-screen.ts';

/**
 * Shows `fallback` until its children have been built in small steps, between which the browser answers presses and
 * paints. What the answer of a request shows would else be built in one go, since React treats it as urgent: a third of
 * a second on a slow phone. Also waits for what stands above the screen.
 */
export function Gradually({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  const isSettled = useAboveSettled();
  return useDeferredValue(isSettled, false) ? children : <Placeholder>{fallback}</Placeholder>;
}

/** The skeleton of a screen. If an offer is put above it, it is drawn anew below instead of moving. */
export function Placeholder({ children }: { children: ReactNode }): ReactNode {
  const isSettled = useAboveSettled();
  useLayoutEffect(holdPlace, []);
  return <Fragment key={String(isSettled)}>{children}</Fragment>;
}
