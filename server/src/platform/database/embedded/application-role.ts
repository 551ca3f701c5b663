import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { SUPERUSER } from './initialize.ts';

/** The role of the application, which owns its database and what is in it, and nothing else. */
export const APPLICATION_ROLE = 'chargerota_app';

/** Its name. */
export const DATABASE = 'chargerota';

/**
 * Makes sure that there are the application's database and a role that owns it, and no superuser. Its password is new at
 * each start, and known only to this process. Folders of older versions, where the superuser owned all, are handed over.
 * @param superuser the superuser's connection string of a database
 */
export async function prepareApplication(
  superuser: (database: string) => string,
): Promise<{ database: string; role: string; password: string }> {
  const password = randomBytes(24).toString('base64url');
  await as(superuser('postgres'), async (server) => {
    if (!(await exists(server, 'SELECT FROM pg_roles WHERE rolname = $1', APPLICATION_ROLE)))
      await server.query(`CREATE ROLE ${APPLICATION_ROLE}`);
    await server.query(
      `ALTER ROLE ${APPLICATION_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
    );
    if (!(await exists(server, 'SELECT FROM pg_database WHERE datname = $1', DATABASE)))
      await server.query(`CREATE DATABASE ${DATABASE}`);
    await server.query(`ALTER DATABASE ${DATABASE} OWNER TO ${APPLICATION_ROLE}`);
  });
  await as(superuser(DATABASE), (database) => database.query(HAND_OVER));
  return { database: DATABASE, role: APPLICATION_ROLE, password };
}

async function as(url: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'chargerota-owner' });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

const exists = async (client: Client, text: string, name: string) =>
  (await client.query(text, [name])).rowCount === 1;

/**
 * Gives the application's role what the superuser owns: all, or nothing. REASSIGN OWNED refuses the superuser that
 * initdb made. Sequences of columns and members of extensions follow what they belong to; btree_gist, which has no data,
 * stays.
 */
const HAND_OVER = `
  DO $$
  DECLARE thing record;
  BEGIN
    FOR thing IN
      WITH owned AS (
        SELECT 'pg_namespace'::regclass AS catalog, oid, 'SCHEMA' AS kind, quote_ident(nspname) AS name, oid AS within
        FROM pg_namespace WHERE nspowner = '${SUPERUSER}'::regrole
        UNION ALL
        SELECT 'pg_class'::regclass, oid, 'TABLE', oid::regclass::text, relnamespace
        FROM pg_class WHERE relowner = '${SUPERUSER}'::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S')
        UNION ALL
        SELECT 'pg_proc'::regclass, oid, 'ROUTINE', oid::regprocedure::text, pronamespace
        FROM pg_proc WHERE proowner = '${SUPERUSER}'::regrole
        UNION ALL
        SELECT 'pg_type'::regclass, oid, 'TYPE', oid::regtype::text, typnamespace
        FROM pg_type WHERE typowner = '${SUPERUSER}'::regrole AND typtype IN ('d', 'e', 'r'))
      SELECT kind, name FROM owned
      WHERE within NOT IN (SELECT oid FROM pg_namespace WHERE nspname ~ '^pg_' OR nspname = 'information_schema')
        AND NOT EXISTS (
          SELECT FROM pg_depend d WHERE d.classid = catalog AND d.objid = owned.oid AND d.deptype IN ('a', 'e', 'i'))
    LOOP
      EXECUTE format('ALTER %s %s OWNER TO ${APPLICATION_ROLE}', thing.kind, thing.name);
    END LOOP;
  END $$`;
