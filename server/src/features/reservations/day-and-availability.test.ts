import {
  arriveAtReservation,
  cancelReservation,
  createWalkIn,
  getAvailability,
  getAvailabilityOfDays,
  getDayGrid,
  listReservationsOfDay,
  listReservationsOfToday,
  releaseReservation,
  type DayReservation,
} from '@chargerota/contract';
import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation, NIGHT, TWICE } from '../../../testing/make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { newId } from '../../platform/database/ids.ts';
import { spots } from '../locations/tables.ts';
import { reservations } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/**
 * A day by both of its routes, whoever asks and whatever is shown: the grid tells what the long answer does, contacts and
 * vehicles of a charger at a time.
 */
async function day(
  member: TestMember,
  date: string,
  { ended, ...query }: { locationId?: string; ended?: 'true' } = {},
) {
  const params = { date };
  const long = await bench.call(
    listReservationsOfDay,
    { params, query: { ...query, ...(ended && { ended }) } },
    member,
  );
  if (ended) return long;
  const short = await bench.call(getDayGrid, { params, query }, member);
  expect([short.status, short.body.code]).toEqual([long.status, long.body.code]);
  if (long.status !== 200) return long;
  expect(short.body).toEqual(long.body.map(withOwnIdOnly).map(withNamesOnly));
  const spotIds = [...new Set(long.body.map((row) => row.spotId))];
  await Promise.all(
    spotIds.map(async (spotId) => {
      const one = await bench.call(getDayGrid, { params, query: { ...query, spotId } }, member);
      const rows = long.body.filter((row) => row.spotId === spotId);
      expect(one.body).toEqual(rows.map(withOwnIdOnly));
    }),
  );
  return long;
}

const withOwnIdOnly = (row: DayReservation) => ({
  ...row,
  id: row.isMine ? row.id : `${row.spotId}@${row.startsAt}`,
});

const withNamesOnly = (row: DayReservation) => ({
  ...row,
  user: row.user && { ...row.user, email: null, phone: null },
  vehicle: null,
});

const availability = (member: TestMember, locationId: string, timeSlot: string, date = MONDAY) =>
  bench.call(getAvailability, { query: { locationId, date, timeSlot } }, member);

describe('the day’s grid', () => {
  test('contains reservations of the day, including those from the evening before, but no ended or cancelled ones', async () => {
    const { organization, location } = await makePlace(bench);
    const [member, other] = await makeMembers(bench, organization, 2);
    if (!member || !other) throw new Error('two members were made');
    const night = await mustBook(bench, other, location, { date: '2026-11-22', timeSlot: '22-1' });
    const booking = await mustBook(bench, member, location);
    const { body } = await day(member, MONDAY);
    expect(body.map(({ id, isMine, spotNumber }) => ({ id, isMine, spotNumber }))).toEqual([
      { id: night.id, isMine: false, spotNumber: '01' },
      { id: booking.id, isMine: true, spotNumber: '01' },
    ]);
    bench.clock.set(`${MONDAY}T14:30:00Z`);
    await bench.app.jobRunner.drain();
    expect((await day(member, MONDAY)).body).toEqual([]);
  });

  test('shows cancelled reservations and no-shows to administrators only', async () => {
    const { organization, location } = await makePlace(bench);
    const [member, other] = await makeMembers(bench, organization, 2);
    if (!member || !other) throw new Error('two members were made');
    const missed = await mustBook(bench, member, location);
    const given = await mustBook(bench, other, location, { timeSlot: '12-14' });
    await mustBook(bench, other, location, { date: '2026-11-24' });
    await bench.call(cancelReservation, { params: { id: given.id } }, other);
    bench.clock.set(`${MONDAY}T14:30:00Z`);
    await bench.app.jobRunner.drain();

    const { body } = await day(organization.admin, MONDAY, { ended: 'true' });
    expect(body.map(({ id, status }) => [id, status])).toEqual([
      [missed.id, 'no_show'],
      [given.id, 'cancelled'],
    ]);
    const refused = await day(member, MONDAY, { ended: 'true' });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_admin']);
  });

  test('is local to each location, also for today', async () => {
    const { organization, location } = await makePlace(bench);
    const auckland = await makeLocation(bench, organization, { timezone: 'Pacific/Auckland' });
    const [member, other] = await makeMembers(bench, organization, 2);
    if (!member || !other) throw new Error('two members were made');
    // Friday 10:00 in New York is Saturday 4:00 in Auckland.
    await mustBook(bench, member, location, { date: '2026-11-20', timeSlot: '12-14' });
    await mustBook(bench, other, auckland, { date: '2026-11-21', timeSlot: '6-8' });
    const today = await bench.call(listReservationsOfToday, { query: {} }, member);
    expect(today.body.map(({ date }) => date).toSorted()).toEqual(['2026-11-20', '2026-11-21']);
    expect((await day(member, '2026-11-21')).body.map(({ locationId }) => locationId)).toEqual([auckland.id]);
    expect((await day(member, '2026-11-21', { locationId: location.id })).body).toEqual([]);
  });

  test('refuses days that do not exist and locations of others', async () => {
    const { organization } = await makePlace(bench);
    const elsewhere = await makePlace(bench);
    const member = await makeMember(bench, organization);
    expect((await day(member, '2026-02-30')).status).toBe(422);
    expect((await day(member, MONDAY, { locationId: elsewhere.location.id })).status).toBe(404);
    const spotId = elsewhere.location.spots[0]?.id;
    const ofOthers = await bench.call(getDayGrid, { params: { date: MONDAY }, query: { spotId } }, member);
    expect([ofOthers.status, ofOthers.body.code]).toEqual([404, 'not_found']);
    expect((await availability(member, elsewhere.location.id, '9-12')).status).toBe(404);
  });
});

