import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

// Some browsers tell of printing by events alone, others (and a tool's emulation) by the media query alone.
let isBetweenEvents = false;

const isPrinting = (): boolean => isBetweenEvents || matchMedia('print').matches;

function subscribe(tell: () => void): () => void {
  // At once: the browser takes the page for paper as soon as the listeners of `beforeprint` have returned.
  const hear = ({ type }: Event): void => {
    isBetweenEvents = type === 'beforeprint';
    flushSync(tell);
  };
  const media = matchMedia('print');
  addEventListener('beforeprint', hear);
  addEventListener('afterprint', hear);
  media.addEventListener('change', tell);
  return () => {
    removeEventListener('beforeprint', hear);
    removeEventListener('afterprint', hear);
    media.removeEventListener('change', tell);
  };
}

/** Whether the page is being printed: what only paper shows needs to exist only then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
