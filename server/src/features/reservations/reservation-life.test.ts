import {
  arriveAtReservation,
  cancelReservation,
  createWalkIn,
  ecoImpact,
  extendReservation,
  joinLine,
  listReservationsOfDay,
  listUserReservations,
  readLine,
  releaseReservation,
  updateReservation,
  updateSpot,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, countStatuses, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import type { TestLocation } from '../../../testing/make-location.ts';
import { handleDue } from '../../../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { housekeepingJob } from '../../platform/jobs/housekeeping.ts';
import { users } from '../accounts/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { expiredReservations } from './retention-store.ts';
import { reservations } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/** Monday at this time of New York. */
const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);

const act = (
  route: typeof cancelReservation | typeof arriveAtReservation | typeof releaseReservation,
  member: TestMember,
  reservation: { id: string },
) => bench.call(route, { params: { id: reservation.id } }, member);

const extend = (member: TestMember, reservation: { id: string }, endHour: number) =>
  bench.call(extendReservation, { params: { id: reservation.id }, body: { endHour } }, member);

const walkIn = (member: TestMember, spotId: string | undefined, endHour: number) =>
  bench.call(createWalkIn, { body: { spotId, endHour } }, member);

async function statusOf({ id }: { id: string }) {
  const [row] = await bench.database.drizzle
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.id, id));
  return row?.status;
}

async function memberWithBooking(settings = {}) {
  const { organization, location } = await makePlace(bench, settings);
  const member = await makeMember(bench, organization);
  return { organization, location, member, booking: await mustBook(bench, member, location) };
}

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Runs `ask` while the reservation is being moved to another spot, and returns its answer once the move is done.
 * `meanwhile` happens while `ask` waits.
 */
