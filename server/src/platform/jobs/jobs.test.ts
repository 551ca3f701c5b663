import { EventEmitter, once } from 'node:events';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Clock } from '../clock/clock.ts';
import { inTransaction } from '../database/database.ts';
import { defineJob, type JobDefinition } from './define.ts';
import { cancelJob, enqueue } from './enqueue.ts';
import { housekeepingJob } from './housekeeping.ts';
import { definePeriodicJob, startPeriodicJobs } from './periodic.ts';
import { startJobRunner, type JobRunner } from './runner.ts';
import { claimJobs } from './store.ts';

const START = new Date('2026-11-20T10:00:00Z');
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const log = pino({ level: 'silent' });

let database: TestDatabase;
let clock: ManualClock;
let runners: JobRunner[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());
beforeEach(async () => {
  await database.pool.query('DELETE FROM jobs');
  clock = new ManualClock(START);
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
});

function start(
  jobs: JobDefinition[],
  options: { clock?: Clock; background?: boolean; name?: string; leaseMilliseconds?: number } = {},
) {
  const { name = 'test', background = false } = options;
  const runner = startJobRunner({ database, clock, jobs, instanceId: name, log, background, ...options });
  runners.push(runner);
  return runner;
}

/** A job that records the context of its runs, and a promise of its `count`th run. */
function recorder(kind = 'test.record', count = 1) {
  const ran: string[] = [];
  const emitter = new EventEmitter();
  const done = once(emitter, 'done');
  const job = defineJob({
    kind,
    payload: z.object({ name: z.string() }),
    run: async (_context, { name }) => {
      ran.push(name);
      if (ran.length >= count) emitter.emit('done');
    },
  });
  return { job, ran, done };
}

const record = (name: string, dueAt = START, dedupeKey?: string) =>
  enqueue(database.drizzle, { kind: 'test.record', payload: { name }, dueAt, dedupeKey });

async function waitingJobs() {
  const { rows } = await database.pool.query<{
    dedupe_key: string | null;
    due_at: Date;
    failed_at: Date | null;
    attempts: number;
    last_error: string | null;
  }>('SELECT dedupe_key, due_at, failed_at, attempts, last_error FROM jobs ORDER BY due_at');
  return rows;
}

test('a due job that no feature names is not passed over in silence', async () => {
  const runner = start([recorder().job]);
  await enqueue(database.drizzle, { kind: 'test.forgotten', payload: {}, dueAt: later(1_000) });
  expect(await runner.drain()).toEqual({ completed: 0, failed: [] });
  clock.set(later(1_000));
  await expect(runner.drain()).rejects.toThrow(
    'No feature carries out test.forgotten: name it in the feature’s entry in features.ts.',
  );
});

test('jobs are run when the clock reaches them, in the order in which they are due', async () => {
  const { job, ran } = recorder();
  const runner = start([job]);
  await record('third', later(3_000));
  await record('first', later(1_000));
  await record('second', later(2_000));

  expect(await runner.drain()).toEqual({ completed: 0, failed: [] });
  clock.set(later(2_000));
  await runner.drain();
  expect(ran).toEqual(['first', 'second']);
  clock.set(later(3_000));
  await runner.drain();
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(await waitingJobs()).toEqual([]);
});

test('two instances on one database run each of many jobs once', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `job ${i}`);
  const { job, ran, done } = recorder('test.record', names.length);
  start([job], { background: true, name: 'one' });
  start([job], { background: true, name: 'two' });
  await Promise.all(names.map((name) => record(name)));
  await done;
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(ran.toSorted()).toEqual(names.toSorted());
  expect(await waitingJobs()).toEqual([]);
});

test('a job is written if and only if its cause is committed', async () => {
  const { job, ran } = recorder();
  const runner = start([job]);
  await expect(
    inTransaction(database, async (tx) => {
      await enqueue(tx, { kind: 'test.record', payload: { name: 'undone' }, dueAt: START });
      throw new Error('the cause failed');
    }),
  ).rejects.toThrow('the cause failed');
  await runner.drain();
  expect(ran).toEqual([]);
});

test('a job written in a transaction is run as soon as it is committed, in whichever instance', async () => {
  const { job, ran, done } = recorder();
  start([job], { background: true });
  await inTransaction(database, (tx) =>
    enqueue(tx, { kind: 'test.record', payload: { name: 'committed' }, dueAt: START }),
  );
  await done;
  expect(ran).toEqual(['committed']);
});

