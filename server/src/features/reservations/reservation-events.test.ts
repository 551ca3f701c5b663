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
import { listenToEvents, type RecordedStream } from '../../../testing/listen-to-events.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeMember } from '../../../testing/make-member.ts';

let bench: TestApp;
let url: string;
beforeAll(async () => {
  bench = await buildTestApp();
  url = await bench.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => bench.close());

test('colleagues are told the day and place of each changed reservation, and its owner that it is theirs', async () => {
  const { organization, location } = await makePlace(bench);
  const annex = await makeLocation(bench, organization);
  const [member, colleague] = [await makeMember(bench, organization), await makeMember(bench, organization)];
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
    // Beside these the owner hears of notifications.
    const heardBy = ({ changes }: RecordedStream) =>
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

test('if details are hidden, only the owner and administrators are told of an arrival', async () => {
  const { organization, location } = await makePlace(bench, { showReservationDetails: false });
  const [member, colleague] = [await makeMember(bench, organization), await makeMember(bench, organization)];
  bench.clock.set(TEST_NOW);
  const readers = [member, organization.admin, colleague];
  const heard = await Promise.all(readers.map((who) => listenToEvents(url, who)));
  const counts = () => heard.map(({ changes }) => changes.length);
  const booking = await mustBook(bench, member, location);
  await expect.poll(counts).toEqual([2, 1, 1]);

  bench.clock.set(`${MONDAY}T09:00:00-05:00`);
  await bench.call(arriveAtReservation, { params: { id: booking.id } }, member);
  await expect.poll(counts).toEqual([3, 2, 1]);
  await bench.call(releaseReservation, { params: { id: booking.id } }, member);
  await expect.poll(counts).toEqual([4, 3, 2]);
  await Promise.all(heard.map((stream) => stream.close()));
});
