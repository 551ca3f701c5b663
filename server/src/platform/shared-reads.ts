/**
 * Lets those who read the same at once share one read, as when many screens follow one change: whoever asks while it is
 * being read shares the next read with everybody else who does. A read begins after each request that it answers, so
 * nobody gets what is older than their request. `key` says what is read; `read` must give everybody with that key the
 * same, and nobody may change what it gives.
 */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, { current: Promise<T>; next: Promise<T> | null }>();

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const current = read();
    const entry = { current, next: null };
    underWay.set(key, entry);
    const end = (): void => {
      if (underWay.get(key) === entry && entry.next === null) underWay.delete(key);
    };
    current.then(end, end);
    return current;
  }

  return (key, read) => {
    const entry = underWay.get(key);
    if (!entry) return begin(key, read);
    const next = (): Promise<T> => begin(key, read);
    entry.next ??= entry.current.then(next, next);
    return entry.next;
  };
}
