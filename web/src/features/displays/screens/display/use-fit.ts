import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fitTiles, type Fit } from './fit-tiles.ts';

/** How the tiles fit into the element that is referred to, whatever size it gets. */
export function useFit(count: number, hasNotes: boolean): [RefObject<HTMLUListElement | null>, Fit] {
  const place = useRef<HTMLUListElement>(null);
  const [box, setBox] = useState({ width: 1280, height: 560 });
  useLayoutEffect(() => {
    const around = place.current?.parentElement;
    if (!around) return undefined;
    const measure = (): void => setBox({ width: around.clientWidth, height: around.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [place, fitTiles(count, box, { hasNotes })];
}
