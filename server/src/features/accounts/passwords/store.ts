import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { passwordResetTokens, users } from '../tables.ts';

/**
 * Whether the account still has the password whose hash was verified before the transaction. The password cannot change
 * until the transaction ends, so an action proved by an old password happens before the change or not at all.
 */
export async function lockPassword(
  tx: Tx,
  userId: string,
  passwordHash: string | null,
  strength: 'share' | 'update' = 'share',
): Promise<boolean> {
  if (passwordHash === null) return false;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for(strength);
  return rows.length === 1;
}

export async function writePassword(
  tx: Tx,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

export const expiredResetLinks: ExpiredRows = {
  table: passwordResetTokens,
  isOver: (until) => lte(passwordResetTokens.expiresAt, until),
  keep: 0,
};

export async function insertResetToken(
  queries: Queries,
  token: typeof passwordResetTokens.$inferInsert,
): Promise<void> {
  await queries.insert(passwordResetTokens).values(token);
}

const lasts = (hours: number) =>
  sql`${passwordResetTokens.expiresAt} - ${passwordResetTokens.createdAt} = make_interval(hours => ${hours})`;

/** Deletes the account's unused links that were made for so many hours. */
export async function deleteResetTokens(queries: Queries, userId: string, hours: number): Promise<void> {
  await queries
    .delete(passwordResetTokens)
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt), lasts(hours)));
}

const usable = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResetTokens.tokenHash, tokenHash),
    isNull(passwordResetTokens.usedAt),
    gt(passwordResetTokens.expiresAt, now),
  );

export type ResetLink = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: Date;
  expiresAt: Date;
};

/** The link, if it can be used, and its account. */
export async function findResetLink(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<ResetLink | null> {
  const [row] = await queries
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: passwordResetTokens.createdAt,
      expiresAt: passwordResetTokens.expiresAt,
    })
    .from(passwordResetTokens)
    .innerJoin(users, eq(users.id, passwordResetTokens.userId))
    .where(usable(tokenHash, now));
  return row ?? null;
}

/** Uses up the link; false if it cannot be used, so that only one of two concurrent callers succeeds. */
export async function takeResetLink(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(usable(tokenHash, now))
    .returning({ userId: passwordResetTokens.userId });
  return taken.length === 1;
}

/**
 * Whether a link for a request of that moment has been used since, or voided by a later change. A request for a link of
 * `newestHours` is settled too once there is a later such link.
 */
export async function isRequestSettled(
  queries: Queries,
  userId: string,
  { requestedAt, newestHours }: { requestedAt: Date; newestHours: number | null },
): Promise<boolean> {
  const rows = await queries
    .select({ usedAt: passwordResetTokens.usedAt })
    .from(passwordResetTokens)
    .where(
      and(
        eq(passwordResetTokens.userId, userId),
        or(
          and(eq(passwordResetTokens.createdAt, requestedAt), isNotNull(passwordResetTokens.usedAt)),
          newestHours === null
            ? undefined
            : and(gt(passwordResetTokens.createdAt, requestedAt), lasts(newestHours)),
        ),
      ),
    );
  return rows.length > 0;
}

/** Voids all of the account's links. */
export async function voidResetLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)));
}
