import { useEffect, useState } from 'react';

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
