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
