import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { developerAccounts } from './tables.ts';

export type OperatorRow = typeof developerAccounts.$inferSelect;

export async function findOperatorByName(queries: Queries, username: string): Promise<OperatorRow | null> {
  const [row] = await queries
    .select()
    .from(developerAccounts)
    .where(eq(sql`lower(${developerAccounts.username})`, username.toLowerCase()));
  return row ?? null;
}

export async function findOperator(queries: Queries, id: string): Promise<OperatorRow | null> {
  const [row] = await queries.select().from(developerAccounts).where(eq(developerAccounts.id, id));
  return row ?? null;
}

/** Creates the account; false if its name is taken. The unique index decides, also if two requests come at once. */
export async function insertOperator(
  tx: Tx,
  operator: typeof developerAccounts.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(developerAccounts)
    .values(operator)
    .onConflictDoNothing()
    .returning({ id: developerAccounts.id });
  return made.length === 1;
}

/** Locks the account: nobody changes it or signs in to it before the transaction ends. */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow | null> {
  const [row] = await tx
    .select()
    .from(developerAccounts)
    .where(eq(developerAccounts.id, id))
    .for('no key update');
  return row ?? null;
}

export async function updateOperator(
  tx: Tx,
  id: string,
  changes: Partial<typeof developerAccounts.$inferInsert>,
): Promise<void> {
  await tx.update(developerAccounts).set(changes).where(eq(developerAccounts.id, id));
}

/**
 * Uses up the code of a time step; false if that code, or a later one, was used already, so that only one of two
 * concurrent callers succeeds.
 */
export async function takeTotpStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(developerAccounts)
    .set({ lastTotpStep: step })
    .where(
      and(
        eq(developerAccounts.id, id),
        or(isNull(developerAccounts.lastTotpStep), lt(developerAccounts.lastTotpStep, step)),
      ),
    )
    .returning({ id: developerAccounts.id });
  return taken.length === 1;
}
