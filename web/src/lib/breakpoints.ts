import { useSyncExternalStore } from 'react';

/** From here on a screen counts as wide: the mobile breakpoint of SPEC.md §2. The styles repeat it, CSS has no constants in queries. */
export const WIDE_FROM_PX = 768;

const query = `(min-width: ${WIDE_FROM_PX}px)`;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** For behaviour that differs by width (a popover or a sheet); looks belong in CSS. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
