import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Brings a part of a screen into sight, and focuses it if it is a heading, when the address names it by its fragment. The fragment is
 * then taken out of the address, so that the same link works again, and the part is not sought after later changes.
 */
export function usePartInAddress(id: string, part: RefObject<HTMLElement | null>): void {
  const isNamed = useLocationProperty(() => location.hash === `#${id}`);
  useEffect(() => {
    if (!isNamed) return undefined;
    // After the screen's own frame, which focuses the heading of the screen.
    const timer = setTimeout(() => {
      bringIntoSight(part.current);
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    });
    return () => clearTimeout(timer);
  }, [isNamed, part]);
}

/** Scrolls to a part of the screen, and focuses it if it can have the focus. */
export function bringIntoSight(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
