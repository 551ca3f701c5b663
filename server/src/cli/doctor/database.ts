// What the application needs of its database. Nothing stays there.
import type { Client } from 'pg';
import { type DatabaseAddress, clientFor } from '../../platform/database/address.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import { readMigrations } from '../../platform/database/migrations.ts';
import { makeReadiness } from '../../platform/database/readiness.ts';
import { judgeSchema, type SchemaState } from '../../platform/database/schema-state.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

/** Of the database's clock against ours; second factors and sign-in with Google allow for 30 s. */
const MOST_SKEW_MS = 5000;

type Wanted = {
  /** Whether it is the embedded one. */
  isOwn: boolean;
  /** Whether a start applies migrations. */
  migrates: boolean;
  now?: () => number;
};

/** Of a database that can be reached, is new enough and lets sessions through. */
export async function checkDatabase(
  address: DatabaseAddress,
  { isOwn, migrates, now = Date.now }: Wanted,
): Promise<Finding[]> {
  const client = clientFor(address, {});
  await client.connect();
  try {
    const applied = await appliedMigrations(client);
    const state = judgeSchema(applied, readMigrations());
    const isNew = applied.length === 0;
    return [
      await checkVersion(client),
      ...(await checkRights(client, isOwn, state.pending.length > 0 || migrates)),
      describeSchema(state, isNew),
      ok('pooler', 'None that shares sessions.'),
      ...(isNew || state.refusal ? [] : [await checkWrites(address)]),
      await checkClock(client, now),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

async function one<Row extends object>(client: Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text);
  return rows[0]!;
}

async function checkVersion(client: Client): Promise<Finding> {
  const { version, megabytes } = await one<{ version: string; megabytes: number }>(
    client,
    `SELECT current_setting('server_version') AS version,
      (pg_database_size(current_database()) / 1000000)::float8 AS megabytes`,
  );
  return ok('database', `PostgreSQL ${version}, ${megabytes} MB.`);
}

const RIGHTS = `
  SELECT current_user AS account, current_database() AS database, current_schema() AS schema,
    (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
    has_schema_privilege(current_schema(), 'CREATE') AS "mayMakeTables",
    has_database_privilege(current_database(), 'CREATE')
      OR EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gist') AS "hasExtension",
    (SELECT string_agg(relname, ', ') FROM (
      SELECT relname FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
          AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
      ORDER BY relname LIMIT 3) barred) AS barred`;

type Rights = {
  account: string;
  database: string;
  schema: string | null;
  isSuperuser: boolean;
  mayMakeTables: boolean | null;
  hasExtension: boolean;
  barred: string | null;
};

async function checkRights(client: Client, isOwn: boolean, migrates: boolean): Promise<Finding[]> {
  const rights = await one<Rights>(client, RIGHTS);
  const { account, database, schema, barred } = rights;
  const missing: Finding[] = [];
  const owned = `ALTER DATABASE ${database} OWNER TO ${account}`;
  if (migrates && !rights.hasExtension)
    missing.push(
      wrong('rights', `${account} may not create the extension btree_gist: ${owned}, or create it for it.`),
    );
  if (migrates && !rights.mayMakeTables)
    missing.push(
      wrong(
        'rights',
        `${account} may not make tables in ${schema ?? 'any schema'}, as migrations do: ${owned}.`,
      ),
    );
  if (barred !== null)
    missing.push(
      wrong(
        'rights',
        `${account} may not read and write ${barred}: give it these tables (ALTER TABLE … OWNER TO).`,
      ),
    );
  if (missing.length > 0) return missing;
  return rights.isSuperuser && !isOwn
    ? [note('rights', `${account} is a superuser: an account that owns ${database}, and no more, is safer.`)]
    : [ok('rights', `${account} has what it needs.`)];
}

function describeSchema({ pending, refusal }: SchemaState, isNew: boolean): Finding {
  if (isNew)
    return note('schema', 'There are no tables yet: the first start makes them, or chargerota migrate.');
  if (refusal) return wrong('schema', refusal);
  return pending.length > 0
    ? note(
        'schema',
        `It lacks ${pending.map(({ name }) => name).join(', ')}: the next start applies it, or chargerota migrate.`,
      )
    : ok('schema', 'It is what this version needs.');
}

async function checkWrites(address: DatabaseAddress): Promise<Finding> {
  const database = openDatabase({ ...address, max: 1 });
  const readiness = makeReadiness(database);
  try {
    const reason = await readiness.whyNotReady();
    return reason === null
      ? ok('writes', 'The database takes them.')
      : wrong(
          'writes',
          `The database takes none (${reason}): look at its disk, and whether it is a standby.`,
        );
  } finally {
    await readiness.close();
    await database.close();
  }
}

async function checkClock(client: Client, now: () => number): Promise<Finding> {
  const asked = now();
  const { at } = await one<{ at: number }>(
    client,
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at',
  );
  const answered = now();
  // It was read at some moment in between.
  const skew = Math.max(asked - at, at - answered, 0);
  return skew > MOST_SKEW_MS
    ? wrong(
        'clock',
        `This computer and the database are ${Math.round(skew / 1000)} s apart: set both by NTP, or reminders come at wrong times.`,
      )
    : ok('clock', 'This computer and the database agree.');
}
