import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createReservation, listUserReservations } from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { openBackupFolder, unpack } from '../../testing/backup-files.ts';
import { book, wishFor } from '../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeLocation } from '../../testing/make-location.ts';
import { makeMember, type TestMember } from '../../testing/make-member.ts';
import { makeOrganization } from '../../testing/make-organization.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { makeUser } from '../../testing/make-user.ts';
import { openProxy } from '../../testing/open-proxy.ts';
import { organizationMemberships } from '../features/organizations/tables.ts';
import { recountMonths } from '../features/reservations/retention-store.ts';
import { newId } from '../platform/database/ids.ts';
import { bringOrganization } from '../platform/backup/organization/bring-organization.ts';
import { takeOrganization } from '../platform/backup/organization/take-organization.ts';

const madeAt = new Date('2026-11-20T15:00:00Z');
let files: Awaited<ReturnType<typeof openBackupFolder>>;
beforeAll(async () => {
  files = await openBackupFolder();
});
afterAll(() => files.remove());

let source: TestApp;
let target: TestApp;
beforeEach(async () => {
  [source, target] = await Promise.all([buildTestApp(), buildTestApp()]);
});
afterEach(async () => {
  await Promise.all([source.close(), target.close()]);
});

async function take(
  { database: { connectionString } }: Pick<TestApp, 'database'>,
  organization: string,
  {
    remove = false,
    path = files.path(`${randomUUID()}.backup`),
    patienceMs,
  }: { remove?: boolean; path?: string; patienceMs?: number } = {},
) {
  const connection = { connectionString };
  const recount = recountMonths;
  await takeOrganization({ connection, path, madeAt, organization, remove, recount, patienceMs });
  return path;
}

const bring = ({ database: { connectionString } }: TestApp, path: string, { otherKeys = false } = {}) =>
  bringOrganization({ address: { connectionString }, path, otherKeys, recount: recountMonths });

const contentsOf = async (path: string) => (await unpack(path)).manifest.tables;

