import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { users } from '../tables.ts';

export async function writeConfirmedPhone(
  tx: Tx,
  userId: string,
  { phone, now }: { phone: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      confirmedPhone: phone,
      phone: sql`coalesce(nullif(${users.phone}, ''), ${phone})`,
      smsStoppedAt: null,
      smsNotifications: true,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}

/** Returns whether the account had a confirmed number. */
export async function clearConfirmedPhone(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const cleared = await tx
    .update(users)
    .set({ confirmedPhone: null, updatedAt: now })
    .where(and(eq(users.id, userId), isNotNull(users.confirmedPhone)))
    .returning({ id: users.id });
  return cleared.length > 0;
}

/** The accounts with `phone` as their confirmed number, whose text messages are `stopped` or not. */
export async function listPhoneOwners(
  queries: Queries,
  phone: string,
  { stopped }: { stopped: boolean },
): Promise<string[]> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.confirmedPhone, phone),
        stopped ? isNotNull(users.smsStoppedAt) : isNull(users.smsStoppedAt),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Stops text messages, or resumes them if `stoppedAt` is null, as long as the account still has this number. */
export async function writeSmsStopped(
  tx: Tx,
  userId: string,
  { phone, stoppedAt, now }: { phone: string; stoppedAt: Date | null; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ smsStoppedAt: stoppedAt, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.confirmedPhone, phone)));
}
