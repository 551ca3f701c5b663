import {
  createReservation,
  getPreferences,
  listRecommendations,
  reportSpot,
  updateOrganizationSettings,
  updatePreferences,
  updateUser,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';

let t: TestApp;
let place: Awaited<ReturnType<typeof makePlace>>;
let member: TestMember;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  place = await makePlace(t, {}, { name: 'Pier 7', latitude: 40.71, longitude: -74, amenities: ['Café'] });
  member = await makeMember(t, place.organization);
});

const recommended = async (query: { locationId?: string } = {}) =>
  (await t.call(listRecommendations, { query }, member)).body;
const prefer = (body: object) => t.call(updatePreferences, { body }, member);

test('every recommended slot can be booked as it is, and the next ones make room for it', async () => {
  const slots = await recommended();
  expect(slots).toHaveLength(3);
  for (const { locationId, spotId, date, timeSlot } of slots) {
    const body = { userId: member.id, locationId, spotId, date, timeSlot };
    expect((await t.call(createReservation, { body }, member)).status).toBe(201);
  }
  const days = (list: { date: string; timeSlot: string }[]) => list.map((slot) => slot.date + slot.timeSlot);
  expect(days(await recommended())).not.toEqual(expect.arrayContaining(days(slots).slice(0, 1)));
});

test('preferences change at once what is recommended and why, are read by their owner alone, and the length follows the energy', async () => {
  await makeLocation(t, place.organization, {
    name: 'Far away',
    latitude: 41.7,
    longitude: -74,
    amenities: ['Wi-Fi'],
  });
  await recommended();
  const home = { latitude: 40.71, longitude: -73.99 };
  await prefer({ home, amenities: ['Café'], usualEnergyKwh: 11, maxDistance: 5 });
  const [best] = await recommended();
  expect(best).toMatchObject({
    locationName: 'Pier 7',
    distance: 0.8,
    estimatedChargingTime: 95,
    reason: 'Its amenities include Café, as you prefer. It is 800 m from your home.',
  });
  const lengths = async () => (await recommended()).map(({ lengthReason }) => lengthReason !== null);
  await t.call(
    updateOrganizationSettings,
    { body: { lineShorterSuggestion: false } },
    place.organization.admin,
  );
  expect(await lengths()).toEqual([false, false, false]);

  expect((await t.call(getPreferences, {}, member)).body).toMatchObject({ home, work: null, maxDistance: 5 });
  expect((await t.call(getPreferences, {}, place.organization.admin)).body).toMatchObject({ home: null });
  expect((await prefer({ home: null })).body).toMatchObject({ home: null, amenities: ['Café'] });
  expect((await prefer({ home: { latitude: 91, longitude: 0 } })).status).toBe(422);
});

test('who changes the language reads at once in it why a location is recommended', async () => {
  await prefer({ amenities: ['Café'] });
  expect((await recommended())[0]?.reason).toBe('Its amenities include Café, as you prefer.');
  await t.call(updateUser, { params: { id: member.id }, body: { language: 'de' } }, member);
  expect((await recommended())[0]?.reason).toBe('Zur Ausstattung gehört, was dir wichtig ist: Café.');
});

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const untilWaiting = (requests: number) =>
  expect.poll(async () => (await t.database.pool.query(WAITING)).rowCount).toBe(requests);

test.each([
  // The request has read what the member prefers, and waits for the chargers.
  { before: 'it ranks', lock: 'spots IN ACCESS EXCLUSIVE MODE', waiting: 1 },
  // It is about to write. So is the change of preferences, or it waits for the request.
  { before: 'it stores the ranking', lock: 'station_recommendations IN SHARE MODE', waiting: 2 },
])(
  'a request’s ranking by earlier preferences is not kept once they have changed, even if they change before $before',
  async ({ lock, waiting }) => {
    const blocker = await t.database.pool.connect();
    try {
      await blocker.query(`BEGIN; LOCK TABLE ${lock}`);
      const early = recommended({ locationId: place.location.id });
      await untilWaiting(1);
      const change = prefer({ amenities: ['Café'] });
      if (waiting === 1) await change;
      else await untilWaiting(waiting);
      await blocker.query('COMMIT');
      await Promise.all([early, change]);
    } finally {
      blocker.release();
    }
    expect((await recommended())[0]?.reason).toBe('Its amenities include Café, as you prefer.');
  },
);

test('a member’s usual hours and location come first', async () => {
  const other = await makeLocation(t, place.organization, { name: 'A second garage' });
  // Two past Mondays at 1 PM.
  for (const date of ['2026-11-02', '2026-11-09']) {
    t.clock.set(`${date}T06:00:00-05:00`);
    await mustBook(t, member, other, { date, timeSlot: '13-15' });
    await t.database.pool.query(`UPDATE reservations SET status = 'arrived' WHERE user_id = $1`, [member.id]);
  }
  t.clock.set(TEST_NOW);
  const [best] = await recommended();
  expect(best).toMatchObject({
    locationName: 'A second garage',
    date: '2026-11-23',
    timeSlot: '13-15',
  });
  expect(best?.reason).toMatch(/^You usually start at 1:00 PM here on Mondays\./);
  const here = await recommended({ locationId: place.location.id });
  expect(new Set(here.map(({ locationId }) => locationId))).toEqual(new Set([place.location.id]));
});

test('a member who has only coming reservations, all at one location, is still recommended the others', async () => {
  const other = await makeLocation(t, place.organization, { name: 'A second garage' });
  await mustBook(t, member, other, { date: '2026-11-23', timeSlot: '13-15' });
  expect((await recommended()).map(({ locationName }) => locationName)).toContain('Pier 7');
});

test.each(['broken', 'blocked'] as const)(
  'nobody is recommended a charger that is reported %s, for as long as the report is about it',
  async (kind) => {
    // One charger for everybody.
    const small = await makeLocation(t, place.organization, { name: 'One charger', spots: 1 });
    const here = () => recommended({ locationId: small.id });
    const [before] = await here();
    const reporter = await makeMember(t, place.organization);
    await t.call(reportSpot, { params: { id: before!.spotId }, body: { kind } }, reporter);
    const after = (await here()).map(({ startsAt }) => startsAt);
    const blockedUntil = new Date(Date.parse(TEST_NOW) + 2 * 3_600_000).toISOString();
    expect(before!.startsAt < blockedUntil).toBe(true);
    expect(after.filter((startsAt) => kind === 'broken' || startsAt < blockedUntil)).toEqual([]);
    expect(after.length > 0).toBe(kind === 'blocked');
  },
);
