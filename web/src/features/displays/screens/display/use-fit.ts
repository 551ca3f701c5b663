import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fitTiles, gapOf, type Fit } from './fit-tiles.ts';

/** How the tiles fit into the element that is referred to, whatever size it gets. */
export function useFit(
  count: number,
  extraLines: number,
): [RefObject<HTMLDivElement | null>, Fit & { gap: number }] {
  const place = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 1280, height: 560 });
  useLayoutEffect(() => {
    const around = place.current;
    if (!around) return undefined;
    const measure = (): void => setBox({ width: around.clientWidth, height: around.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [place, { ...fitTiles(count, box, { extraLines }), gap: gapOf(box.width) }];
}
