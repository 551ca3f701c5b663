import { useSyncExternalStore } from 'react';

/**
 * Whether changes reach this tab. `unknown`: no stream has been opened yet, or none can be. `lost`: the stream broke
 * off and the next one is not open yet.
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

/** How often to poll while there are no live updates; false while there are. */
export const useUnlessLive = (intervalMs: number): number | false =>
  useLiveHealth() === 'live' ? false : intervalMs;
