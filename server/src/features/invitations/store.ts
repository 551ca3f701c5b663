import { and, asc, count, eq, gt, gte, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
import { organizationMemberships, organizations } from '../organizations/tables.ts';
import { invitations, invitationTokens } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
export type OfferedInvitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** Whether a person with this address is a member of the organization or waits for approval. */
export async function isMember(tx: Tx, scope: TenantScope, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizationMemberships.id })
    .from(organizationMemberships)
    .innerJoin(users, eq(users.id, organizationMemberships.userId))
    .where(
      and(
        eq(organizationMemberships.organizationId, scope.organizationId),
        inArray(organizationMemberships.status, ['active', 'pending']),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    );
  return rows.length > 0;
}

/** How many people an organization has: its members, those who wait for a decision, and those who are invited. */
export type PeopleCount = { active: number; pending: number; invited: number };

/** The one count of an organization's people. A suspended membership counts nowhere (docs/rules.md "Plans"). */
export async function countPeople(queries: Queries, scope: TenantScope, now: Date): Promise<PeopleCount> {
  const withStatus = (status: 'active' | 'pending') =>
    queries
      .select({ count: count() })
      .from(organizationMemberships)
      .where(
        and(
          eq(organizationMemberships.organizationId, scope.organizationId),
          eq(organizationMemberships.status, status),
        ),
      );
  const invited = queries
    .select({ count: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, scope.organizationId),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, now),
      ),
    );
  // One statement, so that an invitation counts once even while it is being accepted.
  const [people] = await queries
    .select({
      active: sql<number>`(${withStatus('active')})::int`,
      pending: sql<number>`(${withStatus('pending')})::int`,
      invited: sql<number>`(${invited})::int`,
    })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  if (!people) throw new Error('a scope without its organization');
  return people;
}

/** Marks expired invitations, so that their addresses can be invited again. */
export async function expireOverdue(tx: Tx, scope: TenantScope, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ status: 'expired' })
    .where(
      and(
        eq(invitations.organizationId, scope.organizationId),
        eq(invitations.status, 'pending'),
        lte(invitations.expiresAt, now),
      ),
    );
}

/** Null if the address has a pending invitation: the unique index decides. */
export async function insertInvitation(
  tx: Tx,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow | null> {
  const [row] = await tx.insert(invitations).values(invitation).onConflictDoNothing().returning();
  return row ?? null;
}

/** Whether the address has an open invitation. Call it after marking expired ones. */
export async function hasPending(tx: Tx, scope: TenantScope, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, scope.organizationId),
        eq(invitations.status, 'pending'),
        eq(sql`lower(${invitations.email})`, email.toLowerCase()),
      ),
    );
  return rows.length > 0;
}

/** Extends a pending or expired invitation to `expiresAt`; null for any other. */
export async function prolong(
  tx: Tx,
  scope: TenantScope,
  id: string,
  expiresAt: Date,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(invitations)
    .set({ status: 'pending', expiresAt })
    .where(
      and(
        eq(invitations.organizationId, scope.organizationId),
        eq(invitations.id, id),
        inArray(invitations.status, ['pending', 'expired']),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * The oldest first: open invitations, and those that expired after `since` unless the person was invited again or is a
 * member now.
 */
export async function listInvited(
  queries: Queries,
  scope: TenantScope,
  { now, since }: { now: Date; since: Date },
): Promise<InvitationRow[]> {
  const later = alias(invitations, 'later');
  const again = queries
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.organizationId, invitations.organizationId),
        eq(sql`lower(${later.email})`, sql`lower(${invitations.email})`),
        gt(later.createdAt, invitations.createdAt),
      ),
    );
  const joined = queries
    .select({ one: sql`1` })
    .from(organizationMemberships)
    .innerJoin(users, eq(users.id, organizationMemberships.userId))
    .where(
      and(
        eq(organizationMemberships.organizationId, invitations.organizationId),
        inArray(organizationMemberships.status, ['active', 'pending']),
        eq(sql`lower(${users.email})`, sql`lower(${invitations.email})`),
      ),
    );
  return queries
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, scope.organizationId),
        inArray(invitations.status, ['pending', 'expired']),
        gt(invitations.expiresAt, since),
        or(gt(invitations.expiresAt, now), and(notExists(again), notExists(joined))),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

