import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import { byName, mentions } from '../../platform/database/text.ts';
import type { TenantScope, UserScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
import { mailBounces } from '../accounts/bounces/sql-rules.ts';
import { organizationMemberships, organizations } from './tables.ts';

export type OrganizationRow = typeof organizations.$inferSelect;
export type MembershipRow = typeof organizationMemberships.$inferSelect;
export type MyOrganizationRow = { organization: OrganizationRow; membership: MembershipRow };
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export async function insertOrganization(
  tx: Tx,
  organization: typeof organizations.$inferInsert & { id: string },
): Promise<OrganizationRow> {
  const [row] = await tx.insert(organizations).values(organization).returning();
  if (!row) throw new Error('an organization was inserted and is not there');
  return row;
}

/** Creates the membership, or revives a suspended one; null if the person is already a member or an applicant. */
export async function insertMembership(
  tx: Tx,
  membership: typeof organizationMemberships.$inferInsert,
): Promise<MembershipRow | null> {
  const { role, status, invitedBy = null, joinedAt } = membership;
  const [row] = await tx
    .insert(organizationMemberships)
    .values(membership)
    .onConflictDoUpdate({
      target: [organizationMemberships.organizationId, organizationMemberships.userId],
      set: { role, status, invitedBy, joinedAt },
      setWhere: eq(organizationMemberships.status, 'suspended'),
    })
    .returning();
  return row ?? null;
}

export async function findOrganization(
  queries: Queries,
  scope: TenantScope,
): Promise<OrganizationRow | null> {
  const [row] = await queries.select().from(organizations).where(eq(organizations.id, scope.organizationId));
  return row ?? null;
}

/** Active memberships first, then by their start; `identify` picks the first one in this order. */
export async function listOwnOrganizations(queries: Queries, scope: UserScope): Promise<MyOrganizationRow[]> {
  return queries
    .select({ organization: organizations, membership: organizationMemberships })
    .from(organizationMemberships)
    .innerJoin(organizations, eq(organizations.id, organizationMemberships.organizationId))
    .where(eq(organizationMemberships.userId, scope.userId))
    .orderBy(
      desc(sql`${organizationMemberships.status} = 'active'`),
      asc(organizationMemberships.joinedAt),
      asc(organizationMemberships.id),
    );
}

const member = {
  membership: {
    id: organizationMemberships.id,
    organizationId: organizationMemberships.organizationId,
    userId: organizationMemberships.userId,
    role: organizationMemberships.role,
    status: organizationMemberships.status,
    joinedAt: organizationMemberships.joinedAt,
    invitedBy: organizationMemberships.invitedBy,
  },
  user: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    mailBounces: sql<boolean>`${sql.raw(mailBounces('users.email'))}`,
    phone: users.phone,
    status: users.status,
    vehicleMake: users.vehicleMake,
    vehicleModel: users.vehicleModel,
    vehicleYear: users.vehicleYear,
    vehicleColor: users.vehicleColor,
    licensePlate: users.licensePlate,
    licensePlateState: users.licensePlateState,
    licensePlateType: users.licensePlateType,
    emergencyContact: users.emergencyContact,
    createdAt: users.createdAt,
  },
};

/** Which members to list: by status, role, part of the name or address, or one person. */
export type MemberFilter = {
  status?: MembershipRow['status'] | undefined;
  role?: MembershipRow['role'] | undefined;
  query?: string | undefined;
  userId?: string | undefined;
  userIds?: readonly string[] | undefined;
  membershipId?: string | undefined;
};

/**
 * The account of a membership, looked up by its key. LIMIT keeps PostgreSQL from reading the accounts of all
 * organizations instead, and from searching names among them. The alias is the table's own name, so that its columns
 * can be used.
 */
const itsUser = (queries: Queries) =>
  queries.select().from(users).where(eq(users.id, organizationMemberships.userId)).limit(1).as('users');

/** Applicants first, then by name; all that match the filter, or one page of them. */
export async function listMembers(
  queries: Queries,
  scope: TenantScope,
  filter: MemberFilter = {},
  part?: { limit: number; offset: number },
) {
  const found = queries
    .select(member)
    .from(organizationMemberships)
    .innerJoinLateral(itsUser(queries), sql`true`)
    .where(matching(scope, filter))
    .orderBy(
      desc(sql`${organizationMemberships.status} = 'pending'`),
      asc(byName(users.firstName)),
      asc(byName(users.lastName)),
      asc(organizationMemberships.id),
    );
  return part ? found.limit(part.limit).offset(part.offset) : found;
}

