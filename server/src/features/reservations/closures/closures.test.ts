import {
  changeClosure,
  arriveAtReservation,
  createClosure,
  endClosure,
  getAvailability,
  joinLine,
  listClosures,
  listHolidays,
  getDayGrid,
  listOffers,
  listUserReservations,
  listWatches,
  takeOverHolidays,
  updateLocation,
  updateUser,
  type ClosureEffects,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  book,
  countStatuses,
  makePlace,
  MONDAY,
  mustBook,
  wishFor,
} from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeLocation } from '../../../../testing/make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../../../../testing/make-member.ts';
import { notificationsTo } from '../../../../testing/notifications.ts';
import { renewClosures } from './yearly.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

const REPAIRS = { from: `${MONDAY}T08:00`, to: `${MONDAY}T14:00`, reason: 'repairs' };

const dayOf = async (locationId: string, member: TestMember) =>
  (await bench.call(getDayGrid, { params: { date: MONDAY }, query: { locationId } }, member)).body;

/** A location with an administrator and three members. */
async function place(spots = 3, settings = {}) {
  const made = await makePlace(bench, settings, { spots });
  const admin = await makeMember(bench, made.organization, { role: 'admin' });
  const [ann, ben, cid] = (await makeMembers(bench, made.organization, 3)) as [
    TestMember,
    TestMember,
    TestMember,
  ];
  const close = (body: object, id = made.location.id) =>
    bench.call(createClosure, { params: { id }, body: { ...REPAIRS, ...body } }, admin);
  /** Confirms what it would do. */
  const closeFirst = async (body: object) => {
    const asked = await close(body);
    const { confirmation, affected } = asked.body.details as unknown as ClosureEffects;
    return { asked, affected, made: await close({ ...body, confirmation }) };
  };
  const spot = (index: number) => made.location.spots[index]!.id;
  /** What stands. */
  const own = async (member: TestMember) =>
    (await bench.call(listUserReservations, { params: { id: member.id } }, member)).body.filter(
      ({ status }) => status === 'confirmed' || status === 'arrived',
    );
  return { ...made, admin, ann, ben, cid, close, closeFirst, spot, own };
}

