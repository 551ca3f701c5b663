import { barKey, type GridBar } from './grid-model.ts';

/** The React keys of a row's bars on one day: what each bar is, and the element that draws it. */
export interface BarKeys {
  day: string;
  bars: readonly GridBar[];
  keys: readonly string[];
}

/**
 * On the same day a bar keeps its element, and with it the focus and the details that point at it. Another day takes
 * over the elements of the one before, in order and by state, because to move a bar is faster than to make one.
 */
export function nextBarKeys(before: BarKeys | null, day: string, bars: readonly GridBar[]): BarKeys {
  const isSameDay = before?.day === day;
  const nameOf = (bar: GridBar): string => (isSameDay ? barKey(bar) : bar.state);
  const free = new Map<string, string[]>();
  before?.bars.forEach((bar, index) => {
    const name = nameOf(bar);
    free.set(name, [...(free.get(name) ?? []), before.keys[index]!]);
  });
  let last = Math.max(-1, ...(before?.keys ?? []).map(Number));
  const keys = bars.map((bar) => free.get(nameOf(bar))?.shift() ?? String((last += 1)));
  return { day, bars, keys };
}
