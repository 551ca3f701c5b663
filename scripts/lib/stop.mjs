// Read before anything else is done: npm may already be gone when installing and building is over.
const parent = process.ppid;

/**
 * Calls `stop` with the signal that should end us: one that we were sent, or SIGTERM once npm is gone. npm's shell dies
 * of a SIGTERM without passing it on; only our parent's number tells.
 */
export function whenStopped(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 200);
  watch.unref();
}