describe('a charger that is closed', () => {
  test('takes no reservation meanwhile, and the refusal, the day and availability name the reason', async () => {
    const { close, location, ann, spot, organization } = await place();
    const closed = await close({ spotIds: [spot(0)] });
    expect([closed.status, closed.body.reason, closed.body.spotIds]).toEqual([201, 'repairs', [spot(0)]]);
    const refused = await book(bench, ann, wishFor(ann, location));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Closed for repairs until Mon, Nov 23, 2:00 PM ET.',
    ]);
    expect((await book(bench, ann, wishFor(ann, location, { timeSlot: '14-16' }))).status).toBe(201);
    const day = await dayOf(location.id, ann);
    const query = { locationId: location.id, date: MONDAY };
    expect(day.find(({ kind }) => kind === 'closure')).toMatchObject({ closedFor: 'repairs', user: null });
    const free = await bench.call(getAvailability, { query: { ...query, timeSlot: '9-12' } }, ann);
    expect(free.body.spots.map(({ available, closed: why }) => [available, why?.reason ?? null])).toEqual([
      [false, 'repairs'],
      [true, null],
      [true, null],
    ]);
    const foreigner = await makeMember(bench, organization);
    expect((await bench.call(listClosures, { params: { id: location.id } }, foreigner)).body).toHaveLength(1);
  });

  test('gives each reservation another charger at its time, once that is confirmed; its member is told', async () => {
    const { closeFirst, location, ann, spot, own } = await place();
    const booked = await mustBook(bench, ann, location);
    const { asked, affected, made } = await closeFirst({ spotIds: [spot(0)] });
    expect([asked.status, asked.body.code]).toEqual([409, 'closure_affects']);
    expect(affected).toMatchObject([
      { reservationId: booked.id, outcome: 'moved', spotId: spot(1), spotNumber: '02' },
    ]);
    expect(made.status).toBe(201);
    expect(await own(ann)).toMatchObject([
      { id: booked.id, spotId: spot(1), timeSlot: '9-12', status: 'confirmed' },
    ]);
    const [told] = await notificationsTo(bench, ann, 'app');
    expect(told).toMatchObject({
      kind: 'spot_closed',
      title: 'Your reservation was moved to another charger',
      message: expect.stringContaining('Closed for a time: repairs'),
    });
    expect(told!.message).toContain('now at charger 02');
  });

  test('moves first who has used least; the other comes first in the line of that day, and reads what is free next', async () => {
    const { closeFirst, location, ann, ben, cid, spot, own } = await place(3, { lineEnabled: true });
    // Ann has charged this morning.
    bench.clock.set(`${MONDAY}T04:00:00-05:00`);
    const early = await mustBook(bench, ann, location, { spot: 2, timeSlot: '5-6' });
    bench.clock.set(`${MONDAY}T05:05:00-05:00`);
    await bench.call(arriveAtReservation, { params: { id: early.id } }, ann);
    bench.clock.set(`${MONDAY}T07:30:00-05:00`);
    const [one, two] = [
      await mustBook(bench, ann, location, { spot: 0 }),
      await mustBook(bench, ben, location, { spot: 1 }),
    ];
    await mustBook(bench, cid, location, { spot: 2, timeSlot: '12-14' });
    const { affected } = await closeFirst({ spotIds: [spot(0), spot(1)] });
    expect(
      affected.map(({ reservationId, outcome, isFirstInLine }) => [reservationId, outcome, isFirstInLine]),
    ).toEqual([
      [one.id, 'ended', true],
      [two.id, 'moved', undefined],
    ]);
    expect((await own(ann)).map(({ id }) => id)).toEqual([early.id]);
    expect((await bench.call(listWatches, {}, ann)).body).toMatchObject([{ place: 1, status: 'waiting' }]);
    const told = (await notificationsTo(bench, ann, 'app')).find(({ kind }) => kind === 'spot_closed');
    expect(told!.message).toContain('You come first in the line for that day.');
    expect(told!.mail?.lists?.at(-1)).toEqual({
      title: 'Free next at this location',
      lines: ['Mon, Nov 23, 2:00 PM – 5:00 PM ET', 'Mon, Nov 23, 5:00 PM – 8:00 PM ET'],
    });
  });

  test('lets whoever is charging stay until it closes', async () => {
    const { closeFirst, location, ann, spot, own } = await place();
    const { id } = await mustBook(bench, ann, location);
    bench.clock.set(`${MONDAY}T09:05:00-05:00`);
    await bench.call(arriveAtReservation, { params: { id } }, ann);
    const { affected } = await closeFirst({ spotIds: [spot(0)], from: `${MONDAY}T11:00` });
    expect(affected).toMatchObject([
      { reservationId: id, outcome: 'ended', endsAt: '2026-11-23T16:00:00.000Z' },
    ]);
    expect(await own(ann)).toMatchObject([{ id, status: 'arrived', endsAt: '2026-11-23T16:00:00.000Z' }]);
  });

  test('is made as it was shown or not at all', async () => {
    const { close, location, ann, ben, spot, own } = await place();
    await mustBook(bench, ann, location);
    const asked = await close({ spotIds: [spot(0)] });
    const { confirmation } = asked.body.details as unknown as ClosureEffects;
    // Meanwhile somebody has taken the charger to which Ann would move.
    await mustBook(bench, ben, location, { spot: 1, timeSlot: '11-13' });
    const repeated = await close({ spotIds: [spot(0)], confirmation });
    expect([repeated.status, repeated.body.details]).toMatchObject([
      409,
      { affected: [{ spotId: spot(2) }] },
    ]);
    expect(await own(ann)).toMatchObject([{ spotId: spot(0) }]);
    expect((await bench.call(listClosures, { params: { id: location.id } }, ann)).body).toEqual([]);
  });

  test('from now on is confirmed a minute later, although it closes later then', async () => {
    const { close, location, ann, spot, own } = await place(1);
    const { id } = await mustBook(bench, ann, location);
    bench.clock.set(`${MONDAY}T09:05:00-05:00`);
    await bench.call(arriveAtReservation, { params: { id } }, ann);
    bench.clock.set(`${MONDAY}T09:30:10-05:00`);
    const now = { spotIds: [spot(0)], from: `${MONDAY}T09:30` };
    const { confirmation } = (await close(now)).body.details as unknown as ClosureEffects;
    bench.clock.set(`${MONDAY}T09:31:20-05:00`);
    expect((await close({ ...now, confirmation })).status).toBe(201);
    expect(await own(ann)).toMatchObject([{ id, releasedAt: '2026-11-23T14:31:20.000Z' }]);
  });

  test('is closed once at a time; ended, it goes to the line', async () => {
    const { close, location, ann, admin } = await place(1);
    const { body } = await close({});
    expect(body.spotIds).toBeNull();
    expect((await close({ from: `${MONDAY}T13:00`, to: `${MONDAY}T15:00` })).body.code).toBe(
      'closure_overlaps',
    );
    const wish = { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
    expect((await bench.call(joinLine, { body: wish }, ann)).status).toBe(201);
    await bench.app.jobRunner.drain();
    expect((await bench.call(listOffers, {}, ann)).body).toEqual([]);
    expect((await bench.call(endClosure, { params: { id: body.id } }, admin)).status).toBe(204);
    await bench.app.jobRunner.drain();
    expect((await bench.call(listOffers, {}, ann)).body).toMatchObject([
      { timeSlot: '9-12', status: 'open' },
    ]);
  });

  test('takes an offer of the line with it, and what is kept for the line', async () => {
    const { close, location, ann, spot } = await place(1);
    const wish = { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
    await bench.call(joinLine, { body: wish }, ann);
    await bench.app.jobRunner.drain();
    expect((await bench.call(listOffers, {}, ann)).body).toMatchObject([{ status: 'open' }]);
    expect((await close({ spotIds: [spot(0)] })).status).toBe(201);
    await bench.app.jobRunner.drain();
    expect((await bench.call(listOffers, {}, ann)).body.filter(({ status }) => status === 'open')).toEqual(
      [],
    );
  });
});

