// The effects of migration 0016_subscriptions-of-billing on a database in use.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dropDatabase, execute, withDatabase } from '../../../testing/administration.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

const MIGRATION = '0016_subscriptions-of-billing';
const MIGRATIONS = new URL('../../../migrations', import.meta.url).pathname;
const name = `chargerota_test_${randomUUID().replaceAll('-', '')}`;

type Journal = { entries: { tag: string }[] };

let database: Database;
let folder: string;
beforeEach(async () => {
  const { url } = inject('testServer');
  await execute(url, `CREATE DATABASE ${name}`);
  database = openDatabase({ connectionString: withDatabase(url, name), max: 2 });
  folder = await mkdtemp(join(tmpdir(), 'chargerota-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await dropDatabase(inject('testServer').url, name);
  await rm(folder, { recursive: true });
});

/** Applies the journal's migrations up to the one under test, without or with it. */
async function migrateTo(position: 'before' | 'after') {
  const { entries, ...journal } = JSON.parse(
    await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  const index = entries.findIndex(({ tag }) => tag === MIGRATION);
  const applied = entries.slice(0, position === 'before' ? index : index + 1);
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: applied }));
  await migrate(database.drizzle, { migrationsFolder: folder });
}

/** A value for every column that moved, by its name before the migration. */
const PAYING = {
  subscription_status: 'past_due',
  subscription_plan: 'premium',
  billing_email: 'books@example.org',
  payment_customer_id: 'cus_1',
  payment_subscription_id: 'sub_1',
  payment_method_id: 'pm_1',
  trial_start_date: new Date('2026-09-01T08:00:00Z'),
  trial_end_date: new Date('2026-09-15T08:00:00Z'),
  is_in_trial: false,
  trial_used: true,
  billing_cycle_start: new Date('2026-10-15T08:00:00Z'),
  billing_cycle_end: new Date('2026-11-15T08:00:00Z'),
  next_renewal_date: new Date('2026-11-16T08:00:00Z'),
  last_billing_amount_cents: 3000,
  currency: 'eur',
  auto_renew_enabled: false,
  cancellation_date: new Date('2026-11-10T08:00:00Z'),
  cancellation_reason: 'moving',
  additional_locations: 2,
};
const ON_TRIAL = { ...PAYING, subscription_status: 'trial', subscription_plan: 'basic', is_in_trial: true };

test('every existing organization keeps its plan, its trial and its way of paying', async () => {
  await migrateTo('before');
  const created = new Date('2026-09-01T08:00:00Z');
  const changed = new Date('2026-11-01T08:00:00Z');
  const facts = [PAYING, ON_TRIAL].map((subscription) => ({ id: newId(), subscription }));
  for (const { id, subscription } of facts) {
    const row = {
      id,
      name: 'Harborline',
      contact_email: 'office@example.org',
      timezone: 'UTC',
      created_at: created,
      updated_at: changed,
      ...subscription,
    };
    const columns = Object.keys(row);
    await database.pool.query(
      `INSERT INTO organizations (${columns.join()}) VALUES (${columns.map((_, i) => `$${i + 1}`).join()})`,
      Object.values(row),
    );
  }

  await migrateTo('after');
  const { rows } = await database.pool.query('SELECT * FROM subscriptions ORDER BY organization_id');
  expect(rows).toEqual(
    facts.map(({ id, subscription: { subscription_status: status, subscription_plan: plan, ...moved } }) => ({
      organization_id: id,
      status,
      plan,
      ...moved,
      created_at: created,
      updated_at: changed,
    })),
  );
  const left = await database.pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'organizations'`,
  );
  const names = left.rows.map((column) => column.name);
  expect(names.filter((column) => column in PAYING)).toEqual([]);
  expect(names).toContain('requires_agreement');
});
