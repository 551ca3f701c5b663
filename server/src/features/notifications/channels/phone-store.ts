import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { phoneConfirmations } from '../tables.ts';

export type PhoneConfirmation = typeof phoneConfirmations.$inferSelect;

export const expiredPhoneConfirmations: ExpiredRows = {
  table: phoneConfirmations,
  isOver: (until) => lte(phoneConfirmations.expiresAt, until),
  keep: 0,
};

/** Stores a code. A former code of the account stops working. */
export async function replaceConfirmation(
  queries: Queries,
  confirmation: typeof phoneConfirmations.$inferInsert,
): Promise<void> {
  await queries
    .insert(phoneConfirmations)
    .values(confirmation)
    .onConflictDoUpdate({
      target: phoneConfirmations.userId,
      set: { ...confirmation, attempts: 0 },
    });
}

/** Counts a guess before it is checked, so that at most `most` are checked, even at once; null if none is left. */
export async function takeGuess(
  queries: Queries,
  userId: string,
  { most, now }: { most: number; now: Date },
): Promise<Pick<PhoneConfirmation, 'phone' | 'codeHash'> | null> {
  const [row] = await queries
    .update(phoneConfirmations)
    .set({ attempts: sql`${phoneConfirmations.attempts} + 1` })
    .where(
      and(
        eq(phoneConfirmations.userId, userId),
        lt(phoneConfirmations.attempts, most),
        gt(phoneConfirmations.expiresAt, now),
      ),
    )
    .returning({ phone: phoneConfirmations.phone, codeHash: phoneConfirmations.codeHash });
  return row ?? null;
}

/** Deletes a code; false if it has been used or replaced meanwhile. */
export async function takeConfirmation(queries: Queries, userId: string, codeHash: string): Promise<boolean> {
  const taken = await queries
    .delete(phoneConfirmations)
    .where(and(eq(phoneConfirmations.userId, userId), eq(phoneConfirmations.codeHash, codeHash)))
    .returning({ userId: phoneConfirmations.userId });
  return taken.length > 0;
}

export async function deleteConfirmation(queries: Queries, userId: string): Promise<void> {
  await queries.delete(phoneConfirmations).where(eq(phoneConfirmations.userId, userId));
}