describe('a closure', () => {
  test('gets another end, which hits others; once it has begun, no other beginning', async () => {
    const { close, location, ann, admin, spot, own } = await place(1);
    const { body: made } = await close({ spotIds: [spot(0)], to: `${MONDAY}T09:00` });
    await mustBook(bench, ann, location);
    const change = (body: object) => bench.call(changeClosure, { params: { id: made.id }, body }, admin);
    const asked = await change({ to: `${MONDAY}T10:00`, reason: 'new cable' });
    const { confirmation, affected } = asked.body.details as unknown as ClosureEffects;
    expect(affected).toMatchObject([{ outcome: 'ended', isFirstInLine: true }]);
    const changed = await change({ to: `${MONDAY}T10:00`, reason: 'new cable', confirmation });
    expect([changed.status, changed.body.to, changed.body.reason]).toEqual([
      200,
      `${MONDAY}T10:00`,
      'new cable',
    ]);
    expect(await own(ann)).toEqual([]);
    bench.clock.set(`${MONDAY}T08:30:00-05:00`);
    expect((await change({ from: `${MONDAY}T07:00` })).body.code).toBe('closure_state');
    expect((await change({ to: `${MONDAY}T09:00` })).status).toBe(200);
    expect((await book(bench, ann, wishFor(ann, location))).status).toBe(201);
  });

  test('of a whole location closes chargers that are added, and at several locations it is made everywhere or nowhere', async () => {
    const { close, location, organization, admin, ann } = await place(1);
    const other = await makeLocation(bench, organization, { name: 'Pier', spots: 2 });
    const day = { from: `${MONDAY}T00:00`, to: `${MONDAY}T12:00`, allDay: true, reason: 'Founders’ Day' };
    await mustBook(bench, ann, other);
    expect((await close({ ...day, alsoAt: [other.id] })).status).toBe(409);
    const closuresOf = async (id: string) => (await bench.call(listClosures, { params: { id } }, admin)).body;
    expect([await closuresOf(location.id), await closuresOf(other.id)]).toEqual([[], []]);
    const asked = await close({ ...day, alsoAt: [other.id] });
    const { confirmation } = asked.body.details as unknown as ClosureEffects;
    expect((await close({ ...day, alsoAt: [other.id], confirmation })).status).toBe(201);
    expect(await closuresOf(other.id)).toMatchObject([
      { to: '2026-11-24T00:00', allDay: true, spotIds: null },
    ]);
    await bench.call(updateLocation, { params: { id: location.id }, body: { totalSpots: 2 } }, admin);
    const query = { locationId: location.id, date: MONDAY, timeSlot: '9-12' };
    const { body } = await bench.call(getAvailability, { query }, ann);
    expect(body.spots.map(({ closed }) => closed?.reason)).toEqual(['Founders’ Day', 'Founders’ Day']);
  });

  test('that is yearly is made again once it has begun, once', async () => {
    const { close, location, admin } = await place(1);
    await close({ yearly: true });
    bench.clock.set(`${MONDAY}T08:00:00-05:00`);
    const renew = () => renewClosures(bench.database, bench.clock.now());
    await Promise.all([renew(), renew()]);
    const { body } = await bench.call(listClosures, { params: { id: location.id } }, admin);
    expect(body.map(({ from, yearly }) => [from, yearly])).toEqual([
      [`${MONDAY}T08:00`, false],
      ['2027-11-23T08:00', true],
    ]);
  });

  test.each([
    ['an end before its beginning', { to: `${MONDAY}T07:00` }, 'to'],
    ['a time that is over', { from: '2026-01-01T08:00', to: '2026-01-01T09:00' }, 'to'],
    ['more than a year', { to: '2028-01-01T08:00' }, 'to'],
    ['a day that does not exist', { from: '2026-11-31T08:00' }, 'from'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('cannot have %s', async (_what, body, path) => {
    const { close } = await place(1);
    const { status, body: refused } = await close(body);
    expect([status, refused.details]).toMatchObject([422, [{ path }]]);
  });

  test('and bookings at once: whoever comes first, the charger is never both', async () => {
    const { close, location, organization, spot } = await place(2);
    const members = await makeMembers(bench, organization, 8);
    const answers = await Promise.all([
      ...members.map((member, index) =>
        book(
          bench,
          member,
          wishFor(member, location, { spot: index % 2, timeSlot: `${8 + (index >> 1)}-${9 + (index >> 1)}` }),
        ),
      ),
      close({ spotIds: [spot(0), spot(1)] }),
      close({}),
    ]);
    const day = await dayOf(location.id, members[0]!);
    const closed = day.filter(({ kind }) => kind === 'closure').length;
    expect([0, 2]).toContain(closed);
    if (closed > 0) expect(day.filter(({ kind }) => kind !== 'closure')).toEqual([]);
    expect(Object.keys(countStatuses(answers)).every((status) => ['201', '409'].includes(status))).toBe(true);
  });
});

describe('public holidays', () => {
  test('are proposed in the reader’s words for a year, and taken over as closed or with other hours, together or not at all', async () => {
    const { location, admin, ann } = await place(2);
    const params = { id: location.id };
    await bench.call(updateUser, { params: { id: admin.id }, body: { language: 'de' } }, admin);
    const list = async (query: { country: string; region?: string }) =>
      (await bench.call(listHolidays, { params, query }, admin)).body;
    const proposed = await list({ country: 'DE', region: 'BY' });
    expect(proposed.regions).toContainEqual({ code: 'BY', name: 'Bayern' });
    expect(proposed.holidays).toContainEqual({
      date: '2027-01-06',
      name: 'Heilige Drei Könige',
      isUsuallyOpen: true,
      isTakenOver: false,
    });
    expect((await list({ country: 'DE', region: 'BE' })).holidays.map(({ date }) => date)).not.toContain(
      '2027-01-06',
    );
    expect(await list({ country: 'XX' })).toEqual({ regions: [], holidays: [] });

    const days = [
      { date: '2026-11-26', reason: 'Thanksgiving' },
      { date: '2026-11-27', reason: 'Brückentag', open: '08:00', close: '14:00' },
    ];
    const take = (body: object) => bench.call(takeOverHolidays, { params, body: { days, ...body } }, admin);
    expect((await take({ days: [{ ...days[1], close: '08:00' }] })).status).toBe(422);
    await mustBook(bench, ann, location, { date: '2026-11-27', timeSlot: '13-15' });
    const asked = await take({});
    const { confirmation, affected } = asked.body.details as unknown as ClosureEffects;
    expect(affected).toMatchObject([{ outcome: 'ended' }]);
    expect((await bench.call(listClosures, { params }, admin)).body).toEqual([]);
    const taken = await take({ confirmation });
    expect([taken.status, taken.body.map(({ from, to }) => `${from} ${to}`)]).toEqual([
      201,
      [
        '2026-11-26T00:00 2026-11-27T00:00',
        '2026-11-27T00:00 2026-11-27T08:00',
        '2026-11-27T14:00 2026-11-28T00:00',
      ],
    ]);
    expect(
      (await book(bench, ann, wishFor(ann, location, { date: '2026-11-27', timeSlot: '9-11' }))).status,
    ).toBe(201);
    const again = (await list({ country: 'US' })).holidays.find(({ date }) => date === '2026-11-26');
    expect(again).toMatchObject({ isTakenOver: true });
  });
});