async function whileBeingMoved<T>(
  { id }: { id: string },
  spotId: string | undefined,
  ask: () => Promise<T>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<T> {
  const asked = await inTransaction(bench.database, async (tx) => {
    await tx.update(reservations).set({ spotId }).where(eq(reservations.id, id));
    const answer = ask();
    await expect.poll(async () => (await bench.database.pool.query(WAITING)).rowCount).toBe(1);
    await meanwhile();
    return { answer };
  });
  return asked.answer;
}

test.each([
  ['cancels', cancelReservation],
  ['arrives for', arriveAtReservation],
  ['releases', releaseReservation],
] as const)('who %s a reservation that is just being moved finds it on its new spot', async (way, route) => {
  const { location, member, booking } = await memberWithBooking();
  at('09:05');
  if (way === 'releases') await act(arriveAtReservation, member, booking);
  const spotId = location.spots[1]?.id;
  const { status, body } = await whileBeingMoved(booking, spotId, () => act(route, member, booking));
  expect({ status, spotId: body.spotId }).toEqual({ status: 200, spotId });
});

test('a grace period that is prolonged while a no-show is being judged still counts', async () => {
  const { organization, location, booking } = await memberWithBooking();
  at('09:30');
  await handleDue(bench);
  await whileBeingMoved(
    booking,
    location.spots[1]?.id,
    () => bench.app.jobRunner.drain(),
    () =>
      bench.database.drizzle
        .update(organizations)
        .set({ noShowGracePeriodMinutes: 45 })
        .where(eq(organizations.id, organization.id)),
  );
  expect(await statusOf(booking)).toBe('confirmed');
});

describe('an arrival window', () => {
  const edit = (member: TestMember, { id }: { id: string }, timeSlot: string, location: TestLocation) =>
    bench.call(
      updateReservation,
      { params: { id }, body: { date: MONDAY, timeSlot, locationId: location.id } },
      member,
    );
  const again = {
    'changes the hours': (member: TestMember, booking: { id: string }, location: TestLocation) =>
      edit(member, booking, '10-13', location),
    'cancels and takes other hours': async (
      member: TestMember,
      booking: { id: string },
      location: TestLocation,
    ) => {
      await act(cancelReservation, member, booking);
      return book(bench, member, wishFor(member, location, { spot: 1, timeSlot: '10-13' }));
    },
  };

  test.each(Object.entries(again))('goes on for whoever %s after the start', async (_, takeAgain) => {
    const { location, member, booking } = await memberWithBooking();
    at('09:29');
    const { body } = await takeAgain(member, booking, location);
    expect(body).toMatchObject({ timeSlot: '10-13', status: 'confirmed', awaitedMs: 29 * 60_000 });
    at('10:00');
    await bench.app.jobRunner.drain();
    expect(await statusOf(body)).toBe('confirmed');
    at('10:01');
    expect((await act(arriveAtReservation, member, body)).body.code).toBe('arrival_expired');
    await bench.app.jobRunner.drain();
    expect(await statusOf(body)).toBe('no_show');
  });

  test('is never longer than one in all, however often the time is taken again', async () => {
    const { location, member, booking } = await memberWithBooking();
    at('09:20');
    const { body: second } = await again['changes the hours'](member, booking, location);
    at('10:09');
    await act(cancelReservation, member, second);
    const third = await book(bench, member, wishFor(member, location, { spot: 2, timeSlot: '11-13' }));
    expect(third.body).toMatchObject({ awaitedMs: 29 * 60_000 });
    at('11:02');
    await bench.app.jobRunner.drain();
    expect(await statusOf(third.body)).toBe('no_show');
  });

  test('that is over leaves only time that does not overlap', async () => {
    const { location, member, booking } = await memberWithBooking({ autoMarkNoShow: false });
    at('09:40');
    expect((await edit(member, booking, '10-13', location)).body.details).toMatchObject([
      { code: 'window_used' },
    ]);
    await act(cancelReservation, member, booking);
    const overlapping = await book(bench, member, wishFor(member, location, { timeSlot: '11-13' }));
    expect(overlapping.body.details).toMatchObject([{ code: 'window_used' }]);
    const later = await book(bench, member, wishFor(member, location, { timeSlot: '12-14' }));
    expect(later.body).toMatchObject({ status: 'confirmed', awaitedMs: 0 });
  });

  test('that was begun is a used booking, and its minutes count; before the start nothing does', async () => {
    const once = { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily', maxBookingsPerDay: 1 };
    const { organization, location, member, booking } = await memberWithBooking(once);
    at('08:59');
    await act(cancelReservation, member, booking);
    const second = await mustBook(bench, member, location);
    at('09:10');
    expect((await edit(member, second, '10-13', location)).status).toBe(200);
    at('10:05');
    await act(cancelReservation, member, second);
    const third = await book(bench, member, wishFor(member, location, { timeSlot: '13-15' }));
    expect(third.body.details).toMatchObject([{ code: 'cap_day' }]);
    const wish = { locationId: location.id, fromHour: 9, toHour: 11, hours: 1, lookAheadDays: 7 };
    await bench.call(joinLine, { body: wish }, member);
    const line = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
    expect(line.body.entries).toMatchObject([{ occupiedMinutes: 15 }]);
  });

  test('of a reservation that an administrator ends is no reason against its member', async () => {
    const { organization, location, member } = await memberWithBooking();
    at('09:29');
    const takeOut = (body = {}) =>
      bench.call(
        updateSpot,
        { params: { id: location.spots[0]!.id }, body: { isActive: false, ...body } },
        organization.admin,
      );
    const confirm = (await takeOut()).body.details?.[0]?.confirmation;
    expect((await takeOut({ confirm })).status).toBe(200);
    const other = await book(bench, member, wishFor(member, location, { spot: 1, timeSlot: '10-13' }));
    expect(other.body).toMatchObject({ status: 'confirmed', awaitedMs: 0 });
  });
});

describe('arrival', () => {
  test('is confirmed from the start until the grace period ends, and once', async () => {
    const { member, booking } = await memberWithBooking();
    at('09:00');
    expect(await act(arriveAtReservation, member, booking)).toMatchObject({
      status: 200,
      body: { status: 'arrived', arrivedAt: '2026-11-23T14:00:00.000Z' },
    });
    expect(await act(arriveAtReservation, member, booking)).toMatchObject({
      status: 409,
      body: { code: 'reservation_state' },
    });
    at('09:30');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('arrived');
  });

  test('is confirmed once when a press is sent again because its answer was lost, and a refusal is not kept', async () => {
    const { member, booking } = await memberWithBooking();
    const headers = { 'idempotency-key': 'press-1' };
    const send = () =>
      bench.call(arriveAtReservation, { params: { id: booking.id } }, { ...member, headers });
    at('08:29');
    expect(await send()).toMatchObject({ status: 422, body: { code: 'arrival_not_open' } });
    at('09:05');
    const first = await send();
    expect(first).toMatchObject({ status: 200, body: { status: 'arrived' } });
    at('09:40');
    expect(await send()).toMatchObject({
      status: 200,
      headers: { 'idempotent-replay': 'true' },
      body: first.body,
    });
  });

  test('is too late at the end of the grace period, even before the no-show is marked', async () => {
    const { member, booking } = await memberWithBooking();
    at('09:30');
    const expired = { status: 409, body: { code: 'arrival_expired', message: 'Grace period expired' } };
    expect(await act(arriveAtReservation, member, booking)).toMatchObject(expired);
    await bench.app.jobRunner.drain();
    expect(await act(arriveAtReservation, member, booking)).toMatchObject(expired);
  });
});

describe('an early arrival', () => {
  const earlyPlace = async () => {
    const { organization, location, member, booking } = await memberWithBooking();
    return { organization, location, member, booking, other: await makeMember(bench, organization) };
  };

  test('begins the reservation now at its own charger, and is told as an arrival', async () => {
    const { member, booking } = await earlyPlace();
    at('08:29');
    expect(await act(arriveAtReservation, member, booking)).toMatchObject({
      status: 422,
      body: { code: 'arrival_not_open', message: 'You can start charging from 8:30 AM ET.' },
    });
    await bench.database.drizzle.update(users).set({ region: 'DE' }).where(eq(users.id, member.id));
    expect(await act(arriveAtReservation, member, booking)).toMatchObject({
      body: { message: 'You can start charging from 08:30 ET.' },
    });
    at('08:35');
    expect(await act(arriveAtReservation, member, booking)).toMatchObject({
      status: 200,
      body: {
        status: 'arrived',
        startsAt: '2026-11-23T13:35:00.000Z',
        arrivedAt: '2026-11-23T13:35:00.000Z',
        endsAt: booking.endsAt,
        date: MONDAY,
        timeSlot: '9-12',
      },
    });
    at('10:30');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('arrived');
    expect(await extend(member, booking, 13)).toMatchObject({
      status: 422,
      body: { code: 'booking_refused' },
    });
  });

  test('is judged for the time that it gains: not while somebody else charges there', async () => {
    const { location, member, booking, other } = await earlyPlace();
    at('08:10');
    const session = await walkIn(other, location.spots[0]?.id, 9);
    expect(session).toMatchObject({
      status: 201,
      body: { kind: 'reservation', status: 'arrived', timeSlot: '8-9' },
    });
    at('08:40');
    expect(await act(arriveAtReservation, member, booking)).toMatchObject({
      status: 409,
      body: { code: 'booking_conflict', message: 'Somebody has this charger until 9:00 AM ET.' },
    });
    await act(releaseReservation, other, session.body);
    expect((await act(arriveAtReservation, member, booking)).status).toBe(200);
  });

  test('and somebody else who takes the charger in the same moment: one of the two has it', async () => {
    const { location, member, booking, other } = await earlyPlace();
    at('08:40');
    const [early, taken] = await Promise.all([
      act(arriveAtReservation, member, booking),
      walkIn(other, location.spots[0]?.id, 9),
    ]);
    expect([early.status, taken.status]).toEqual(early.status === 200 ? [200, 409] : [409, 201]);
  });

  test('is one reservation: its caps, its neighbours and its place across midnight stay', async () => {
    const { location, member, other } = await earlyPlace();
    const night = await mustBook(bench, other, location, { spot: 1, date: '2026-11-24', timeSlot: '0-3' });
    at('23:45');
    expect(await act(arriveAtReservation, other, night)).toMatchObject({
      status: 200,
      body: { date: '2026-11-24', startsAt: '2026-11-24T04:45:00.000Z' },
    });
    const day = await bench.call(listReservationsOfDay, { params: { date: MONDAY } }, member);
    expect(day.body.map(({ timeSlot }) => timeSlot)).toContain('0-3');
  });
});

describe('a free charger in peak hours', () => {
  test('is had for the rest of the hour, as a reservation that can then be extended by the rules', async () => {
    const { location, member, organization } = await memberWithBooking();
    const other = await makeMember(bench, organization);
    at('10:20');
    expect(await walkIn(other, location.spots[1]?.id, 12)).toMatchObject({
      status: 422,
      body: { details: [{ code: 'walk_in_in_peak' }] },
    });
    const taken = await walkIn(other, location.spots[1]?.id, 11);
    expect(taken).toMatchObject({
      status: 201,
      body: {
        kind: 'reservation',
        status: 'arrived',
        timeSlot: '10-11',
        startsAt: '2026-11-23T15:20:00.000Z',
        endsAt: '2026-11-23T16:00:00.000Z',
      },
    });
    expect((await walkIn(member, location.spots[1]?.id, 11)).status).toBe(409);
    expect(await extend(other, taken.body, 13)).toMatchObject({ status: 200, body: { timeSlot: '10-13' } });
    expect((await extend(other, taken.body, 14)).status).toBe(422);
  });
});

describe('a no-show', () => {
  test('is marked at the close of the arrival window, and its spot is free at once', async () => {
    const { organization, location, booking } = await memberWithBooking();
    at('09:29');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('confirmed');
    at('09:30');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('no_show');
    const other = await makeMember(bench, organization);
    await mustBook(bench, other, location, { timeSlot: '10-12' });
  });

  test('depends on the grace period at that time', async () => {
    const { organization, booking } = await memberWithBooking();
    const change = (changes: object) =>
      bench.database.drizzle.update(organizations).set(changes).where(eq(organizations.id, organization.id));
    await change({ noShowGracePeriodMinutes: 60 });
    at('09:30');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('confirmed');
    at('10:00');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('no_show');
  });

  test('is not marked if the organization has switched that off', async () => {
    const { booking } = await memberWithBooking({ autoMarkNoShow: false });
    at('12:30');
    await bench.app.jobRunner.drain();
    expect(await statusOf(booking)).toBe('confirmed');
  });
});

describe('cancelling', () => {
  test('frees the spot, and is done once', async () => {
    const { organization, location, member, booking } = await memberWithBooking();
    const answers = await Promise.all([1, 2, 3].map(() => act(cancelReservation, member, booking)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    await mustBook(bench, await makeMember(bench, organization), location);
  });

  test('is possible even if the rules would no longer allow the reservation', async () => {
    const { organization, member, booking } = await memberWithBooking();
    await bench.database.drizzle
      .update(organizations)
      .set({ offPeakAccessPolicy: 'walk_in_only', maxAdvanceBookingDays: 1, peakHoursEnabled: false })
      .where(eq(organizations.id, organization.id));
    expect((await act(cancelReservation, member, booking)).body).toMatchObject({ status: 'cancelled' });
  });

  test('is impossible after arrival, after the end, and for other members', async () => {
    const { organization, member, booking } = await memberWithBooking({ autoMarkNoShow: false });
    const colleague = await makeMember(bench, organization);
    expect((await act(cancelReservation, colleague, booking)).status).toBe(404);
    at('12:00');
    expect((await act(cancelReservation, member, booking)).status).toBe(409);
    at('09:10');
    await act(arriveAtReservation, member, booking);
    expect((await act(cancelReservation, member, booking)).status).toBe(409);
  });
});

describe('leaving early', () => {
  test('frees the rest of the time at once', async () => {
    const { organization, location, member, booking } = await memberWithBooking();
    expect((await act(releaseReservation, member, booking)).status).toBe(409);
    at('09:00');
    await act(arriveAtReservation, member, booking);
    at('09:40');
    expect((await act(releaseReservation, member, booking)).body).toMatchObject({
      status: 'arrived',
      releasedAt: '2026-11-23T14:40:00.000Z',
      endsAt: '2026-11-23T14:40:00.000Z',
    });
    expect((await act(releaseReservation, member, booking)).status).toBe(409);
    expect((await extend(member, booking, 13)).status).toBe(409);
    await mustBook(bench, await makeMember(bench, organization), location, { timeSlot: '10-12' });
  });
});

describe('staying longer', () => {
  test('is possible after arrival, on the same spot, under the rules', async () => {
    const { location, member } = await memberWithBooking();
    const evening = await mustBook(bench, member, location, { timeSlot: '16-18' });
    expect((await extend(member, evening, 20)).status).toBe(409);
    at('16:05');
    await act(arriveAtReservation, member, evening);
    expect((await extend(member, evening, 20)).body).toMatchObject({
      timeSlot: '16-20',
      endsAt: '2026-11-24T01:00:00.000Z',
    });
    const tooLong = await extend(member, evening, 5);
    expect(tooLong).toMatchObject({ status: 422, body: { details: [{ code: 'too_long' }] } });
  });

  test('is refused if it would overlap the next reservation of the spot', async () => {
    const { organization, location, member, booking } = await memberWithBooking({
      maxBookingHoursReservation: 6,
    });
    const next = await makeMember(bench, organization);
    await mustBook(bench, next, location, { timeSlot: '13-15' });
    at('09:00');
    await act(arriveAtReservation, member, booking);
    expect((await extend(member, booking, 14)).body).toMatchObject({
      code: 'booking_conflict',
      details: [{ code: 'spot_taken' }],
    });
    expect((await extend(member, booking, 13)).status).toBe(200);
  });

  test('and a booking of the same hour at the same moment do not both succeed', async () => {
    const { organization, location, member, booking } = await memberWithBooking({
      maxBookingHoursReservation: 6,
    });
    const others = await makeMembers(bench, organization, 5);
    at('09:00');
    await act(arriveAtReservation, member, booking);
    const [extended, ...booked] = await Promise.all([
      extend(member, booking, 13),
      ...others.map((other) => book(bench, other, wishFor(other, location, { timeSlot: '12-13' }))),
    ]);
    const won = [extended, ...booked].filter(({ status }) => status < 300);
    expect(won).toHaveLength(1);
  });
});

describe('a walk-in', () => {
  test('takes a free spot off-peak from now, and can be left or prolonged', async () => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    at('16:20');
    const { status, body } = await walkIn(member, location.spots[0]?.id, 18);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'walk_in',
      status: 'arrived',
      timeSlot: 'walk-in',
      date: MONDAY,
      startsAt: '2026-11-23T21:20:00.000Z',
      endsAt: '2026-11-23T23:00:00.000Z',
    });
    expect((await extend(member, body, 20)).body).toMatchObject({
      timeSlot: 'walk-in',
      endsAt: '2026-11-24T01:00:00.000Z',
    });
    at('17:00');
    expect((await act(releaseReservation, member, body)).status).toBe(200);
  });

  test('is refused in peak hours, past the next peak start, on an occupied spot, and on an unknown one', async () => {
    const { organization, location } = await makePlace(bench);
    const [member, other] = await makeMembers(bench, organization, 2);
    if (!member || !other) throw new Error('two members were made');
    const first = location.spots[0]?.id;
    await mustBook(bench, other, location, { timeSlot: '18-20' });
    const details = async (endHour: number) => (await walkIn(member, first, endHour)).body.details;
    at('14:20');
    expect(await details(16)).toMatchObject([{ code: 'walk_in_in_peak' }]);
    at('16:20');
    expect(await details(19)).toMatchObject([{ code: 'spot_taken' }]);
    at('20:20');
    expect(await details(7)).toMatchObject([{ code: 'crosses_peak' }]);
    const unknown = '01999999-9999-7999-8999-999999999999';
    expect((await walkIn(member, unknown, 22)).status).toBe(404);
    expect((await walkIn(member, first, 25)).status).toBe(422);
  });

  test('repeated with its idempotency key is the same walk-in; without one it is a conflict', async () => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    at('16:20');
    const body = { spotId: location.spots[0]?.id, endHour: 18 };
    const headers = { 'idempotency-key': 'tap-1' };
    const first = await bench.call(createWalkIn, { body }, { ...member, headers });
    at('16:21');
    const again = await bench.call(createWalkIn, { body }, { ...member, headers });
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replay': 'true' }, body: first.body });
    expect((await bench.call(createWalkIn, { body }, member)).status).toBe(409);
  });

  test('on one spot by ten members at once goes to one of them', async () => {
    const { organization, location } = await makePlace(bench);
    const members = await makeMembers(bench, organization, 10);
    at('16:20');
    const answers = await Promise.all(members.map((member) => walkIn(member, location.spots[0]?.id, 18)));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 });
  });
});

