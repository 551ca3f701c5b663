import { escapeLiteral, type Client } from 'pg';
import { BackupError, type TableColumns } from '../format.ts';
import { inSql, listTables } from '../session.ts';

/** Sums of the installation, and months that are counted anew from the reservations. */
export const COUNTED: readonly string[] = [
  'report_sums',
  'reservation_days',
  'reservation_months',
  'reservation_sums',
];

/** What is the installation's own, or over within the hour: a link to change an address or a password, an attempt. */
export const LEFT_BEHIND: readonly string[] = [
  ...COUNTED,
  'billing_reconciliations',
  'bounced_addresses',
  'email_change_tokens',
  'email_changes',
  'idempotency_keys',
  'known_browsers',
  'live_epochs',
  'live_events',
  'operator_log_entries',
  'operator_recovery_codes',
  'operators',
  'password_reset_tokens',
  'payment_sandbox_requests',
  'phone_confirmations',
  'provider_trips',
  'rate_limits',
  'saved_replies',
];

/** The keys with which codes on chargers and links in mails are signed, and by which push services know the sender. */
export const KEYS = `key IN ('link-key', 'vapid')`;

/** A table with the condition, in SQL, for the organization's rows in it, or for those of some of its people. */
export type MovingTable = TableColumns & { rowsOf: (people: readonly string[]) => string };

export type Moving = { organization: { id: string; name: string }; people: string[]; tables: MovingTable[] };

/**
 * The rows of an organization, in an order in which each row comes after those to which it refers: all with its id, the
 * people to whom these refer, and what is theirs alone.
 */
export async function rowsOfOrganization(client: Client, nameOrId: string): Promise<Moving> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'SELECT id, name FROM organizations WHERE id::text = lower($1) OR lower(name) = lower($1) ORDER BY id',
    [nameOrId],
  );
  const [organization, ...others] = rows;
  if (!organization) throw new BackupError(`There is no organization ${nameOrId}.`);
  if (others.length > 0)
    throw new BackupError(
      `There are ${rows.length} organizations called ${nameOrId}: give one of their ids, ${rows.map(({ id }) => id).join(', ')}.`,
    );
  const { id } = organization;
  const people = await findPeople(client, 'organization_id = $1', id);
  const own = escapeLiteral(id);
  const isOneOf = (people: readonly string[]) => `IN (${people.map(escapeLiteral).join(', ') || 'NULL'})`;
  const ofTickets: MovingTable['rowsOf'] = (some) =>
    `ticket_id IN (SELECT id FROM tickets WHERE user_id ${isOneOf(some)})`;
  const special: Record<string, MovingTable['rowsOf']> = {
    organizations: () => `id = ${own}`,
    users: (some) => `id ${isOneOf(some)}`,
    server_settings: () => KEYS,
    payment_sandbox_accounts: () =>
      `customer_id IN (SELECT payment_customer_id FROM subscriptions WHERE organization_id = ${own})`,
    ticket_responses: ofTickets,
    ticket_status_history: ofTickets,
  };
  const tables = (await movingTables(client)).map(({ name, columns }): MovingTable => {
    const known = special[name];
    if (known) return { name, columns, rowsOf: known };
    if (columns.includes('organization_id'))
      return { name, columns, rowsOf: () => `organization_id = ${own}` };
    if (columns.includes('user_id')) return { name, columns, rowsOf: (some) => `user_id ${isOneOf(some)}` };
    throw new BackupError(`Nothing says which rows of ${name} are an organization’s.`);
  });
  return { organization, people, tables };
}

const REFERENCES = `
  SELECT c.relname AS table, a.attname AS column
  FROM pg_constraint k
  JOIN pg_class c ON c.oid = k.conrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass
    AND EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'organization_id')`;

/** The ids of all to whom rows refer that meet a condition on their organization. */
export async function findPeople(client: Client, condition: string, id: string): Promise<string[]> {
  const { rows: references } = await client.query<{ table: string; column: string }>(REFERENCES);
  const each = references.map(
    ({ table, column }) =>
      `SELECT ${inSql([column])} AS id FROM ${inSql([table])} WHERE ${condition} AND ${inSql([column])} IS NOT NULL`,
  );
  const { rows } = await client.query<{ id: string }>(`${each.join(' UNION ')} ORDER BY id`, [id]);
  return rows.map((row) => row.id);
}

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint
  WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conrelid <> confrelid`;

/** The tables that move, each after those to which it refers. Numbers that the database gives are its own. */
export async function movingTables(client: Client): Promise<TableColumns[]> {
  const all = (await listTables(client)).filter(({ name }) => !LEFT_BEHIND.includes(name));
  const { rows: keys } = await client.query<{ from: string; to: string }>(FOREIGN_KEYS);
  // First people: of some, other tables get another id.
  const ordered = new Map(all.filter(({ name }) => name === 'users').map((table) => [table.name, table]));
  while (ordered.size < all.length) {
    const next = all.filter(
      ({ name }) =>
        !ordered.has(name) &&
        keys.every(({ from, to }) => from !== name || ordered.has(to) || LEFT_BEHIND.includes(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of next) ordered.set(table.name, withoutNumbers(table));
  }
  return [...ordered.values()];
}

/** Tickets get new numbers, and their answers come from no operator whom the other installation knows. */
const NOT_MOVED = ['tickets.number', 'ticket_responses.operator_id'];

const withoutNumbers = ({ name, columns }: TableColumns): TableColumns => ({
  name,
  columns: columns.filter((column) => !NOT_MOVED.includes(`${name}.${column}`)),
});
