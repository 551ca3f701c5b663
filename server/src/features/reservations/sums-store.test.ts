import type { ReservationKind, ReservationStatus } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLocation, type TestLocation } from '../../../testing/make-location.ts';
import { makeMembers } from '../../../testing/make-member.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { isExclusionViolation } from '../../platform/database/errors.ts';
import { newId } from '../../platform/database/ids.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import type { RowsInBatches } from '../../platform/jobs/housekeeping.ts';
import { endedReservations, expiredReservations } from './retention-store.ts';
import { countOwnEnded, loadOwnSessions } from './sums-store.ts';
import { reservations } from './tables.ts';

const START = new Date('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;
const SUM_UP = endedReservations;
const DELETE = expiredReservations(1).at(-1) as RowsInBatches;
/** For so long after its end, at most, a reservation may change. */
const CHANGEABLE = SUM_UP.keep / HOUR - 1;
const KEPT = 1500;

let database: TestDatabase;
let location: TestLocation;
beforeAll(async () => {
  database = await createTestDatabase();
  const bench = { database, clock: new ManualClock(START) };
  location = await makeLocation(bench, await makeOrganization(bench, { timezone: 'UTC' }));
});
afterAll(() => database.dispose());

const STATES: { kind: ReservationKind; status: ReservationStatus }[] = [
  { kind: 'reservation', status: 'confirmed' },
  { kind: 'reservation', status: 'arrived' },
  { kind: 'reservation', status: 'cancelled' },
  { kind: 'reservation', status: 'no_show' },
  { kind: 'walk_in', status: 'arrived' },
  { kind: 'hold', status: 'held' },
];

/** A statement about one row that has not ended long ago. */
const anyWrite = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'add and roll back', 'move', 'change'),
  /** The state of a row that is added or changed; an accepted hold becomes a reservation. */
  state: fc.constantFrom(...STATES),
  who: fc.nat({ max: 1 }),
  spot: fc.nat({ max: 2 }),
  /** The row that is moved or changed. */
  row: fc.nat({ max: 20 }),
  /** Hours from now. */
  from: fc.integer({ min: -CHANGEABLE, max: 300 }),
  hours: fc.integer({ min: 0, max: 25 }),
});
type Write = typeof anyWrite extends fc.Arbitrary<infer Value> ? Value : never;

const at = (hours: number) => new Date(START.getTime() + hours * HOUR);

async function carryOut(members: string[], now: number, write: Write): Promise<void> {
  const { what, state, from, hours } = write;
  const period = { startsAt: at(now + from), endsAt: at(now + from + hours) };
  const when = { ...period, date: period.startsAt.toISOString().slice(0, 10) };
  const { drizzle } = database;
  const changeable = sql`SELECT id FROM reservations WHERE ends_at >= ${at(now - CHANGEABLE).toISOString()}`;
  const isChosen = sql`${reservations.id} = (${changeable} ORDER BY id LIMIT 1 OFFSET ${write.row})`;
  if (what === 'move') await drizzle.update(reservations).set(when).where(isChosen);
  else if (what === 'change') await drizzle.update(reservations).set(state).where(isChosen);
  else
    await drizzle.transaction(async (tx) => {
      const { organizationId, id: locationId, spots } = location;
      const where = {
        organizationId,
        locationId,
        spotId: spots[write.spot]!.id,
        userId: members[write.who]!,
      };
      const stamps = { createdAt: START, updatedAt: START };
      const row = { ...state, ...when, ...where, ...stamps, id: newId(), timeSlot: '9-12' };
      await tx.insert(reservations).values(row).onConflictDoNothing();
      if (what === 'add and roll back') throw new Error(what);
    });
}

/** One that overlaps another row is refused, and changes nothing. */
const isHarmless = (error: unknown) =>
  isExclusionViolation(error) || (error instanceof Error && error.message === 'add and roll back');

type Sums = { sessions: number; hours: number };

/** What is stored of a member's sessions, counted row by row. */
async function countSessions(userId: string): Promise<Sums> {
  const { rows } = await database.pool.query<Sums>(
    `SELECT count(*)::int AS sessions, coalesce(sum(extract(epoch FROM ends_at - starts_at)), 0)::float8 / 3600 AS hours
     FROM reservations WHERE user_id = $1 AND status = 'arrived'`,
    [userId],
  );
  return rows[0]!;
}

async function countEnded(userId: string, now: Date): Promise<number> {
  const { rows } = await database.pool.query<{ ended: number }>(
    `SELECT count(*)::int AS ended FROM reservations WHERE user_id = $1 AND kind IN ('reservation', 'walk_in')
       AND (status NOT IN ('confirmed', 'arrived') OR ends_at <= $2)`,
    [userId, now],
  );
  return rows[0]!.ended;
}

const add = (...all: Sums[]): Sums => ({
  sessions: all.reduce((sum, { sessions }) => sum + sessions, 0),
  hours: all.reduce((sum, { hours }) => sum + hours, 0),
});

/** Runs a statement of housekeeping and answers with how many rows it concerned. */
async function housekeep({ text }: RowsInBatches, until: number, batch: number): Promise<number> {
  return (await database.pool.query<{ gone: number }>(text, [at(until), batch])).rows[0]!.gone;
}

const anyRound = fc.record({
  writes: fc.array(anyWrite, { minLength: 6, maxLength: 6 }),
  later: fc.integer({ min: 0, max: 500 }),
});

test('whatever is written while housekeeping sums up and deletes, a member’s sums are what counting gives', async () => {
  const seen = { ended: 0, summed: 0, deleted: 0, deletedSessions: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyRound, { minLength: 9, maxLength: 9 }), async (rounds) => {
      await database.pool.query('TRUNCATE reservations, reservation_months');
      await database.pool.query("UPDATE reservation_sums SET summed_until = '-infinity'");
      const bench = { database, clock: new ManualClock(START) };
      const members = (await makeMembers(bench, { id: location.organizationId }, 2)).map(({ id }) => id);
      const deleted = members.map((): Sums => ({ sessions: 0, hours: 0 }));
      let now = 0;
      for (const { writes, later } of rounds) {
        now += later;
        const done = await Promise.allSettled([
          ...writes.map((write) => carryOut(members, now, write)),
          ...[3, 3].map(async (batch) => {
            seen.summed += await housekeep(SUM_UP, now - SUM_UP.keep / HOUR, batch);
          }),
        ]);
        const failed = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
        expect(failed.filter((error) => !isHarmless(error))).toEqual([]);

        const before = await Promise.all(members.map((id) => countSessions(id)));
        // Two at once: neither may take the same row off the sums again.
        const gone = await Promise.all([1000, 1000].map((batch) => housekeep(DELETE, now - KEPT, batch)));
        seen.deleted += gone.reduce((sum, each) => sum + each, 0);

        for (const [index, userId] of members.entries()) {
          const still = await countSessions(userId);
          const lost = add(before[index]!, { sessions: -still.sessions, hours: -still.hours });
          deleted[index] = add(deleted[index]!, lost);
          seen.deletedSessions += lost.sessions;

          const scope = { userId } as UserScope;
          const sums = await loadOwnSessions(database.drizzle, scope);
          expect(sums.before).toEqual(deleted[index]);
          expect(add(...sums.months)).toEqual(still);
          const ended = await countEnded(userId, at(now));
          expect(await countOwnEnded(database.drizzle, scope, at(now))).toBe(ended);
          seen.ended = Math.max(seen.ended, ended);
        }
      }
    }),
    { numRuns: 12, seed: 22, endOnFailure: true },
  );
  // If all writes were refused, the test would pass without showing anything.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(5);
}, 60_000);
