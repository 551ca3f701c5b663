import type { Query, QueryPersister } from '@tanstack/react-query';
import { isUnreachable, knownUserId } from '../api.ts';
import { chosenOrganizationId } from '../current-organization.ts';
import { canReach } from '../network.ts';
import { FORM, kindOf } from './what-is-cached.ts';

let store: Promise<typeof import('./store.ts')> | undefined;

/**
 * Loads the code of the store with its first use, so that no first screen waits for it. All uses wait for the same load and
 * so keep their order: otherwise what is cached after `forgetAll` could be deleted by it.
 */
const loadStore = (): Promise<typeof import('./store.ts')> =>
  (store ??= import('./store.ts').catch((error: unknown) => {
    store = undefined;
    throw error;
  }));

/**
 * Stores each answer for times without a network, and answers with what was stored if the server cannot be reached and
 * nothing is on the screen yet.
 */
export const cacheReads: QueryPersister = async (queryFn, context, query) => {
  const kind = kindOf(query.queryKey);
  if (!kind) return queryFn(context);
  const owner = knownUserId();
  // An organization has its own answers to the same questions.
  const key = `${chosenOrganizationId() ?? ''} ${query.queryHash}`;
  try {
    const data = await queryFn(context);
    const mine = knownUserId();
    // An answer to whoever was signed in before is not stored for who is now. The answer of the session names its own
    // person.
    const isMine = mine !== null && (owner === mine || query.queryKey[0] === '/api/auth/session');
    if (isMine && data !== null)
      void loadStore()
        .then(({ keep }) => keep(key, { form: FORM, owner: mine, keepMs: kind.keepMs, at: Date.now(), data }))
        // Without storage, nothing can be read without a network.
        .catch(() => undefined);
    return data;
  } catch (error) {
    if (query.state.data !== undefined || !isUnreachable(error)) throw error;
    const cached = await loadStore()
      .then(({ find }) => find(key, owner))
      .catch(() => null);
    if (!cached) throw error;
    setTimeout(() => void askAgain(query, cached.at));
    return cached.data;
  }
};

/**
 * Called after TanStack has taken the stored answer for a new one: gives it its real age, and reads it again if the server
 * can be reached after all.
 */
async function askAgain(query: Query, at: number): Promise<void> {
  query.setState({ dataUpdatedAt: at, isInvalidated: true });
  // If it fails again, the screen says so (app/connection.tsx).
  if (await canReach()) await query.fetch().catch(() => undefined);
}

/** Deletes all that is cached in this browser. */
export const clearOfflineCache = (): Promise<void> =>
  loadStore()
    .then(({ forgetAll }) => forgetAll())
    .catch(() => undefined);
