import type { MembershipStatus } from '@chargerota/domain';
import { and, count, desc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { organizationMemberships, organizations } from '../organizations/tables.ts';
import { notifications } from './tables.ts';

/**
 * The caller's sent in-app notifications, of all organizations that they are or were in. A reminder without a time went
 * out in the message of another.
 */
const isListed = ({ userId }: UserScope): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    eq(notifications.method, 'app'),
    eq(notifications.status, 'sent'),
    isNotNull(notifications.sentAt),
  );

const listed = {
  id: notifications.id,
  organizationId: notifications.organizationId,
  organizationName: organizations.name,
  type: notifications.type,
  title: notifications.title,
  message: notifications.message,
  path: notifications.path,
  reservationId: notifications.reservationId,
  /** Of a notification that a charger is held. */
  offerId: sql<
    string | null
  >`case when ${notifications.type} = 'availability' then ${notifications.params} ->> 'offerId' end`,
  /**
   * Of a notification that one person waits for approval: who, and what their membership has become. Only for those who are
   * still administrators; the name of who has left the organization is kept in the notification's own words alone.
   */
  request: sql<JoinRequest | null>`case when ${notifications.type} = 'invitation_accepted' then (
    select jsonb_build_object('name', ${notifications.params} #>> '{names,0}', 'membershipStatus', applicant.status)
    from ${organizationMemberships} applicant
    join ${organizationMemberships} reader on reader.organization_id = applicant.organization_id
      and reader.user_id = ${notifications.userId} and reader.role = 'admin' and reader.status = 'active'
    where applicant.organization_id = ${notifications.organizationId}
      and applicant.user_id = (${notifications.params} ->> 'userId')::uuid) end`,
  sentAt: notifications.sentAt,
  readAt: notifications.readAt,
};
type JoinRequest = { name: string; membershipStatus: MembershipStatus };
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Newest first. */
export const listNotifications = (
  queries: Queries,
  scope: UserScope,
  { limit, offset }: { limit: number; offset: number },
) =>
  queries
    .select(listed)
    .from(notifications)
    .innerJoin(organizations, eq(organizations.id, notifications.organizationId))
    .where(isListed(scope))
    .orderBy(desc(notifications.sentAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

/** A notification that a charger is held is not new any more once the offer is answered or over. */
const isNew = (isOfferOpen: IsOfferOpen): SQL | undefined =>
  and(
    isNull(notifications.readAt),
    sql`(${notifications.type} <> 'availability' or not ${notifications.params} ? 'offerId' or ${isOfferOpen({
      organizationId: notifications.organizationId,
      id: sql`(${notifications.params} ->> 'offerId')::uuid`,
    })})`,
  );

type IsOfferOpen = (offer: { organizationId: SQLWrapper; id: SQL }) => SQL;

/** How many there are, and how many of them are new. */
export async function countNotifications(
  queries: Queries,
  scope: UserScope,
  isOfferOpen: IsOfferOpen,
): Promise<{ total: number; unread: number }> {
  const countOf = async (what: SQL | undefined) => {
    const [row] = await queries.select({ count: count() }).from(notifications).where(what);
    return row?.count ?? 0;
  };
  const [total, unread] = await Promise.all([
    countOf(isListed(scope)),
    countOf(and(isListed(scope), isNew(isOfferOpen))),
  ]);
  return { total, unread };
}

export async function findNotification(
  queries: Queries,
  scope: UserScope,
  id: string,
): Promise<NotificationRow | null> {
  const [row] = await queries
    .select(listed)
    .from(notifications)
    .innerJoin(organizations, eq(organizations.id, notifications.organizationId))
    .where(and(isListed(scope), eq(notifications.id, id)));
  return row ?? null;
}

/** Marks one or all unread notifications as read; returns their organizations. */
export async function markRead(
  tx: Tx,
  scope: UserScope,
  { id, now }: { id?: string; now: Date },
): Promise<string[]> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(isListed(scope), isNull(notifications.readAt), id ? eq(notifications.id, id) : undefined))
    .returning({ organizationId: notifications.organizationId });
  return [...new Set(rows.map(({ organizationId }) => organizationId))];
}
