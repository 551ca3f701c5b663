import { MAIN_ID } from './page.tsx';

const headingOf = (main: HTMLElement): HTMLElement => main.querySelector<HTMLElement>('h1') ?? main;

/** Moves the focus to the screen's heading, so that a screen reader announces it and Tab continues from there. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  const heading = headingOf(main);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function isHeadingFocused(): boolean {
  const main = document.getElementById(MAIN_ID);
  return main !== null && document.activeElement === headingOf(main);
}

const TABBABLE =
  ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"]), [tabindex="0"], summary';
/** For longer, nobody waits for what a press of Tab leads to. */
const AWAITED_MS = 5000;

let tabbedAt = -Infinity;
let isAnyScreenShown = false;

/** Notes that a screen has been shown: from now on the focus goes to the heading of the next one. */
export function noteScreenShown(): void {
  isAnyScreenShown = true;
}

/** Whether the focus is at the heading, or nowhere, because the heading that will have it is yet to come. */
const isAtHeading = (): boolean =>
  isHeadingFocused() || (isAnyScreenShown && document.activeElement === document.body);

const firstStop = (): HTMLElement | null | undefined =>
  document.getElementById(MAIN_ID)?.querySelector<HTMLElement>(TABBABLE);

/**
 * While a screen loads, nothing follows its heading, and Tab would begin at the top of the page again. It waits for the
 * screen instead; a second one is the browser's.
 */
export function holdTab(): () => void {
  const hold = (event: KeyboardEvent): void => {
    const isHeld = performance.now() - tabbedAt < AWAITED_MS;
    const isTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    tabbedAt = -Infinity;
    if (!isTab || isHeld || !isAtHeading() || firstStop()) return;
    event.preventDefault();
    tabbedAt = performance.now();
  };
  document.addEventListener('keydown', hold);
  return () => document.removeEventListener('keydown', hold);
}

/** Does what a Tab has waited for, once there is something behind the heading. */
export function followTab(): void {
  const isHeld = performance.now() - tabbedAt < AWAITED_MS;
  const next = isHeld && isHeadingFocused() ? firstStop() : null;
  if (!next) return;
  tabbedAt = -Infinity;
  next.focus();
}
