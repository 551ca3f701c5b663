/** Random numbers that are the same in each run (mulberry32). */
export function drawsOf(seed: number) {
  let at = seed * 0x9e3779b1;
  const next = (): number => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const from = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const of = <T>(choices: readonly T[]): T => choices[from(0, choices.length - 1)]!;
  return {
    from,
    of,
    weighted: <T>(choices: readonly T[], weightOf: (choice: T) => number): T => {
      let left = next() * choices.reduce((sum, each) => sum + weightOf(each), 0);
      return choices.find((each) => (left -= weightOf(each)) < 0) ?? choices[0]!;
    },
    chance: (share: number): boolean => next() < share,
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map((each) => ({ each, by: next() }))
        .toSorted((a, b) => a.by - b.by)
        .map(({ each }) => each),
  };
}

export type Draw = ReturnType<typeof drawsOf>;
