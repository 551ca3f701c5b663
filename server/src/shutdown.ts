/** Passed to the start of the application, so that it can register how each of its steps is undone. */
export type Shutdown = {
  /**
   * Registers how to undo the step that was just made. Steps are undone in reverse order; the first one is always
   * undone, even if another one hangs.
   * @throws if the process is stopping already, so that no further step is made
   */
  undo: (close: () => Promise<void>) => void;
  /** Registers what SIGTERM waits for before anything is undone. */
  drain: (wait: () => Promise<void>) => void;
  /** Undoes everything and ends the process. */
  stop: (exitCode: number) => void;
};

/**
 * After the drain, stopping takes less than five seconds in total: a step that hangs is abandoned, and the first step gets
 * the remaining time.
 */
const ALL_MS = 4800;
const OTHERS_MS = 3800;
/** Ctrl-C sends the signal twice, from the terminal and from the start script; within this time they count as one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs the steps of `start`, and undoes them in order on SIGTERM, SIGINT, SIGHUP or the end of the start script. Only
 * SIGTERM, by which orchestrators end a process, waits for the drain: whoever presses Ctrl-C waits for nothing. A second
 * signal ends the process at once. A failed start is undone in the same way, after `explain` has been shown.
 */
export function runUntilStopped(
  start: (shutdown: Shutdown) => Promise<void>,
  explain: (error: unknown) => unknown,
): void {
  const steps: (() => Promise<void>)[] = [];
  let drain: (() => Promise<void>) | undefined;
  let stoppedAt: number | undefined;

  function undo(close: () => Promise<void>): void {
    steps.push(close);
    if (stoppedAt !== undefined) throw new Error('The process was told to end while it started.');
  }

  function stop(exitCode: number, first = async () => {}): void {
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    void first()
      .then(undoAll)
      .then(() => process.exit(exitCode));
  }

  async function undoAll(): Promise<void> {
    const end = Date.now() + ALL_MS;
    // A step that is under way finishes first, so that it leaves no server behind.
    await within(OTHERS_MS, async () => {
      await starting;
      for (const close of steps.slice(1).toReversed()) {
        // One after another: requests need the pool, and the pool the server.
        await close().catch(report);
      }
    });
    await within(end - Date.now(), async () => steps[0]?.().catch(report));
  }

  function onSignal(signal?: NodeJS.Signals): void {
    if (stoppedAt === undefined) stop(0, signal === 'SIGTERM' ? drain : undefined);
    else if (Date.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  // The start script has a channel to this process, which closes when that script ends, however it ends.
  process.on('disconnect', () => onSignal());

  const starting = start({ undo, drain: (wait) => (drain = wait), stop }).catch((error: unknown) => {
    if (stoppedAt !== undefined) return;
    console.error(explain(error));
    stop(1);
  });
}

function within(milliseconds: number, work: () => Promise<void>): Promise<void> {
  return Promise.race([work(), new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}

const report = (error: unknown) => console.error(error);
