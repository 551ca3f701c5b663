/** What the start of the application gets, to say how each of its steps is undone. */
export type Shutdown = {
  /**
   * Registers what undoes the step that was just made; undone in reverse order. The first registered is undone last
   * and in any case, even when another one hangs.
   * @throws when the process is to end already, so that no further step is made
   */
  undo: (close: () => Promise<void>) => void;
  /** Undoes everything and ends the process. */
  stop: (exitCode: number) => void;
};

/** A stop takes less than five seconds altogether: what hangs is left behind, and the first step gets what remains. */
const ALL_MS = 4800;
const OTHERS_MS = 3800;
/** Ctrl-C reaches us twice, from the terminal and from the start script: so soon after, it is the same one. */
const SAME_SIGNAL_MS = 500;

/**
 * Makes the steps of `start`, and undoes them in order on SIGTERM, SIGINT, SIGHUP or the end of the start script; a
 * second signal ends the process at once. A failed start is undone likewise, after `explain` has been shown.
 */
export function runUntilStopped(
  start: (shutdown: Shutdown) => Promise<void>,
  explain: (error: unknown) => unknown,
): void {
  const steps: (() => Promise<void>)[] = [];
  let stoppedAt: number | undefined;

  function undo(close: () => Promise<void>): void {
    steps.push(close);
    if (stoppedAt !== undefined) throw new Error('The process was told to end while it started.');
  }

  function stop(exitCode: number): void {
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    void undoAll().then(() => process.exit(exitCode));
  }

  async function undoAll(): Promise<void> {
    const end = Date.now() + ALL_MS;
    // A step that is being made comes to its end first, lest it leave a server behind.
    await within(OTHERS_MS, async () => {
      await starting;
      for (const close of steps.slice(1).toReversed()) {
        // One after another: requests need the pool, and the pool the server.
        // oxlint-disable-next-line no-await-in-loop
        await close().catch(report);
      }
    });
    await within(end - Date.now(), async () => steps[0]?.().catch(report));
  }

  function onSignal(): void {
    if (stoppedAt === undefined) stop(0);
    else if (Date.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  // The start script holds a channel to us; it closes when that script dies, however it dies.
  process.on('disconnect', onSignal);

  const starting = start({ undo, stop }).catch((error: unknown) => {
    if (stoppedAt !== undefined) return;
    console.error(explain(error));
    stop(1);
  });
}

function within(milliseconds: number, work: () => Promise<void>): Promise<void> {
  return Promise.race([work(), new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}

const report = (error: unknown) => console.error(error);
