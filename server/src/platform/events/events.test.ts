import {
  LIVE_POSITION_HEADER,
  LIVE_POSITION_SECONDS,
  logout,
  readSession,
  type LiveEvent,
} from '@chargerota/contract';
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

const listen = (member: { cookie: string }): Promise<RecordedStream> => listenSince(member);

async function listenSince(member: { cookie: string }, since?: string): Promise<RecordedStream> {
  const stream = await listenToEvents(url, member, since);
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

/** What the answer to who is signed in says. */
async function positionOf(member: TestMember): Promise<string> {
  const { headers } = await here.call(readSession, {}, member);
  return String(headers[LIVE_POSITION_HEADER]);
}

test('a stream opened with a position tells what was committed since, and to read nothing again', async () => {
  const organization = await makeOrganization(here);
  const { admin } = organization;
  await listen(admin);
  const [early, before, since, foreign, after] = Array.from({ length: 5 }, () => change(organization.id));
  await emit(before!);
  let position = '';
  await inTransaction(here.database, async (tx) => {
    // Written before the position, committed after it.
    await emitLiveEvents(tx, [early!]);
    position = await positionOf(admin);
  });
  await emit(since!, { ...foreign!, organizationId: (await makeOrganization(here)).id });
  const stream = await listenSince(admin, position);
  await emit(after!);
  await expect.poll(() => stream.changes).toContainEqual(after);
  expect(stream.changes).toEqual(expect.arrayContaining([early, since]));
  expect(stream.changes.every(({ organizationId }) => organizationId === organization.id)).toBe(true);
  expect(stream.names).not.toContain('resync');
});

test('while changes are made at both instances, no stream opened with a position misses one', async () => {
  const organization = await makeOrganization(here);
  const { admin } = organization;
  await listen(admin);
  const begun: LiveEvent[] = [];
  const stop = new AbortController();
  const changing = Promise.all(
    [here, there].map(async ({ database }) => {
      while (!stop.signal.aborted) {
        const event = change(organization.id);
        begun.push(event);
        await inTransaction(database, (tx) => emitLiveEvents(tx, [event]));
      }
    }),
  );
  const opened: { stream: RecordedStream; from: number }[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const position = await positionOf(admin);
    const from = begun.length;
    opened.push({ from, stream: await listenSince(admin, position) });
  }
  stop.abort();
  await changing;
  for (const { stream, from } of opened) {
    const due = begun.slice(from).map(({ locationId }) => locationId);
    const heard = () => new Set(stream.changes.map(({ locationId }) => locationId));
    await expect.poll(() => due.filter((id) => !heard().has(id))).toEqual([]);
    expect(stream.names).not.toContain('resync');
  }
});

test('with a position that says nothing any more, a stream begins with reading everything again', async () => {
  const { admin } = await makeOrganization(here);
  await listen(admin);
  const position = await positionOf(admin);
  const [time, epoch, snapshot] = position.split('.');
  const past = [Number(time) - LIVE_POSITION_SECONDS * 1000, epoch, snapshot].join('.');
  const malformed = [time, epoch, '9:1:'].join('.');
  const others = [time, newId(), snapshot].join('.');
  for (const stale of [past, malformed, others]) {
    expect((await listenSince(admin, stale)).names[0]).toBe('resync');
  }
  expect((await listenSince(admin, position)).names[0]).not.toBe('resync');
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
