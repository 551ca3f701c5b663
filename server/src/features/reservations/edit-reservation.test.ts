import { cancelReservation, updateReservation } from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, countStatuses, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { reservations } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp({ connections: 24 });
});
afterAll(() => bench.close());

const edit = (
  member: TestMember,
  { id, locationId }: { id: string; locationId: string },
  over: { date?: string; timeSlot?: string; locationId?: string },
) =>
  bench.call(
    updateReservation,
    { params: { id }, body: { date: MONDAY, timeSlot: '9-12', locationId, ...over } },
    member,
  );

const row = async ({ id }: { id: string }) =>
  (await bench.database.drizzle.select().from(reservations).where(eq(reservations.id, id)))[0];

test('a reservation moves to another time on its spot, together with its arrival window', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const booking = await mustBook(bench, member, location, { spot: 1 });
  const { status, body } = await edit(member, booking, { timeSlot: '10-13' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: booking.id,
    timeSlot: '10-13',
    spotId: booking.spotId,
    movedToAnotherSpot: false,
  });
  await bench.app.jobRunner.drain();
  const before = bench.clock.now();
  const statusAt = async (time: string) => {
    bench.clock.set(`${MONDAY}T${time}-05:00`);
    await bench.app.jobRunner.drain();
    return (await row(booking))?.status;
  };
  expect(await statusAt('09:30:00')).toBe('confirmed');
  expect(await statusAt('10:29:59')).toBe('confirmed');
  expect(await statusAt('10:30:00')).toBe('no_show');
  bench.clock.set(before);
});

test('it takes the first free spot if its own is taken, and says so', async () => {
  const { organization, location } = await makePlace(bench);
  const [member, other] = await makeMembers(bench, organization, 2);
  if (!member || !other) throw new Error('two members were made');
  const booking = await mustBook(bench, member, location, { timeSlot: '6-8' });
  await mustBook(bench, other, location, { timeSlot: '10-12' });
  const { body } = await edit(member, booking, { timeSlot: '9-12' });
  expect(body).toMatchObject({ movedToAnotherSpot: true, spot: { spotNumber: '02' } });
});

test('with no spot free nothing changes', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const [member, other] = await makeMembers(bench, organization, 2);
  if (!member || !other) throw new Error('two members were made');
  const booking = await mustBook(bench, member, location, { timeSlot: '6-8' });
  await mustBook(bench, other, location, { timeSlot: '10-12' });
  const before = await row(booking);
  expect(await edit(member, booking, { timeSlot: '9-11' })).toMatchObject({
    status: 409,
    body: { code: 'booking_conflict', details: [{ code: 'spot_taken' }] },
  });
  expect(await row(booking)).toEqual(before);
});

test('it may move to another location of the organization, and nowhere else', async () => {
  const { organization, location } = await makePlace(bench);
  const second = await makeLocation(bench, organization, { timezone: 'America/Denver' });
  const elsewhere = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const booking = await mustBook(bench, member, location);
  const { body } = await edit(member, booking, { locationId: second.id });
  expect(body).toMatchObject({
    locationId: second.id,
    timezone: 'America/Denver',
    startsAt: '2026-11-23T16:00:00.000Z',
    movedToAnotherSpot: false,
  });
  expect((await edit(member, booking, { locationId: elsewhere.location.id })).status).toBe(404);
  expect((await edit(elsewhere.organization.admin, booking, {})).status).toBe(404);
});

test('an edit follows the rules of a booking, without counting itself in caps and overlaps', async () => {
  const { organization, location } = await makePlace(bench, {
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'daily',
  });
  const member = await makeMember(bench, organization);
  const booking = await mustBook(bench, member, location);
  expect((await edit(member, booking, { timeSlot: '10-13' })).status).toBe(200);
  const refused = await edit(member, booking, { timeSlot: '10-14' });
  expect(refused).toMatchObject({ status: 422, body: { details: [{ code: 'too_long' }] } });
  await mustBook(bench, member, location, { date: '2026-11-24' });
  const capped = await edit(member, booking, { date: '2026-11-24', timeSlot: '13-14' });
  expect(capped).toMatchObject({ status: 409, body: { code: 'booking_cap' } });
});

test('a suspended member may cancel, but not edit', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const booking = await mustBook(bench, member, location);
  await bench.database.drizzle
    .update(organizationMemberships)
    .set({ status: 'suspended' })
    .where(eq(organizationMemberships.userId, member.id));
  const refused = await edit(member, booking, { timeSlot: '10-13' });
  expect(refused).toMatchObject({ status: 403, body: { details: [{ code: 'not_approved' }] } });
  const cancelled = await bench.call(cancelReservation, { params: { id: booking.id } }, member);
  expect(cancelled.body).toMatchObject({ status: 'cancelled' });
  expect((await edit(member, booking, {})).body).toMatchObject({ code: 'reservation_state' });
});

test('concurrent edits and bookings for the same hours get each spot once', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 4 });
  const editors = await makeMembers(bench, organization, 12);
  const bookers = await makeMembers(bench, organization, 12);
  const early = await Promise.all(
    editors.map((member, n) =>
      mustBook(bench, member, location, { date: `2026-11-${24 + Math.floor(n / 4)}`, spot: n % 4 }),
    ),
  );
  const answers = await Promise.all(
    editors.flatMap((editor, n) => {
      const [booker, booking] = [bookers[n], early[n]];
      if (!booker || !booking) throw new Error('as many bookers as editors');
      return [
        edit(editor, booking, { timeSlot: '9-12' }),
        book(bench, booker, wishFor(booker, location, { timeSlot: '10-13', spot: n % 4 })),
      ];
    }),
  );
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(4);
  expect(new Set(won.map(({ body }) => body.spotId))).toHaveProperty('size', 4);
  expect(countStatuses(answers)[409]).toBe(20);
});
