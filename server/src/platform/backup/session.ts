import { escapeIdentifier, type Client, type ClientConfig } from 'pg';
import { makeClient } from '../database/address.ts';
import { BackupError, type TableColumns } from './format.ts';

/**
 * Values are written and read in the same way whatever the server's settings are, and nothing ends work that takes long.
 * `transaction_timeout` is of PostgreSQL 17.
 */
const SETTINGS = {
  client_encoding: 'UTF8',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
};

/** Only for the transaction: a pooler may give the session to somebody else afterwards. */
const SET = `
  SELECT set_config(known.name, wanted.value, true)
  FROM jsonb_each_text($1::jsonb) AS wanted (name, value)
  JOIN pg_settings known ON lower(known.name) = lower(wanted.name)`;

/** Those of the application's pool; COPY does not share the connection with other statements. */
const WITHOUT_LIMITS = {
  query_timeout: undefined,
  statement_timeout: undefined,
  lock_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
  pipeline: false,
} satisfies ClientConfig;

/** Opens a connection of its own for work that takes long. */
export async function connectAlone(config: ClientConfig): Promise<Client> {
  const client = makeClient({ ...config, ...WITHOUT_LIMITS });
  // Whatever is under way fails too.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Applies the settings above, and `more`, to the transaction; it has its snapshot from then on. */
export async function applySettings(
  client: Client,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await client.query(SET, [JSON.stringify({ ...SETTINGS, ...more })]);
}

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'
  GROUP BY c.relname ORDER BY c.relname COLLATE "C"`;

/** The tables of the application with their columns, without generated ones; migrations write their own. */
export async function listTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(TABLES);
  return rows;
}

const OWNERS = `
  SELECT DISTINCT pg_get_userbyid(relowner)::text AS owner, current_user::text AS account FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT pg_has_role(relowner, 'USAGE')`;

/** @throws BackupError if the account may read and write the tables, but does not own them */
export async function requireOwner(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: string; account: string }>(OWNERS);
  const [other] = rows;
  if (other)
    throw new BackupError(
      `The tables belong to ${other.owner}, and ${other.account} may not do this: use the DATABASE_URL of ${other.owner}.`,
    );
}

export const inSql = (names: readonly string[]): string => names.map(escapeIdentifier).join(', ');
