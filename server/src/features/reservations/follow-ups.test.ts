import {
  arriveAtReservation,
  cancelReservation,
  createReservation,
  createWalkIn,
  extendReservation,
  releaseReservation,
  updateAutoCancellation,
  updateReservation,
  updateSpot,
} from '@chargerota/contract';
import { followUpsOf, localTime } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { JOB_KINDS } from './follow-ups.ts';
import { reservations } from './tables.ts';

const ZONE = 'America/New_York';
const MINUTE = 60_000;

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());

type Place = Awaited<ReturnType<typeof makePlace>> & { members: TestMember[] };
/** One thing that somebody does, well or not: what is refused changes nothing. */
type Act = { what: (typeof ACTS)[number]; who: number; where: number; when: number; hours: number };

const ACTS = [
  'book',
  'walk in',
  'edit',
  'extend',
  'cancel',
  'arrive',
  'release',
  'wait',
  'rules',
  'close',
  'open',
] as const;

async function carryOut({ location, members, organization }: Place, act: Act): Promise<void> {
  const { what, hours } = act;
  const member = members[act.who % members.length]!;
  const spotId = location.spots[act.where % location.spots.length]!.id;
  const { date, hour } = localTime(new Date(bench.clock.now().getTime() + act.when * 30 * MINUTE), ZONE);
  const wish = { date, timeSlot: `${hour}-${(hour + hours) % 24}`, locationId: location.id };
  const own = await bench.database.drizzle
    .select()
    .from(reservations)
    .where(eq(reservations.userId, member.id))
    .orderBy(reservations.createdAt, reservations.id);
  const wanted = what === 'release' || what === 'extend' ? 'arrived' : 'confirmed';
  const found = own.filter(({ status }) => status === wanted)[act.where] ?? own[0];
  const params = { id: found?.id ?? member.id };
  switch (what) {
    case 'book':
      await bench.call(createReservation, { body: { ...wish, userId: member.id, spotId } }, member);
      break;
    case 'walk in':
      await bench.call(createWalkIn, { body: { spotId, endHour: (hour + hours) % 24 } }, member);
      break;
    case 'edit':
      await bench.call(updateReservation, { params, body: wish }, member);
      break;
    case 'extend':
      await bench.call(extendReservation, { params, body: { endHour: (hour + hours) % 24 } }, member);
      break;
    case 'arrive':
      if (found && found.startsAt > bench.clock.now()) bench.clock.set(found.startsAt);
      await bench.call(arriveAtReservation, { params }, member);
      break;
    case 'wait':
      bench.clock.advance(act.when * 10 * MINUTE);
      break;
    case 'rules': {
      const body = {
        autoMarkNoShow: act.where > 0,
        noShowGracePeriodMinutes: [5, 15, 30, 90][act.when % 4]!,
      };
      await bench.call(updateAutoCancellation, { params: { id: organization.id }, body }, organization.admin);
      break;
    }
    case 'close':
    case 'open':
      await setService(organization.admin, spotId, what === 'open');
      break;
    case 'cancel':
      await bench.call(cancelReservation, { params }, member);
      break;
    case 'release':
      await bench.call(releaseReservation, { params }, member);
  }
}

/** Closing ends what comes on the spot, once that is confirmed. */
async function setService(admin: TestMember, id: string, isActive: boolean): Promise<void> {
  const change = (confirm?: string) =>
    bench.call(updateSpot, { params: { id }, body: { isActive, confirm } }, admin);
  const { body } = await change();
  const confirmation = body.details?.[0]?.confirmation;
  if (confirmation) await change(confirmation);
}

/** The no-show jobs that stand, and those that the state demands. */
async function compareJobs({ organization }: Place) {
  const { drizzle } = bench.database;
  const [rules] = await drizzle.select().from(organizations).where(eq(organizations.id, organization.id));
  const rows = await drizzle
    .select()
    .from(reservations)
    .where(eq(reservations.organizationId, organization.id));
  const standing = await drizzle.select().from(jobs).where(eq(jobs.organizationId, organization.id));
  const demanded = rows.flatMap((row) =>
    followUpsOf(row, rules!)
      .filter(({ dueAt }) => dueAt > bench.clock.now())
      .map(({ dueAt }) => `${row.id} ${dueAt.toISOString()}`),
  );
  const waiting = standing
    .filter(({ kind }) => kind === JOB_KINDS.no_show)
    .map(
      ({ payload, dueAt }) =>
        `${(payload as { reservationId: string }).reservationId} ${dueAt.toISOString()}`,
    );
  return { waiting: waiting.toSorted(), demanded: demanded.toSorted(), rows };
}

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...ACTS, 'book', 'book', 'wait'),
  who: fc.nat({ max: 1 }),
  where: fc.nat({ max: 1 }),
  when: fc.nat({ max: 12 }),
  hours: fc.integer({ min: 1, max: 3 }),
});

test('whatever is done with reservations and rules, the jobs that wait are those that the state demands', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 12 }), async (acts) => {
      bench.clock.set(TEST_NOW);
      const place = await makePlace(bench, {
        peakHoursEnabled: false,
        allowConsecutiveReservations: true,
        maxConsecutiveSlots: 99,
      });
      const members = await makeMembers(bench, place.organization, 2);
      for (const [index, each] of acts.entries()) {
        await carryOut({ ...place, members }, each);
        await bench.app.jobRunner.drain();
        const { waiting, demanded, rows } = await compareJobs({ ...place, members });
        expect(
          waiting,
          `after ${acts
            .slice(0, index + 1)
            .map(({ what }) => what)
            .join(', ')}`,
        ).toEqual(demanded);
        for (const { kind, status, releasedAt } of rows)
          seen.add(`${kind} ${status}${releasedAt ? ' released' : ''}`);
      }
    }),
    { numRuns: 10, seed: 12, endOnFailure: true },
  );
  // Nothing is shown by refusals alone.
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'reservation arrived',
      'reservation arrived released',
      'reservation cancelled',
      'reservation confirmed',
      'reservation no_show',
      'walk_in arrived',
    ]),
  );
});
