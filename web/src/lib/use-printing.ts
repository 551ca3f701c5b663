import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void): (() => void) => {
  const media = matchMedia('print');
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
};

/** Whether the page is being printed: what only paper shows needs to exist only then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => matchMedia('print').matches);
