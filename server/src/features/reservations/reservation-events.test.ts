import {
  arriveAtReservation,
  cancelReservation,
  createWalkIn,
  extendReservation,
  releaseReservation,
  updateReservation,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { listenToEvents, type HeardStream } from '../../../testing/listen-to-events.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeMember } from '../../../testing/make-member.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());

test('colleagues hear of the day and place of each change of a reservation, its owner also that it is theirs', async () => {
  const { organization, location } = await makePlace(bench);
  const annex = await makeLocation(bench, organization);
  const [member, colleague] = [await makeMember(bench, organization), await makeMember(bench, organization)];
  const url = await bench.app.listen({ port: 0, host: '127.0.0.1' });
  const [own, others] = await Promise.all([member, colleague].map((who) => listenToEvents(url, who)));

  const about = (date: string, locationId = location.id) => ({
    topic: 'reservations',
    organizationId: organization.id,
    locationId,
    date,
  });
  const theirs = { topic: 'reservations', organizationId: organization.id };
  async function expectTold(act: Promise<unknown>, day: object[], owner: object[] = []): Promise<void> {
    await act;
    // Beside these the owner hears of notices.
    const heardBy = ({ changes }: HeardStream) =>
      new Set(changes.filter(({ topic }) => topic === 'reservations'));
    await expect.poll(() => heardBy(others!)).toEqual(new Set(day));
    await expect.poll(() => heardBy(own!)).toEqual(new Set([...day, ...owner]));
    for (const { changes } of [own!, others!]) changes.length = 0;
  }
  const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);
  const call = async (
    route: typeof cancelReservation | typeof arriveAtReservation | typeof releaseReservation,
    id: string,
  ) => expect((await bench.call(route, { params: { id } }, member)).status).toBe(200);

  const first = await mustBook(bench, member, location);
  await expectTold(Promise.resolve(), [about(MONDAY)], [theirs]);
  const elsewhere = { locationId: annex.id, date: '2026-11-24', timeSlot: '9-11' };
  await expectTold(bench.call(updateReservation, { params: { id: first.id }, body: elsewhere }, member), [
    about(MONDAY),
    about('2026-11-24', annex.id),
  ]);
  await expectTold(call(cancelReservation, first.id), [about('2026-11-24', annex.id)]);

  const second = await mustBook(bench, member, location, { timeSlot: '9-11' });
  await expectTold(Promise.resolve(), [about(MONDAY)], [theirs]);
  at('09:00');
  await expectTold(call(arriveAtReservation, second.id), [about(MONDAY)]);
  const until = { params: { id: second.id }, body: { endHour: 12 } };
  await expectTold(bench.call(extendReservation, until, member), [about(MONDAY)]);
  await expectTold(call(releaseReservation, second.id), [about(MONDAY)]);

  const missed = mustBook(bench, member, location, { timeSlot: '13-14' });
  await expectTold(missed, [about(MONDAY)], [theirs]);
  at('13:30');
  await expectTold(bench.app.jobRunner.drain(), [about(MONDAY)]);
  at('17:00');
  const walkIn = { body: { spotId: location.spots[2]!.id, endHour: 19 } };
  await expectTold(bench.call(createWalkIn, walkIn, member), [about(MONDAY)], [theirs]);

  await Promise.all([own!.close(), others!.close()]);
});

test('where details are hidden, an arrival is heard of by its owner and administrators alone', async () => {
  const { organization, location } = await makePlace(bench, { showReservationDetails: false });
  const [member, colleague] = [await makeMember(bench, organization), await makeMember(bench, organization)];
  bench.clock.set(TEST_NOW);
  const booking = await mustBook(bench, member, location);
  const url = bench.app.listeningOrigin;
  const readers = [member, organization.admin, colleague];
  const heard = await Promise.all(readers.map((who) => listenToEvents(url, who)));
  const counts = () => heard.map(({ changes }) => changes.length);

  bench.clock.set(`${MONDAY}T09:00:00-05:00`);
  await bench.call(arriveAtReservation, { params: { id: booking.id } }, member);
  await expect.poll(counts).toEqual([1, 1, 0]);
  await bench.call(releaseReservation, { params: { id: booking.id } }, member);
  await expect.poll(counts).toEqual([2, 2, 1]);
  await Promise.all(heard.map((stream) => stream.close()));
});
