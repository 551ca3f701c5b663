import { useEffect, useRef } from 'react';

/** A screen that turns into another view does what a change of screen does: the page starts at its heading. */
export function useViewHeading(view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [view]);
}
