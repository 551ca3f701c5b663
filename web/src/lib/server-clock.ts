/** The browser's now is the server's, by offset: a wrong clock on a phone must not open an arrival window. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/** No answer that still counts is on its way for longer. */
const LONGEST_WAY_MS = 10_000;

/**
 * Takes the server's time from the header that each answer carries. An answer is as old as its way was long, so the
 * latest time is the best: a slow answer doesn't turn the clock back.
 */
export function noteServerTime(header: string | null): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isFinite(serverTime)) return;
  const offset = serverTime - Date.now();
  if (offset > offsetMs || offset < offsetMs - LONGEST_WAY_MS) offsetMs = offset;
  for (const listener of listeners) listener();
}

/** Now, by the server's clock. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs);

/** Calls back with every answer: what it tells of has begun by then. Returns how to stop. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
