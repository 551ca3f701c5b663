import { DAY_MS } from '@chargerota/domain';
import { and, asc, count, desc, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { pushSubscriptions } from '../tables.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;
type NewSubscription = Omit<Subscription, 'refusedAt' | 'endedAt'>;

/** Browsers that have not come back within 90 days since push ended there. */
export const expiredSubscriptions: ExpiredRows = {
  table: pushSubscriptions,
  isOver: (until) => lte(pushSubscriptions.endedAt, until),
  keep: 90 * DAY_MS,
};

const worksFor = (userId: string) =>
  and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.endedAt));

/** Those that take messages. */
export const listSubscriptions = (queries: Queries, userId: string): Promise<Subscription[]> =>
  queries
    .select()
    .from(pushSubscriptions)
    .where(worksFor(userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));

export async function countSubscriptions(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(pushSubscriptions).where(worksFor(userId));
  return row?.count ?? 0;
}

const UPSERT = {
  name: 'notifications.subscribe-to-push',
  text: `
    WITH before AS (SELECT user_id FROM push_subscriptions WHERE endpoint = $3)
    INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, browser, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (endpoint) DO UPDATE SET
      user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, browser = excluded.browser,
      refused_at = NULL, ended_at = NULL,
      id = CASE WHEN push_subscriptions.user_id = excluded.user_id THEN push_subscriptions.id ELSE excluded.id END,
      created_at = CASE WHEN push_subscriptions.user_id = excluded.user_id
        THEN push_subscriptions.created_at ELSE excluded.created_at END
    RETURNING id, created_at AS "createdAt", (SELECT user_id FROM before) AS "ownerBefore"`,
};

/** Stores a subscription. A known one keeps its id for the same person, and moves to another person as a new one. */
export async function upsertSubscription(
  tx: Tx,
  { id, userId, endpoint, p256dh, auth, browser, createdAt }: NewSubscription,
): Promise<{ id: string; createdAt: Date; ownerBefore: string | null }> {
  const values = [id, userId, endpoint, p256dh, auth, browser, createdAt];
  const [row] = await namedQuery<{ id: string; createdAt: Date; ownerBefore: string | null }>(
    tx,
    UPSERT,
    values,
  );
  if (!row) throw new Error('an upsert answers with its row');
  return row;
}

/** Deletes all but the newest `most` subscriptions, first of those that have ended. */
export async function deleteOldSubscriptions(tx: Tx, userId: string, most: number): Promise<void> {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(
      isNotNull(pushSubscriptions.endedAt),
      desc(pushSubscriptions.createdAt),
      desc(pushSubscriptions.id),
    )
    .limit(most);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
}

/** Returns how many there were. */
export async function deleteAllSubscriptions(tx: Tx, userId: string): Promise<number> {
  const gone = await tx
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .returning({ id: pushSubscriptions.id });
  return gone.length;
}

/** False if the person has no such subscription. */
export async function deleteSubscription(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

/** Also one that has ended. */
export async function findSubscription(
  queries: Queries,
  userId: string,
  id: string,
): Promise<Subscription | null> {
  const [row] = await queries
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)));
  return row ?? null;
}

/** Notes when it ended, or since when it is refused; for one that its browser has renewed meanwhile, nothing. */
export async function noteRefusal(
  queries: Queries,
  { id, endpoint }: Subscription,
  note: Partial<Pick<Subscription, 'refusedAt' | 'endedAt'>>,
): Promise<void> {
  await queries
    .update(pushSubscriptions)
    .set(note)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)));
}
