import {
  acceptOffer,
  arriveAtReservation,
  cancelReservation,
  changeWatch,
  createWalkIn,
  joinLine,
  leaveLine,
  listOffers,
  listReservationsOfDay,
  listWatches,
  passOffer,
  readLine,
  readLineWeeks,
  releaseReservation,
  reportSpot,
  resolveSpotReport,
} from '@chargerota/contract';
import { MOST_LINE_ENTRIES } from '@chargerota/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, countStatuses, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { newId } from '../../platform/database/ids.ts';
import { availabilityWatches } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/** Monday at this time of New York. */
const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);
const drain = () => bench.app.jobRunner.drain();

/** One charger that Ann has from 9 to 12; Ben and Cid wait for three hours from 9 or later. */
async function fullDay(settings = {}) {
  const { organization, location } = await makePlace(bench, settings, { spots: 1 });
  const [ann, ben, cid] = (await makeMembers(bench, organization, 3)) as [TestMember, TestMember, TestMember];
  const booking = await mustBook(bench, ann, location);
  const wait = (member: TestMember, over = {}) =>
    bench.call(
      joinLine,
      { body: { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3, ...over } },
      member,
    );
  const offersOf = async (member: TestMember) => {
    await drain();
    return (await bench.call(listOffers, {}, member)).body.filter(({ status }) => status === 'open');
  };
  return { organization, location, ann, ben, cid, booking, wait, offersOf };
}

describe('a slot that becomes free', () => {
  test('is held for the first in line, goes to the next when nobody answers, and becomes a reservation', async () => {
    const { ann, ben, cid, booking, wait, offersOf, location } = await fullDay();
    expect((await wait(ben)).body).toMatchObject({ status: 'waiting', place: 1, ahead: 0 });
    bench.clock.set(new Date(bench.clock.now().getTime() + 60_000));
    expect((await wait(cid)).body).toMatchObject({ place: 2, ahead: 1 });
    expect(await offersOf(ben)).toEqual([]);

    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    // Nobody else gets it in the moment between.
    expect((await book(bench, ann, wishFor(ann, location))).status).toBe(409);
    const [first] = await offersOf(ben);
    expect(first).toMatchObject({ date: MONDAY, timeSlot: '9-12', status: 'open' });
    expect(await offersOf(cid)).toEqual([]);
    expect((await bench.call(acceptOffer, { params: { id: first!.id } }, cid)).status).toBe(404);

    bench.clock.set(new Date(first!.expiresAt));
    expect((await bench.call(acceptOffer, { params: { id: first!.id } }, ben)).body.code).toBe('offer_ended');
    const [second] = await offersOf(cid);
    expect(second).toMatchObject({ date: MONDAY, timeSlot: '9-12' });
    expect(await offersOf(ben)).toEqual([]);
    const { status, body } = await bench.call(acceptOffer, { params: { id: second!.id } }, cid);
    expect([status, body.status, body.timeSlot, body.kind]).toEqual([
      200,
      'confirmed',
      '9-12',
      'reservation',
    ]);
    expect((await bench.call(acceptOffer, { params: { id: second!.id } }, cid)).body.id).toBe(body.id);
    expect((await bench.call(listWatches, {}, cid)).body[0]).toMatchObject({ status: 'fulfilled' });
  });

  test('is free for everybody when those in line have passed', async () => {
    const { ann, ben, booking, wait, offersOf, location, organization } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    expect((await bench.call(passOffer, { params: { id: offer!.id } }, ben)).body.status).toBe('passed');
    expect(await offersOf(ben)).toEqual([]);
    expect((await book(bench, ann, wishFor(ann, location))).status).toBe(201);
    const line = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
    expect(line.body).toMatchObject({ order: 'fair', total: 1 });
  });

  test('is offered to nobody while its charger is reported broken, and right after the repair', async () => {
    const { ann, ben, booking, wait, offersOf, location, organization } = await fullDay();
    await wait(ben);
    const { id } = location.spots[0]!;
    const report = await bench.call(reportSpot, { params: { id }, body: { kind: 'broken' } }, ann);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ben)).toEqual([]);
    const { status } = await bench.call(
      resolveSpotReport,
      { params: { id: report.body.id } },
      organization.admin,
    );
    expect(status).toBe(204);
    expect(await offersOf(ben)).toHaveLength(1);
  });

  test('is offered for what is left of it after its start, from now on', async () => {
    const { ann, ben, booking, wait, offersOf } = await fullDay();
    await wait(ben);
    at('09:05');
    await bench.call(arriveAtReservation, { params: { id: booking.id } }, ann);
    at('09:40');
    await bench.call(releaseReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    expect(offer).toMatchObject({ startsAt: `${MONDAY}T14:40:00.000Z`, endsAt: `${MONDAY}T17:00:00.000Z` });
    at('09:44');
    const { body } = await bench.call(acceptOffer, { params: { id: offer!.id } }, ben);
    expect(body).toMatchObject({
      status: 'confirmed',
      startsAt: `${MONDAY}T14:44:00.000Z`,
      timeSlot: '9-12',
    });
  });
});

