/** Lists and figures of the portal are loaded again after this time, and when its window gets the focus. */
export const REFRESH_MS = 30_000;
