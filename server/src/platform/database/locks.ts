import { createHash } from 'node:crypto';
import { namedQuery, type Tx } from './database.ts';
import type { Statement } from './statement-group.ts';

/** The one order in which locks are taken everywhere, to prevent deadlocks (docs/architecture.md). */
const KINDS = ['organization', 'member', 'spot'] as const;

/** Locks for what no constraint can decide, such as counts against a limit or a cap. */
export type Lockable = { of: (typeof KINDS)[number]; id: string };

// The rows of unnest come in the array's order, so the locks are taken in it.
const TAKE = 'SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key';

const inOrder = (one: Lockable, other: Lockable): number =>
  KINDS.indexOf(one.of) - KINDS.indexOf(other.of) || (one.id < other.id ? -1 : 1);

/** 64 bits of a hash. Two things with the same key only wait for each other. */
const keyOf = ({ of, id }: Lockable): string =>
  createHash('sha256').update(`${of}:${id}`).digest().readBigInt64BE().toString();

/**
 * Takes `locks` in the one order, spots by ascending id, until the transaction (or a savepoint that is rolled back) ends.
 * Comes before any lock on rows. What they protect must be read by a later statement, which sees what the previous holder
 * committed. The statement's name says what is locked, to those who watch the order (server/testing/lock-order.ts).
 */
export function lockStatement(locks: readonly Lockable[]): Statement {
  const ordered = locks.toSorted(inOrder);
  const kinds = new Set(ordered.map((lock) => lock.of));
  return { name: `locks.${[...kinds].join('-')}`, text: TAKE, values: [ordered.map(keyOf)] };
}

/** As lockStatement, at once. */
export async function takeLocks(tx: Tx, locks: readonly Lockable[]): Promise<void> {
  const { values, ...statement } = lockStatement(locks);
  await namedQuery(tx, statement, values);
}

/** Before counting members, invitations, locations or spots against an organization's plan. */
export const lockOrganization = (tx: Tx, id: string): Promise<void> =>
  takeLocks(tx, [{ of: 'organization', id }]);
