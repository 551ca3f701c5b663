import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import { operators } from './tables.ts';

export type OperatorRow = typeof operators.$inferSelect;

export async function findOperatorByName(queries: Queries, username: string): Promise<OperatorRow | null> {
  const [row] = await queries
    .select()
    .from(operators)
    .where(eq(sql`lower(${operators.username})`, sql`lower(${username})`));
  return row ?? null;
}

export async function findOperator(queries: Queries, id: string): Promise<OperatorRow | null> {
  const [row] = await queries.select().from(operators).where(eq(operators.id, id));
  return row ?? null;
}

/** The account that was created first; null if there is none. */
export async function findFirstOperator(queries: Queries): Promise<OperatorRow | null> {
  const [row] = await queries.select().from(operators).orderBy(operators.createdAt, operators.id).limit(1);
  return row ?? null;
}

/** Whether the operator has a password of their own and a second factor; before, they can only set these up. */
export const isSetUp = ({ totpSecret, mustChangePassword }: OperatorRow): boolean =>
  totpSecret !== null && !mustChangePassword;

const LOCK_ALL = { name: 'operator.lock-all', text: 'LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE' };

/**
 * Creates the first account; false if there is one. Of several at once, under whatever names, one creates it: the others
 * wait for the table.
 */
export async function insertFirstOperator(tx: Tx, operator: typeof operators.$inferInsert): Promise<boolean> {
  await namedQuery(tx, LOCK_ALL, []);
  if (await findFirstOperator(tx)) return false;
  await tx.insert(operators).values(operator);
  return true;
}

/** Locks the account: nobody changes it or signs in to it before the transaction ends. */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow | null> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for('no key update');
  return row ?? null;
}

export async function updateOperator(
  tx: Tx,
  id: string,
  changes: Partial<typeof operators.$inferInsert>,
): Promise<void> {
  await tx.update(operators).set(changes).where(eq(operators.id, id));
}

/**
 * Uses up the code of a time step; false if that code, or a later one, was used already, so that only one of two
 * concurrent callers succeeds.
 */
export async function takeTotpStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(operators)
    .set({ lastTotpStep: step })
    .where(and(eq(operators.id, id), or(isNull(operators.lastTotpStep), lt(operators.lastTotpStep, step))))
    .returning({ id: operators.id });
  return taken.length === 1;
}