describe('another member’s reservation, as a member sees it', () => {
  const owner = {
    firstName: 'Iris',
    lastName: 'Okafor',
    phone: '+1 212 555 0100',
    vehicleMake: 'Polestar',
    vehicleModel: '2',
    vehicleColor: 'Gray',
  };
  const name = { firstName: 'Iris', lastName: 'Okafor' };
  const noName = { firstName: null, lastName: null };
  const noContact = { email: null, phone: null };
  const vehicle = { make: 'Polestar', model: '2', color: 'Gray' };
  const all = {
    showReservationDetails: true,
    showUserNames: true,
    showVehicleInfo: true,
    showContactInfo: true,
  };

  test.each([
    ['by default the name', {}, { user: { ...name, ...noContact }, vehicle: null }],
    ['everything', all, { user: { ...name, phone: owner.phone }, vehicle }],
    ['the vehicle alone', { showUserNames: false, showVehicleInfo: true }, { user: null, vehicle }],
    [
      'contact alone',
      { showUserNames: false, showContactInfo: true },
      { user: { ...noName, phone: owner.phone } },
    ],
    [
      'only that the charger is occupied, whatever the other settings are',
      { ...all, showReservationDetails: false },
      { user: null, vehicle: null, kind: 'reservation', status: 'confirmed', timeSlot: '9-12' },
    ],
  ])('%s', async (_what, settings, expected) => {
    const { organization, location } = await makePlace(bench, settings);
    const member = await makeMember(bench, organization, { user: owner });
    const booking = await mustBook(bench, member, location);
    bench.clock.set(`${MONDAY}T14:00:00Z`);
    await bench.call(arriveAtReservation, { params: { id: booking.id } }, member);
    const viewer = await makeMember(bench, organization);

    expect((await day(viewer, MONDAY)).body).toMatchObject([{ isMine: false, ...expected }]);
    const whole = { status: 'arrived', user: { ...name, phone: owner.phone }, vehicle };
    expect((await day(member, MONDAY)).body).toMatchObject([{ isMine: true, ...whole }]);
    expect((await day(organization.admin, MONDAY)).body).toMatchObject([{ isMine: false, ...whole }]);
  });

  test('without details is shown in whole hours, and the charger is shown as free as soon as it is', async () => {
    const { organization, location } = await makePlace(bench, { showReservationDetails: false });
    const [member, next] = await makeMembers(bench, organization, 2);
    if (!member || !next) throw new Error('two members were made');
    const viewer = await makeMember(bench, organization);
    const takes = async (who: TestMember) => {
      const { body } = await bench.call(
        createWalkIn,
        { body: { spotId: location.spots[0]?.id ?? '', endHour: 20 } },
        who,
      );
      return body.id;
    };
    const leaves = (who: TestMember, id: string) => bench.call(releaseReservation, { params: { id } }, who);
    const seen = async (by: TestMember) =>
      (await day(by, MONDAY)).body.map(({ startsAt, endsAt, timeSlot }) => ({ startsAt, endsAt, timeSlot }));
    const hour = (utc: string) => `${MONDAY}T${utc}:00:00.000Z`;

    bench.clock.set(`${MONDAY}T20:05:00Z`);
    const first = await takes(member);
    expect(await seen(viewer)).toEqual([
      { startsAt: hour('20'), endsAt: '2026-11-24T01:00:00.000Z', timeSlot: '15-20' },
    ]);
    expect((await day(viewer, MONDAY)).body[0]?.id).not.toBe(first);
    bench.clock.set(`${MONDAY}T21:40:00Z`);
    await leaves(member, first);
    const over = { startsAt: hour('20'), endsAt: hour('21'), timeSlot: '15-16' };
    expect(await seen(viewer)).toEqual([over]);

    bench.clock.set(`${MONDAY}T21:50:00Z`);
    const second = await takes(next);
    bench.clock.set(`${MONDAY}T21:59:00Z`);
    await leaves(next, second);
    // Arriving and leaving within the same hour is not shown at all.
    expect(await seen(viewer)).toEqual([over]);
    expect((await seen(organization.admin)).map(({ endsAt }) => endsAt)).toEqual([
      `${MONDAY}T21:40:00.000Z`,
      `${MONDAY}T21:59:00.000Z`,
    ]);
    expect((await seen(next))[1]?.startsAt).toBe(`${MONDAY}T21:50:00.000Z`);
  });

  test('on a past day of its location shows only that it took place', async () => {
    const sunday = '2026-11-22';
    const { organization, location } = await makePlace(bench, all);
    const auckland = await makeLocation(bench, organization, { timezone: 'Pacific/Auckland' });
    const member = await makeMember(bench, organization, { user: owner });
    const noon = await mustBook(bench, member, location, { date: sunday, timeSlot: '12-14' });
    const night = await mustBook(bench, member, location, { date: sunday, timeSlot: '22-1' });
    const elsewhere = await mustBook(bench, member, auckland, { timeSlot: '9-11' });
    // Monday 9:00 in New York is Tuesday 3:00 in Auckland.
    bench.clock.set(`${MONDAY}T14:00:00Z`);
    const seenBy = async (viewer: TestMember, date: string) =>
      (await day(viewer, date)).body.map((row) => [row.timeSlot, row.user?.firstName, row.vehicle?.make]);

    const viewer = await makeMember(bench, organization);
    const [named, hidden] = [
      ['Iris', 'Polestar'],
      [undefined, undefined],
    ];
    expect(await seenBy(viewer, sunday)).toEqual([
      [noon.timeSlot, ...hidden],
      [night.timeSlot, ...named],
    ]);
    expect(new Set(await seenBy(viewer, MONDAY))).toEqual(
      new Set([
        [night.timeSlot, ...named],
        [elsewhere.timeSlot, ...hidden],
      ]),
    );
    expect(await seenBy(organization.admin, sunday)).toEqual(await seenBy(member, sunday));
    expect((await seenBy(member, sunday))[0]).toEqual([noon.timeSlot, ...named]);
  });
});

