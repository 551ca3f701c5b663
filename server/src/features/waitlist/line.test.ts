import {
  deactivateLocation,
  acceptOffer,
  arriveAtReservation,
  cancelReservation,
  changeWatch,
  createCalendarFeed,
  createWalkIn,
  ecoImpact,
  getAdminOverview,
  getDayGrid,
  goToFront,
  joinLine,
  leaveLine,
  listNotifications,
  listOffers,
  listReservationsOfDay,
  listUserReservations,
  listWatches,
  passOffer,
  readLine,
  readReservationCalendar,
  readLineWeeks,
  releaseReservation,
  reportSpot,
  resolveSpotReport,
  setMembershipStatus,
  undoPass,
  updateNotificationPreferences,
  updatePrivacySettings,
  updateSpot,
  updateUser,
  type DayReservation,
} from '@chargerota/contract';
import { MOST_LINE_ENTRIES, UNDO_MS } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, countStatuses, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { NEW_ID_SQL } from '../../../testing/new-id-sql.ts';
import { rowsRead, statementsOf } from '../../../testing/rows-read.ts';
import { newId } from '../../platform/database/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { reservations } from '../reservations/tables.ts';
import { LINE_JOBS } from './line-jobs.ts';
import { waitlistEntries } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

const TUESDAY = '2026-11-24';

/** Monday at this time of New York. */
const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);
const drain = () => bench.app.jobRunner.drain();

