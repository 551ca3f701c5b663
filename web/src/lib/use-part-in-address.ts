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
      part.current?.scrollIntoView();
      part.current?.focus({ preventScroll: true });
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    });
    return () => clearTimeout(timer);
  }, [isNamed, part]);
}
