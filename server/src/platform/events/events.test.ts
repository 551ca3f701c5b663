import { logout, type LiveEvent } from '@chargerota/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { listenToEvents, type RecordedStream } from '../../../testing/listen-to-events.ts';
import { join, makeMember, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { inTransaction } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { emitLiveEvents, type Emitted } from './emit.ts';

// Two instances on one database: people listen at the second, changes are made at the first.
let here: TestApp;
let there: TestApp;
let url: string;
beforeAll(async () => {
  here = await buildTestApp({ connections: 20 });
  there = await buildTestApp({ beside: here, livePingMilliseconds: 200 });
  url = await there.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const streams: RecordedStream[] = [];
afterEach(() => Promise.all(streams.splice(0).map((stream) => stream.close())));

async function listen(member: { cookie: string }): Promise<RecordedStream> {
  const stream = await listenToEvents(url, member);
  streams.push(stream);
  return stream;
}

const emit = (...events: Emitted[]) => inTransaction(here.database, (tx) => emitLiveEvents(tx, events));

const change = (organizationId: string): LiveEvent => ({
  topic: 'reservations',
  organizationId,
  locationId: newId(),
  date: '2026-11-23',
});

async function suspend(member: TestMember): Promise<void> {
  await inTransaction(here.database, async (tx) => {
    await tx.execute(
      sql`UPDATE organization_memberships SET status = 'suspended' WHERE id = ${member.membershipId}`,
    );
    const { organizationId, id: userId } = member;
    await emitLiveEvents(tx, [
      { topic: 'members', organizationId },
      { topic: 'account', organizationId, userId },
    ]);
  });
}

test('members hear at any instance what changes in each of their organizations, others hear nothing', async () => {
  const [first, second, foreign] = await Promise.all([1, 2, 3].map(() => makeOrganization(here)));
  const member = await makeMember(here, first!);
  await join(here, second!, member);
  const pending = await makeMember(here, first!, { status: 'pending' });
  const [ofMember, ofPending, ofStranger] = await Promise.all([member, pending, foreign!.admin].map(listen));
  const told = [change(first!.id), change(second!.id)];
  await emit(told[0]!, { topic: 'account', organizationId: first!.id, userId: pending.id });
  await emit(told[1]!);
  await emit(change(foreign!.id));

  // Events arrive in the order of their commits: with the last one, all have arrived.
  await expect.poll(() => ofStranger!.changes).toHaveLength(1);
  await expect.poll(() => new Set(ofMember!.changes)).toEqual(new Set(told));
  await expect.poll(() => ofPending!.changes).toEqual([{ topic: 'account', organizationId: first!.id }]);
});

test('of 200 changes that are committed at once, early ones late, each is heard once', async () => {
  const organization = await makeOrganization(here);
  const stream = await listen(organization.admin);
  const changes = Array.from({ length: 200 }, () => change(organization.id));
  const late = change(organization.id);
  await inTransaction(here.database, async (tx) => {
    // This transaction begins first, so has the lowest number, and commits last.
    await emitLiveEvents(tx, [late]);
    await Promise.all(changes.map((event) => emit(event)));
    await expect.poll(() => stream.changes.length).toBe(changes.length);
  });
  await expect.poll(() => stream.changes.length).toBe(changes.length + 1);
  expect(stream.changes.at(-1)).toEqual(late);
  expect(new Set(stream.changes.map(({ locationId }) => locationId)).size).toBe(changes.length + 1);
});

test('who is suspended hears of that and, from then on, of nothing in the organization', async () => {
  const organization = await makeOrganization(here);
  const member = await makeMember(here, organization);
  const [ofMember, ofAdmin] = await Promise.all([member, organization.admin].map(listen));
  await suspend(member);
  await emit(change(organization.id));
  await expect.poll(() => ofAdmin!.changes).toHaveLength(2);
  await expect.poll(() => ofMember!.changes.map(({ topic }) => topic)).toEqual(['account']);
});

test('a stream ends with the session it was opened in', async () => {
  const organization = await makeOrganization(here);
  const { admin } = organization;
  const [own, others] = await Promise.all([admin, await makeMember(here, organization)].map(listen));
  await here.call(logout, {}, admin);
  await expect.poll(() => own!.isEnded()).toBe(true);
  expect(others!.isEnded()).toBe(false);
});

test('everybody reads anew when the connection that announces events was lost', async () => {
  const organization = await makeOrganization(here);
  const stream = await listen(organization.admin);
  const before = stream.names.filter((name) => name === 'resync').length;
  await here.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query = 'LISTEN "live_events"'`,
  );
  await expect.poll(() => stream.names.filter((name) => name === 'resync').length).toBeGreaterThan(before);
  const told = change(organization.id);
  await emit(told);
  await expect.poll(() => stream.changes).toEqual([told]);
});

test('what isn’t asked for as an event stream is refused, and leaves nothing open', async () => {
  const { admin } = await makeOrganization(here);
  const ask = (method: string) =>
    fetch(`${url}/api/events`, {
      method,
      headers: { cookie: `chargerota_session=${admin.cookie}`, ...(method === 'HEAD' && { accept: '*/*' }) },
    });
  expect((await ask('GET')).status).toBe(406);
  expect((await ask('HEAD')).status).toBe(406);
  const { body } = await there.app.inject('/metrics');
  expect(body).toMatch(/^live_streams 0$/m);
});

test('streams don’t hold up the end of the application', async () => {
  const third = await buildTestApp({ beside: here });
  const { admin } = await makeOrganization(here);
  const stream = await listenToEvents(await third.app.listen({ port: 0, host: '127.0.0.1' }), admin);
  await third.close();
  await expect.poll(() => stream.isEnded()).toBe(true);
});