/** One charger that Ann has from 9 to 12; Ben and Cid wait for three hours from 9 or later. */
async function fullDay(settings = {}, spots = 1) {
  const { organization, location } = await makePlace(bench, settings, { spots });
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

type FullDay = Awaited<ReturnType<typeof fullDay>>;

/** A reservation that Ann had of the charger last Monday. */
const pastOf =
  ({ ann, location, organization }: Pick<FullDay, 'ann' | 'location' | 'organization'>) =>
  (startsAt: string, endsAt: string, over: object) => ({
    organizationId: organization.id,
    id: newId(),
    kind: 'reservation' as const,
    status: 'arrived' as const,
    userId: ann.id,
    locationId: location.id,
    spotId: location.spots[0]!.id,
    date: '2026-11-16',
    timeSlot: '18-21',
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    createdAt: bench.clock.now(),
    updatedAt: bench.clock.now(),
    ...over,
  });

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
    // What the offer became is named while it stands.
    const taken = async () => (await bench.call(listOffers, {}, cid)).body[0];
    expect(await taken()).toMatchObject({ status: 'accepted', reservationId: body.id });
    await bench.call(cancelReservation, { params: { id: body.id } }, cid);
    expect(await taken()).toMatchObject({ status: 'accepted', reservationId: null });
  });

  test('is not offered again to whoever left it after it had begun, nor to whoever missed it', async () => {
    const { ann, ben, booking, wait, offersOf, location } = await fullDay({ lineOrder: 'first_come' });
    at('09:20');
    await wait(ann, { hours: 1 });
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ann)).toEqual([]);
    expect((await bench.call(listWatches, {}, ann)).body[0]).toMatchObject({
      passedOver: { message: 'You had a charger at that time and did not arrive.' },
    });
    const taken = await book(bench, ben, wishFor(ben, location, { timeSlot: '10-12' }));
    expect(taken.status).toBe(201);
    at('10:20');
    await wait(ben, { fromHour: 11, hours: 1 });
    at('10:30');
    expect(await offersOf(ann)).toEqual([]);
    expect(await offersOf(ben)).toEqual([]);
    expect((await book(bench, ann, wishFor(ann, location, { timeSlot: '11-12' }))).status).toBe(201);
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
    expect(line.body).toMatchObject({ order: 'fair', total: 1, elsewhere: [] });
    const other = await makeLocation(bench, organization);
    const there = await bench.call(readLine, { params: { id: other.id } }, organization.admin);
    expect(there.body).toMatchObject({ total: 0, elsewhere: [{ locationId: location.id, total: 1 }] });
  });

  test('is free for everybody when whoever waits for it from the evening before cannot have it', async () => {
    const { location, ben, cid, ann, wait, offersOf } = await fullDay();
    const night = await mustBook(bench, ann, location, { date: TUESDAY, timeSlot: '0-2' });
    await mustBook(bench, cid, location, { timeSlot: '21-24' });
    await wait(ben, { fromHour: 22, toHour: 23 });
    await bench.call(cancelReservation, { params: { id: night.id } }, ann);
    expect(await offersOf(ben)).toEqual([]);
    const again = wishFor(ann, location, { date: TUESDAY, timeSlot: '0-2' });
    expect((await book(bench, ann, again)).status).toBe(201);
  });

  test('goes, for its part after midnight, to whoever waits for that day if the evening before passes', async () => {
    const { location, ben, cid, ann, wait, offersOf } = await fullDay();
    const night = await mustBook(bench, ann, location, { timeSlot: '23-2' });
    await wait(ben, { fromHour: 23, toHour: 23 });
    await wait(cid, { date: TUESDAY, fromHour: 0, toHour: 0, hours: 2 });
    expect(await offersOf(cid)).toEqual([]);
    await bench.call(cancelReservation, { params: { id: night.id } }, ann);
    const [offer] = await offersOf(ben);
    expect(offer).toMatchObject({ date: MONDAY, timeSlot: '23-2' });
    expect(await offersOf(cid)).toEqual([]);
    await bench.call(passOffer, { params: { id: offer!.id } }, ben);
    expect(await offersOf(cid)).toMatchObject([{ date: TUESDAY, timeSlot: '0-2' }]);
  });

  test('is offered to nobody while its charger is reported broken, and right after the repair', async () => {
    const { ann, ben, cid, booking, wait, offersOf, location, organization } = await fullDay({}, 2);
    const [dan] = await makeMembers(bench, organization, 1);
    const [id, other] = location.spots.map((spot) => spot.id) as [string, string];
    await mustBook(bench, dan!, location, { spot: 1 });
    await wait(ben);
    await wait(cid, { spotId: other });
    await bench.call(updateUser, { params: { id: ben.id }, body: { language: 'de' } }, ben);
    const report = await bench.call(reportSpot, { params: { id }, body: { kind: 'broken' } }, ann);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect(await offersOf(ben)).toEqual([]);
    const passedOver = async (member: TestMember) =>
      (await bench.call(listWatches, {}, member)).body[0]?.passedOver;
    // Whoever gave the charger back reads English, who waits for it German.
    expect(await passedOver(ben)).toMatchObject({
      code: 'spot_reported',
      message: 'Der freie Ladepunkt ist als defekt oder blockiert gemeldet.',
    });
    // Who waits for the other charger alone would not have had it.
    expect(await passedOver(cid)).toBeNull();
    const { status } = await bench.call(
      resolveSpotReport,
      { params: { id: report.body.id } },
      organization.admin,
    );
    expect(status).toBe(204);
    expect(await offersOf(ben)).toHaveLength(1);
  });

  test('is not offered where a car is in the way and it starts soon, and is once the car is gone', async () => {
    const { ann, ben, booking, wait, offersOf, location, organization } = await fullDay();
    await wait(ben);
    at('07:30');
    const { id } = location.spots[0]!;
    const report = () => bench.call(reportSpot, { params: { id }, body: { kind: 'blocked' } }, ann);
    const first = await report();
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    // The first slot that starts two hours after the report.
    const [later] = await offersOf(ben);
    expect(later).toMatchObject({ timeSlot: '10-13' });
    await bench.call(passOffer, { params: { id: later!.id } }, ben);
    expect(await offersOf(ben)).toEqual([]);
    const resolved = await bench.call(
      resolveSpotReport,
      { params: { id: first.body.id } },
      organization.admin,
    );
    expect(resolved.status).toBe(204);
    expect(await offersOf(ben)).toMatchObject([{ timeSlot: '9-10' }]);
  });

  test('is offered for what is left of it after its start, from now on', async () => {
    const { ann, ben, booking, wait, offersOf } = await fullDay();
    await wait(ben);
    at('09:05');
    await bench.call(arriveAtReservation, { params: { id: booking.id } }, ann);
    at('09:40');
    await bench.call(releaseReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    expect(offer).toMatchObject({
      startsAt: `${MONDAY}T14:40:00.000Z`,
      endsAt: `${MONDAY}T17:00:00.000Z`,
      askedHours: 3,
    });
    const told = (await notificationsTo(bench, ben)).filter(({ kind }) => kind === 'availability');
    expect(told.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('You asked for 3 hours; this is 2 hours 20 minutes.'),
    );
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

  test('that is taken ends the other waits in whose hours it is, and names them before and after', async () => {
    const { ann, ben, cid, booking, wait, offersOf, location, organization } = await fullDay();
    const elsewhere = await makeLocation(bench, organization, { spots: 1 });
    await mustBook(bench, cid, elsewhere);
    await mustBook(bench, cid, location, { timeSlot: '14-17' });
    await wait(ben);
    bench.clock.set(new Date(bench.clock.now().getTime() + 60_000));
    const spotId = location.spots[0]!.id;
    const { id } = (await wait(ben, { fromHour: 10, toHour: 11, hours: 1, spotId })).body;
    await wait(ben, { fromHour: 14, toHour: 15, hours: 1 });
    await wait(ben, { locationId: elsewhere.id });
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);

    const [offer] = await offersOf(ben);
    const spot = { id: spotId, spotNumber: location.spots[0]!.spotNumber };
    const hours = { firstDate: MONDAY, lastDate: MONDAY, fromHour: 10, toHour: 11, hours: 1 };
    expect(offer).toMatchObject({ timeSlot: '9-12', endsWatches: [{ id, spot, ...hours }] });
    const params = { id: offer!.id };
    const taken = (await bench.call(acceptOffer, { params }, ben)).body;
    expect(taken.endedWatches).toEqual(offer!.endsWatches);
    // Without waiting for a job.
    const standing = async () =>
      (await bench.call(listWatches, {}, ben)).body.filter(({ status }) => status === 'waiting');
    expect((await standing()).map(({ id: watchId }) => watchId)).not.toContain(id);
    expect(await standing()).toHaveLength(2);
    await drain();
    expect(await standing()).toHaveLength(2);
    expect((await bench.call(acceptOffer, { params }, ben)).body.endedWatches).toEqual(taken.endedWatches);
    const [accepted] = (await bench.call(listOffers, {}, ben)).body;
    expect(accepted).toMatchObject({ status: 'accepted', endsWatches: taken.endedWatches });
  });

  test('that is passed on ends no other wait', async () => {
    const { ann, ben, booking, wait, offersOf } = await fullDay();
    await wait(ben);
    await wait(ben, { fromHour: 10, hours: 1 });
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const params = { id: (await offersOf(ben))[0]!.id };
    const passed = await bench.call(passOffer, { params }, ben);
    expect(passed.body).toMatchObject({ status: 'passed', endsWatches: [] });
    expect((await bench.call(listWatches, {}, ben)).body.map(({ status }) => status)).toEqual([
      'waiting',
      'waiting',
    ]);
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

  test('is held until the morning if it would lapse at night, and then not held against who slept', async () => {
    const { ann, ben, booking, wait, offersOf, location } = await fullDay();
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const mornings: DayReservation['id'][] = [];
    for (const date of ['2026-11-21', '2026-11-22', MONDAY])
      mornings.push((await mustBook(bench, ann, location, { date, timeSlot: '8-11' })).id);
    const anyOfThem = { date: null, lookAheadDays: 4, fromHour: 8, toHour: 8 };
    const { id } = (await wait(ben, anyOfThem)).body;
    for (const [index, night] of ['2026-11-20', '2026-11-21', '2026-11-22'].entries()) {
      bench.clock.set(`${night}T21:00:00-05:00`);
      await bench.call(cancelReservation, { params: { id: mornings[index]! } }, ann);
      const [offer] = await offersOf(ben);
      // At half past seven it would be too late for a start at eight.
      expect(offer?.expiresAt).toBe(new Date(`${offer?.date}T07:00:00-05:00`).toISOString());
      bench.clock.set(offer!.expiresAt);
      expect(await offersOf(ben)).toEqual([]);
      const watches = (await bench.call(listWatches, {}, ben)).body;
      expect(watches.find((watch) => watch.id === id)?.status).toBe('waiting');
    }
  });

  test('shows others that the charger is held and until when, but not for whom; administrators read the name', async () => {
    const { ann, ben, cid, booking, wait, organization, offersOf, location } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    const heldUntil = offer?.expiresAt;
    const seenBy = async (who: TestMember) => {
      const params = { date: MONDAY };
      const query = { locationId: location.id };
      const [long, short] = await Promise.all([
        bench.call(listReservationsOfDay, { params, query }, who),
        bench.call(getDayGrid, { params, query }, who),
      ]);
      const seen = (rows: readonly DayReservation[]) =>
        rows.map(({ kind, user, isMine, heldUntil }) => ({
          kind,
          name: user?.firstName ?? null,
          isMine,
          heldUntil,
        }));
      expect(seen(short.body)).toEqual(seen(long.body));
      return seen(long.body);
    };
    expect(await seenBy(cid)).toEqual([{ kind: 'hold', name: null, isMine: false, heldUntil }]);
    expect(await seenBy(ben)).toMatchObject([{ kind: 'hold', isMine: true, heldUntil }]);
    expect(await seenBy(organization.admin)).toMatchObject([
      { kind: 'hold', name: expect.any(String), heldUntil },
    ]);
    const privacy = { params: { id: organization.id }, body: { showReservationDetails: false } };
    await bench.call(updatePrivacySettings, privacy, organization.admin);
    expect(await seenBy(cid)).toMatchObject([{ kind: 'reservation', heldUntil: null }]);
  });
});

describe('a pass that can be undone', () => {
  const UNDOABLE = { undoable: 'true' } as const;
  /** When it is over: the undo's time, and some seconds for its request. */
  const OVER_MS = UNDO_MS + 5000;

  /** Ben has been offered Ann's slot and can pass on it; Cid is next. */
  async function offeredToBen() {
    const line = await fullDay();
    await line.wait(line.ben);
    bench.clock.advance(60_000);
    await line.wait(line.cid);
    await bench.call(cancelReservation, { params: { id: line.booking.id } }, line.ann);
    const offer = (await line.offersOf(line.ben))[0]!;
    const params = { id: offer.id };
    const pass = () => bench.call(passOffer, { params, query: UNDOABLE }, line.ben);
    const undo = (app = bench) => app.call(undoPass, { params }, line.ben);
    return { ...line, offer, params, pass, undo };
  }

  test('keeps the slot for its member until it is over, and then lets the next have it', async () => {
    const { ann, ben, cid, location, offersOf, pass, undo } = await offeredToBen();
    expect((await pass()).body).toMatchObject({ status: 'passed', endsWatches: [] });
    bench.clock.advance(OVER_MS - 1);
    // Passing again doesn't prolong it.
    expect((await pass()).body.status).toBe('passed');
    expect(await offersOf(ben)).toEqual([]);
    expect((await bench.call(listWatches, {}, ben)).body[0]).toMatchObject({
      status: 'waiting',
      offerId: null,
    });
    expect(await offersOf(cid)).toEqual([]);
    expect((await book(bench, ann, wishFor(ann, location))).status).toBe(409);
    bench.clock.advance(1);
    // It is over by its time, whether or not its job has run.
    expect((await undo()).body.code).toBe('offer_ended');
    expect(await offersOf(cid)).toMatchObject([{ timeSlot: '9-12' }]);
    expect((await undo()).body.code).toBe('offer_ended');
    expect((await pass()).body.status).toBe('passed');
  });

  test('leaves the offer as it was once it is undone, however often it is made and undone', async () => {
    const { ben, cid, offer, offersOf, organization, params, pass, undo } = await offeredToBen();
    for (const press of [pass, undo, pass])
      expect(countStatuses(await Promise.all([press(), press(), press()]))).toEqual({ 200: 3 });
    bench.clock.advance(OVER_MS - 1);
    await undo();
    await pass();
    // The end of the first pass is not that of the latest, even if its job comes late.
    bench.clock.advance(1);
    await enqueue(bench.database.drizzle, {
      kind: LINE_JOBS.pass,
      payload: { offerId: offer.id },
      dueAt: bench.clock.now(),
      organizationId: organization.id,
    });
    expect(await offersOf(cid)).toEqual([]);
    expect((await undo()).body).toEqual(offer);
    bench.clock.advance(OVER_MS);
    expect(await offersOf(ben)).toEqual([offer]);
    // Whoever takes what they have passed on undoes that, too.
    await pass();
    expect((await bench.call(acceptOffer, { params }, ben)).status).toBe(200);
    bench.clock.advance(OVER_MS);
    await drain();
    expect((await bench.call(listOffers, {}, ben)).body[0]).toMatchObject({ status: 'accepted' });
  });

  test('goes one way where it is undone, taken and over at once, also after another instance has started', async () => {
    const { ben, cid, offersOf, params, pass, undo } = await offeredToBen();
    await pass();
    const other = await buildTestApp({ beside: bench });
    const [undone, taken] = await Promise.all([
      undo(other),
      bench.call(acceptOffer, { params }, ben),
      drain(),
    ]);
    expect(taken.status).toBe(200);
    expect([200, 409]).toContain(undone.status);
    expect(await offersOf(cid)).toEqual([]);

    const second = await offeredToBen();
    await second.pass();
    bench.clock.advance(OVER_MS);
    const [late] = await Promise.all([second.undo(), other.app.jobRunner.drain(), drain()]);
    expect(late.body.code).toBe('offer_ended');
    expect(await second.offersOf(second.cid)).toHaveLength(1);
    await other.close();
  });

  test('ends no later than its offer, and as a pass, whatever else ends it', async () => {
    const { ben, cid, offer, offersOf, pass, undo, location, organization } = await offeredToBen();
    const last = new Date(new Date(offer.expiresAt).getTime() - 2000);
    bench.clock.set(last);
    await pass();
    bench.clock.set(offer.expiresAt);
    expect((await undo()).body.code).toBe('offer_ended');
    const [next] = await offersOf(cid);
    expect((await bench.call(listOffers, {}, ben)).body[0]).toMatchObject({ status: 'passed' });

    await bench.call(passOffer, { params: { id: next!.id }, query: UNDOABLE }, cid);
    const told = (await notificationsTo(bench, cid)).length;
    const close = { params: { id: location.spots[0]!.id }, body: { isActive: false } };
    expect((await bench.call(updateSpot, close, organization.admin)).status).toBe(200);
    await drain();
    expect((await bench.call(listOffers, {}, cid)).body[0]).toMatchObject({ status: 'passed' });
    expect(await notificationsTo(bench, cid)).toHaveLength(told);
  });
});

test('a place counts the members ahead who may be offered something, for them, administrators and the chance', async () => {
  const day = await fullDay();
  const { ben, cid, wait, location, organization } = day;
  // Last Monday it was given up twice: fair for three places, good for two.
  const givenUp = () =>
    pastOf(day)('2026-11-16T14:00:00Z', '2026-11-16T17:00:00Z', { status: 'cancelled', timeSlot: '9-12' });
  await bench.database.drizzle.insert(reservations).values([givenUp(), givenUp()]);
  const [dan] = (await makeMembers(bench, organization, 1)) as [TestMember];
  for (let count = 0; count < MOST_LINE_ENTRIES; count += 1)
    await wait(ben, { hours: 1, fromHour: 1 + count });
  bench.clock.advance(60_000);
  await wait(cid);
  bench.clock.advance(60_000);
  expect((await wait(dan)).body).toMatchObject({ place: 3, ahead: 2, chance: 'fair' });
  const params = { id: cid.membershipId };
  await bench.call(setMembershipStatus, { params, body: { status: 'suspended' } }, organization.admin);
  expect((await bench.call(listWatches, {}, dan)).body[0]).toMatchObject({
    place: 2,
    ahead: 1,
    chance: 'good',
  });
  const line = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
  const placeOf = (member: TestMember) =>
    new Set(line.body.entries.flatMap((entry) => (entry.member.id === member.id ? entry.position : [])));
  expect([ben, cid, dan].map(placeOf)).toEqual([new Set([1]), new Set([null]), new Set([2])]);
});

test('a slot that was free during quiet hours is offered as soon as these are changed', async () => {
  const { ann, ben, booking, wait, offersOf } = await fullDay();
  const quiet = (quietHours: { from: string; until: string } | null) =>
    bench.call(updateNotificationPreferences, { body: { quietHours } }, ben);
  await quiet({ from: '09:00', until: '23:00' });
  await wait(ben);
  await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
  expect(await offersOf(ben)).toEqual([]);
  await quiet(null);
  expect(await offersOf(ben)).toHaveLength(1);
});

test('a reservation that nobody confirmed counts its length once it is over, where no-shows are not marked', async () => {
  const { ann, wait, location, organization } = await fullDay({ autoMarkNoShow: false });
  await wait(ann, { fromHour: 20, toHour: 22 });
  const minutes = async () => {
    await drain();
    const line = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
    return line.body.entries.map(({ occupiedMinutes }) => occupiedMinutes);
  };
  at('11:59');
  expect(await minutes()).toEqual([0]);
  at('12:00');
  expect(await minutes()).toEqual([180]);
});

test.each([
  ['first_come', { lookAheadDays: 1, fromHour: 10, toHour: 11, hours: 3 }, 2],
  ['first_come', { lookAheadDays: 1, fromHour: 9, toHour: 11, hours: 1 }, 1],
  ['fair', { lookAheadDays: 1, fromHour: 10, toHour: 11, hours: 3 }, 1],
] as const)('by %s, a change to %j leads to place %i', async (lineOrder, changed, place) => {
  const { ben, cid, wait } = await fullDay({ lineOrder });
  const { id } = (await wait(ben)).body;
  bench.clock.advance(60_000);
  await wait(cid);
  bench.clock.advance(60_000);
  const { body } = await bench.call(changeWatch, { params: { id }, body: { date: MONDAY, ...changed } }, ben);
  expect(body).toMatchObject({ place, order: lineOrder });
});

test('a hold is no reservation: not in a list, a calendar, figures, no-shows or what a suspension has to confirm', async () => {
  const { ann, ben, booking, wait, offersOf, location, organization } = await fullDay();
  const { url } = (await bench.call(createCalendarFeed, {}, ben)).body;
  await wait(ben);
  at('09:05');
  await bench.call(arriveAtReservation, { params: { id: booking.id } }, ann);
  at('09:10');
  await bench.call(releaseReservation, { params: { id: booking.id } }, ann);
  expect(await offersOf(ben)).toHaveLength(1);
  // Beside it one that is nobody's.
  const guard = { locationId: location.id, date: MONDAY, timeSlot: 'hold' };
  const { drizzle } = bench.database;
  const now = bench.clock.now();
  await drizzle.insert(reservations).values({
    ...guard,
    organizationId: organization.id,
    id: newId(),
    kind: 'hold',
    status: 'held',
    spotId: location.spots[0]!.id,
    startsAt: new Date(`${MONDAY}T21:00:00Z`),
    endsAt: new Date(`${MONDAY}T22:00:00Z`),
    createdAt: now,
    updatedAt: now,
  });
  const [hold] = await drizzle.select().from(reservations).where(eq(reservations.userId, ben.id));
  expect(hold).toMatchObject({ kind: 'hold', status: 'held' });
  const params = { id: ben.id };
  expect((await bench.call(listUserReservations, { params }, ben)).body).toEqual([]);
  expect((await bench.call(ecoImpact, { params }, ben)).body).toMatchObject({ sessions: 0 });
  const file = { params: { id: hold!.id } };
  expect((await bench.call(readReservationCalendar, file, ben)).status).toBe(404);
  const feed = await bench.app.inject({ url: new URL(url).pathname });
  expect([feed.statusCode, feed.body.includes('VEVENT')]).toEqual([200, false]);
  const overview = async () => (await bench.call(getAdminOverview, {}, organization.admin)).body.noShows;
  expect(await overview()).toBe(0);
  const suspended = await bench.call(
    setMembershipStatus,
    { params: { id: ben.membershipId }, body: { status: 'suspended' } },
    organization.admin,
  );
  expect(suspended.status).toBe(200);
});

describe('an offer whose charger cannot be used', () => {
  const entryOf = async (member: TestMember) => (await bench.call(listWatches, {}, member)).body[0];
  const lapsesOf = async (member: TestMember) => {
    const rows = await bench.database.drizzle
      .select({ lapses: waitlistEntries.lapses })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.userId, member.id));
    return rows[0]?.lapses;
  };
  const told = async (member: TestMember) =>
    (await bench.call(listNotifications, {}, member)).body.map(({ title, message }) => [title, message]);

  test('ends with the reason when the charger closes, counts as no lapse, and keeps the place in line', async () => {
    const { ann, ben, booking, wait, offersOf, location, organization } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const { id } = location.spots[0]!;
    const set = (currentStatus: 'maintenance' | 'available') =>
      bench.call(updateSpot, { params: { id }, body: { currentStatus } }, organization.admin);
    const [kept] = await offersOf(ben);
    await set('maintenance');
    expect(await offersOf(ben)).toEqual([]);
    expect((await bench.call(acceptOffer, { params: { id: kept!.id } }, ben)).body.code).toBe('offer_ended');
    await set('available');
    expect(await offersOf(ben)).toHaveLength(1);
    expect((await told(ben)).filter(([title]) => title === 'Charger 01 is no longer held for you')).toEqual([
      [
        'Charger 01 is no longer held for you',
        expect.stringMatching(/is in maintenance\. .*You keep your place in line\.$/),
      ],
    ]);
    expect(await entryOf(ben)).toMatchObject({ status: 'waiting', place: 1 });
    expect(await lapsesOf(ben)).toBe(0);
  });

  test.each(['broken', 'blocked'] as const)(
    'stays when somebody reports the charger %s, who gains nothing by it',
    async (kind) => {
      const { ann, ben, cid, booking, wait, offersOf, location, organization } = await fullDay();
      await wait(ben, { hours: 1, toHour: 9 });
      at('08:00');
      await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
      const [kept] = await offersOf(ben);
      const { id } = location.spots[0]!;
      const take = () => book(bench, cid, { ...wishFor(cid, location), timeSlot: '9-10' });
      expect((await take()).status).toBe(409);
      const report = await bench.call(reportSpot, { params: { id }, body: { kind } }, cid);
      expect(await offersOf(ben)).toMatchObject([{ id: kept!.id }]);
      expect((await take()).status).toBe(409);
      // Not answered, which is no lapse: the charger may be of no use. Nor is it offered again.
      bench.clock.set(new Date(kept!.expiresAt));
      expect(await offersOf(ben)).toEqual([]);
      expect(await lapsesOf(ben)).toBe(0);
      // For ten minutes it is kept from all, then it is free for who has not reported it.
      expect((await take()).body.code).toBe('booking_conflict');
      bench.clock.set(new Date(Date.parse(kept!.expiresAt) + 10 * 60_000));
      await drain();
      expect((await take()).body).toMatchObject({
        code: 'booking_refused',
        details: [{ code: 'spot_reported' }],
      });
      await bench.call(resolveSpotReport, { params: { id: report.body.id } }, organization.admin);
      expect((await take()).status).toBe(201);
    },
  );

  test('stays with whom it is held for, also if they report the charger themselves', async () => {
    const { ann, ben, booking, wait, offersOf, location } = await fullDay();
    await wait(ben);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    const [offer] = await offersOf(ben);
    await bench.call(reportSpot, { params: { id: location.spots[0]!.id }, body: { kind: 'broken' } }, ben);
    expect((await bench.call(acceptOffer, { params: { id: offer!.id } }, ben)).status).toBe(200);
  });
});

