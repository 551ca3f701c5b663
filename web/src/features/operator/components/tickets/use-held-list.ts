import { useState } from 'react';

type Listed = { id: string };

/** What is shown of a list that refreshes by itself, and how many newer entries wait to be shown. */
type HeldList<T> = { shown: readonly T[]; newer: number; showNewer: () => void };

/** One list for all renders: a new one each time would look like a new answer. */
const NONE: readonly never[] = [];

/**
 * Keeps the entries of a list where they are while it is read: a refresh changes them in place, those that have left stay
 * until the list is asked for anew, and newer ones wait for a press. `question` says what was asked: another one shows its
 * whole answer.
 */
export function useHeldList<T extends Listed>(question: string, loaded: readonly T[] = NONE): HeldList<T> {
  const [held, setHeld] = useState({ question, ids: loaded.map(({ id }) => id), last: loaded });
  const isAnew = held.question !== question || held.ids.length === 0;
  if (isAnew && (held.last !== loaded || held.question !== question))
    setHeld({ question, ids: loaded.map(({ id }) => id), last: loaded });
  const current = new Map(loaded.map((entry) => [entry.id, entry]));
  const earlier = new Map(held.last.map((entry) => [entry.id, entry]));
  const shown = isAnew ? loaded : held.ids.flatMap((id) => current.get(id) ?? earlier.get(id) ?? []);
  return {
    shown,
    newer: isAnew ? 0 : loaded.filter(({ id }) => !held.ids.includes(id)).length,
    showNewer: () => setHeld({ question, ids: loaded.map(({ id }) => id), last: loaded }),
  };
}
