import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { focusHeading, followTab, noteScreenShown } from '../ui/focus-heading.ts';
import { MAIN_ID } from '../ui/page.tsx';
import { scrollToPlace } from './scroll-places.ts';
import { followSkip } from './skip.ts';

const PRODUCT = 'ChargeRota';

/** The path of the last shown screen; null until the first one is shown. */
let shownPath: string | null = null;

/**
 * Does what a full page load would do on a change of screen: sets the tab's title and the scroll position, and moves
 * the focus to the heading, so that a screen reader announces the screen and Tab continues from there. It is inside
 * Suspense, so that it runs when the screen is there.
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
    noteScreenShown();
    const target = targetOfAddress();
    // The browser looked for the target before the screen was rendered.
    target?.scrollIntoView();
    // A page that has just been loaded starts where the browser puts it.
    if (isFirst) {
      followSkip();
      return;
    }
    if (!target) scrollToPlace();
    // Some screens begin with a field.
    if (!document.activeElement?.matches(`#${MAIN_ID} input`)) focusHeading();
    followTab();
  }, [path]);

  return children;
}

/** The element that the address's fragment names, such as `#liability`. */
function targetOfAddress(): Element | null {
  return location.hash ? document.getElementById(location.hash.slice(1)) : null;
}
