/** Safari has no idle callbacks; by then a screen that was just drawn is on the display. */
const A_WHILE_MS = 200;

/**
 * Does something when the browser has nothing else to do; a busy machine may find no such moment for long, so `atLatest`
 * milliseconds can be given after which it is done all the same. Answers with a function that calls it off.
 */
export function whenIdle(work: () => void, atLatest?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, A_WHILE_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, atLatest === undefined ? {} : { timeout: atLatest });
  return () => cancelIdleCallback(waiting);
}
