import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { holdPlace, useAboveSettled } from '../lib/above-the-screen.ts';
import { focusHeading, followTab, holdTab, isHeadingFocused } from './focus-heading.ts';

/**
 * Shows `fallback` until its children have been built in small steps, between which the browser answers presses and
 * paints. What the answer of a request shows would else be built in one go, since React treats it as urgent: a third of
 * a second on a slow phone. Also waits for what stands above the screen.
 */
export function Gradually({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  const isSettled = useAboveSettled();
  return useDeferredValue(isSettled, false) ? (
    <Drawn key="screen">{children}</Drawn>
  ) : (
    <Placeholder>{fallback}</Placeholder>
  );
}

/** The skeleton of a screen. If an offer is put above it, it is drawn anew below instead of moving. */
export function Placeholder({ children }: { children: ReactNode }): ReactNode {
  const isSettled = useAboveSettled();
  useLayoutEffect(holdPlace, []);
  useLayoutEffect(holdTab, []);
  return <Drawn key={String(isSettled)}>{children}</Drawn>;
}

/** Whether the heading that was removed last had the focus, which goes on to the heading in its place. */
let isFocusLost = false;

function Drawn({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    if (isFocusLost && document.activeElement === document.body) focusHeading();
    isFocusLost = false;
    followTab();
    return () => {
      // Its elements are still there.
      isFocusLost = isHeadingFocused();
    };
  }, []);
  return children;
}
