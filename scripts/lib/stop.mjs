// Read at the start, because npm may already have ended when installing and building are done.
const parent = process.ppid;

/**
 * Calls `stop` with the signal that should end this process: one that it received, or SIGTERM once npm has ended. npm's
 * shell ends on SIGTERM without passing it on; only the changed parent process id shows that.
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
