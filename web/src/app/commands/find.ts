/** What can be found: by its label, by the words after it, or by other words for it. */
export interface Findable {
  label: string;
  words: string;
}

/**
 * What every typed word begins a word of, the best first: found by the label before what is found by other words, and a
 * label that begins with the text before all. Without text, everything in its own order.
 */
export function find<T extends Findable>(text: string, items: readonly T[]): T[] {
  const typed = wordsOf(text);
  return items
    .map((item) => ({ item, score: scoreOf(typed, item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

function scoreOf(typed: readonly string[], { label, words }: Findable): number {
  const own = wordsOf(label);
  const others = wordsOf(words);
  let score = 1;
  for (const [index, word] of typed.entries()) {
    if (own[index]?.startsWith(word)) score += own[index] === word ? 5 : 4;
    else if (own.some((each) => each.startsWith(word))) score += 3;
    else if (others.includes(word)) score += 2;
    else if (others.some((each) => each.startsWith(word))) score += 1;
    else return 0;
  }
  return score;
}

/** The words of a text, without capitals and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
