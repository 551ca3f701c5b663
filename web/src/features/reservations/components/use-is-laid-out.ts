import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the browser has laid out an element. What is measured before makes it lay out the whole screen amid React's work
 * on it, in one long task. True within the first frame, so that what depends on it is there when that is painted.
 */
export function useIsLaidOut(element: RefObject<Element | null>): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      flushSync(() => setLaidOut(true));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isLaidOut;
}
