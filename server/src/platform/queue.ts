export type Queue = {
  /** Runs `work` as soon as the concurrency limit allows. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Whether nothing runs or waits. */
  isEmpty(): boolean;
};

/**
 * Runs at most `concurrency` pieces of work at a time, the rest in order of arrival. When `maxWaiting` pieces wait,
 * further ones are refused, so that neither memory nor waiting times grow without end.
 */
export function makeQueue(options: { concurrency: number; maxWaiting: number; refuse: () => Error }): Queue {
  const { concurrency, maxWaiting, refuse } = options;
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    isEmpty: () => running === 0,
    async run(work) {
      // Finished work passes its place directly to the next in the queue, so that nothing overtakes it.
      if (running < concurrency) running += 1;
      else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
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
