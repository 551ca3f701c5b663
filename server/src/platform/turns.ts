/**
 * Whose turn it is. Those who wait take turns, however many pieces of work one of them has; `isFirst` goes before all
 * others.
 */
export type Turn = { of: string; isFirst?: boolean };

export type Turns = {
  /** Runs `work` as soon as the concurrency limit allows. */
  run<T>(work: () => T | Promise<T>, turn?: Turn): Promise<T>;
  /** Whether nothing runs or waits. */
  isEmpty(): boolean;
};

type Place = { start: () => void; refuse: () => void };
/** What waits, by whose it is; the next turn is that of the first entry. */
type Lines = Map<string, Place[]>;

/**
 * Runs at most `concurrency` pieces of work at a time, the rest by turns. When `maxWaiting` pieces wait, one is refused
 * for each further one, so that neither memory nor waiting times grow without end: the last of whoever has most of them.
 */
export function makeTurns(options: { concurrency: number; maxWaiting: number; refuse: () => Error }): Turns {
  const { concurrency, maxWaiting, refuse } = options;
  let running = 0;
  let waiting = 0;
  const first: Lines = new Map();
  const others: Lines = new Map();

  const wait = ({ of, isFirst = false }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const lines = isFirst ? first : others;
      lines.set(of, [...(lines.get(of) ?? []), { start: resolve, refuse: () => reject(refuse()) }]);
      if (waiting < maxWaiting) waiting += 1;
      else dropLast(longestOf(others) ?? longestOf(first));
    });

  const takeNext = (): Place | undefined => {
    const next = takeTurn(first) ?? takeTurn(others);
    if (next) waiting -= 1;
    return next;
  };

  return {
    isEmpty: () => running === 0,
    async run(work, turn = { of: '' }) {
      // Finished work passes its place directly to the next in the queue, so that nothing overtakes it.
      if (running < concurrency) running += 1;
      else await wait(turn);
      try {
        return await work();
      } finally {
        const next = takeNext();
        if (next) next.start();
        else running -= 1;
      }
    },
  };
}

function takeTurn(lines: Lines): Place | undefined {
  const [of, line] = lines.entries().next().value ?? [];
  if (of === undefined || !line) return undefined;
  const [next, ...rest] = line;
  lines.delete(of);
  if (rest.length > 0) lines.set(of, rest);
  return next;
}

type Line = { lines: Lines; of: string };

function longestOf(lines: Lines): Line | undefined {
  const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length);
  return longest && { lines, of: longest[0] };
}

function dropLast(from: Line | undefined): void {
  if (!from) return;
  const { lines, of } = from;
  const line = lines.get(of) ?? [];
  line.at(-1)?.refuse();
  if (line.length > 1) lines.set(of, line.slice(0, -1));
  else lines.delete(of);
}
