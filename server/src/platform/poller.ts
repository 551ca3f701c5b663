import type { FastifyBaseLogger } from 'fastify';

export type Poller = {
  /** Looks now, or again after the look in progress. */
  wake(): void;
  /** Stops; resolves when the look in progress has ended. */
  stop(): Promise<void>;
};

const AFTER_ERROR_MILLISECONDS = 1_000;

/**
 * Looks for work again and again, one look at a time: when woken, and after the milliseconds that the last look returned.
 * After null it looks only when woken.
 */
export function startPoller(options: {
  look: () => Promise<number | null>;
  /** The work's name in the log. */
  what: string;
  log: FastifyBaseLogger;
}): Poller {
  const { look, what, log } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (looking) {
      again = true;
      return;
    }
    looking = lookOnce().finally(() => {
      looking = undefined;
      if (again) wake();
    });
  }

  async function lookOnce(): Promise<void> {
    again = false;
    try {
      const pause = await look();
      if (pause !== null) sleep(pause);
    } catch (error) {
      log.error({ err: error }, `could not look for ${what}`);
      sleep(AFTER_ERROR_MILLISECONDS);
    }
  }

  function sleep(milliseconds: number): void {
    if (!stopped) timer = setTimeout(wake, Math.ceil(milliseconds));
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Waits until all of `work` has ended, but no longer than `milliseconds`. */
export async function settledWithin(work: Iterable<Promise<unknown>>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.all(work), patience]);
  clearTimeout(timer);
}
