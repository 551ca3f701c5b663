import type { UserStatus } from '@chargerota/domain';
import { and, asc, count, eq, ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { byName, contains, mentions } from '../../../platform/database/text.ts';
import { users } from '../../accounts/tables.ts';
import { subscriptions } from '../../billing/tables.ts';
import { locations } from '../../locations/tables.ts';
import { organizationMemberships, organizations } from '../../organizations/tables.ts';

/**
 * Active administrators of organizations. Suspended accounts belong to the list whatever became of their membership, since
 * only an operator can reinstate them.
 */
const isListed = sql`${users.id} IN (
  SELECT m.user_id FROM organization_memberships m WHERE m.role = 'admin' AND m.status = 'active'
  UNION SELECT s.id FROM users s WHERE s.status = 'suspended')`;

export type AdministratorFilter = { search?: string | undefined; status?: UserStatus | undefined };

function matching({ search, status }: AdministratorFilter): SQL | undefined {
  return and(isListed, status && eq(users.status, status), search ? found(search) : undefined);
}

/** What people write between a number's digits. To take it out is quicker than a regular expression for all else. */
const BETWEEN_DIGITS = ' \u00a0+-\u2010\u2011\u2013().,/';

/** By name, address, phone in any notation, or an organization that they administer. */
function found(search: string): SQL | undefined {
  const pattern = contains(search);
  const digits = search.replaceAll(/\D/g, '');
  return or(
    mentions(sql`${users.firstName} || ' ' || ${users.lastName}`, search),
    ilike(users.email, pattern),
    ilike(users.phone, pattern),
    digits.length >= 3
      ? like(sql`translate(${users.phone}, ${BETWEEN_DIGITS}, '')`, contains(digits))
      : undefined,
    sql`${users.id} IN (
      SELECT m.user_id FROM organization_memberships m JOIN organizations o ON o.id = m.organization_id
      WHERE m.role = 'admin' AND m.status = 'active' AND ${mentions(sql`o.name`, search)})`,
  );
}

const PERSON = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  status: users.status,
  createdAt: users.createdAt,
};

export type AdministratorRow = Pick<
  typeof users.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'status' | 'createdAt'
>;

export const listPeople = (
  queries: Queries,
  filter: AdministratorFilter,
  place: { limit: number; offset: number },
): Promise<AdministratorRow[]> =>
  queries
    .select(PERSON)
    .from(users)
    .where(matching(filter))
    .orderBy(byName(sql`${users.firstName} || ' ' || ${users.lastName}`), asc(users.id))
    .limit(place.limit)
    .offset(place.offset);

export async function countPeople(queries: Queries, filter: AdministratorFilter): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(users).where(matching(filter));
  return row?.count ?? 0;
}

export async function findPerson(queries: Queries, id: string): Promise<AdministratorRow | null> {
  const [row] = await queries
    .select(PERSON)
    .from(users)
    .where(and(eq(users.id, id), isListed));
  return row ?? null;
}

/** Locks the account; null if it is no administrator's. */
export async function lockPerson(tx: Tx, id: string): Promise<AdministratorRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findPerson(tx, id);
}

/** The organizations that these people administer, in the order in which they joined them. */
export const listAdministered = (queries: Queries, userIds: string[]) =>
  queries
    .select({
      userId: organizationMemberships.userId,
      id: organizations.id,
      name: organizations.name,
      contactEmail: organizations.contactEmail,
      plan: subscriptions.plan,
      status: subscriptions.status,
      cancellationReason: subscriptions.cancellationReason,
    })
    .from(organizationMemberships)
    .innerJoin(organizations, eq(organizations.id, organizationMemberships.organizationId))
    .innerJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(
      and(
        inArray(organizationMemberships.userId, userIds),
        eq(organizationMemberships.role, 'admin'),
        eq(organizationMemberships.status, 'active'),
      ),
    )
    .orderBy(organizationMemberships.joinedAt, organizationMemberships.id);
export type AdministeredRow = Awaited<ReturnType<typeof listAdministered>>[number];

/** The first `limit` members of an organization: active ones first, by name. */
export const listMembers = (queries: Queries, organizationId: string, limit: number) =>
  queries
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: organizationMemberships.role,
      status: organizationMemberships.status,
    })
    .from(organizationMemberships)
    .innerJoin(users, eq(users.id, organizationMemberships.userId))
    .where(eq(organizationMemberships.organizationId, organizationId))
    .orderBy(
      sql`${organizationMemberships.status} <> 'active'`,
      sql`lower(${users.firstName} || ' ' || ${users.lastName})`,
      users.id,
    )
    .limit(limit);

export const countMembers = (queries: Queries, organizationId: string): Promise<number> =>
  queries.$count(organizationMemberships, eq(organizationMemberships.organizationId, organizationId));

/** The first `limit` locations of an organization, open ones first, with their chargers in use. */
export const listLocations = (queries: Queries, organizationId: string, limit: number) =>
  queries
    .select({
      name: locations.name,
      address: locations.address,
      type: locations.locationType,
      isActive: locations.isActive,
      // Written out, because Drizzle leaves the tables' names away where a query has only one.
      spotCount: sql<number>`(
        SELECT count(*)::int FROM spots s
        WHERE s.organization_id = locations.organization_id AND s.location_id = locations.id AND s.is_active)`,
    })
    .from(locations)
    .where(eq(locations.organizationId, organizationId))
    .orderBy(sql`${locations.isActive} DESC`, byName(locations.name), locations.id)
    .limit(limit);

export const countLocations = (queries: Queries, organizationId: string): Promise<number> =>
  queries.$count(locations, eq(locations.organizationId, organizationId));
