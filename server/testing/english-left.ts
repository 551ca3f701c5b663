const RUN = 3;

/** Runs of words that stand one after the other, with no number or address between them. */
function runsOf(text: string): string[] {
  const words = text
    .split(/\s+/)
    .map((word) => /^[^a-z]?([a-z][a-z’]+)[^a-z]?$/iu.exec(word)?.[1]?.toLowerCase());
  return words.flatMap((_word, index) => {
    const run = words.slice(index, index + RUN);
    return run.length === RUN && !run.includes(undefined) ? [run.join(' ')] : [];
  });
}

/** What a text in another language still says in the words of the English one. */
export function englishLeft(text: unknown, english: unknown): string[] {
  const runs = new Set(stringsOf(english).flatMap(runsOf));
  return stringsOf(text)
    .flatMap(runsOf)
    .filter((run) => runs.has(run));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}