describe('an offer', () => {
  test('is taken once, however often and by whatever is pressed at once, and lets no other in', async () => {
    const { ann, ben, booking, wait, offersOf, location } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    const params = { id: offer!.id };
    const presses = await Promise.all([
      ...Array.from({ length: 20 }, () => bench.call(acceptOffer, { params }, ben)),
      ...Array.from({ length: 5 }, () => book(bench, ann, wishFor(ann, location))),
    ]);
    expect(countStatuses(presses)).toEqual({ 200: 20, 409: 5 });
    expect(new Set(presses.slice(0, 20).map(({ body }) => body.id)).size).toBe(1);
    // Its row was written when its time became free; the member made it now.
    expect(presses[0]!.body).toMatchObject({ createdAt: bench.clock.now().toISOString() });
    expect((await bench.call(passOffer, { params }, ben)).body.code).toBe('offer_ended');
  });

  test('is taken or passed, not both', async () => {
    const { ann, ben, booking, wait, offersOf, location } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const params = { id: (await offersOf(ben))[0]!.id };
    const [accepted, passed] = await Promise.all([
      bench.call(acceptOffer, { params }, ben),
      bench.call(passOffer, { params }, ben),
    ]);
    expect(countStatuses([accepted, passed])).toEqual({ 200: 1, 409: 1 });
    await drain();
    expect((await book(bench, ann, wishFor(ann, location))).status).toBe(accepted.status === 200 ? 409 : 201);
  });

  test('is not prolonged by changing the wish or by leaving and coming back', async () => {
    const { ann, ben, cid, booking, wait, offersOf } = await fullDay();
    const { id } = (await wait(ben)).body;
    bench.clock.advance(60_000);
    await wait(cid);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ben)).toHaveLength(1);
    const body = { date: MONDAY, lookAheadDays: 1, fromHour: 9, toHour: 10, hours: 2 };
    await bench.call(changeWatch, { params: { id }, body }, ben);
    expect(await offersOf(ben)).toEqual([]);
    await bench.call(leaveLine, { params: { id } }, ben);
    await wait(ben);
    expect(await offersOf(ben)).toEqual([]);
    expect(await offersOf(cid)).toHaveLength(1);
  });

  test('shows others that the charger is held, but not for whom', async () => {
    const { ann, ben, cid, booking, wait, organization, offersOf, location } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    await offersOf(ben);
    const seenBy = async (who: TestMember) =>
      (
        await bench.call(
          listReservationsOfDay,
          { params: { date: MONDAY }, query: { locationId: location.id } },
          who,
        )
      ).body.map(({ kind, user, isMine }) => ({ kind, name: user?.firstName ?? null, isMine }));
    expect(await seenBy(cid)).toEqual([{ kind: 'hold', name: null, isMine: false }]);
    expect(await seenBy(ben)).toMatchObject([{ kind: 'hold', isMine: true }]);
    expect(await seenBy(organization.admin)).toMatchObject([{ kind: 'hold', name: expect.any(String) }]);
  });
});