test('a member’s own list has coming and past reservations, newest first, and the sum of sessions; nobody else sees them', async () => {
  const { organization, location, member, booking } = await memberWithBooking();
  const later = await mustBook(bench, member, location, { date: '2026-11-25' });
  at('09:00');
  await act(arriveAtReservation, member, booking);
  at('11:00');
  await act(releaseReservation, member, booking);
  const params = { id: member.id };
  const list = await bench.call(listUserReservations, { params }, member);
  expect(list.body.map(({ id }) => id)).toEqual([later.id, booking.id]);
  expect(list.body.map(({ user }) => user)).toEqual([later.user, booking.user]);
  const impact = await bench.call(ecoImpact, { params }, member);
  const months = [{ month: booking.date.slice(0, 7), sessions: 1 }];
  expect(impact.body).toEqual({ sessions: 1, co2SavedKg: 6.5, averageHours: 2, months });

  const colleague = await makeMember(bench, organization, { role: 'admin' });
  expect((await bench.call(listUserReservations, { params }, colleague)).status).toBe(404);
  expect((await bench.call(ecoImpact, { params }, colleague)).status).toBe(404);
});

test('however often a member cancelled, coming reservations and past sessions are listed, and the rest page by page', async () => {
  const { organization, location, member, booking } = await memberWithBooking();
  const coming = await mustBook(bench, member, location, { date: '2026-11-25' });
  at('09:00');
  await act(arriveAtReservation, member, booking);
  at('11:00');
  await act(releaseReservation, member, booking);
  const colleague = await makeMember(bench, organization);
  const given = await mustBook(bench, colleague, location, { date: '2026-11-26' });
  await act(cancelReservation, colleague, given);
  await cancelledBefore(organization.id, coming.id, { date: '2026-11-26', times: 260 });

  const params = { id: member.id };
  const { body } = await bench.call(listUserReservations, { params }, member);
  expect(body).toHaveLength(102);
  expect(body.filter(({ status }) => status !== 'cancelled').map(({ id }) => id)).toEqual([
    coming.id,
    booking.id,
  ]);
  expect(body.map(({ startsAt }) => startsAt)).toEqual(
    body
      .map(({ startsAt }) => startsAt)
      .toSorted()
      .toReversed(),
  );

  const pages = await Promise.all(
    ['1', '2', '6', '7'].map((page) => bench.call(listUserReservations, { params, query: { page } }, member)),
  );
  expect(pages.map((page) => [page.body.length, page.headers['x-total-count']])).toEqual([
    [50, '261'],
    [50, '261'],
    [11, '261'],
    [0, '261'],
  ]);
  expect(new Set(pages.flatMap((page) => page.body.map(({ id }) => id))).size).toBe(111);
  expect(pages[2]?.body.at(-1)?.id).toBe(booking.id);

  const day = await bench.call(
    listReservationsOfDay,
    { params: { date: '2026-11-26' }, query: { ended: 'true' } },
    organization.admin,
  );
  expect([day.body.length, day.headers['x-total-count']]).toEqual([200, '261']);
  // One member's cancellations do not crowd out those of others.
  expect(day.body.some(({ id }) => id === given.id)).toBe(true);
});