export async function findInvitation(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await queries
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, scope.organizationId), eq(invitations.id, id)));
  return row ?? null;
}

/** The invitation of a link, with its organization and the inviter. The token alone gives access to them. */
export async function findByToken(queries: Queries, tokenHash: string) {
  const [row] = await queries
    .select({
      invitation: invitations,
      organization: {
        name: organizations.name,
        timezone: organizations.timezone,
        description: organizations.description,
        contactEmail: organizations.contactEmail,
        requiresAgreement: organizations.requiresAgreement,
        customAgreementText: organizations.customAgreementText,
        requireVehicleToJoin: organizations.requireVehicleToJoin,
        requirePhoneToJoin: organizations.requirePhoneToJoin,
        requireEmergencyContactToJoin: organizations.requireEmergencyContactToJoin,
        invitationsApprove: organizations.invitationsApprove,
      },
      inviter: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
      /** Whether who sent it could still approve people. */
      isInviterInOffice: sql<boolean>`${users.status} = 'approved' AND ${organizationMemberships.id} IS NOT NULL`,
    })
    .from(invitationTokens)
    .innerJoin(
      invitations,
      and(
        eq(invitations.organizationId, invitationTokens.organizationId),
        eq(invitations.id, invitationTokens.invitationId),
      ),
    )
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(
      organizationMemberships,
      and(
        eq(organizationMemberships.organizationId, invitations.organizationId),
        eq(organizationMemberships.userId, users.id),
        eq(organizationMemberships.role, 'admin'),
        eq(organizationMemberships.status, 'active'),
      ),
    )
    .where(eq(invitationTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** The data for the mail: the invitation, its organization and the inviter. */
/** Of the account to whose address it goes, if there is one. */
const invitee = alias(users, 'invitee');

export async function findForMail(queries: Queries, scope: TenantScope, id: string) {
  const [row] = await queries
    .select({
      invitation: invitations,
      organization: {
        name: organizations.name,
        timezone: organizations.timezone,
        language: organizations.language,
      },
      inviter: { firstName: users.firstName, lastName: users.lastName },
      invitee: { language: invitee.language, region: invitee.region, clock: invitee.clock },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(invitee, sql`lower(${invitee.email}) = lower(${invitations.email})`)
    .where(and(eq(invitations.organizationId, scope.organizationId), eq(invitations.id, id)));
  return row ?? null;
}

export async function insertToken(
  queries: Queries,
  token: typeof invitationTokens.$inferInsert,
): Promise<void> {
  await queries.insert(invitationTokens).values(token);
}

/** Ends a pending invitation; false if it is no longer pending, so that only one of two concurrent callers succeeds. */
export async function endPending(
  queries: Queries,
  scope: TenantScope,
  id: string,
  end: { status: 'revoked'; declinedAt?: Date } | { status: 'accepted'; acceptedAt: Date },
): Promise<boolean> {
  const ended = await queries
    .update(invitations)
    .set(end)
    .where(
      and(
        eq(invitations.organizationId, scope.organizationId),
        eq(invitations.id, id),
        eq(invitations.status, 'pending'),
      ),
    )
    .returning({ id: invitations.id });
  return ended.length === 1;
}

/** How many invitations of the organization have been accepted from `since` on. */
export async function countAcceptedSince(tx: Tx, scope: TenantScope, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.organizationId, scope.organizationId), gte(invitations.acceptedAt, since)));
  return row?.count ?? 0;
}

/** Whether the person has a membership, in any state. */
export async function hasBelonged(tx: Tx, scope: TenantScope, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizationMemberships.id })
    .from(organizationMemberships)
    .where(
      and(
        eq(organizationMemberships.organizationId, scope.organizationId),
        eq(organizationMemberships.userId, userId),
      ),
    );
  return rows.length > 0;
}

/** The person who has accepted. */
export async function findPerson(tx: Tx, userId: string) {
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new Error('who accepts an invitation has an account');
  return person;
}
