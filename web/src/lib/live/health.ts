import { useSyncExternalStore } from 'react';

/**
 * Whether changes reach this tab: `unknown` before the first stream stands (or where there can be none), `lost` when
 * one has broken off and the next doesn't stand yet.
 */
export type LiveHealth = 'unknown' | 'live' | 'lost';

let health: LiveHealth = 'unknown';
const listeners = new Set<() => void>();

export function setLiveHealth(next: LiveHealth): void {
  if (health === next) return;
  health = next;
  for (const listener of listeners) listener();
}

export const currentLiveHealth = (): LiveHealth => health;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLiveHealth = (): LiveHealth => useSyncExternalStore(subscribe, currentLiveHealth);

/** How often to poll instead of receiving live updates; never while these arrive. */
export const useUnlessLive = (intervalMs: number): number | false =>
  useLiveHealth() === 'live' ? false : intervalMs;
