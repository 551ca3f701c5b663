import { useEffect, useRef } from 'react';

/** When a screen changes to another view, the page starts at that view's heading, as for a change of screen. */
export function useViewHeading(view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [view]);
}