export async function countMembers(
  queries: Queries,
  scope: TenantScope,
  filter: MemberFilter,
): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(organizationMemberships)
    .innerJoinLateral(itsUser(queries), sql`true`)
    .where(matching(scope, filter));
  return row?.count ?? 0;
}

function matching(scope: TenantScope, filter: MemberFilter): SQL | undefined {
  const { status, role, query, userId, userIds, membershipId } = filter;
  return and(
    eq(organizationMemberships.organizationId, scope.organizationId),
    status && eq(organizationMemberships.status, status),
    role && eq(organizationMemberships.role, role),
    userId ? eq(organizationMemberships.userId, userId) : undefined,
    userIds ? inArray(organizationMemberships.userId, [...userIds]) : undefined,
    membershipId ? eq(organizationMemberships.id, membershipId) : undefined,
    query
      ? or(mentions(sql`${users.firstName} || ' ' || ${users.lastName}`, query), mentions(users.email, query))
      : undefined,
  );
}

/** The member, with the membership locked until the transaction ends. The row is locked alone and read afterwards. */
export async function lockMember(
  tx: Tx,
  scope: TenantScope,
  membershipId: string,
): Promise<MemberRow | null> {
  const locked = await tx
    .select({ id: organizationMemberships.id })
    .from(organizationMemberships)
    .where(
      and(
        eq(organizationMemberships.organizationId, scope.organizationId),
        eq(organizationMemberships.id, membershipId),
      ),
    )
    .for('no key update');
  if (locked.length === 0) return null;
  const [row] = await listMembers(tx, scope, { membershipId });
  return row ?? null;
}

/** Those of `userIds` who are members, with their memberships locked until the transaction ends. */
export async function lockMembers(
  tx: Tx,
  scope: TenantScope,
  userIds: readonly string[],
): Promise<MemberRow[]> {
  await tx
    .select({ id: organizationMemberships.id })
    .from(organizationMemberships)
    .where(
      and(
        eq(organizationMemberships.organizationId, scope.organizationId),
        inArray(organizationMemberships.userId, [...userIds]),
      ),
    )
    .orderBy(asc(organizationMemberships.id))
    .for('no key update');
  return listMembers(tx, scope, { userIds });
}

export async function updateMembership(
  tx: Tx,
  scope: TenantScope,
  membershipId: string,
  changes: Partial<Pick<MembershipRow, 'role' | 'status' | 'joinedAt'>>,
): Promise<void> {
  await tx
    .update(organizationMemberships)
    .set(changes)
    .where(
      and(
        eq(organizationMemberships.organizationId, scope.organizationId),
        eq(organizationMemberships.id, membershipId),
      ),
    );
}

/** How many other members can act as administrator; people with a suspended account cannot. */
export async function countOtherAdmins(tx: Tx, scope: TenantScope, membershipId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(organizationMemberships)
    .innerJoin(users, eq(users.id, organizationMemberships.userId))
    .where(
      and(
        matching(scope, { status: 'active', role: 'admin' }),
        ne(organizationMemberships.id, membershipId),
        eq(users.status, 'approved'),
      ),
    );
  return row?.count ?? 0;
}

/** The organizations whose lists show the person: as a member, or as somebody who waits for approval. */
export async function listOrganizationsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: organizationMemberships.organizationId })
    .from(organizationMemberships)
    .where(
      and(
        eq(organizationMemberships.userId, userId),
        inArray(organizationMemberships.status, ['active', 'pending']),
      ),
    );
  return rows.map(({ id }) => id);
}

const LIVE_MEMBERSHIPS = {
  name: 'organizations.live-memberships',
  text: `
    SELECT s.id AS "sessionId", array_agg(m.organization_id) FILTER (WHERE m.organization_id IS NOT NULL) AS "organizationIds"
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN organization_memberships m ON m.user_id = u.id AND m.status = 'active' AND u.status = 'approved'
    WHERE s.id = ANY ($1::uuid[]) AND s.expire > $2
    GROUP BY s.id`,
};

/** The given sessions that have not ended, with the active memberships of their users. */
export async function listLiveMemberships(
  queries: Queries,
  sessionIds: readonly string[],
  now: Date,
): Promise<{ sessionId: string; organizationIds: string[] }[]> {
  const rows = await namedQuery<{ sessionId: string; organizationIds: string[] | null }>(
    queries,
    LIVE_MEMBERSHIPS,
    [sessionIds, now],
  );
  return rows.map(({ sessionId, organizationIds }) => ({
    sessionId,
    organizationIds: organizationIds ?? [],
  }));
}
