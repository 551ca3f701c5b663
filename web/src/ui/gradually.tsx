import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * Shows `fallback` until its children have been built in small steps, between which the browser answers presses and
 * paints. What the answer of a request shows would else be built in one go, since React treats it as urgent: a third of
 * a second on a slow phone.
 */
export function Gradually({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : fallback;
}
