import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';

/** Tables that have an organization but whose keys and indexes do not begin with it, and why. */
const NOT_LED_BY_ORGANIZATION = [
  // Belongs to an account; its organization does not exist yet.
  'incomplete_registrations',
  // The link's token is all that identifies an invited person.
  'invitation_tokens',
  // A link of a message names nothing but its token; the offer that it stands for has an organization.
  'waitlist_offer_links',
  // A queue of the whole installation: an instance takes due jobs of every organization.
  'jobs',
  // Events of the whole installation, deleted after minutes: an instance reads what was committed since its last look,
  // by transaction and for every organization.
  'live_events',
];

/** Tables whose time comes from the database's clock, and why. */
const BY_THE_DATABASE_CLOCK = [
  // The instant only decides when the row is deleted, and the clocks of instances differ.
  'live_events',
  // Nothing is decided by it.
  'schema_migrations',
];

/** Indexes that begin with an expression, and why. */
const LED_BY_EXPRESSION = [
  // A hash of the spot separates chargers whose ids are similar; the organization comes after it.
  'reservations_spot_period_excl',
  // Housekeeping looks for the oldest reservations of all organizations without asking each.
  'reservations_ended_at_idx',
];

/** Indexes of a tenant's table that serve the whole installation, and why. */
const OF_THE_INSTALLATION = [
  // Every instance delivers and deletes notifications of all organizations.
  'notifications_due_idx',
  'notifications_done_idx',
  // So does what writes the reminders of all organizations.
  'reservations_next_due_at_idx',
  // Operators look at what has failed, and at what was charged, in all organizations.
  'notifications_error_idx',
  'refused_bookings_date_idx',
  'billing_history_created_idx',
  // Housekeeping deletes what is long over in lines, in all organizations.
  'waitlist_entries_ends_idx',
  'waitlist_offers_created_idx',
  // Of closures in all organizations, those that return every year are made anew, and what is long over is deleted.
  'closures_yearly_idx',
  'closures_ends_at_idx',
  // A message of the payment provider names its customer, who belongs to one organization at most.
  'subscriptions_customer_key',
  // The link of a wall display names nothing but its token.
  'displays_token_hash_key',
  // The nightly comparison looks for renewals that are overdue, in all organizations.
  'subscriptions_renewal_idx',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 });
});
afterAll(() => database.dispose());

/** The tables of tenants; $1 are the exceptions. */
const TENANT_TABLES = `select attrelid from pg_attribute join pg_class c on c.oid = attrelid
  where attname = 'organization_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and c.relname <> all($1)`;

async function names(sql: string, exceptions = NOT_LED_BY_ORGANIZATION): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(sql, [exceptions]);
  return rows.map((found) => found.name);
}

it('finds the tenant tables that the following rules are about', async () => {
  const tables = await names(`select attrelid::regclass::text as name from (${TENANT_TABLES}) t`);
  expect(tables).toEqual(expect.arrayContaining(['reservations', 'spots', 'locations', 'notifications']));
});

it('leads the primary key of every tenant table with its organization', async () => {
  const offenders = await names(`
    select attrelid::regclass::text as name from (${TENANT_TABLES}) t
    where not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.conrelid = t.attrelid and k.contype = 'p' and a.attname = 'organization_id')`);
  expect(offenders, 'begin their keys with it: primaryKey({ columns: [t.organizationId, t.id] })').toEqual(
    [],
  );
});

it('keeps every reference between tenant tables inside one organization', async () => {
  const offenders = await names(`
    select k.conname as name from pg_constraint k
    where k.contype = 'f'
      and k.conrelid in (select attrelid from pg_attribute where attname = 'organization_id')
      and k.confrelid in (${TENANT_TABLES})
      and not exists (
        select from unnest(k.conkey, k.confkey) as pair(mine, theirs)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.mine
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.theirs
        where a.attname = 'organization_id' and b.attname = 'organization_id')`);
  expect(offenders, 'refer by organization and id: foreignKey over both columns').toEqual([]);
});

it('leads every index of a tenant table with its organization or with the member whose own rows it lists', async () => {
  const offenders = await names(`
    select i.indexrelid::regclass::text as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid in (${TENANT_TABLES}) and a.attname not in ('organization_id', 'user_id')`);
  expect(offenders.toSorted()).toEqual(OF_THE_INSTALLATION.toSorted());
  const led = await names(`
    select i.indexrelid::regclass::text as name from pg_index i
    where i.indrelid in (${TENANT_TABLES}) and i.indkey[0] = 0`);
  expect(led.toSorted()).toEqual(LED_BY_EXPRESSION.toSorted());
});

it('keeps every instant with its zone and leaves its value to the injected clock', async () => {
  const offenders = await names(
    `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> all($1)
      and (data_type = 'timestamp without time zone'
        or column_default ~* '(now|current_|clock_|statement_|transaction_)')`,
    BY_THE_DATABASE_CLOCK,
  );
  expect(offenders).toEqual([]);
});
