import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import type { UserRow } from '../store.ts';
import { emailChanges, emailChangeTokens, users } from '../tables.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

export const expiredEmailChanges: ExpiredRows = {
  table: emailChanges,
  isOver: (until) => lte(emailChanges.expiresAt, until),
  keep: 0,
};

/** Replaces a pending change together with its links. Call it while holding the account. */
export async function replaceEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  await deleteEmailChange(tx, change.userId);
  await tx.insert(emailChanges).values(change);
}

/** Deletes the pending change; the links sent to the new address become invalid. */
export async function deleteEmailChange(queries: Queries, userId: string): Promise<void> {
  await queries.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** A pending change, with its account's owner. */
export async function findEmailChange(queries: Queries, id: string, now: Date) {
  const [row] = await queries
    .select({
      change: emailChanges,
      user: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        language: users.language,
        region: users.region,
        clock: users.clock,
      },
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)));
  return row ?? null;
}

export async function findEmailChangeOf(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<EmailChange | null> {
  const [row] = await queries
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row ?? null;
}

export async function insertEmailChangeToken(
  queries: Queries,
  token: typeof emailChangeTokens.$inferInsert,
): Promise<void> {
  await queries.insert(emailChangeTokens).values(token);
}

/** The change that a link confirms, if the link is still valid, and whether its address is new to the account. */
export async function findEmailChangeByToken(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<(EmailChange & { isNew: boolean }) | null> {
  const [row] = await queries
    .select({ change: emailChanges, isNew: sql<boolean>`${emailChanges.newEmail} <> ${users.email}` })
    .from(emailChangeTokens)
    .innerJoin(emailChanges, eq(emailChanges.id, emailChangeTokens.emailChangeId))
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChangeTokens.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)));
  return row ? { ...row.change, isNew: row.isNew } : null;
}

/** Takes the pending change; false if it is gone already, so that only one of two concurrent callers succeeds. */
export async function takeEmailChange(tx: Tx, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)))
    .returning({ id: emailChanges.id });
  return taken.length === 1;
}

/** The owner has shown that they read the account's address. */
export async function confirmAddress(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(users)
    .set({ emailUnconfirmed: false })
    .where(and(eq(users.id, userId), users.emailUnconfirmed));
}

/** The address is confirmed. The unique index throws if another account has it. */
export async function writeEmail(
  tx: Tx,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ email, emailUnconfirmed: false, updatedAt: now })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}
