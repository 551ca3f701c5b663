import { MAIN_ID } from '../ui/page.tsx';

/** The content that the person has skipped to. */
let skippedTo: HTMLElement | null = null;

export function skipToContent(): void {
  skippedTo = document.getElementById(MAIN_ID);
  skippedTo?.focus();
}

/** Who skipped to a screen that was still loading gets to the screen when it comes, not back to the top of the page. */
export function followSkip(): void {
  if (skippedTo && !skippedTo.isConnected && document.activeElement === document.body) skipToContent();
}
