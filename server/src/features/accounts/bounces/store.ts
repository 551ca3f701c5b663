import { DAY_MS } from '@chargerota/domain';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';

/** After a year an address gets a mail once more: it may belong to somebody else by then. */
export const expiredBounces: ExpiredRows = {
  name: 'housekeeping.bounced-addresses',
  text: 'DELETE FROM bounced_addresses WHERE greatest(bounced_at, lifted_at) <= $1',
  keep: 365 * DAY_MS,
};

/** As it is stored: accounts and invitations of earlier versions can have capital letters. */
export const keyOf = (address: string): string => address.toLowerCase();

const AMONG = {
  name: 'bounces.among',
  text: 'SELECT address FROM bounced_addresses WHERE address = ANY ($1::text[]) AND lifted_at IS NULL',
};

/** The keys of those addresses where mail bounces. */
export async function listBounced(queries: Queries, addresses: readonly string[]): Promise<string[]> {
  const rows = await namedQuery<{ address: string }>(queries, AMONG, [addresses.map(keyOf)]);
  return rows.map(({ address }) => address);
}

// A mail that was sent before the address worked again says nothing about now.
const RECORD = {
  name: 'bounces.record',
  text: `
    INSERT INTO bounced_addresses AS b (address, bounced_at) VALUES ($1, $3)
    ON CONFLICT (address) DO UPDATE SET bounced_at = excluded.bounced_at, lifted_at = NULL WHERE b.lifted_at <= $2
    RETURNING address`,
};

/** False if that was known, or if the mail was sent before the address worked again. */
export async function insertBounce(
  tx: Tx,
  { address, sentAt, now }: { address: string; sentAt: Date; now: Date },
): Promise<boolean> {
  return (await namedQuery(tx, RECORD, [keyOf(address), sentAt, now])).length === 1;
}

const LIFT = {
  name: 'bounces.lift',
  text: 'UPDATE bounced_addresses SET lifted_at = $2 WHERE address = $1 AND lifted_at IS NULL RETURNING address',
};

/** False if no mail to the address has bounced. */
export const markLifted = async (tx: Tx, address: string, now: Date): Promise<boolean> =>
  (await namedQuery(tx, LIFT, [keyOf(address), now])).length === 1;

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
