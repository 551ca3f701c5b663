import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The number of dialogs that lock the page's scrolling. One dialog may open a second, and both may close at once. */
let holders = 0;
/** Counts how often the lock has begun or ended, for subscribers. */
let turns = 0;
const followers = new Set<() => void>();
let before = { overflow: '', paddingInlineEnd: '' };

function hold(): void {
  holders += 1;
  if (holders > 1) return;
  turn();
  const { style, clientWidth } = document.documentElement;
  before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

function release(): void {
  holders -= 1;
  if (holders > 0) return;
  turn();
  Object.assign(document.documentElement.style, before);
}

function turn(): void {
  turns += 1;
  for (const follow of followers) follow();
}

function onTurn(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** Changes whenever the first dialog opens, and when the last one has closed and the page can be pressed again. */
export const useScrollLockChanges = (): number => useSyncExternalStore(onTurn, () => turns);

/** Whether a dialog or sheet lies over the page. */
export const useIsPageCovered = (): boolean => useSyncExternalStore(onTurn, () => holders > 0);

/** Locks scrolling of the page behind a dialog or sheet, without a jump where the scrollbar was. */
export function useScrollLock(still: boolean): void {
  useLayoutEffect(() => {
    if (!still) return undefined;
    hold();
    return release;
  }, [still]);
}