test('a vehicle is shown even if only its model is known, and not at all if nothing is known', async () => {
  const { organization, location } = await makePlace(bench, { showVehicleInfo: true });
  const viewer = await makeMember(bench, organization);
  const vehicleOf = async (user: object) => {
    const member = await makeMember(bench, organization, { user });
    const { id } = await mustBook(bench, member, location);
    const [row] = (await day(viewer, MONDAY)).body;
    await bench.call(cancelReservation, { params: { id } }, member);
    return row?.vehicle;
  };
  expect(await vehicleOf({ vehicleModel: 'Zoe' })).toEqual({ make: null, model: 'Zoe', color: null });
  expect(await vehicleOf({})).toBeNull();
});

describe('availability', () => {
  test('covers every allowed day, also across midnight, and refuses later ones', async () => {
    const { organization, location } = await makePlace(bench);
    for (const [date, status] of [
      ['1000-01-01', 200],
      ['9998-12-31', 200],
      ['9999-12-31', 422],
    ] as const) {
      expect((await availability(organization.admin, location.id, '22-1', date)).status, date).toBe(status);
    }
  });

  test('shows which spots are free for a slot, that is, without bookings, closures and holds', async () => {
    const { organization, location } = await makePlace(bench, {}, { spots: 5 });
    const member = await makeMember(bench, organization);
    await mustBook(bench, member, location, { timeSlot: '9-12' });
    const now = bench.clock.now();
    const occupy = (
      spot: number,
      values: Pick<typeof reservations.$inferInsert, 'kind' | 'status' | 'userId'>,
    ) => ({
      organizationId: organization.id,
      id: newId(),
      locationId: location.id,
      spotId: location.spots[spot]?.id ?? '',
      date: MONDAY,
      timeSlot: '11-13',
      startsAt: new Date(`${MONDAY}T16:00:00Z`),
      endsAt: new Date(`${MONDAY}T18:00:00Z`),
      createdAt: now,
      updatedAt: now,
      ...values,
    });
    await bench.database.drizzle
      .insert(reservations)
      .values([
        occupy(1, { kind: 'closure', status: 'closed' }),
        occupy(2, { kind: 'hold', status: 'held', userId: member.id }),
      ]);
    await bench.database.drizzle
      .update(spots)
      .set({ isActive: false })
      .where(eq(spots.id, location.spots[3]?.id ?? ''));

    const free = async (slot: string) => {
      const { body } = await availability(member, location.id, slot);
      // One of them is out of use.
      expect(body.totalSpots).toBe(4);
      return body.spots.filter((spot) => spot.available).map(({ spotNumber }) => spotNumber);
    };
    expect(await free('11-12')).toEqual(['05']);
    expect(await free('12-13')).toEqual(['01', '05']);
    expect(await free('13-14')).toEqual(['01', '02', '03', '05']);
    const kinds = (await day(member, MONDAY)).body.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['closure', 'hold', 'reservation']);
  });

  test('grows again the moment somebody leaves early', async () => {
    const { organization, location } = await makePlace(bench, {}, { spots: 1 });
    const member = await makeMember(bench, organization);
    const { id } = await mustBook(bench, member, location);
    bench.clock.set(`${MONDAY}T14:00:00Z`);
    await bench.call(arriveAtReservation, { params: { id } }, member);
    expect((await availability(member, location.id, '10-12')).body.spots[0]).toMatchObject({
      available: false,
    });
    bench.clock.set(`${MONDAY}T15:00:00Z`);
    await bench.call(releaseReservation, { params: { id } }, member);
    expect((await availability(member, location.id, '10-12')).body.spots[0]).toMatchObject({
      available: true,
    });
  });

  test('refuses an hour that clocks skip', async () => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    const { status, body } = await availability(member, location.id, '2-4', '2027-03-14');
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'booking_refused' });
  });

  test('of days is the share of open charger hours that is still free', async () => {
    const { organization, location } = await makePlace(
      bench,
      {},
      { spots: 2, hours: { ...DEFAULT_WEEKLY_HOURS, sunday: NIGHT, monday: TWICE } },
    );
    const member = await makeMember(bench, organization);
    await mustBook(bench, member, location, { timeSlot: '8-10' });
    await mustBook(bench, member, location, { date: '2026-11-22', timeSlot: '22-2' });
    bench.clock.set('2026-11-20T18:00:00Z');
    const days = (from: string, to: string) =>
      bench.call(getAvailabilityOfDays, { query: { locationId: location.id, from, to } }, member);
    expect((await days('2026-11-19', '2026-11-23')).body).toEqual([
      { date: '2026-11-19', freeShare: 0 },
      { date: '2026-11-20', freeShare: 1 },
      { date: '2026-11-21', freeShare: 1 },
      { date: '2026-11-22', freeShare: 6 / 8 },
      { date: '2026-11-23', freeShare: expect.closeTo(24 / 28) },
    ]);
    expect((await days('2026-11-23', '2026-11-22')).status).toBe(422);
    expect((await days('2026-11-01', '2027-01-02')).status).toBe(422);
    expect((await days('0001-01-01', '9999-12-31')).status).toBe(422);
  });
});
