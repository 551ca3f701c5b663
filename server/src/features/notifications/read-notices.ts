import { NOTICES_PAGE_SIZE } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { countNotices, findNotice, listNotices, markRead, type ListedNotice } from './list-store.ts';

// The list of a person's in-app notices, which the bell opens.

/** A page of the list, and how many notices there are in all and unread. */
export async function readNotices(
  { database }: AppDeps,
  scope: UserScope,
  page: number,
): Promise<{ notices: ListedNotice[]; total: number; unread: number }> {
  const place = { limit: NOTICES_PAGE_SIZE, offset: (page - 1) * NOTICES_PAGE_SIZE };
  const [notices, counts] = await Promise.all([
    listNotices(database.drizzle, scope, place),
    countNotices(database.drizzle, scope),
  ]);
  return { notices, ...counts };
}

/** @throws DomainError not_found for anybody else's */
export async function requireNotice(
  { database }: AppDeps,
  scope: UserScope,
  id: string,
): Promise<ListedNotice> {
  const notice = await findNotice(database.drizzle, scope, id);
  if (!notice) throw new DomainError('not_found');
  return notice;
}

/**
 * Marks a notice as read; one that was read before keeps its time.
 * @throws DomainError not_found for anybody else's
 */
export async function markNoticeRead(deps: AppDeps, scope: UserScope, id: string): Promise<ListedNotice> {
  await inTransaction(deps.database, async (tx) => {
    await tellOtherTabs(tx, scope, await markRead(tx, scope, { id, now: deps.clock.now() }));
  });
  return requireNotice(deps, scope, id);
}

export async function markAllRead(deps: AppDeps, scope: UserScope): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    await tellOtherTabs(tx, scope, await markRead(tx, scope, { now: deps.clock.now() }));
  });
}

const tellOtherTabs = (tx: Tx, { userId }: UserScope, organizationIds: string[]): Promise<void> =>
  emitLiveEvents(
    tx,
    organizationIds.map((organizationId) => ({ topic: 'notifications', organizationId, userId })),
  );
