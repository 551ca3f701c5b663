import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls to a section that the address names once it is as tall as it will be, because its figures have come. */
export function useNamedSection(id: string, isFilled: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFilled && window.location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id, isFilled]);
  return place;
}
