// Whether the server can be reached. The browser knows whether there is a network at all; whether that network leads
// anywhere shows when a request fails.
import { useSyncExternalStore } from 'react';
import { BASE } from './base.ts';

const PROBE = `${BASE}/healthz`;
/** How often it is tried whether the server can be reached again. */
const PROBE_EVERY_MS = 4000;
const PROBE_PATIENCE_MS = 8000;

// Outside of browsers, as in unit tests, nothing says so.
const browserIsOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

let offline = browserIsOffline();
let probing: Promise<void> | null = null;
let nextProbe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (offline === next) return;
  offline = next;
  for (const listener of listeners) listener();
}

/**
 * Call when a request got no answer. One that failed alone is no sign: it is asked whether anything gets through. Once
 * that is known to be so, it is asked at its own pace, however many more requests fail.
 */
export function noteUnreachable(): void {
  if (browserIsOffline()) set(true);
  if (!offline) void probe();
}

/** Whether the server answers, once that is known after a request that got no answer. */
export async function canReach(): Promise<boolean> {
  await probing;
  return !offline;
}

/** Call when a request got an answer. */
export function noteReached(): void {
  if (!browserIsOffline()) set(false);
}

function probe(): Promise<void> {
  if (browserIsOffline()) return Promise.resolve();
  return (probing ??= ask().finally(() => (probing = null)));
}

async function ask(): Promise<void> {
  clearTimeout(nextProbe);
  const isReached = await fetch(PROBE, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_PATIENCE_MS),
  }).then(
    () => true,
    () => false,
  );
  set(!isReached);
  // While the browser knows that there is no network, its event comes when there is one again.
  if (!isReached) nextProbe = setTimeout(() => void probe(), PROBE_EVERY_MS);
}

/** Listens to the browser. Call once, at the start. */
export function followNetwork(): void {
  addEventListener('offline', () => set(true));
  addEventListener('online', () => void probe());
  document.addEventListener('visibilitychange', () => offline && void probe());
}

export const isOffline = (): boolean => offline;

/** Calls back when the network goes and when it is back. Returns a function that stops this. */
export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsOffline = (): boolean => useSyncExternalStore(onNetworkChange, isOffline);
