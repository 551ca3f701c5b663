import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { developerAccounts } from './tables.ts';

export type OperatorRow = typeof developerAccounts.$inferSelect;

export async function findOperatorByName(queries: Queries, username: string): Promise<OperatorRow | null> {
  const [row] = await queries
    .select()
    .from(developerAccounts)
    .where(eq(sql`lower(${developerAccounts.username})`, sql`lower(${username})`));
  return row ?? null;
}

export async function findOperator(queries: Queries, id: string): Promise<OperatorRow | null> {
  const [row] = await queries.select().from(developerAccounts).where(eq(developerAccounts.id, id));
  return row ?? null;
}

/** The account that was created first; null if there is none. */
export async function findFirstOperator(queries: Queries): Promise<OperatorRow | null> {
  const [row] = await queries
    .select()
    .from(developerAccounts)
    .orderBy(developerAccounts.createdAt, developerAccounts.id)
    .limit(1);
  return row ?? null;
}

/** Whether the operator has a password of their own and a second factor; before, they can only set these up. */
export const isSetUp = ({ totpSecret, mustChangePassword }: OperatorRow): boolean =>
  totpSecret !== null && !mustChangePassword;

/**
 * Creates the first account; false if there is one. Of several at once, under whatever names, one creates it: the others
 * wait for the table.
 */
export async function insertFirstOperator(
  tx: Tx,
  operator: typeof developerAccounts.$inferInsert,
): Promise<boolean> {
  await tx.execute(sql`LOCK TABLE ${developerAccounts} IN SHARE ROW EXCLUSIVE MODE`);
  if (await findFirstOperator(tx)) return false;
  await tx.insert(developerAccounts).values(operator);
  return true;
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
