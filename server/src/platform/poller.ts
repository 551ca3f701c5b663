import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export type Poller = {
  /** Looks soon, or again after the look in progress. */
  wake: () => void;
  /** Stops; resolves when the look in progress has ended. */
  stop: () => Promise<void>;
};

/** Whatever wakes it within so many milliseconds leads to one look. */
const GATHER_MILLISECONDS = 5;
const AFTER_ERROR_MILLISECONDS = 1_000;

/** Looks for work one look at a time: when woken, and after the milliseconds that the last look returned. */
export function startPoller(options: {
  look: () => Promise<number>;
  /** The work's name in the log. */
  what: string;
  log: FastifyBaseLogger;
}): Poller {
  const { look, what, log } = options;
  const stopping = new AbortController();
  let nap = new AbortController();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      const sleep = await look().catch((error: unknown) => {
        log.error({ err: error }, `could not look for ${what}`);
        return AFTER_ERROR_MILLISECONDS;
      });
      await pause(sleep, undefined, { signal: nap.signal }).catch(() => undefined);
      await pause(GATHER_MILLISECONDS);
    }
  }

  const working = work();
  return {
    wake: () => nap.abort(),
    stop: async () => {
      stopping.abort();
      nap.abort();
      await working;
    },
  };
}
