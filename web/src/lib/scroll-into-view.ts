import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls as far as needed to show a new message, which may be below the window's edge or behind the navigation. The
 * focused element stays visible in any case.
 */
export function scrollIntoViewIfNeeded(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls a message that answers a press, such as the reason of a disabled choice, into view whenever its text changes.
 */
export function useScrollIntoViewOnChange<E extends Element>(
  answer: string | null | undefined | false,
): RefObject<E | null> {
  const place = useRef<E>(null);
  const last = useRef(answer);
  useEffect(() => {
    if (last.current === answer) return;
    last.current = answer;
    if (answer) scrollIntoViewIfNeeded(place.current);
  }, [answer]);
  return place;
}
