import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { mayBeShown } from './what-is-cached.ts';
import type { CachedRead } from './what-is-cached.ts';

/** Days that were looked at; older ones go first. */
const MOST_ENTRIES = 60;

const store = createStore('chargerota-cached', 'read');
let isTidied = false;

export async function keep(key: string, cached: CachedRead): Promise<void> {
  await set(key, cached, store);
  if (isTidied) return;
  isTidied = true;
  await tidy(cached.owner);
}

/** What was cached for this person under the key, if it is not too old. */
export async function find(key: string, owner: string | null): Promise<CachedRead | null> {
  const cached = await get<CachedRead>(key, store);
  return cached && mayBeShown(cached, owner, Date.now()) ? cached : null;
}

export const forgetAll = (): Promise<void> => clear(store);

/** Deletes what is too old, too much, another's, or of another version's form. */
async function tidy(owner: string): Promise<void> {
  const all = (await entries<string, CachedRead>(store)).toSorted(([, a], [, b]) => b.at - a.at);
  const over = all.filter(
    ([, cached], index) => index >= MOST_ENTRIES || !mayBeShown(cached, owner, Date.now()),
  );
  await delMany(
    over.map(([key]) => key),
    store,
  );
}
