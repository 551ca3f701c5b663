import { EventEmitter, once } from 'node:events';
import pino from 'pino';
import * as z from 'zod';
import { defineJob } from '../../server/src/platform/jobs/define.ts';
import { startJobRunner } from '../../server/src/platform/jobs/runner.ts';
import { claimJobs, findNextJob } from '../../server/src/platform/jobs/store.ts';
import { compareMs } from './drive.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type JobsSize = { waiting: number; due: number; times: number };

const AIM = 1.5;
const WORK = 'bench.work';
const MAIL = 'bench.mail';
const clock = { now: () => new Date() };

/**
 * Compares the job runner with and without a backlog of mails that a slow mail server keeps waiting: finding the next
 * job, taking it, and working off many jobs.
 */
export async function measureJobs(stage: Stage, size: JobsSize): Promise<Figure[]> {
  const quiet = await stage.createDatabase();
  const busy = await stage.createDatabase();
  await store(busy, MAIL, size.waiting);
  await busy.pool.query('VACUUM (ANALYZE) jobs');
  const [quietLook, busyLook] = await compareMs(
    size.times,
    () => look(quiet),
    () => look(busy),
  );
  const quietDrain = await drain(quiet, size.due);
  const busyDrain = await drain(busy, size.due);
  const backlog = size.waiting.toLocaleString('en');
  const figure = (name: string, quietMs: number, busyMs: number): Figure => ({
    name: `Jobs, ${name}`,
    summary: `${(busyMs / quietMs).toFixed(2)}  (${busyMs.toFixed(2)} ms beside ${backlog} due mails to ${quietMs.toFixed(2)} ms)`,
    values: { ratio: round(busyMs / quietMs, 3), quietMs: round(quietMs, 3), busyMs: round(busyMs, 3) },
    aim: { text: `at most ${AIM}`, met: busyMs / quietMs <= AIM },
  });
  return [
    figure('looking for the next', quietLook, busyLook),
    figure(`${size.due.toLocaleString('en')} done`, quietDrain, busyDrain),
  ];
}

async function look({ drizzle }: BenchDatabase): Promise<void> {
  await findNextJob(drizzle, clock.now(), [WORK]);
  const claim = { now: clock.now(), kinds: [WORK], limit: 4, leaseMilliseconds: 60_000, lease: 'bench' };
  await claimJobs(drizzle, claim);
}

/** Milliseconds from writing the given number of due jobs until all are done. */
async function drain(database: BenchDatabase, due: number): Promise<number> {
  await store(database, WORK, due);
  const ended = new EventEmitter();
  let done = 0;
  const work = defineJob({
    kind: WORK,
    payload: z.object({}),
    run: async () => {
      done += 1;
      if (done === due) ended.emit('all');
    },
  });
  const all = once(ended, 'all');
  const from = performance.now();
  const log = pino({ level: 'silent' });
  const runner = startJobRunner({ database, clock, jobs: [work], instanceId: 'bench', log });
  await all;
  const took = performance.now() - from;
  await runner.stop();
  return took;
}

const store = ({ pool }: BenchDatabase, kind: string, count: number) =>
  pool.query(
    `INSERT INTO jobs (id, kind, payload, due_at, created_at)
     SELECT gen_random_uuid(), $1, '{}', now() - interval '1 hour', now() FROM generate_series(1, $2::int)`,
    [kind, count],
  );
