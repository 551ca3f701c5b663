import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls as far as it takes to see what has just been said: its place may be below the window's edge, or behind the
 * navigation. What the keyboard stands on stays in sight before all.
 */
export function bringIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}

/** For what answers a press, such as why a choice is barred: in sight whenever it says something else. */
export function useAnswerInSight<E extends Element>(
  answer: string | null | undefined | false,
): RefObject<E | null> {
  const place = useRef<E>(null);
  const last = useRef(answer);
  useEffect(() => {
    if (last.current === answer) return;
    last.current = answer;
    if (answer) bringIntoSight(place.current);
  }, [answer]);
  return place;
}
