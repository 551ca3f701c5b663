// The session can end elsewhere: signed out from another device, suspended, run out. Where nothing is lost by it, the
// screen gives way to the sign-in page. Where something unsaved would be, the screen is held until its person has signed
// in again.
import type { User } from '@chargerota/contract';
import { useSyncExternalStore } from 'react';
import { hasUnsavedWork } from './leave-guard.ts';

let held: User | null = null;
const listeners = new Set<() => void>();

function set(user: User | null): void {
  if (held === user) return;
  held = user;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session of `shown`, whose screen this is, has ended. True if the screen is held for what is not saved on it. */
export function holdScreenOf(shown: User): boolean {
  set(hasUnsavedWork() ? shown : null);
  return held !== null;
}

/** Somebody is signed in again, or nobody needs to be. */
export const letScreenGo = (): void => set(null);

export const isScreenHeld = (): boolean => held !== null;

/** Whose screen is held; null while none is. */
export const useHeldScreen = (): User | null => useSyncExternalStore(subscribe, () => held);