test('reservations that ended long ago are deleted, but the data for caps and figures is kept', async () => {
  const { location, member, booking } = await memberWithBooking();
  at('09:00');
  await act(arriveAtReservation, member, booking);
  at('11:00');
  await act(releaseReservation, member, booking);
  const own = async () =>
    (await bench.call(listUserReservations, { params: { id: member.id } }, member)).body.map(({ id }) => id);
  const figures = async () => (await bench.call(ecoImpact, { params: { id: member.id } }, member)).body;
  const before = await figures();
  const recent = await mustBook(bench, member, location, { date: '2026-11-25' });
  const housekeep = async (keepDays: number, daysLater: number) => {
    const work = housekeepingJob(expiredReservations(keepDays)).prepare({});
    if ('invalid' in work) throw new Error(work.invalid);
    const now = new Date(bench.clock.now().getTime() + daysLater * 86_400_000);
    await work.run({ ...bench.deps, clock: { now: () => now }, jobId: newId(), organizationId: null });
  };
  // Keeps the callers signed in.
  await bench.database.pool.query("UPDATE sessions SET expire = '2100-01-01'");
  await housekeep(730, 729);
  await housekeep(0, 10_000);
  expect(await own()).toEqual([recent.id, booking.id]);
  await cancelledBefore(booking.organizationId, booking.id, { date: MONDAY, times: 2500 });
  await housekeep(730, 731);
  expect(await own()).toEqual([recent.id]);
  expect(await figures()).toEqual({ ...before, months: [] });
});

/** Copies of a reservation on another day, each cancelled at another moment. */
async function cancelledBefore(
  organizationId: string,
  id: string,
  { date, times }: { date: string; times: number },
) {
  await bench.database.pool.query(
    `INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
       starts_at, ends_at, cancelled_at, created_by, created_at, updated_at)
     SELECT organization_id, overlay(id::text placing lpad(n::text, 12, '0') from 25)::uuid, kind, 'cancelled', user_id,
       location_id, spot_id, $3::date, time_slot, starts_at + ($3::date - date) * interval '1 day',
       ends_at + ($3::date - date) * interval '1 day', $5::timestamptz + n * interval '1 second', created_by, created_at,
       updated_at
     FROM reservations, generate_series(1, $4::int) n WHERE organization_id = $1 AND id = $2`,
    [organizationId, id, date, times, bench.clock.now()],
  );
}
