import {
  arriveAtReservation,
  deactivateLocation,
  extendReservation,
  updateReservation,
} from '@chargerota/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { book, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import type { TestLocation } from '../../../testing/make-location.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { users } from '../accounts/tables.ts';
import { auditEntries } from '../organizations/audit/tables.ts';
import { reservations } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => {
  bench.clock.set(TEST_NOW);
});
afterAll(() => bench.close());

const close = (admin: TestMember, location: TestLocation, confirm?: string) =>
  bench.call(
    deactivateLocation,
    { params: { id: location.id }, ...(confirm && { query: { confirm } }) },
    admin,
  );

async function confirmationFor(admin: TestMember, location: TestLocation) {
  const { status, body } = await close(admin, location);
  expect([status, body.code]).toEqual([409, 'coming_reservations']);
  const [summary, ...listed] = body.details ?? [];
  const { confirmation, total } = summary as { confirmation?: string; total?: number };
  return { confirmation: confirmation ?? '', total, listed };
}

const rowsAt = ({ id }: TestLocation) =>
  bench.database.drizzle.select().from(reservations).where(eq(reservations.locationId, id));

test('a change that ends reservations first lists them, then ends them all with one notification to each person', async () => {
  const { organization, location } = await makePlace(bench, {}, { name: 'Pier 7' });
  const charging = await makeMember(bench, organization, { user: { firstName: 'Ida' } });
  const twice = await makeMember(bench, organization, { user: { firstName: 'Noor' } });
  const { drizzle } = bench.database;
  await drizzle.update(users).set({ region: 'GB' }).where(eq(users.id, charging.id));
  const session = await mustBook(bench, charging, location);
  await mustBook(bench, twice, location, { spot: 1 });
  await mustBook(bench, twice, location, { spot: 2, timeSlot: '14-16' });
  bench.clock.set(`${MONDAY}T09:05:00-05:00`);
  await bench.call(arriveAtReservation, { params: { id: session.id } }, charging);

  const { confirmation, total, listed } = await confirmationFor(organization.admin, location);
  expect(total).toBe(3);
  expect(listed).toMatchObject([
    { reservationId: session.id, message: 'Mon, Nov 23, 9:00 AM – 12:00 PM ET: charger 01, Ida Reyes' },
    { spotNumber: '02', timeSlot: '9-12', date: MONDAY, memberName: 'Noor Reyes' },
    { spotNumber: '03', timeSlot: '14-16' },
  ]);
  expect((await rowsAt(location)).map(({ status }) => status).toSorted()).toEqual([
    'arrived',
    'confirmed',
    'confirmed',
  ]);

  expect((await close(organization.admin, location, confirmation)).status).toBe(200);
  const rows = await rowsAt(location);
  const released = rows.find(({ id }) => id === session.id);
  expect(released).toMatchObject({
    status: 'arrived',
    releasedAt: bench.clock.now(),
    endsAt: bench.clock.now(),
  });
  expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(2);
  expect(await bench.database.drizzle.$count(jobs, eq(jobs.kind, 'reservations.no-show'))).toBe(0);

  const told = await notificationsTo(bench, twice);
  expect(told.map(({ kind, method, status }) => [kind, method, status])).toEqual([
    ['spot_closed', 'app', 'sent'],
    ['spot_closed', 'email', 'pending'],
  ]);
  expect(told[0]?.written).toEqual({
    title: '2 of your reservations were cancelled',
    message:
      'Pier 7 is no longer available for reservations. ' +
      'This concerns Mon, Nov 23, 9:00 AM – 12:00 PM ET: charger 02, Pier 7, and 1 more.',
    path: '/booking',
  });
  expect(told[1]?.mail.paragraphs.slice(1)).toEqual(['Pier 7 is no longer available for reservations.']);
  expect(told[1]?.mail.lists).toEqual([
    {
      title: 'Cancelled',
      lines: [
        'Mon, Nov 23, 9:00 AM – 12:00 PM ET: charger 02, Pier 7',
        'Mon, Nov 23, 2:00 PM – 4:00 PM ET: charger 03, Pier 7',
      ],
    },
  ]);
  const [, ended] = await notificationsTo(bench, charging);
  expect(ended?.mail.subject).toBe('Your reservation at Harbor Street Offices was ended early');
  expect(JSON.stringify(ended?.mail)).not.toContain('charger 02');
  // As its reader reads times, not as the administrator who has ended it.
  expect(ended?.mail.lists?.[0]?.lines).toEqual(['Mon 23 Nov, 09:00 – 12:00 ET: charger 01, Pier 7']);
  expect(await notificationsTo(bench, organization.admin)).toEqual([]);

  const recorded = await bench.database.drizzle
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, organization.id));
  expect(recorded.find(({ action }) => action === 'reservations.cancelled')).toMatchObject({
    subjectLabel: 'Pier 7',
    actorId: organization.admin.id,
    after: { count: 3 },
  });
  const events = await bench.database.drizzle
    .select()
    .from(liveEvents)
    .where(eq(liveEvents.organizationId, organization.id));
  expect(events).toContainEqual(
    expect.objectContaining({ topic: 'reservations', locationId: location.id, date: MONDAY }),
  );
  expect(events).toContainEqual(expect.objectContaining({ topic: 'notifications', userId: twice.id }));
});

