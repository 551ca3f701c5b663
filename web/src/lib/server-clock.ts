/** The browser's now is the server's, by offset (DESIGN.md §4): a wrong clock on a phone must not open an arrival window. */
let offsetMs = 0;

/** Remembers how far this device's clock is from the server's, from the header that each answer carries. */
export function noteServerTime(header: string | null): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header);
  if (Number.isFinite(serverTime)) offsetMs = serverTime - Date.now();
}

/** Now, by the server's clock. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs);
