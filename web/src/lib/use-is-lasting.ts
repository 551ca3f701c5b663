import { useEffect, useState } from 'react';

/** True once something has been true for so long without a break. */
export function useIsLasting(isSo: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false);
  if (!isSo && isLasting) setLasting(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && isLasting;
}
