import {
  acceptOffer,
  arriveAtReservation,
  cancelReservation,
  joinLine,
  listOffers,
  listWatches,
  passOffer,
  readLine,
  releaseReservation,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';

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
