import { createHash } from 'node:crypto';
import { sendStatement, type Tx } from './database.ts';
import type { Statement } from './statement-group.ts';

/** The order in which locks are taken everywhere, to prevent deadlocks (docs/architecture.md). */
const KINDS = ['organization', 'line', 'member', 'spot'] as const;

/** Locks for decisions that no constraint can make, such as counts against a limit or a cap. */
export type Lockable = { of: (typeof KINDS)[number]; id: string };

// unnest returns its rows in the array's order, so the locks are taken in that order.
const TAKE = 'SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key';

const inOrder = (one: Lockable, other: Lockable): number =>
  KINDS.indexOf(one.of) - KINDS.indexOf(other.of) || (one.id < other.id ? -1 : 1);

/** 64 bits of a hash. Two things that happen to share a key only wait for each other. */
const keyOf = ({ of, id }: Lockable): string =>
  createHash('sha256').update(`${of}:${id}`).digest().readBigInt64BE().toString();

/**
 * Takes `locks` in the fixed order (spots by ascending id) until the transaction, or a savepoint that is rolled back,
 * ends. Take them before any lock on rows. Read the data that they protect in a later statement, which sees what the
 * previous holder committed. The statement's name tells server/testing/lock-order.ts what is locked.
 */
export function lockStatement(locks: readonly Lockable[]): Statement {
  const ordered = locks.toSorted(inOrder);
  const kinds = new Set(ordered.map((lock) => lock.of));
  return { name: `locks.${[...kinds].join('-')}`, text: TAKE, values: [ordered.map(keyOf)] };
}

/** Like lockStatement, but runs it. */
export async function takeLocks(tx: Tx, locks: readonly Lockable[]): Promise<void> {
  await sendStatement(tx, lockStatement(locks));
}

/** Take this before counting members, invitations, locations or spots against an organization's plan. */
export const lockOrganization = (tx: Tx, id: string): Promise<void> =>
  takeLocks(tx, [{ of: 'organization', id }]);
