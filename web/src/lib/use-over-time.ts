import { useEffect, useState } from 'react';

/** Longer than a double press, and than a press that was under way when the screen changed. */
const JUST_MS = 1000;

/**
 * Whether `what` has changed within the last second. Set it as `data-just-changed` on an element whose controls replace
 * others: for that second it takes no presses, because they were meant for the previous controls. The keyboard needs no
 * such pause, because the focus disappears with the pressed control.
 */
export const useJustChanged = (what: string | number): boolean => useSettled(what, JUST_MS) !== what;

/** Whether `isHere` became true within the last second, under a finger that may press twice. */
export const useJustCame = (isHere: boolean): boolean => !useSettled(isHere, JUST_MS, false) && isHere;

/**
 * A value that may change quickly, once it has stayed the same for a while, so that a screen reader does not announce
 * every key.
 */
export function useSettled<T>(value: T, afterMs: number, atFirst: T = value): T {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

/** True for a while after `is` was true and has ended. */
export function useJustEnded(is: boolean, forMs: number): boolean {
  const [endedAt, setEndedAt] = useState<number | null>(null);
  useEffect(() => {
    if (!is) return undefined;
    return () => setEndedAt(Date.now());
  }, [is]);
  useEffect(() => {
    if (endedAt === null) return undefined;
    const timer = setTimeout(() => setEndedAt(null), forMs);
    return () => clearTimeout(timer);
  }, [endedAt, forMs]);
  return !is && endedAt !== null;
}
