import { createHash } from 'node:crypto';
import { namedQuery, type Tx } from './database.ts';
import type { Statement } from './statement-group.ts';

/**
 * What can be locked for what no constraint can decide: counts against a limit or a cap. Listed in the one order in
 * which locks are taken everywhere, spots by ascending id, so that nobody waits in a circle (DESIGN.md §3).
 */
export type Lockable = { of: 'organization' | 'member' | 'spot'; id: string };

const LOCK = {
  name: 'locks.take',
  // The rows of unnest come in the array's order, so the locks are taken in it.
  text: 'SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key',
};

/** 64 bits of a hash: two things that share a key wait for each other, which harms nobody. */
const keyOf = ({ of, id }: Lockable): string =>
  createHash('sha256').update(`${of}:${id}`).digest().readBigInt64BE().toString();

/**
 * Takes `locks` in the given order, until the transaction (or a savepoint that is rolled back) ends. What they protect
 * must be read by a later statement, which sees what the previous holder committed.
 */
export const lockStatement = (locks: readonly Lockable[]): Statement => ({
  ...LOCK,
  values: [locks.map(keyOf)],
});

/** As lockStatement, at once. */
export async function takeLocks(tx: Tx, locks: readonly Lockable[]): Promise<void> {
  const { values, ...statement } = lockStatement(locks);
  await namedQuery(tx, statement, values);
}

/** Before counting members, invitations, locations or spots against an organization's plan. */
export const lockOrganization = (tx: Tx, id: string): Promise<void> =>
  takeLocks(tx, [{ of: 'organization', id }]);