test('a job that takes longer than its lease keeps it', async () => {
  const emitter = new EventEmitter();
  let runs = 0;
  const slow = defineJob({
    kind: 'test.slow',
    payload: z.object({}),
    run: async () => {
      runs += 1;
      emitter.emit('begun');
      await once(emitter, 'finish');
    },
  });
  const lease = async () => {
    const { rows } = await database.pool.query<{ until: Date }>('SELECT leased_until AS until FROM jobs');
    return rows[0]?.until.getTime() ?? 0;
  };
  const begun = once(emitter, 'begun');
  start([slow], { background: true, name: 'slow', leaseMilliseconds: 600 });
  await enqueue(database.drizzle, { kind: 'test.slow', payload: {}, dueAt: START });
  await begun;
  const first = await lease();
  // After the end of the first lease, by the database's clock.
  await expect.poll(lease, { timeout: 10_000 }).toBeGreaterThan(first + 600);
  expect(await start([slow], { name: 'other' }).drain()).toEqual({ completed: 0, failed: [] });
  emitter.emit('finish');
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(runs).toBe(1);
  expect(await waitingJobs()).toEqual([]);
});

test('mails that wait for a slow mail server hold up nothing else', async () => {
  const emitter = new EventEmitter();
  let waiting = 0;
  const mail = defineJob({
    kind: 'test.mail',
    lane: 'mail',
    payload: z.object({}),
    run: async () => {
      if (++waiting === 4) emitter.emit('full');
      await once(emitter, 'finish');
    },
  });
  const { job, done } = recorder();
  const full = once(emitter, 'full');
  start([mail, job], { background: true });
  await Promise.all(
    Array.from({ length: 8 }, () =>
      enqueue(database.drizzle, { kind: 'test.mail', payload: {}, dueAt: START }),
    ),
  );
  await full;
  await record('a charger is freed', later(-1));
  await done;
  expect(waiting).toBe(4);
  emitter.emit('finish');
});

test('a job under a key is replaced when enqueued again, and can be taken back', async () => {
  const { job, ran } = recorder();
  const runner = start([job]);
  await record('early', later(1_000), 'key');
  await record('late', later(5_000), 'key');
  clock.set(later(1_000));
  await runner.drain();
  expect(ran).toEqual([]);
  expect(await cancelJob(database.drizzle, 'key')).toBe(true);
  expect(await cancelJob(database.drizzle, 'key')).toBe(false);
  clock.set(later(5_000));
  await runner.drain();
  expect(ran).toEqual([]);
});

test('a job that schedules itself again under its own key goes on', async () => {
  const runs: Date[] = [];
  const again = defineJob({
    kind: 'test.again',
    payload: z.object({}),
    run: async (context) => {
      const now = context.clock.now();
      runs.push(now);
      const dueAt = new Date(now.getTime() + 1_000);
      await enqueue(context.database.drizzle, { kind: 'test.again', payload: {}, dueAt, dedupeKey: 'again' });
    },
  });
  const runner = start([again]);
  await enqueue(database.drizzle, { kind: 'test.again', payload: {}, dueAt: START, dedupeKey: 'again' });
  for (let i = 0; i < 3; i++) {
    await runner.drain();
    clock.advance(1_000);
  }
  expect(runs).toEqual([START, later(1_000), later(2_000)]);
  expect(await waitingJobs()).toMatchObject([{ dedupe_key: 'again', due_at: later(3_000), attempts: 0 }]);
});

test('a failing job is tried again after growing pauses, then kept for a person to look at', async () => {
  let attempts = 0;
  const stubborn = defineJob({
    kind: 'test.stubborn',
    payload: z.object({}),
    maxAttempts: 3,
    run: async () => {
      attempts += 1;
      throw new Error(`no luck ${attempts}`);
    },
  });
  const runner = start([stubborn]);
  await enqueue(database.drizzle, { kind: 'test.stubborn', payload: {}, dueAt: START });

  expect((await runner.drain()).failed).toEqual([{ kind: 'test.stubborn', error: 'no luck 1' }]);
  expect(await waitingJobs()).toMatchObject([{ due_at: later(5_000), failed_at: null }]);
  clock.advance(5_000);
  await runner.drain();
  clock.advance(10_000);
  await runner.drain();
  expect(await waitingJobs()).toMatchObject([
    { failed_at: clock.now(), last_error: 'no luck 3', attempts: 3 },
  ]);
  clock.advance(3_600_000);
  await runner.drain();
  expect(attempts).toBe(3);
});

test('a payload that does not fit is failed without being run', async () => {
  const { job, ran } = recorder();
  const runner = start([job]);
  await enqueue(database.drizzle, { kind: 'test.record', payload: { name: 7 }, dueAt: START });
  await runner.drain();
  expect(ran).toEqual([]);
  const [kept] = await waitingJobs();
  expect(kept).toMatchObject({ failed_at: START });
  expect(kept?.last_error).toContain('name');
});

