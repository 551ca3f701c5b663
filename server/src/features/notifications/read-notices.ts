import { NOTICES_PAGE_SIZE, type Offer } from '@chargerota/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { countNotices, findNotice, listNotices, markRead, type NoticeRow } from './list-store.ts';

// The list of a person's in-app notices, which the bell opens.

/** The offers that notices are about, from the feature that has them (server/src/app.ts). */
export type NoticedOffers = {
  /** Those of the caller's offers that are named, whatever has become of them, by their id. */
  readById: (deps: AppDeps, scope: UserScope, ids: readonly string[]) => Promise<Map<string, Offer>>;
  /** Whether an offer, by SQL for its organization and id, can still be answered. */
  isOpen: (offer: { organizationId: SQLWrapper; id: SQL }, now: Date) => SQL;
};

type Deps = AppDeps & { offers: NoticedOffers };

/** A notice with what it can be answered about, as that is now. */
export type ListedNotice = NoticeRow & { offer: Offer | null };

async function withOffers(deps: Deps, scope: UserScope, rows: NoticeRow[]): Promise<ListedNotice[]> {
  const offers = await deps.offers.readById(
    deps,
    scope,
    rows.flatMap(({ offerId }) => offerId ?? []),
  );
  return rows.map((row) => ({ ...row, offer: offers.get(row.offerId ?? '') ?? null }));
}

/** A page of the list, and how many notices there are in all and unread. */
export async function readNotices(
  deps: Deps,
  scope: UserScope,
  page: number,
): Promise<{ notices: ListedNotice[]; total: number; unread: number }> {
  const place = { limit: NOTICES_PAGE_SIZE, offset: (page - 1) * NOTICES_PAGE_SIZE };
  const { drizzle } = deps.database;
  const [rows, counts] = await Promise.all([
    listNotices(drizzle, scope, place),
    countNotices(drizzle, scope, (offer) => deps.offers.isOpen(offer, deps.clock.now())),
  ]);
  return { notices: await withOffers(deps, scope, rows), ...counts };
}

/** @throws DomainError not_found for anybody else's */
export async function requireNotice(deps: Deps, scope: UserScope, id: string): Promise<ListedNotice> {
  const row = await findNotice(deps.database.drizzle, scope, id);
  if (!row) throw new DomainError('not_found');
  const [notice] = await withOffers(deps, scope, [row]);
  return notice!;
}

/**
 * Marks a notice as read; one that was read before keeps its time.
 * @throws DomainError not_found for anybody else's
 */
export async function markNoticeRead(deps: Deps, scope: UserScope, id: string): Promise<ListedNotice> {
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
