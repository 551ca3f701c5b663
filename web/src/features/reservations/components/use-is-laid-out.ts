import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the first frame with the component is being made. What is measured before that makes the browser lay out the
 * whole screen amid React's work on it, in one long task; in the frame it has to do so anyway. What depends on it is there
 * when the frame is painted.
 */
export function useIsLaidOut(): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => flushSync(() => setLaidOut(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLaidOut;
}
