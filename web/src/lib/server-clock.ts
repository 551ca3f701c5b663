/** The browser's now is the server's, by offset (DESIGN.md §4): a wrong clock on a phone must not open an arrival window. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/** Below this a new offset is the network's jitter, not news for a screen. */
const NOTICEABLE_MS = 1000;

/** Remembers how far this device's clock is from the server's, from the header that each answer carries. */
export function noteServerTime(header: string | null): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isFinite(serverTime)) return;
  const before = offsetMs;
  offsetMs = serverTime - Date.now();
  if (Math.abs(offsetMs - before) >= NOTICEABLE_MS) for (const listener of listeners) listener();
}

/** Now, by the server's clock. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs);

/** Calls back when the server turns out to be at another time than thought. Returns how to stop. */
export function onServerTimeShift(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
