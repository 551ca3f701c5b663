import { readText, writeText } from './storage.ts';

/** Storage key of the difference: without a network, a wrong clock of the device is still known to be wrong. */
const KEY = 'serverClockOffset';

/**
 * The difference between the server's clock and the browser's: a wrong clock on a phone must not open an arrival
 * window.
 */
let offsetMs = Number(readText(KEY)) || 0;
/** False until the first response; the difference of the last visit is used until then. */
let isKnown = false;
/** Are told whether the time goes with data that is drawn at once. */
type Listener = (isUrgent: boolean) => void;
const listeners = new Set<Listener>();

/** A smaller difference is the network's jitter, and screens need not update for it. */
const NOTICEABLE_MS = 1000;

/** No response takes longer, so a larger step back means that the server's clock was set back. */
const LONGEST_WAY_MS = 10_000;

/**
 * Takes the server's time from the header of each response. A response is as old as its way was long, so the latest
 * time is the most accurate one, and a slow response doesn't turn the clock back.
 */
export function noteServerTime(header: string | null): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isFinite(serverTime)) return;
  const before = offsetMs;
  const offset = serverTime - Date.now();
  if (!isKnown || offset > offsetMs || offset < offsetMs - LONGEST_WAY_MS) offsetMs = offset;
  isKnown = true;
  if (Math.abs(offsetMs - before) < NOTICEABLE_MS) return;
  writeText(KEY, String(offsetMs));
  renewNow(true);
}

/** When screens were last told to read the time, and the timer by which they will be. */
let renewedAt = Number.NEGATIVE_INFINITY;
let later: ReturnType<typeof setTimeout> | undefined;

/** Tells screens to read the time again. */
function renewNow(isUrgent: boolean): void {
  clearTimeout(later);
  later = undefined;
  renewedAt = Date.now();
  for (const listener of listeners) listener(isUrgent);
}

/** A screen loads a dozen lists at once. Each would draw everything anew that shows the time. */
const TOGETHER_MS = 1000;

/**
 * Tells screens to read the time again because they have loaded data, in which something may have begun by then: at
 * once, or a second after they last did, for all data that comes until then. `isDrawn`: a screen shows earlier data of
 * the same request, which is drawn anew together with its time.
 */
export function renewNowForData(isDrawn: boolean): void {
  const wait = renewedAt + TOGETHER_MS - Date.now();
  if (wait <= 0 || wait > TOGETHER_MS) renewNow(isDrawn);
  else later ??= setTimeout(() => renewNow(false), wait);
}

/** The current time by the server's clock. */
export const serverNow = (): Date => serverTimeOf(Date.now());

/** What the server's clock showed when this device's showed `at`. */
export const serverTimeOf = (at: number): Date => new Date(at + offsetMs);

/** Calls back when screens must read the time again. Returns a function that stops this. */
export function onRenewedNow(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
