export type Line = {
  /** Does `work` when it is its turn. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Nothing is under way or waits. */
  isEmpty(): boolean;
};

/**
 * Work that is done `atOnce` at a time, the rest in the order in which it came. Beyond `mostWaiting` it is refused, so
 * that a line grows neither in memory nor longer than anybody would wait.
 */
export function makeLine(options: { atOnce: number; mostWaiting: number; refuse: () => Error }): Line {
  const { atOnce, mostWaiting, refuse } = options;
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    isEmpty: () => running === 0,
    async run(work) {
      // A finishing piece of work hands its place straight to the next in line, so nobody can slip in between.
      if (running < atOnce) running += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw refuse();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