test('a job that an instance took and never ended is run by another when its lease runs out', async () => {
  const { job, ran, done } = recorder();
  await record('orphan');
  // The instance that dies: it takes the job and then gives no further sign of life.
  const claim = { now: START, kinds: ['test.record'], limit: 1, leaseMilliseconds: 300, lease: 'dead/1' };
  expect(await claimJobs(database.drizzle, claim)).toHaveLength(1);
  expect(await start([job], { name: 'bystander' }).drain()).toEqual({ completed: 0, failed: [] });
  start([job], { background: true, name: 'heir', leaseMilliseconds: 300 });
  await done;
  expect(ran).toEqual(['orphan']);
});

test('a job that kills its process each time is given up in the end', async () => {
  const fatal = defineJob({ kind: 'test.fatal', payload: z.object({}), maxAttempts: 2, run: async () => {} });
  await enqueue(database.drizzle, { kind: 'test.fatal', payload: {}, dueAt: START });
  const claim = { now: START, kinds: ['test.fatal'], limit: 1, leaseMilliseconds: -1, lease: 'dead/1' };
  await claimJobs(database.drizzle, claim);
  await claimJobs(database.drizzle, claim);
  await start([fatal]).drain();
  expect(await waitingJobs()).toMatchObject([{ failed_at: START, last_error: 'no attempt came to an end' }]);
});

test('a job that is not due yet is run by a timer, not before its time', async () => {
  const { job, done } = recorder();
  const dueAt = later(20);
  // The runner asks a few times as it starts and is notified of the job; after that, only timers ask.
  let asked = 0;
  start([job], { background: true, clock: { now: () => (++asked <= 12 ? START : dueAt) } });
  await record('in a moment', dueAt);
  await done;
  expect(asked).toBeGreaterThan(12);
});

test('after losing its connection an instance is woken by new jobs again', async () => {
  const { job, done } = recorder();
  start([job], { background: true });
  const listeners = `SELECT pg_terminate_backend(pid) AS gone FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  await expect.poll(async () => (await database.pool.query(listeners)).rowCount, { timeout: 10_000 }).toBe(1);
  await record('after the loss');
  await done;
});

test('housekeeping deletes what has expired, every hour, however much, and leaves what somebody uses', async () => {
  const runner = start([housekeepingJob()]);
  await database.pool.query(
    `INSERT INTO rate_limits (key, window_start, hits)
     SELECT 'old ' || n, $1::timestamptz, 1 FROM generate_series(1, 12000) n UNION ALL VALUES ('new', $2::timestamptz, 1)`,
    [later(-3 * 86_400_000), START],
  );
  await startPeriodicJobs(database.drizzle, [housekeepingJob()], START);
  const left = async () => (await database.pool.query('SELECT key FROM rate_limits ORDER BY key')).rows;
  await inTransaction(database, async (tx) => {
    await tx.execute(`SELECT FROM rate_limits WHERE key = 'old 77' FOR UPDATE`);
    expect(await runner.drain()).toEqual({ completed: 1, failed: [] });
    expect(await left()).toEqual([{ key: 'new' }, { key: 'old 77' }]);
  });
  expect(await waitingJobs()).toMatchObject([{ due_at: later(3_600_000) }]);
  clock.set(later(3_600_000));
  await runner.drain();
  expect(await left()).toEqual([{ key: 'new' }]);
});

test('a periodic job runs when it is due, however often the application is started before; one that was given up runs again', async () => {
  const runs: Date[] = [];
  const nightly = definePeriodicJob({
    kind: 'test.nightly',
    nextAt: (now) => new Date(now.getTime() + 86_400_000),
    run: async (context) => void runs.push(context.clock.now()),
  });
  const runner = start([nightly]);
  const startAgain = () => startPeriodicJobs(database.drizzle, [nightly], clock.now());
  await startAgain();
  clock.set(later(80_000_000));
  await Promise.all([startAgain(), startAgain()]);
  expect(await waitingJobs()).toMatchObject([{ due_at: later(86_400_000) }]);
  clock.set(later(86_400_000));
  await startAgain();
  await runner.drain();
  expect(runs).toEqual([later(86_400_000)]);
  await database.pool.query('UPDATE jobs SET failed_at = now()');
  clock.set(later(90_000_000));
  await startAgain();
  expect(await waitingJobs()).toMatchObject([{ due_at: later(90_000_000 + 86_400_000) }]);
});
