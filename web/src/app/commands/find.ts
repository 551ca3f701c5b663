import { distance } from 'fastest-levenshtein';
import { plainText } from '../../lib/plain-text.ts';

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

/** Mistakes that a typed word may have: a word that is wrong in two of four letters is another word. */
const mistakesOf = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** What somebody may have meant whose words fit nothing: every word begins a word, but for a slip of the finger or two. */
export function findNear<T extends Findable>(text: string, items: readonly T[]): T[] {
  const typed = wordsOf(text);
  return (
    items
      .map((item) => {
        const byLabel = mistakesIn(typed, wordsOf(item.label));
        // As many mistakes in another word for it come after those in its name.
        const mistakes = Math.min(byLabel, mistakesIn(typed, wordsOf(item.words)) + 0.5);
        return { item, mistakes, length: item.label.length };
      })
      .filter(({ mistakes }) => mistakes < Infinity)
      // Of names with as many mistakes, the shorter is nearer.
      .toSorted((a, b) => a.mistakes - b.mistakes || a.length - b.length)
      .map(({ item }) => item)
  );
}

function mistakesIn(typed: readonly string[], words: readonly string[]): number {
  let sum = 0;
  for (const word of typed) {
    const least = Math.min(...words.map((each) => mistakesAtItsStart(word, each)));
    sum += least <= mistakesOf(word) ? least : Infinity;
  }
  return sum;
}

/** Letters may be missing or too many, so the beginnings around the word's length are compared. */
const mistakesAtItsStart = (word: string, whole: string): number =>
  Math.min(...[-1, 0, 1].map((more) => distance(word, whole.slice(0, word.length + more))));

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
export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
