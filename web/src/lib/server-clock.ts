/** The browser's now is the server's, by offset: a wrong clock on a phone must not open an arrival window. */
let offsetMs = 0;
/** Until the first answer the device's own clock is used, however wrong it may be. */
let isKnown = false;
const listeners = new Set<() => void>();

/** Below this a new offset is the network's jitter, not news for a screen. */
const NOTICEABLE_MS = 1000;

/** No answer that still counts takes longer. */
const LONGEST_WAY_MS = 10_000;

/**
 * Takes the server's time from the header that each answer carries. An answer is as old as its way was long, so the
 * latest time is the best: a slow answer doesn't turn the clock back.
 */
export function noteServerTime(header: string | null): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isFinite(serverTime)) return;
  const before = offsetMs;
  const offset = serverTime - Date.now();
  if (!isKnown || offset > offsetMs || offset < offsetMs - LONGEST_WAY_MS) offsetMs = offset;
  isKnown = true;
  if (Math.abs(offsetMs - before) >= NOTICEABLE_MS) renewNow();
}

/**
 * Screens read the time again: with what they read, as that has begun by then, and with a shift of the server's time.
 */
export function renewNow(): void {
  for (const listener of listeners) listener();
}

/** Now, by the server's clock. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs);

/** Calls back when screens are to take now anew. Returns how to stop. */
export function onRenewedNow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
