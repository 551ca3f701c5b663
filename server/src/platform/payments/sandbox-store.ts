import { asc, eq, gt, sql } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../database/database.ts';
import type { RefusalReason } from './payments.ts';
import { parseAccount, type SandboxAccount } from './sandbox-state.ts';
import { paymentSandboxAccounts as accounts, paymentSandboxRequests as requests } from './tables.ts';

/** Stores `account` unless there is one of that customer. */
export async function insertAccount(tx: Tx, account: SandboxAccount): Promise<void> {
  const found = await findAccount(tx, account.customerId);
  if (found) return;
  const change = await nextChange(tx);
  const row = { customerId: account.customerId, state: account, change };
  await tx.insert(accounts).values(row).onConflictDoNothing();
}

export async function findAccount(queries: Queries, customerId: string): Promise<SandboxAccount | null> {
  const [row] = await queries
    .select({ state: accounts.state })
    .from(accounts)
    .where(eq(accounts.customerId, customerId));
  return row ? parseAccount(row.state) : null;
}

/** Locks the account, so that its changes come one after the other. */
export async function lockSandboxAccount(tx: Tx, customerId: string): Promise<SandboxAccount | null> {
  const [row] = await tx
    .select({ state: accounts.state })
    .from(accounts)
    .where(eq(accounts.customerId, customerId))
    .for('update');
  return row ? parseAccount(row.state) : null;
}

// Until the commit, so that changes become visible in the order of their numbers and `changedSince` misses none.
const LOCK_CHANGES = {
  name: 'payments.lock-changes',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('payment_sandbox_accounts', 0))`,
};

/** Call it last in a transaction: others wait for its end. */
async function nextChange(tx: Tx): Promise<number> {
  await namedQuery(tx, LOCK_CHANGES, []);
  const [last] = await tx
    .select({ change: sql<number>`coalesce(max(${accounts.change}), 0)::int` })
    .from(accounts);
  return last!.change + 1;
}

export async function updateAccount(tx: Tx, state: SandboxAccount, dueAt: Date | null): Promise<void> {
  const change = await nextChange(tx);
  await tx.update(accounts).set({ state, dueAt, change }).where(eq(accounts.customerId, state.customerId));
}

export async function findChangedSince(
  queries: Queries,
  change: number,
): Promise<{ customerId: string; change: number }[]> {
  return queries
    .select({ customerId: accounts.customerId, change: accounts.change })
    .from(accounts)
    .where(gt(accounts.change, change))
    .orderBy(asc(accounts.change));
}

/** What a command came to; `answer` is what its caller is told. */
export type SandboxRequest = { refusal: RefusalReason | null; answer: string | null };

/** Read it under the lock of the account. */
export async function findRequest(tx: Tx, key: string): Promise<SandboxRequest | null> {
  const [row] = await tx
    .select({ refusal: requests.refusal, answer: requests.answer })
    .from(requests)
    .where(eq(requests.key, key));
  return (row as SandboxRequest | undefined) ?? null;
}

export async function insertRequest(tx: Tx, key: string, request: SandboxRequest, now: Date): Promise<void> {
  await tx.insert(requests).values({ key, ...request, createdAt: now });
}
