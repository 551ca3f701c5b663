import { MAX_PAGE } from '@chargerota/contract/sizes';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Path } from './paths.ts';

type PartOptions = {
  /** Whether the address keeps naming the part; else its fragment is taken out, so that the part is sought only once. */
  stays?: boolean;
  /** Opens a part that may be folded, before it is brought into sight. */
  unfold?: (id: string) => void;
  onNamed?: (id: string) => void;
};

/**
 * Brings a part of a screen into sight, and focuses it if it is a heading, when the address names it by its fragment: on
 * arrival, and whenever a link to it is followed. `ids` and the functions stay the same.
 */
export function usePartInAddress(
  ids: string | readonly string[],
  { stays = false, unfold, onNamed }: PartOptions = {},
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bring = (): void => {
      const named = [ids].flat().find((id) => location.hash === `#${id}`);
      if (!named) return;
      unfold?.(named);
      bringIntoSight(document.getElementById(named));
      onNamed?.(named);
      if (!stays) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    };
    // After the screen's own frame, which focuses the heading of the screen.
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(bring);
    };
    look();
    // The router tells of a followed link by an event named after what it calls.
    const events = ['hashchange', 'pushState'];
    for (const event of events) addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, look);
    };
  }, [ids, stays, unfold, onNamed]);
}

/** Scrolls to a part of the screen, and focuses it if it can have the focus. */
export function bringIntoSight(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/**
 * The open tab of a screen is kept in the address, so that links and the back button restore it; the default is the
 * first.
 */
export function useTabInAddress(
  path: Path,
  tabs: readonly [string, ...string[]],
): [tab: string, open: (tab: string) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((known) => known === asked) ?? tabs[0];
  return [tab, (next) => navigate(`${path}?tab=${next}`, { replace: true })];
}

/** The page of a list that an address names; the first if it names none, or one that the server would refuse. */
export function pageOf(address: URLSearchParams, name = 'page'): number {
  const page = Number(address.get(name));
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}
