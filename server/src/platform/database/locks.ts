import { namedQuery, type Tx } from './database.ts';

/**
 * Locks that end with the transaction, for what no constraint can decide: counts against a limit or a cap. Taken in one
 * order everywhere (organization, member, spots by ascending id), so that nobody waits in a circle (DESIGN.md §3). What
 * is counted must be read by a later statement, which sees what the previous holder committed.
 */
const LOCK = {
  name: 'locks.take',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
};

/** Before counting members, invitations, locations or spots against an organization's plan. */
export const lockOrganization = (tx: Tx, organizationId: string) =>
  lock(tx, `organization:${organizationId}`);

async function lock(tx: Tx, what: string): Promise<void> {
  await namedQuery(tx, LOCK, [what]);
}
