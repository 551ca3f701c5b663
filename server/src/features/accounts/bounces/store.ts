import { DAY_MS } from '@chargerota/domain';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { bouncedAddresses as bounced } from './tables.ts';

/** After a year an address gets a mail once more: it may belong to somebody else by then. */
export const expiredBounces: ExpiredRows = {
  table: bounced,
  isOver: (until) => lte(sql`greatest(${bounced.bouncedAt}, ${bounced.liftedAt})`, until),
  keep: 365 * DAY_MS,
};

/** As it is stored: accounts and invitations of earlier versions can have capital letters. */
export const keyOf = (address: string): string => address.toLowerCase();

/** The keys of those addresses where mail bounces. */
export async function listBounced(queries: Queries, addresses: readonly string[]): Promise<string[]> {
  const rows = await queries
    .select({ address: bounced.address })
    .from(bounced)
    .where(and(inArray(bounced.address, addresses.map(keyOf)), isNull(bounced.liftedAt)));
  return rows.map(({ address }) => address);
}

/** False if that was known, or if the mail was sent before the address worked again: that says nothing about now. */
export async function insertBounce(
  tx: Tx,
  { address, sentAt, now }: { address: string; sentAt: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(bounced)
    .values({ address: keyOf(address), bouncedAt: now })
    .onConflictDoUpdate({
      target: bounced.address,
      set: { bouncedAt: now, liftedAt: null },
      setWhere: lte(bounced.liftedAt, sentAt),
    });
  return rowCount === 1;
}

/** False if no mail to the address has bounced. */
export async function markLifted(tx: Tx, address: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(bounced)
    .set({ liftedAt: now })
    .where(and(eq(bounced.address, keyOf(address)), isNull(bounced.liftedAt)));
  return rowCount === 1;
}

const READERS = {
  name: 'bounces.readers',
  text: `
    SELECT m.organization_id AS "organizationId", u.id AS "userId"
    FROM users u JOIN organization_memberships m ON m.user_id = u.id AND m.status IN ('active', 'pending')
    WHERE lower(u.email) = $1
    UNION ALL
    SELECT organization_id, NULL FROM invitations WHERE lower(email) = $1 AND status = 'pending'`,
};

/** An organization that shows the address: as that of a member, or of an invitation, which has no user. */
export type BounceReader = { organizationId: string; userId: string | null };

export const listReaders = (queries: Queries, address: string): Promise<BounceReader[]> =>
  namedQuery(queries, READERS, [keyOf(address)]);
