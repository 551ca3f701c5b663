// What stands above a screen, such as an offer, has to be there before the screen is shown: it would push away what the
// person is about to press.
import { useSyncExternalStore } from 'react';
import { useCurrentUser } from './session.ts';

/** The person of whom it is known; null before. */
let settledFor: string | null = null;
const listeners = new Set<() => void>();

/** Notes that what stands above the screens of `userId` is there, or that nothing waits for it any longer. */
export function settleAbove(userId: string): void {
  settledFor = userId;
  for (const listener of listeners) listener();
}

/** How many places of a screen show a skeleton, which nobody is about to press. */
let waiting = 0;

/** While a skeleton is shown, something can be put above it. */
export const canBePushed = (): boolean => waiting > 0;

export function holdPlace(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a screen can be shown without being pushed away; true if nobody is signed in. */
export function useAboveSettled(): boolean {
  const userId = useCurrentUser().data?.id;
  const settled = useSyncExternalStore(subscribe, () => settledFor);
  return userId === undefined || settled === userId;
}
