import { and, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { mailBounces } from './bounces/sql-rules.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
/** An account as its owner sees it: with whether mail to its address bounces. */
export type OwnUser = UserRow & { mailBounces: boolean };

const OWN = {
  ...getTableColumns(users),
  mailBounces: sql<boolean>`${sql.raw(mailBounces('users.email'))}`,
};

/** Creates the account; null if the address is taken. The unique index decides, also if two requests come at once. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findUserByEmail(queries: Queries, email: string): Promise<UserRow | null> {
  const [row] = await queries
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
}

export async function findOwnUser(
  queries: Queries,
  scope: Pick<UserScope, 'userId'>,
): Promise<OwnUser | null> {
  const [row] = await queries.select(OWN).from(users).where(eq(users.id, scope.userId));
  return row ?? null;
}

export async function updateOwnUser(
  queries: Queries,
  scope: UserScope,
  changes: Partial<typeof users.$inferInsert>,
): Promise<OwnUser | null> {
  const [row] = await queries.update(users).set(changes).where(eq(users.id, scope.userId)).returning(OWN);
  return row ?? null;
}

export async function recordAgreement(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ agreementAcceptedAt: now, updatedAt: now }).where(eq(users.id, userId));
}

/** Changes an account's status if it is one of `from`; a suspended account stays suspended unless `from` names that. */
export async function changeStatus(
  tx: Tx,
  userId: string,
  change: { from: UserRow['status'][]; to: UserRow['status']; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ status: change.to, updatedAt: change.now })
    .where(and(eq(users.id, userId), inArray(users.status, change.from)));
}

/**
 * Locks the account: nobody changes it, or signs in to it by its password, before the transaction ends. Later reads include
 * decisions that others have just made.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row ?? null;
}

/** Keeps the account's status until the transaction ends; several sign-ins may do so at once. */
export async function holdStatus(tx: Tx, userId: string): Promise<UserRow['status'] | null> {
  const [row] = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return row?.status ?? null;
}

/** Names of people, for readers who are allowed to see them. */
export const listNames = (
  queries: Queries,
  ids: string[],
): Promise<Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email'>[]> =>
  queries
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));

/** Returns whether a switch has changed. */
export async function writeSwitches(
  tx: Tx,
  userId: string,
  { email, sms }: { email: boolean; sms: boolean },
  now: Date,
): Promise<boolean> {
  const switched = await tx
    .update(users)
    .set({ emailNotifications: email, smsNotifications: sms, updatedAt: now })
    .where(
      and(eq(users.id, userId), or(ne(users.emailNotifications, email), ne(users.smsNotifications, sms))),
    )
    .returning({ id: users.id });
  return switched.length > 0;
}

const ZONES = {
  name: 'accounts.zones',
  text: `
    SELECT o.timezone FROM organization_memberships m JOIN organizations o ON o.id = m.organization_id
    WHERE m.user_id = $1
    UNION
    SELECT l.timezone FROM organization_memberships m JOIN locations l ON l.organization_id = m.organization_id
    WHERE m.user_id = $1`,
};

/** The time zones of a person's organizations and of their locations. */
export async function listZonesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await namedQuery<{ timezone: string }>(tx, ZONES, [userId]);
  return rows.map(({ timezone }) => timezone);
}
