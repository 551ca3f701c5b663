import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLocation,
  createReservation,
  listSpots,
  listUserReservations,
  register,
  type RouteDefinition,
  type RouteResponse,
} from '@chargerota/contract';
import { ALWAYS_OPEN, addDays } from '@chargerota/domain';
import { afterEach, expect, test } from 'vitest';
import { type LaunchedApplication, launchApplication, untilReady } from '../testing/launch-application.ts';

/** How often each kind of crash is tried; `npm run soak` sets a higher number. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || 1);
const MONDAY = '2026-03-02';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const waysToDie = {
  'the application': (application: LaunchedApplication) => application.process.kill('SIGKILL'),
  'everything, PostgreSQL too,': async (application: LaunchedApplication, dataDir: string) => {
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    const postmaster = Number((await readFile(file, 'utf8')).split('\n')[0]);
    const children = childrenOf(postmaster);
    process.kill(-application.process.pid!, 'SIGKILL');
    for (const pid of [postmaster, ...children]) killIfAlive(pid);
  },
};

for (const [victim, kill] of Object.entries(waysToDie)) {
  test(
    `however often ${victim} is killed by kill -9 (${ROUNDS} times), every acknowledged reservation is there again`,
    async () => {
      const dataDir = join(tmpdir(), `chargerota-crash-${randomUUID()}`);
      undo.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }));
      const variables = { DATA_DIR: dataDir, CLOCK_START: `${MONDAY}T05:00:00Z`, RATE_LIMITS: 'off' };
      const kept: { list: (url: string) => Promise<string[]>; ids: string[] }[] = [];
      let application = await launch(variables);
      // Each round begins on what the last crash has left.
      for (let round = 1; round <= ROUNDS; round += 1) {
        const administrators = await Promise.all([1, 2, 3].map(() => settleIn(application.url)));
        const acknowledged = await bookUntilKilled(administrators, round, async () =>
          kill(application, dataDir),
        );
        await application.ended;
        kept.push(...administrators.map(({ list }, index) => ({ list, ids: acknowledged[index]! })));

        application = await launch(variables);
        const stored = await Promise.all(kept.map(({ list }) => list(application.url)));
        for (const [index, { ids }] of kept.entries())
          expect(stored[index]).toEqual(expect.arrayContaining(ids));
        // Members can continue to book, so the session and the rules have survived as well.
        const ownStored = stored.at(-administrators.length)!;
        await administrators[0]!.book(slots()[ownStored.length]!, application.url);
      }
    },
    60_000 + ROUNDS * 60_000,
  );
}

/**
 * Lets the administrators book until `kill` hits them in the middle, at a different booking in each round.
 * @returns the ids of the reservations that each of them was answered
 */
async function bookUntilKilled(
  administrators: Awaited<ReturnType<typeof settleIn>>[],
  round: number,
  kill: () => Promise<unknown>,
): Promise<string[][]> {
  const killAfter = 10 + ((round * 37) % 60);
  let killed: Promise<unknown> | undefined;
  let count = 0;
  const acknowledged = await Promise.all(
    administrators.map(async ({ book }) => {
      const ids: string[] = [];
      try {
        for (const slot of slots()) {
          ids.push(await book(slot));
          count += 1;
          if (count >= killAfter) killed ??= kill();
        }
      } catch {
        // The application died during the request, so nothing was acknowledged.
      }
      return ids;
    }),
  );
  await killed;
  expect(count).toBeGreaterThanOrEqual(killAfter);
  return acknowledged;
}

async function launch(variables: Record<string, string>): Promise<LaunchedApplication> {
  const application = await launchApplication(variables);
  undo.push(async () => {
    application.process.kill('SIGTERM');
    await application.ended;
  });
  await untilReady(application);
  return application;
}

/** An administrator with an organization and one charger, and functions for their reservations. */
async function settleIn(url: string) {
  const password = 'correct horse battery';
  const { body: registered, cookie } = await call(url, register, {
    body: {
      firstName: 'Ada',
      lastName: 'Berg',
      email: `${randomUUID()}@example.org`,
      phone: '0123456789',
      password,
      confirmPassword: password,
      acceptTerms: true,
      timezone: 'UTC',
    },
  });
  const userId = registered.user.id;
  const { body: location } = await call(url, createLocation, {
    params: { id: registered.organization!.id },
    body: { name: 'Yard', address: '12 Harbor Street', operatingHoursJson: ALWAYS_OPEN },
    cookie,
  });
  const { body: spots } = await call(url, listSpots, { cookie });
  const spotId = spots[0]!.id;
  return {
    book: async ([date, timeSlot]: Slot, at = url) => {
      const body = { userId, locationId: location.id, spotId, date, timeSlot };
      return (await call(at, createReservation, { body, cookie })).body.id;
    },
    list: async (at: string) => {
      const { body } = await call(at, listUserReservations, { params: { id: userId }, cookie });
      return body.map(({ id }) => id);
    },
  };
}

/** @throws if the response is not a success, or never arrives */
async function call<const D extends RouteDefinition>(
  url: string,
  route: D,
  { params, body, cookie }: { params?: Record<string, string>; body?: object; cookie?: string | undefined },
): Promise<{ body: RouteResponse<D>; cookie: string | undefined }> {
  const answer = await fetch(
    url + route.path.replaceAll(/:(\w+)/g, (_, name: string) => params?.[name] ?? ''),
    {
      method: route.method,
      headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  if (!answer.ok) throw new Error(`${route.path}: ${answer.status} ${await answer.text()}`);
  return {
    body: (await answer.json()) as RouteResponse<D>,
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
  };
}

type Slot = [date: string, timeSlot: string];

/** Single hours of the next weeks that do not touch each other, in the order in which they are booked. */
function slots(): Slot[] {
  return Array.from({ length: 25 }, (_, day) =>
    [6, 8, 10, 12, 14, 16, 18, 20].map((hour): Slot => [addDays(MONDAY, day + 1), `${hour}-${hour + 1}`]),
  ).flat();
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const processes = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended together with its server.
  }
}
