import { createHash } from 'node:crypto';
import { namedQuery, type Queries } from './database.ts';

/** What can be locked, in the one order in which locks are taken; spots by ascending id (DESIGN.md §3). */
export type Lockable = { of: 'organization' | 'member' | 'spot'; id: string };

const LOCK = {
  name: 'advisory-locks.take',
  // The rows of unnest come in the array's order, so the locks are taken in it.
  text: 'SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key',
};

/** 64 bits of a hash: two different things that share a key wait for each other, which harms nobody. */
const keyOf = ({ of, id }: Lockable): string =>
  createHash('sha256').update(`${of}:${id}`).digest().readBigInt64BE().toString();

/** The statement that takes `locks`, in the given order, until the transaction (or savepoint) ends. */
export const lockStatement = (locks: readonly Lockable[]) => ({ ...LOCK, values: [locks.map(keyOf)] });

/** Takes `locks` in the given order. What they protect must be read by a later statement, which sees the latest. */
export async function takeLocks(tx: Queries, locks: readonly Lockable[]): Promise<void> {
  const { values, ...statement } = lockStatement(locks);
  await namedQuery(tx, statement, values);
}
