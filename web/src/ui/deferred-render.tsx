import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { focusHeading, followTab, holdTab, isHeadingFocused } from './focus-heading.ts';

/**
 * Shows `fallback` until its children have been built in small steps, between which the browser answers presses and
 * paints. What the answer of a request shows would else be built in one go, since React treats it as urgent: a third of
 * a second on a slow phone.
 */
export function DeferredRender({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useDeferredValue(true, false) ? (
    <Drawn key="screen">{children}</Drawn>
  ) : (
    <Placeholder>{fallback}</Placeholder>
  );
}

/** The skeleton of a screen. */
export function Placeholder({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(holdTab, []);
  return <Drawn>{children}</Drawn>;
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
