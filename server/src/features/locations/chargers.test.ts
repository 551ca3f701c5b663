import {
  adminCreateLocation,
  createLocation,
  createWalkIn,
  getAvailability,
  listLocationSpots,
  listSpots,
  updateLocation,
  updateReservation,
  updateSpot,
} from '@chargerota/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, countStatuses, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation, type TestLocation } from '../../../testing/make-location.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { auditEntries } from '../organizations/audit/tables.ts';
import { locations, spots } from './tables.ts';

let t: TestApp;
let organization: TestOrganization;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  t = await buildTestApp({ connections: 20 });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  organization = await makeOrganization(t);
  admin = organization.admin;
  member = await makeMember(t, organization);
});

const change = (location: { id: string }, body: object, as = admin) =>
  t.call(updateLocation, { params: { id: location.id }, body }, as);
const changeSpot = (spot: { id: string } | undefined, body: object, as = admin) =>
  t.call(updateSpot, { params: { id: spot?.id ?? '' }, body }, as);
const numbersInUse = async (location: { id: string }, as = member) => {
  const { body } = await t.call(listLocationSpots, { params: { id: location.id } }, as);
  return body.filter(({ isActive }) => isActive).map(({ spotNumber }) => spotNumber);
};
const activeSpots = (location: { id: string }) =>
  t.database.drizzle.$count(spots, and(eq(spots.locationId, location.id), eq(spots.isActive, true)));
const confirmationIn = (answer: { body: { details?: { confirmation?: string }[] } }) =>
  answer.body.details?.[0]?.confirmation;

/** The recorded changes and the live events, in order. */
async function told() {
  const of = organization.id;
  const entries = await t.database.drizzle
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, of))
    .orderBy(auditEntries.id);
  const events = await t.database.drizzle.select().from(liveEvents).where(eq(liveEvents.organizationId, of));
  return { entries, topics: events.map(({ topic }) => topic) };
}

describe('the number of chargers of a location', () => {
  test('takes the last out of use, brings those back first, and then adds new numbers', async () => {
    const location = await makeLocation(t, organization, { name: 'Pier 7' });
    expect((await changeSpot(location.spots[1], { spotNumber: '12' })).status).toBe(200);
    expect((await change(location, { totalSpots: 1 })).body.totalSpots).toBe(1);
    expect(await numbersInUse(location)).toEqual(['01']);
    expect((await t.call(listSpots, {}, member)).body).toHaveLength(1);
    // Administrators also see chargers out of use.
    expect((await t.call(listLocationSpots, { params: { id: location.id } }, admin)).body).toHaveLength(3);

    expect((await change(location, { totalSpots: 2 })).status).toBe(200);
    expect(await numbersInUse(location)).toEqual(['01', '12']);
    expect((await change(location, { totalSpots: 5 })).body.totalSpots).toBe(5);
    expect(await numbersInUse(location)).toEqual(['01', '12', '03', '13', '14']);

    const { entries, topics } = await told();
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['charger.changed', { spotNumber: '02' }, { spotNumber: '12' }],
      ['location.changed', { totalSpots: 3 }, { totalSpots: 1 }],
      ['location.changed', { totalSpots: 1 }, { totalSpots: 2 }],
      ['location.changed', { totalSpots: 2 }, { totalSpots: 5 }],
    ]);
    expect(topics).toEqual(['locations', 'locations', 'locations', 'locations']);
  });

  test('adds new numbers after the highest existing one', async () => {
    const location = await makeLocation(t, organization, { spots: 1 });
    expect((await changeSpot(location.spots[0], { spotNumber: '999999' })).status).toBe(200);
    expect((await change(location, { totalSpots: 2 })).status).toBe(200);
    expect((await change(location, { totalSpots: 4 })).status).toBe(200);
    expect(await numbersInUse(location)).toEqual(['999999', '1000000', '1000001', '1000002']);
  });

  test('is lowered only after the end of those chargers’ reservations is confirmed', async () => {
    const location = await makeLocation(t, organization);
    await mustBook(t, member, location, { spot: 0 });
    const lost = await mustBook(t, member, location, { spot: 2, timeSlot: '14-16' });
    const refused = await change(location, { totalSpots: 2 });
    expect(refused.body).toMatchObject({
      code: 'coming_reservations',
      details: [{}, { reservationId: lost.id }],
    });
    expect(await activeSpots(location)).toBe(3);
    const confirm = confirmationIn(refused);
    expect((await change(location, { totalSpots: 2, confirm })).body.totalSpots).toBe(2);
    const [told] = await notificationsTo(t, member, 'email');
    expect(told?.kind).toBe('spot_closed');
    expect(told?.mail.paragraphs).toContain('Charger 03 at Building A is no longer in use.');
    expect((await book(t, member, wishFor(member, location, { spot: 2, timeSlot: '14-16' }))).status).toBe(
      422,
    );
  });
});