test('a booking made between the list and the confirmation must be confirmed as well', async () => {
  const { organization, location } = await makePlace(bench);
  const [first, second] = [await makeMember(bench, organization), await makeMember(bench, organization)];
  await mustBook(bench, first, location);
  const { confirmation } = await confirmationFor(organization.admin, location);
  await mustBook(bench, second, location, { spot: 1 });

  const again = await close(organization.admin, location, confirmation);
  expect(again).toMatchObject({ status: 409, body: { details: [{ total: 2 }, {}, {}] } });
  expect((await rowsAt(location)).every(({ status }) => status === 'confirmed')).toBe(true);
});

test('two administrators who confirm at once, while members book, end each reservation with one mail', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 6 });
  const other = await makeMember(bench, organization, { role: 'admin' });
  const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(bench, organization)));
  for (const [spot, member] of members.slice(0, 3).entries())
    await mustBook(bench, member, location, { spot });
  const { confirmation } = await confirmationFor(organization.admin, location);

  const [one, two, ...booked] = await Promise.all([
    close(organization.admin, location, confirmation),
    close(other, location, confirmation),
    ...members
      .slice(3)
      .map((member, index) => book(bench, member, wishFor(member, location, { spot: index + 3 }))),
  ]);
  const rows = await rowsAt(location);
  const standing = rows.filter(({ status }) => status === 'confirmed').length;
  const closed = [one, two].some(({ status }) => status === 200);
  expect(booked.filter(({ status }) => status === 201)).toHaveLength(rows.length - 3);
  expect(standing).toBe(closed ? 0 : rows.length);
  const told = await Promise.all(members.map((member) => notificationsTo(bench, member, 'email')));
  expect(told.flat()).toHaveLength(closed ? 3 : 0);
});

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

test.each(['edits', 'extends'])(
  'a member who %s during an administrator’s change of the place waits without locking the reservation',
  async (way) => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    const { id } = await mustBook(bench, member, location, { timeSlot: '9-11' });
    const body = { date: MONDAY, timeSlot: '9-12', locationId: location.id };
    if (way === 'extends') {
      bench.clock.set(`${MONDAY}T09:05:00-05:00`);
      await bench.call(arriveAtReservation, { params: { id } }, member);
    }
    const waiting = await inTransaction(bench.database, async (tx) => {
      await tx.execute(sql`SELECT FROM locations WHERE id = ${location.id} FOR NO KEY UPDATE`);
      const changed =
        way === 'edits'
          ? bench.call(updateReservation, { params: { id }, body }, member)
          : bench.call(extendReservation, { params: { id }, body: { endHour: 12 } }, member);
      await expect.poll(async () => (await bench.database.pool.query(WAITING)).rowCount).toBe(1);
      // If the change already held this row, the two would wait for each other until PostgreSQL ends one of them.
      await tx.execute(sql`SELECT FROM reservations WHERE id = ${id} FOR UPDATE NOWAIT`);
      return { changed };
    });
    expect((await waiting.changed).body).toMatchObject({ timeSlot: '9-12' });
  },
);
