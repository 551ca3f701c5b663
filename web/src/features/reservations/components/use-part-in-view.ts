import { useEffect, useState, type RefObject } from 'react';

/** Pixels from the top of an element. */
export interface Part {
  top: number;
  bottom: number;
}

/** So that scrolling tells about every twentieth of the element. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/** The part of an element that is inside the window, without measuring it; null until that is known. */
export function usePartInView(element: RefObject<HTMLElement | null>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRect, boundingClientRect } = entries.at(-1)!;
        const top = intersectionRect.top - boundingClientRect.top;
        setPart({ top, bottom: top + intersectionRect.height });
      },
      { threshold: STEPS },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return part;
}
