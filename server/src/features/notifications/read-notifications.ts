import { type Notification, NOTIFICATIONS_PAGE_SIZE, type Offer } from '@chargerota/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import {
  countNotifications,
  findNotification,
  listNotifications,
  markRead,
  type NotificationRow,
} from './list-store.ts';

// The list of a person's in-app notifications, which the bell opens.

/** The offers that notifications are about, from the feature that has them (server/src/features.ts). */
export type OffersOfNotifications = {
  /** Those of the caller's offers that are named, whatever has become of them, by their id. */
  readById: (deps: AppDeps, scope: UserScope, ids: readonly string[]) => Promise<Map<string, Offer>>;
  /** Whether an offer, by SQL for its organization and id, can still be answered. */
  isOpen: (offer: { organizationId: SQLWrapper; id: SQL }, now: Date) => SQL;
};

type Deps = AppDeps & { offers: OffersOfNotifications };

/** A notification with what it can be answered about, as that is now. */
type ListedNotification = NotificationRow & { offer: Offer | null };

async function withOffers(
  deps: Deps,
  scope: UserScope,
  rows: NotificationRow[],
): Promise<ListedNotification[]> {
  const offers = await deps.offers.readById(
    deps,
    scope,
    rows.flatMap(({ offerId }) => offerId ?? []),
  );
  return rows.map((row) => ({ ...row, offer: offers.get(row.offerId ?? '') ?? null }));
}

/** A page of the list, and how many notifications there are in all and unread. */
export async function readNotifications(
  deps: Deps,
  scope: UserScope,
  page: number,
): Promise<{ notifications: ListedNotification[]; total: number; unread: number }> {
  const place = { limit: NOTIFICATIONS_PAGE_SIZE, offset: (page - 1) * NOTIFICATIONS_PAGE_SIZE };
  const { drizzle } = deps.database;
  const [rows, counts] = await Promise.all([
    listNotifications(drizzle, scope, place),
    countNotifications(drizzle, scope, (offer) => deps.offers.isOpen(offer, deps.clock.now())),
  ]);
  return { notifications: await withOffers(deps, scope, rows), ...counts };
}

/** @throws DomainError not_found for anybody else's */
export async function requireNotification(
  deps: Deps,
  scope: UserScope,
  id: string,
): Promise<ListedNotification> {
  const row = await findNotification(deps.database.drizzle, scope, id);
  if (!row) throw new DomainError('not_found');
  const [notification] = await withOffers(deps, scope, [row]);
  return notification!;
}

/**
 * Marks a notification as read; one that was read before keeps its time.
 * @throws DomainError not_found for anybody else's
 */
export async function markNotificationRead(
  deps: Deps,
  scope: UserScope,
  id: string,
): Promise<ListedNotification> {
  await inTransaction(deps.database, async (tx) => {
    await tellOtherTabs(tx, scope, await markRead(tx, scope, { id, now: deps.clock.now() }));
  });
  return requireNotification(deps, scope, id);
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

export const presentNotification = ({
  sentAt,
  readAt,
  offerId: _offerId,
  ...notification
}: ListedNotification): Notification => {
  if (!sentAt) throw new Error('a notification in the list was sent');
  return { ...notification, sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() ?? null };
};
