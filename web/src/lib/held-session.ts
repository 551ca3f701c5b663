// A session can end elsewhere: signed out from another device, suspended, or expired. If nothing would be lost, the
// sign-in page replaces the screen. If the screen has unsaved changes, it is held until the same person has signed in
// again.
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

/**
 * Call when the session of `shown`, the person whose screen this is, has ended. Returns true if the screen is held
 * because of unsaved changes.
 */
export function holdScreenOf(shown: User): boolean {
  set(hasUnsavedWork() ? shown : null);
  return held !== null;
}

/** Releases the screen, because somebody is signed in again or nobody needs to be. */
export const releaseScreen = (): void => set(null);

export const isScreenHeld = (): boolean => held !== null;

/** The person whose screen is held; null if none is. */
export const useHeldScreen = (): User | null => useSyncExternalStore(subscribe, () => held);
