import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MAIN_ID } from '../ui/page.tsx';

const PRODUCT = 'ChargeRota';

/** The path whose screen stood last; null until the first one has. */
let shownPath: string | null = null;

/**
 * What a change of screen does that a full page load did by itself: the tab's title, the scroll position, and the
 * focus on the heading, so that a screen reader says where one is and Tab goes on from there. Stands inside
 * Suspense, so that it acts when the screen is there.
 */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const [path] = useLocation();

  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);

  useEffect(() => {
    const isFirst = shownPath === null;
    if (shownPath === path) return;
    shownPath = path;
    const target = targetOfAddress();
    // The browser looked for it before the screen was there.
    target?.scrollIntoView();
    // Else a page that has just been loaded starts where the browser puts it.
    if (isFirst) return;
    if (!target) scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [path]);

  return children;
}

/** The part of the page that the address names: `#liability`. */
function targetOfAddress(): Element | null {
  return location.hash ? document.getElementById(location.hash.slice(1)) : null;
}