describe('a place in line', () => {
  test('is one, however often the same is asked for at once, and ten at most', async () => {
    const { ben, wait } = await fullDay();
    const same = await Promise.all(Array.from({ length: 20 }, () => wait(ben)));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) => wait(ben, { hours: index + 4 })),
    );
    expect(countStatuses(others)).toEqual({ 201: MOST_LINE_ENTRIES - 1, 409: 21 - MOST_LINE_ENTRIES });
  });

  test('goes by the time of joining where the organization wants that', async () => {
    const { ann, ben, cid, booking, wait, offersOf } = await fullDay({ lineOrder: 'first_come' });
    await wait(cid);
    bench.clock.advance(60_000);
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ben)).toEqual([]);
    expect(await offersOf(cid)).toHaveLength(1);
  });

  test('is judged by each reservation once, however many entries its member has', async () => {
    const { ann, ben, booking, wait, offersOf, location } = await fullDay({ maxOpenBookings: 2 });
    await mustBook(bench, ben, location, { timeSlot: '18-19' });
    await wait(ben);
    await wait(ben, { hours: 2 });
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ben)).toHaveLength(1);
  });

  test('counts a walk-in as soon as it begins', async () => {
    const { ben, organization, location, wait } = await fullDay({ peakHoursEnabled: false });
    await wait(ben);
    const spotId = location.spots[0]!.id;
    const walkIn = await bench.call(createWalkIn, { body: { spotId, endHour: 12 } }, ben);
    expect(walkIn.status).toBe(201);
    await drain();
    const { body } = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
    expect(body.entries).toMatchObject([{ occupiedMinutes: 120 }]);
  });

  test('stays while other organizations change what its member may have', async () => {
    const { ann, ben, booking, wait, offersOf } = await fullDay();
    const elsewhere = await makePlace(bench);
    const benThere = await join(bench, elsewhere.organization, ben);
    const there = await mustBook(bench, benThere, elsewhere.location, { timeSlot: '9-12' });
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ben)).toEqual([]);
    const [entry] = (await bench.call(listWatches, {}, ben)).body;
    expect(entry?.passedOver).toMatchObject({ code: 'own_overlap' });
    await bench.call(cancelReservation, { params: { id: there.id } }, benThere);
    expect(await offersOf(ben)).toHaveLength(1);
  });

  test('ends with its time, on the day after', async () => {
    const { ben, wait, location, organization } = await fullDay();
    const { id } = (await wait(ben)).body;
    bench.clock.set('2026-11-24T05:00:00Z');
    await drain();
    const [entry] = (await bench.call(listWatches, {}, ben)).body;
    expect(entry).toMatchObject({ id, status: 'ended', place: null });
    const line = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
    expect(line.body.total).toBe(0);
  });
});

describe('what the line brings', () => {
  test('is counted by the weeks of the location, for administrators of the organization alone', async () => {
    const { ann, ben, cid, booking, wait, offersOf, location, organization } = await fullDay();
    await wait(ben);
    await wait(ben, { hours: 2 });
    await wait(cid);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    const taken = await bench.call(acceptOffer, { params: { id: offer!.id } }, ben);
    at('09:00');
    await bench.call(arriveAtReservation, { params: { id: taken.body.id } }, ben);
    at('11:00');
    await bench.call(releaseReservation, { params: { id: taken.body.id } }, ben);
    // Half an hour before Monday; by summer time, which had ended that day, it would be Monday already.
    await bench.database.drizzle.insert(availabilityWatches).values({
      organizationId: organization.id,
      id: newId(),
      userId: cid.id,
      locationId: location.id,
      lookAheadDays: 7,
      firstDate: '2026-10-30',
      lastDate: '2026-11-05',
      fromHour: 9,
      toHour: 10,
      hours: 2,
      status: 'left',
      endsAt: new Date('2026-11-05T16:00:00Z'),
      occupiedMinutes: 0,
      scoredOn: '2026-11-01',
      createdAt: new Date('2026-10-30T12:00:00Z'),
      updatedAt: new Date('2026-11-02T04:30:00Z'),
    });
    at('23:00');
    const seenBy = (who: TestMember, query = {}) => bench.call(readLineWeeks, { query }, who);
    const { body } = await seenBy(organization.admin, { locationId: location.id });
    expect(body.weeks).toHaveLength(8);
    expect(body.weeks.filter(({ wishes }) => wishes > 0)).toMatchObject([
      { firstDate: '2026-10-26', lastDate: '2026-11-01', wishes: 1, gaveUp: 1, reservations: 0 },
      {
        firstDate: '2026-11-23',
        isRunning: true,
        wishes: 2,
        served: 1,
        notServed: 1,
        savedMinutes: 120,
        reservations: 1,
        wishesPerSpotAndDay: 2,
      },
    ]);
    expect(body.latest).toMatchObject({ wishes: 2, verdict: 'helps' });

    const elsewhere = await makePlace(bench);
    expect((await seenBy(elsewhere.organization.admin, { locationId: location.id })).status).toBe(404);
    expect((await seenBy(elsewhere.organization.admin)).body.latest).toMatchObject({
      wishes: 0,
      reservations: 0,
      verdict: 'no_figures',
    });
    expect((await seenBy(ben)).status).toBe(403);
  });
});
