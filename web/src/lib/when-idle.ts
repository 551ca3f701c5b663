/** Safari has no idle callbacks; by then a screen that was just drawn is on the display. */
const A_WHILE_MS = 200;

/** Does something when the browser has nothing else to do. Answers with a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, A_WHILE_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
