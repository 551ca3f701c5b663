import { useEffect, useState } from 'react';

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