describe('a charger', () => {
  test('in maintenance cannot be reserved in any way, and its coming reservations end', async () => {
    const location = await makeLocation(t, organization, { spots: 2 });
    const [first, second] = location.spots;
    const mine = await mustBook(t, member, location);
    const other = await makeMember(t, organization);
    const moving = await mustBook(t, other, location, { spot: 1, timeSlot: '12-15' });
    const refused = await changeSpot(first, { currentStatus: 'maintenance' });
    expect(refused.body).toMatchObject({
      code: 'coming_reservations',
      details: [{}, { reservationId: mine.id }],
    });
    const confirm = confirmationIn(refused);
    expect((await changeSpot(first, { currentStatus: 'maintenance', confirm })).body).toMatchObject({
      currentStatus: 'maintenance',
      isActive: true,
      lastStatusUpdate: t.clock.now().toISOString(),
    });

    expect((await book(t, member, wishFor(member, location))).body.details).toMatchObject([
      { code: 'spot_inactive' },
    ]);
    // Friday evening, after the peak hours.
    t.clock.set('2026-11-20T22:00:00Z');
    const walkIn = await t.call(createWalkIn, { body: { spotId: first?.id, endHour: 19 } }, member);
    expect(walkIn.body.details).toMatchObject([{ code: 'spot_inactive' }]);
    await mustBook(t, member, location, { spot: 1, timeSlot: '9-12' });
    const edit = { date: MONDAY, timeSlot: '10-12', locationId: location.id };
    const edited = await t.call(updateReservation, { params: { id: moving.id }, body: edit }, other);
    expect(edited.body.code).toBe('booking_conflict');
    const query = { locationId: location.id, date: MONDAY, timeSlot: '18-19' };
    const { body: availability } = await t.call(getAvailability, { query }, member);
    expect(availability.spots.map(({ id, available }) => [id, available])).toEqual([
      [first?.id, false],
      [second?.id, true],
    ]);

    expect((await changeSpot(first, { currentStatus: 'available' })).status).toBe(200);
    await mustBook(t, other, location, { timeSlot: '18-19' });
  });

  test('taken out of use at the same moment as it is booked is either out of use or booked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const location = await makeLocation(t, organization, { spots: 1 });
      const wish = wishFor(member, location, { timeSlot: `${round * 4}-${round * 4 + 1}` });
      const [closed, booked] = await Promise.all([
        changeSpot(location.spots[0], { isActive: false }),
        book(t, member, wish),
      ]);
      expect([closed.status, booked.status]).toBeOneOf([
        [200, 422],
        [409, 201],
      ]);
    }
  });

  test('has a unique number at its location, and its other details can be changed', async () => {
    const location = await makeLocation(t, organization);
    const [first, second] = location.spots;
    const outlet = { connectorType: 'ccs_2', chargingType: 'dc_fast', powerOutput: 150 };
    expect((await changeSpot(first, outlet)).body).toMatchObject(outlet);
    const taken = await changeSpot(second, { spotNumber: '01' });
    expect([taken.status, taken.body.code, taken.body.details?.[0]?.path]).toEqual([
      409,
      'spot_number_taken',
      'spotNumber',
    ]);
    const both = await Promise.all([first, second].map((spot) => changeSpot(spot, { spotNumber: 'P2' })));
    expect(countStatuses(both)).toEqual({ 200: 1, 409: 1 });
    expect((await changeSpot(first, {})).status).toBe(200);
  });
});

describe('the plan’s limits hold for 50 at once', () => {
  const inAll = <T>(make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => make(index)));

  test('for chargers that are added and brought back', async () => {
    const premium = await makeOrganization(t, {}, { plan: 'premium' });
    const location = await makeLocation(t, premium, { spots: 30, totalSpots: 12 });
    const out = location.spots.slice(12);
    for (const { id } of out)
      await t.database.drizzle.update(spots).set({ isActive: false }).where(eq(spots.id, id));
    const answers = await inAll(async (index) =>
      index % 2 === 0
        ? changeSpot(out[index % out.length], { isActive: true }, premium.admin)
        : change(location, { totalSpots: 13 + (index % 5) }, premium.admin),
    );
    expect(answers.some(({ body }) => body.code === 'spot_limit')).toBe(true);
    const [row] = await t.database.drizzle.select().from(locations).where(eq(locations.id, location.id));
    expect(row?.totalSpots).toBeLessThanOrEqual(15);
    expect(await activeSpots(location)).toBe(row?.totalSpots);
  });

  test('for locations that are added on either screen and reactivated', async () => {
    const premium = await makeOrganization(t, {}, { plan: 'premium' });
    const idle: TestLocation[] = [];
    for (let count = 0; count < 10; count += 1)
      idle.push(await makeLocation(t, premium, { spots: 1, isActive: false }));
    const form = { name: 'Pier 7', address: '7 Pier Road', totalSpots: 1 };
    const ways: ((index: number) => Promise<{ status: number }>)[] = [
      () => t.call(createLocation, { params: { id: premium.id }, body: form }, premium.admin),
      () => t.call(adminCreateLocation, { body: { ...form, organizationId: premium.id } }, premium.admin),
      (index) => change(idle[index % 10]!, { isActive: true }, premium.admin),
    ];
    const answers = await inAll((index) => ways[index % 3]!(index));
    expect(countStatuses(answers)[409]).toBeGreaterThan(30);
    const active = and(eq(locations.organizationId, premium.id), eq(locations.isActive, true));
    expect(await t.database.drizzle.$count(locations, active)).toBe(5);
  });
});
