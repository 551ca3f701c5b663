import type { Query, QueryPersister } from '@tanstack/react-query';
import { isUnreachable, knownUserId } from '../api.ts';
import { chosenOrganizationId } from '../current-organization.ts';
import { canReach } from '../network.ts';
import { FORM, kindOf } from './what-is-cached.ts';

let store: Promise<typeof import('./store.ts')> | undefined;

/**
 * Loads the store when it is needed: no first screen waits for it. All wait for the same load, because two may end in any
 * order, and what was cached first would be lost with what is forgotten before it.
 */
const loadStore = (): Promise<typeof import('./store.ts')> =>
  (store ??= import('./store.ts').catch((error: unknown) => {
    store = undefined;
    throw error;
  }));

/**
 * Keeps what is read for when there is no network, and answers with that if the server cannot be reached. What was loaded
 * before stays on the screen anyway.
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
    // Whoever has signed in meanwhile gets nothing of the one before. Who is signed in says itself whose it is.
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
 * After TanStack has taken the answer for a new one: it is as old as it is. It is read again once there is a network, which
 * is at once if this request failed alone.
 */
async function askAgain(query: Query, at: number): Promise<void> {
  query.setState({ dataUpdatedAt: at, isInvalidated: true });
  // A second failure is told on the screen (app/connection.tsx).
  if (await canReach()) await query.fetch().catch(() => undefined);
}

/** Deletes all that is cached in this browser. */
export const clearOfflineCache = (): Promise<void> =>
  loadStore()
    .then(({ forgetAll }) => forgetAll())
    .catch(() => undefined);
