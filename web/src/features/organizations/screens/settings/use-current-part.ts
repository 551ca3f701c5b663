import { useCallback, useEffect, useRef, useState } from 'react';

/** Just below where a link brings a part's heading: the part that crosses these shares of the window is read. */
const READ = '-10% 0px -85%';

/**
 * The part of a long screen that one reads, and what to call when a link to one was followed: that part is the current
 * one until one scrolls on, even if the screen's end keeps it from the top. `ids` are of headings, and stay the same.
 */
export function useCurrentPart<Id extends string>(ids: readonly Id[]): [Id | null, (id: string) => void] {
  const [current, setCurrent] = useState<Id | null>(null);
  const followedAt = useRef<number | null>(null);
  useEffect(() => {
    const parts = ids.map((id) => document.getElementById(id)?.closest('section') ?? null);
    const crossing = new Set<Element | null>();
    let isAtEnd = false;
    const tell = (): void => {
      if (followedAt.current === scrollY) return;
      const isAbove = crossing.size === 0 && (parts[0]?.getBoundingClientRect().top ?? 0) > 0;
      const read = isAbove ? 0 : parts.findLastIndex((part) => crossing.has(part));
      const at = isAtEnd ? parts.length - 1 : read;
      if (at >= 0) setCurrent(ids[at] ?? null);
    };
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        tell();
      },
      { rootMargin: READ },
    );
    const end = new IntersectionObserver(
      (entries) => {
        isAtEnd = (entries.at(-1)?.intersectionRatio ?? 0) === 1;
        tell();
      },
      { threshold: 1 },
    );
    for (const part of parts) if (part) reading.observe(part);
    const last = parts.at(-1);
    if (last) end.observe(last);
    return () => {
      reading.disconnect();
      end.disconnect();
    };
  }, [ids]);
  const follow = useCallback(
    (id: string): void => {
      followedAt.current = scrollY;
      setCurrent(ids.find((known) => known === id) ?? null);
    },
    [ids],
  );
  return [current, follow];
}
