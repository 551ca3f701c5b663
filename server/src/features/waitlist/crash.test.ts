import { acceptOffer, cancelReservation, joinLine } from '@chargerota/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatuses, makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import {
  launchApplication,
  untilReady,
  type LaunchedApplication,
} from '../../../testing/launch-application.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { reservations } from '../reservations/tables.ts';
import { waitlistOffers } from './tables.ts';

/** The instance that survives. */
let bench: TestApp;
let victim: LaunchedApplication;
/** Until the victim is dead, the locks stay. */
const dead = latch();

beforeAll(async () => {
  bench = await buildTestApp();
  victim = await launchApplication({
    DATABASE_URL: bench.database.connectionString,
    CLOCK_START: TEST_NOW,
    RATE_LIMITS: 'off',
  });
});
afterAll(async () => {
  dead.open();
  victim.process.kill('SIGKILL');
  await victim.ended;
  await bench.close();
});

const sendToVictim = (path: string, method: 'PATCH' | 'POST', { cookie }: TestMember) =>
  fetch(victim.url + path, { method, headers: { cookie: `${SESSION_COOKIE}=${cookie}` } });

function latch() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), isOpen };
}

/** In an order of their own, to be compared. */
const sorted = (ids: (string | null)[]) => ids.toSorted((a, b) => String(a).localeCompare(String(b)));

test('when a process is killed between freeing and asking, with open offers and in an acceptance, another goes on: nobody is left out, nothing stays held, and no slot has two', async () => {
  await untilReady(victim);
  const { organization } = await makePlace(bench);
  const [freed, offered, accepting] = [await makeLine(), await makeLine(), await makeLine()];
  for (const { ann, booking } of [offered, accepting])
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
  // The victim may be at it as well.
  await expect.poll(() => openOffers()).toHaveLength(2);
  const accepted = (await openOffers()).find(({ userId }) => userId === accepting.ben.id)!;

  // The victim gets as far as these locks, and no further.
  const locked = latch();
  const holding = inTransaction(bench.database, async (tx) => {
    await takeLocks(tx, [{ of: 'line', id: freed.location.id }]);
    await tx.select().from(waitlistOffers).where(eq(waitlistOffers.id, accepted.id)).for('update');
    locked.open();
    await dead.isOpen;
  });
  await locked.isOpen;
  const acceptance = sendToVictim(`/api/offers/${accepted.id}/accept`, 'POST', accepting.ben).catch(
    () => null,
  );
  expect(
    (await sendToVictim(`/api/reservations/${freed.booking.id}/cancel`, 'PATCH', freed.ann)).status,
  ).toBe(200);
  await expect
    .poll(async () => {
      const { rows } = await bench.database.drizzle.execute(sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return rows.length;
    })
    .toBeGreaterThan(0);
  victim.process.kill('SIGKILL');
  await victim.ended;
  dead.open();
  await holding;
  expect(await acceptance).toBeNull();

  // The clock of the other has gone on meanwhile.
  later(10);
  await goOn();
  const open = await openOffers();
  expect(sorted(open.map(({ userId }) => userId))).toEqual(
    sorted([freed.ben.id, offered.ben.id, accepting.ben.id]),
  );
  expect(await holders('hold')).toEqual(sorted(open.map(({ userId }) => userId)));

  const presses = await Promise.all(
    Array.from({ length: 5 }, () => bench.call(acceptOffer, { params: { id: accepted.id } }, accepting.ben)),
  );
  expect(countStatuses(presses)).toEqual({ 200: 5 });
  expect(await holders('reservation')).toEqual([accepting.ben.id]);

  later(180);
  await goOn();
  expect(await holders('hold')).toEqual(sorted([freed.cid.id, offered.cid.id]));
  later(180);
  await goOn();
  expect(await holders('hold')).toEqual([]);
  expect(await holders('reservation')).toEqual([accepting.ben.id]);

  /** A charger that Ann has on Monday, and for which first Ben and then Cid wait. */
  async function makeLine() {
    const location = await makeLocation(bench, organization, { spots: 1 });
    const [ann, ben, cid] = (await makeMembers(bench, organization, 3)) as [
      TestMember,
      TestMember,
      TestMember,
    ];
    const booking = await mustBook(bench, ann, location);
    const body = { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
    for (const member of [ben, cid]) {
      // In this order.
      expect((await bench.call(joinLine, { body }, member)).status).toBe(201);
      bench.clock.set(new Date(bench.clock.now().getTime() + 1000));
    }
    return { location, ann, ben, cid, booking };
  }

  async function openOffers() {
    const { drizzle } = bench.database;
    return drizzle
      .select({ id: waitlistOffers.id, userId: waitlistOffers.userId })
      .from(waitlistOffers)
      .where(and(eq(waitlistOffers.organizationId, organization.id), eq(waitlistOffers.status, 'open')));
  }

  /** Whose rows keep the chargers; null for time that nobody was asked about. */
  async function holders(kind: 'hold' | 'reservation') {
    const rows = await bench.database.drizzle
      .select({ userId: reservations.userId })
      .from(reservations)
      .where(
        and(
          eq(reservations.organizationId, organization.id),
          eq(reservations.kind, kind),
          sql`${reservations.status} <> 'cancelled'`,
        ),
      );
    return sorted(rows.map(({ userId }) => userId));
  }

  /** The survivor does what is due, once the leases of the dead have run out. */
  async function goOn() {
    await bench.database.drizzle.execute(sql`UPDATE jobs SET leased_until = NULL`);
    expect((await bench.app.jobRunner.drain()).failed).toEqual([]);
  }
  function later(minutes: number) {
    bench.clock.set(new Date(bench.clock.now().getTime() + minutes * 60_000));
  }
}, 90_000);