describe('a place in line', () => {
  test('is one, however often the same is asked for at once, and ten at most', async () => {
    const { ben, wait } = await fullDay();
    const same = await Promise.all(Array.from({ length: 20 }, () => wait(ben)));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        wait(ben, { toHour: 12 + (index % 10), hours: 1 + Math.floor(index / 10) }),
      ),
    );
    expect(countStatuses(others)).toEqual({ 201: MOST_LINE_ENTRIES - 1, 409: 21 - MOST_LINE_ENTRIES });
  });

  test('is for no longer than the rules allow', async () => {
    const { ben, wait } = await fullDay();
    expect((await wait(ben, { hours: 24 })).body.hours).toBe(3);
    expect((await wait(ben, { hours: 2 })).body.hours).toBe(2);
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

  test('has the chance of its own weekday, hours and charger', async () => {
    const day = await fullDay();
    const { ben, wait } = day;
    const past = pastOf(day);
    // Last Monday from 9 to 12 was given up; from 18 to 21 its member left at 19.
    await bench.database.drizzle.insert(reservations).values([
      past('2026-11-12T14:00:00Z', '2026-11-12T15:00:00Z', { date: '2026-11-12', timeSlot: '9-10' }),
      past('2026-11-16T14:00:00Z', '2026-11-16T17:00:00Z', { status: 'cancelled', timeSlot: '9-12' }),
      past('2026-11-16T23:00:00Z', '2026-11-17T00:00:00Z', {
        releasedAt: new Date('2026-11-17T00:00:00Z'),
      }),
    ]);
    const chance = async (over: object) => (await wait(ben, over)).body.chance;
    expect([
      await chance({ fromHour: 11, toHour: 12 }),
      await chance({ fromHour: 12, toHour: 17 }),
      await chance({ fromHour: 18, toHour: 18 }),
      await chance({ fromHour: 20, toHour: 21 }),
      await chance({ date: '2026-11-24' }),
    ]).toEqual(['good', 'small', 'small', 'good', 'small']);
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

test.each(['fair', 'first_come'])(
  'whoever is at the front joins, sees their place and gets an offer without the others in line being read (%s)',
  async (lineOrder) => {
    const { location, ann, ben, cid, booking, wait } = await fullDay({ lineOrder });
    const { pool } = bench.database;
    await wait(ben);
    await pool.query(
      `WITH people AS (
         INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
         SELECT ${NEW_ID_SQL}, 'Lin', 'Wait', $2 || n || '@example.org', 'approved', $3, $3
         FROM generate_series(1, 2000) n RETURNING id)
       INSERT INTO waitlist_entries (organization_id, id, user_id, location_id, preferred_date, look_ahead_days,
         first_date, last_date, from_hour, to_hour, hours, status, ends_at, occupied_minutes, scored_on, created_at,
         updated_at)
       SELECT organization_id, ${NEW_ID_SQL}, people.id, location_id, preferred_date, look_ahead_days, first_date, last_date,
         from_hour, to_hour, hours, status, ends_at, 10, scored_on, created_at + interval '1 hour', updated_at
       FROM waitlist_entries, people WHERE location_id = $1`,
      [location.id, `line-${lineOrder}`, TEST_NOW],
    );
    await pool.query('VACUUM ANALYZE waitlist_entries');
    const sent = await statementsOf(pool, async () => {
      await drain();
      await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
      await drain();
      expect((await bench.call(listWatches, {}, ben)).body).toMatchObject([{ place: 1 }]);
      expect((await wait(cid)).status).toBe(201);
    });
    const about = sent.filter(({ text }) => /^(?!\s*insert).*waitlist_entries/is.test(text));
    expect(about.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining('waitlist.candidates'), 'waitlist.ahead']),
    );
    // Nobody waits for this day.
    const ofOtherDay = about
      .filter(({ name }) => name === 'waitlist.waited-for')
      .map((each) => ({
        ...each,
        values: each.values.map((value) =>
          typeof value === 'string' ? value.replaceAll(MONDAY, '2026-11-27') : value,
        ),
      }));
    expect(ofOtherDay).toHaveLength(1);
    const read = await Promise.all(
      [...about, ...ofOtherDay].map(
        async (each) => [await rowsRead(pool, each, ['waitlist_entries']), each.text] as const,
      ),
    );
    expect(read.filter(([rows]) => rows > 100)).toEqual([]);
  },
);

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
    await bench.database.drizzle.insert(waitlistEntries).values({
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
    // Also of a location that is no longer in use.
    const closed = { params: { id: location.id } };
    expect((await bench.call(deactivateLocation, closed, organization.admin)).status).toBeLessThan(300);
    expect((await seenBy(organization.admin, { locationId: location.id })).body).toEqual(body);

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

describe('time that frees at a charger that one member alone reports', () => {
  const freed = async () => {
    const day = await fullDay();
    const { ann, ben, cid, location, wait, booking } = day;
    const spotId = location.spots[0]!.id;
    const report = (as: TestMember, kind: 'blocked' | 'broken' = 'broken') =>
      bench.call(reportSpot, { params: { id: spotId }, body: { kind } }, as);
    await wait(ben);
    const { body: made } = await report(cid);
    await bench.call(cancelReservation, { params: { id: booking.id } }, ann);
    await drain();
    const friend = () => book(bench, ann, wishFor(ann, location));
    return { ...day, report, reportId: made.id, friend };
  };
  const minutesLater = (minutes: number) =>
    bench.clock.set(new Date(bench.clock.now().getTime() + minutes * 60_000));

  test('is kept from those outside the line for ten minutes', async () => {
    const { friend, offersOf, ben } = await freed();
    minutesLater(9);
    expect((await friend()).status).toBe(409);
    expect(await offersOf(ben)).toEqual([]);
    minutesLater(1);
    await drain();
    expect((await friend()).status).toBe(201);
  });

  test('is free for all as soon as a second member or an administrator says the same', async () => {
    const { friend, report, ann } = await freed();
    await Promise.all([report(ann), report(ann)]);
    await drain();
    // Who reports it cannot have it.
    expect((await friend()).body.details).toMatchObject([{ code: 'spot_reported' }]);
    const other = await freed();
    await other.report(other.organization.admin, 'blocked');
    await drain();
    expect((await other.friend()).status).toBe(409);
    await other.report(other.organization.admin);
    await drain();
    expect((await other.friend()).status).toBe(201);
  });

  test('is offered once the report is found false, and the next report of its author only informs', async () => {
    const { organization, reportId, report, offersOf, ben, cid, location } = await freed();
    const resolved = await bench.call(
      resolveSpotReport,
      { params: { id: reportId }, query: { finding: 'false' } },
      organization.admin,
    );
    expect(resolved.status).toBe(204);
    const [offer] = await offersOf(ben);
    expect(offer).toMatchObject({ timeSlot: '9-12' });
    expect((await notificationsTo(bench, cid)).at(0)?.written.title).toBe('Charger 01 was not broken');
    const { body: taken } = await bench.call(acceptOffer, { params: { id: offer!.id } }, ben);
    await report(cid);
    await bench.call(
      joinLine,
      { body: { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 } },
      cid,
    );
    const [dan] = await makeMembers(bench, organization, 1);
    await bench.call(
      joinLine,
      { body: { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 } },
      dan,
    );
    await bench.call(cancelReservation, { params: { id: taken.id } }, ben);
    expect(await offersOf(dan!)).toMatchObject([{ timeSlot: '9-12' }]);
    expect(await offersOf(cid)).toEqual([]);
    expect((await bench.call(listWatches, {}, cid)).body).toMatchObject([
      { passedOver: { code: 'spot_reported' } },
    ]);
  });
});

describe('who finds their charger blocked when their time begins, and nothing else free', () => {
  const blocked = async () => {
    const { organization, location } = await makePlace(
      bench,
      { bookingFrequencyEnabled: true, bookingFrequencyType: 'daily', maxBookingsPerDay: 1 },
      { spots: 2 },
    );
    const [ann, ben, cid] = (await makeMembers(bench, organization, 3)) as [
      TestMember,
      TestMember,
      TestMember,
    ];
    const mine = await mustBook(bench, ann, location);
    const other = await mustBook(bench, ben, location, { spot: 1 });
    const wait = (member: TestMember) =>
      bench.call(
        joinLine,
        { body: { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 2 } },
        member,
      );
    await wait(cid);
    at('09:03');
    await bench.call(arriveAtReservation, { params: { id: other.id } }, ben);
    const report = () =>
      bench.call(reportSpot, { params: { id: location.spots[0]!.id }, body: { kind: 'blocked' } }, ann);
    const front = () => bench.call(goToFront, { params: { id: mine.id } }, ann);
    const line = async () =>
      (await bench.call(readLine, { params: { id: location.id } }, organization.admin)).body.entries;
    return { organization, ann, ben, cid, mine, other, wait, report, front, line };
  };

  test('goes to the front of the line with one press, once, and nothing of it counts', async () => {
    const { ann, cid, ben, mine, other, report, front, line } = await blocked();
    expect((await front()).body).toMatchObject({
      code: 'front_refused',
      message: 'Please report first that the charger is blocked or broken.',
    });
    await report();
    const answers = await Promise.all([front(), front()]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      reservation: { id: mine.id, status: 'cancelled', leftFrom: null },
      watch: { place: 1, ahead: 0, firstDate: MONDAY, lastDate: MONDAY, hours: 3 },
    });
    expect(await line()).toMatchObject([
      { member: { id: ann.id }, isAtFront: true, occupiedMinutes: 0 },
      { member: { id: cid.id }, isAtFront: false },
    ]);
    // The cap of one a day still allows the offer.
    await bench.call(releaseReservation, { params: { id: other.id } }, ben);
    await drain();
    const [offer] = (await bench.call(listOffers, {}, ann)).body;
    expect(offer).toMatchObject({ status: 'open', date: MONDAY });
    expect((await bench.call(acceptOffer, { params: { id: offer!.id } }, ann)).body).toMatchObject({
      status: 'confirmed',
      awaitedMs: 0,
    });
  });

  test('has no no-show without a press either', async () => {
    const { ann, mine, report, line, wait } = await blocked();
    await report();
    at('09:30');
    await drain();
    const { body: own } = await bench.call(listUserReservations, { params: { id: ann.id } }, ann);
    expect(own).toMatchObject([{ id: mine.id, status: 'cancelled', leftFrom: null }]);
    expect((await notificationsTo(bench, ann)).at(-1)?.written.message).toContain(
      'Charger 01 could not be used, and no other was free.',
    );
    await wait(ann);
    expect(await line()).toContainEqual(
      expect.objectContaining({
        member: expect.objectContaining({ id: ann.id }),
        isAtFront: false,
        occupiedMinutes: 0,
      }),
    );
  });

  test('is not at the front by a report that is called false in the same moment', async () => {
    const { organization, report, front, line } = await blocked();
    const { body: made } = await report();
    await Promise.all([
      front(),
      bench.call(
        resolveSpotReport,
        { params: { id: made.id }, query: { finding: 'false' } },
        organization.admin,
      ),
    ]);
    expect(await line()).not.toContainEqual(expect.objectContaining({ isAtFront: true }));
  });

  test('moves there if another charger is free', async () => {
    const { ben, other, report, front } = await blocked();
    await report();
    await bench.database.pool.query('UPDATE waitlist_entries SET status = $1', ['left']);
    await bench.call(releaseReservation, { params: { id: other.id } }, ben);
    expect((await front()).body).toMatchObject({
      code: 'front_refused',
      message: 'Charger 02 is free until your time ends. Move your reservation there.',
    });
  });

  test('waits where they would, and has left their time, if an administrator finds the report false', async () => {
    const { organization, ann, cid, report, front, line } = await blocked();
    const { body: made } = await report();
    at('09:05');
    await front();
    await bench.call(
      resolveSpotReport,
      { params: { id: made.id }, query: { finding: 'false' } },
      organization.admin,
    );
    expect(await line()).toMatchObject([
      { member: { id: cid.id } },
      { member: { id: ann.id }, isAtFront: false, occupiedMinutes: 5 },
    ]);
    expect((await front()).status).toBe(409);
  });
});