/** How many rows of each table are an organization's, and its own row. */
async function rowsOf({ database: { pool } }: TestApp, id: string): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'organization_id'`);
  const counts = await Promise.all(
    rows.map(({ name }) => pool.query(`SELECT FROM ${name} WHERE organization_id = $1`, [id])),
  );
  const { rowCount } = await pool.query('SELECT FROM organizations WHERE id = $1', [id]);
  return counts.reduce((sum, each) => sum + (each.rowCount ?? 0), rowCount ?? 0);
}

test('an organization moves to a new installation with all that is its own and its people’s, and the others stay', async () => {
  const tenant = await makeTenant(source);
  const other = await makeTenant(source);
  await source.deps.keys.links();
  await target.deps.keys.links();
  const ofOther = await contentsOf(await take(source, other.id));
  const path = await take(source, tenant.id, { remove: true });
  const { header } = await unpack(path);
  expect(header.organization).toMatchObject({ id: tenant.id });
  await bring(target, path);
  expect(await contentsOf(await take(target, tenant.id))).toEqual(await contentsOf(path));
  expect(await rowsOf(source, tenant.id)).toBe(0);
  expect(await contentsOf(await take(source, other.id))).toEqual(ofOther);
  const { rows } = await source.database.pool.query('SELECT FROM users WHERE id = $1', [tenant.member.id]);
  expect(rows).toEqual([]);
  // Whoever was signed in stays so, and goes on.
  const reservations = { params: { id: tenant.member.id } };
  const there = await target.call(listUserReservations, reservations, tenant.member);
  expect(there.body.map(({ id }) => id)).toEqual([tenant.reservationId]);
  expect((await source.call(listUserReservations, reservations, tenant.member)).status).toBe(401);
});

/** A member of two organizations. */
async function joinOther(
  bench: TestApp,
  person: { id: string; cookie: string; email: string },
  organizationId: string,
) {
  await bench.database.drizzle.insert(organizationMemberships).values({
    organizationId,
    id: newId(),
    userId: person.id,
    role: 'user',
    status: 'active',
    joinedAt: bench.clock.now(),
  });
  return { ...person, organizationId } as TestMember;
}

test('whoever has an account in both keeps that of the installation to which their organization comes', async () => {
  const tenant = await makeTenant(source);
  const staying = await makeOrganization(source);
  await joinOther(source, tenant.member, staying.id);
  const known = await makeUser(target, { email: tenant.member.email.toUpperCase() });
  const path = await take(source, tenant.id, { remove: true });
  await bring(target, path);
  const { body } = await target.call(listUserReservations, { params: { id: known.id } }, known);
  expect(body.map(({ id }) => id)).toEqual([tenant.reservationId]);
  const { rows } = await target.database.pool.query('SELECT FROM users WHERE id = $1', [tenant.member.id]);
  expect(rows).toEqual([]);
  // Also a member of one that stays: the account stays too, without what has gone.
  const left = await source.call(listUserReservations, { params: { id: tenant.member.id } }, tenant.member);
  expect([left.status, left.body]).toEqual([200, []]);
});

test('an installation in use takes it only with the same keys, or if codes and links may become void; and only once', async () => {
  const tenant = await makeTenant(source);
  await makeOrganization(target);
  await source.deps.keys.links();
  await target.deps.keys.links();
  const path = await take(source, tenant.id);
  await expect(bring(target, path)).rejects.toThrow('different keys');
  expect(await rowsOf(target, tenant.id)).toBe(0);
  await bring(target, path, { otherKeys: true });
  await expect(bring(target, path, { otherKeys: true })).rejects.toThrow('there already');
});

test('nobody is in two places after a move: who has reservations at the same time in both is named as the reason', async () => {
  const tenant = await makeTenant(source);
  const organization = await makeOrganization(target);
  const location = await makeLocation(target, organization);
  const known = await makeUser(target, { email: tenant.member.email });
  const member = await joinOther(target, known, organization.id);
  const there = await book(
    target,
    member,
    wishFor(member, location, { date: '2026-11-23', timeSlot: '10-12' }),
  );
  expect(there.status).toBe(201);
  await expect(bring(target, await take(source, tenant.id), { otherKeys: true })).rejects.toThrow(
    'reservations at the same time in both',
  );
  expect(await rowsOf(target, tenant.id)).toBe(0);
});

test('a reservation that is made while the organization is taken away is in the file, or refused', async () => {
  const tenant: Tenant = await makeTenant(source);
  const members = await Promise.all([1, 2, 3, 4].map(() => makeMember(source, { id: tenant.id })));
  const location = await makeLocation(source, { id: tenant.id, timezone: 'America/New_York' }, { spots: 4 });
  const acknowledged: string[] = [];
  const bookAll = async (member: TestMember, spot: number) => {
    for (let day = 23; day <= 27; day += 1) {
      const wish = wishFor(member, location, { spot, date: `2026-11-${day}`, timeSlot: '9-10' });
      const { status, body } = await source.call(createReservation, { body: wish }, member);
      if (status === 201) acknowledged.push(body.id);
    }
  };
  const booking = Promise.all(members.map((member, spot) => bookAll(member, spot)));
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(0);
  const path = await take(source, tenant.id, { remove: true });
  await booking;
  expect(existsSync(path)).toBe(true);
  expect(await rowsOf(source, tenant.id)).toBe(0);
  await bring(target, path);
  const { rows } = await target.database.pool.query<{ id: string }>('SELECT id FROM reservations');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

test('a removal waits for a vacuum, and if that takes too long it is named', async () => {
  const organization = await makeOrganization(source);
  const vacuum = await source.database.pool.connect();
  try {
    await vacuum.query('BEGIN');
    // The lock of a vacuum.
    await vacuum.query('LOCK TABLE reservations IN SHARE UPDATE EXCLUSIVE MODE');
    await expect(take(source, organization.id, { remove: true, patienceMs: 0 })).rejects.toThrow(
      /^The table reservations is held by process \d+ of PostgreSQL \(LOCK TABLE reservations .+\): try again/,
    );
    const taken = take(source, organization.id, { remove: true });
    await expect.poll(() => isWaitedFor('reservations'), { interval: 20, timeout: 20_000 }).toBe(true);
    await vacuum.query('ROLLBACK');
    await taken;
  } finally {
    vacuum.release();
  }
  expect(await rowsOf(source, organization.id)).toBe(0);
});

async function isWaitedFor(table: string): Promise<boolean> {
  const { rowCount } = await source.database.pool.query(
    'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass',
    [table],
  );
  return rowCount! > 0;
}

test('a row that does not fit those that are there is named, and nothing is changed', async () => {
  const organization = await makeOrganization(source);
  const { pool } = target.database;
  await pool.query(`ALTER TABLE organizations ADD CONSTRAINT is_short CHECK (length(name) < 1)`);
  await expect(bring(target, await take(source, organization.id))).rejects.toThrow(
    /^A row does not fit those that are there \(is_short: Failing row contains .+\); nothing was changed\.$/,
  );
  expect(await rowsOf(target, organization.id)).toBe(0);
});

test('an organization is also named by its name, if only one has that', async () => {
  const one = await makeOrganization(source, { name: 'Harbor' });
  const { header } = await unpack(await take(source, 'harbor'));
  expect(header.organization).toMatchObject({ id: one.id, name: 'Harbor' });
  const other = await makeOrganization(source, { name: 'Harbor' });
  await expect(take(source, 'Harbor')).rejects.toThrow(`ids, ${one.id}, ${other.id}.`);
  await expect(take(source, 'Nobody')).rejects.toThrow('There is no organization Nobody.');
});

test('of two organizations that are taken away into one file at once, one stays where it is', async () => {
  const ids = (await Promise.all([makeOrganization(source), makeOrganization(source)])).map(({ id }) => id);
  const path = files.path(`${randomUUID()}.backup`);
  const taken = await Promise.allSettled(ids.map((id) => take(source, id, { remove: true, path })));
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { header } = await unpack(path);
  const left = await source.database.pool.query<{ id: string }>('SELECT id FROM organizations');
  const here = left.rows.map(({ id }) => id);
  expect(new Set([header.organization?.id, ...here])).toEqual(new Set(ids));
  expect(here).toHaveLength(1);
});

test('if nobody knows whether the removal was committed, the file stays, and it is said', async () => {
  const organization = await makeOrganization(source);
  const proxy = await openProxy(source.database.connectionString);
  try {
    proxy.losesCommit = 'after';
    const path = files.path(`${randomUUID()}.backup`);
    const through = { database: { ...source.database, connectionString: proxy.url } };
    await expect(take(through, organization.id, { remove: true, path })).rejects.toThrow(
      'is whole, but the database was lost',
    );
    expect(await rowsOf(source, organization.id)).toBe(0);
    expect((await unpack(path)).header.organization).toMatchObject({ id: organization.id });
  } finally {
    proxy.close();
  }
});
