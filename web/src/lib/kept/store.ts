import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { mayBeShown } from './what-is-kept.ts';
import type { Kept } from './what-is-kept.ts';

/** Days that were looked at; older ones go first. */
const MOST_ENTRIES = 60;

const store = createStore('chargerota-kept', 'read');
let isTidied = false;

export async function keep(key: string, kept: Kept): Promise<void> {
  await set(key, kept, store);
  if (isTidied) return;
  isTidied = true;
  await tidy(kept.owner);
}

/** What was kept for this person under the key, if it is not too old. */
export async function find(key: string, owner: string | null): Promise<Kept | null> {
  const kept = await get<Kept>(key, store);
  return kept && mayBeShown(kept, owner, Date.now()) ? kept : null;
}

export const forgetAll = (): Promise<void> => clear(store);

/** Deletes what is too old, too much, another's, or of another version's form. */
async function tidy(owner: string): Promise<void> {
  const all = (await entries<string, Kept>(store)).toSorted(([, a], [, b]) => b.at - a.at);
  const over = all.filter(([, kept], index) => index >= MOST_ENTRIES || !mayBeShown(kept, owner, Date.now()));
  await delMany(
    over.map(([key]) => key),
    store,
  );
}
