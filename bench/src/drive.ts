/**
 * Runs `clients` loops for the given number of seconds; each starts its next piece of work when the last one is done.
 * Resolves to the pieces of work a second, with the time until what they left to be done `isDone`.
 */
export async function drive(
  { clients, seconds }: { clients: number; seconds: number },
  work: () => Promise<void>,
  isDone?: () => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let count = 0;
  async function loop(): Promise<void> {
    while (performance.now() < endsAt) {
      await work();
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, loop));
  await isDone?.();
  return (count / (performance.now() - startedAt)) * 1000;
}

/**
 * The time that each of two pieces of work takes, in milliseconds: the median of `times`. They alternate, so that other
 * load on the machine affects both, and each is first half of the time, so that work left behind by one affects both too.
 */
export async function compareMs(
  times: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []];
  for (let turn = 0; turn < times; turn += 1) {
    const order = turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) taken[which].push(await timeMs(which === 0 ? one : other));
  }
  return [median(taken[0]), median(taken[1])];
}

export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that the given `share` of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}
