import {
  createLocation,
  createReservation,
  deactivateLocation,
  listLocationSpots,
  listLocations,
  listOrganizationLocations,
  listSpots,
  updateLocation,
  updateUser,
} from '@chargerota/contract';
import { ALWAYS_OPEN, DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation, type TestLocation } from '../../../testing/make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { reservations } from '../reservations/tables.ts';
import { locations, spots } from './tables.ts';

let t: TestApp;
let organization: TestOrganization;
let admin: TestMember;
beforeAll(async () => {
  t = await buildTestApp({ connections: 20 });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  organization = await makeOrganization(t);
  admin = organization.admin;
});

const form = (settings: object = {}) => ({
  name: 'Pier 7',
  address: '7 Pier Road',
  totalSpots: 2,
  ...settings,
});
const create = (settings: object = {}, as: TestMember = admin) =>
  t.call(createLocation, { params: { id: as.organizationId }, body: form(settings) }, as);
const change = (location: { id: string }, body: object, as: TestMember = admin) =>
  t.call(updateLocation, { params: { id: location.id }, body }, as);
const deactivate = (location: { id: string }, as: TestMember = admin) =>
  t.call(deactivateLocation, { params: { id: location.id } }, as);
const book = (member: TestMember, location: TestLocation, spot = 0, timeSlot = '9-11') =>
  t.call(
    createReservation,
    {
      body: {
        userId: member.id,
        locationId: location.id,
        spotId: location.spots[spot]!.id,
        date: '2026-11-23',
        timeSlot,
      },
    },
    member,
  );

describe('adding a location', () => {
  test('gives it its chargers, numbered, its organization’s time zone and the usual hours, in the same words whoever adds it', async () => {
    await t.call(updateUser, { params: { id: admin.id }, body: { region: 'DE' } }, admin);
    const answer = await create({ totalSpots: 11 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Pier 7',
      timezone: 'America/New_York',
      totalSpots: 11,
      isActive: true,
      accessType: 'private',
      locationType: 'office',
      operatingHours: 'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed',
      operatingHoursJson: DEFAULT_WEEKLY_HOURS,
    });
    const chargers = await t.call(listLocationSpots, { params: { id: answer.body.id } }, admin);
    expect(chargers.body.map(({ spotNumber }) => spotNumber)).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
    ]);
    expect(chargers.body[0]).toMatchObject({
      chargingType: 'level_2',
      connectorType: 'type_1',
      powerOutput: 7,
    });
    const member = await makeMember(t, organization);
    expect((await t.call(listLocations, {}, member)).body).toMatchObject([{ id: answer.body.id }]);
    expect((await t.call(listSpots, {}, member)).body).toHaveLength(11);
  });

  test('takes hours, a zone and a description of its own', async () => {
    const day = { closed: false, is24hrs: false };
    const night = { ...day, open: '18:00', close: '06:00' };
    const noonBreak = { ...day, open: '08:00', close: '12:00', more: [{ open: '14:00', close: '18:00' }] };
    const answer = await create({
      timezone: 'Asia/Kathmandu',
      description: 'Ring the bell.\nSecond gate.',
      amenities: ['Coffee'],
      operatingHoursJson: {
        ...ALWAYS_OPEN,
        thursday: noonBreak,
        friday: night,
        sunday: { closed: true, is24hrs: true },
      },
    });
    expect(answer.body).toMatchObject({
      timezone: 'Asia/Kathmandu',
      operatingHours:
        'Mon–Wed open 24 hours, Thu 8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM, Fri 6:00 PM – 6:00 AM, Sat open 24 hours, Sun closed',
      operatingHoursJson: { thursday: noonBreak, friday: night, sunday: { closed: true, is24hrs: false } },
    });
  });

  test.each<[string, object, string]>([
    [
      'a closing time at the opening time',
      { operatingHoursJson: week({ open: '10:00', close: '10:00' }) },
      'operatingHoursJson.monday.close',
    ],
    [
      'a second opening before the first has closed',
      {
        operatingHoursJson: week({
          open: '08:00',
          close: '12:00',
          more: [{ open: '11:00', close: '14:00' }],
        }),
      },
      'operatingHoursJson.monday.more.0.open',
    ],
    ['an open day without times', { operatingHoursJson: week({}) }, 'operatingHoursJson.monday.open'],
    [
      'a time that no clock shows',
      { operatingHoursJson: week({ open: '8:00', close: '25:00' }) },
      'operatingHoursJson.monday.open',
    ],
    ['a week without a day', { operatingHoursJson: { monday: {} } }, 'operatingHoursJson.tuesday'],
    ['no name', { name: '  ' }, 'name'],
    ['no charger', { totalSpots: 0 }, 'totalSpots'],
    ['more than 200 chargers', { totalSpots: 201 }, 'totalSpots'],
    ['half a charger', { totalSpots: 1.5 }, 'totalSpots'],
    ['a zone that is none', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['another organization', { organizationId: '0190b2c0-0000-7000-8000-000000000000' }, 'organizationId'],
  ])('is refused for %s', async (_, settings, path) => {
    const answer = await create(settings);
    expect(answer.status).toBe(422);
    expect(answer.body.details?.map((detail) => detail.path)).toContain(path);
    expect(await t.database.drizzle.$count(locations, eq(locations.organizationId, organization.id))).toBe(0);
  });

  test('keeps the plan’s limits of locations, even if many are added at once, and of chargers per location', async () => {
    const premium = await makeOrganization(t, {}, { plan: 'premium' });
    const tooMany = await create({ totalSpots: 16 }, premium.admin);
    expect(tooMany.body).toMatchObject({ code: 'spot_limit', details: [{ limit: 15 }] });
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({}, premium.admin)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'location_limit',
      details: [{ limit: 5 }],
    });
    expect(await t.database.drizzle.$count(spots, eq(spots.organizationId, premium.id))).toBe(10);
  });

  test('is limited on every plan to 500 locations and 20,000 chargers, including those out of use', async () => {
    const first = await makeLocation(t, organization, { spots: 1, isActive: false });
    await t.database.drizzle.execute(sql`
      INSERT INTO locations (organization_id, id, name, address, timezone, operating_hours, operating_hours_json, is_active, created_at, updated_at)
      SELECT organization_id, gen_random_uuid(), name, address, timezone, operating_hours, operating_hours_json, false, created_at, updated_at
      FROM locations, generate_series(1, 498) WHERE id = ${first.id}`);
    const answers = await Promise.all([create(), create()]);
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'organization_full',
      message: expect.stringContaining('500 locations'),
    });

    await t.database.drizzle.execute(sql`
      INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
      SELECT organization_id, gen_random_uuid(), location_id, n, n, created_at
      FROM spots, generate_series(2, 19997) n WHERE location_id = ${first.id}`);
    const last = answers.find(({ status }) => status === 201)!.body;
    expect((await change(last, { totalSpots: 3 })).status).toBe(200);
    expect((await change(last, { totalSpots: 4 })).body).toMatchObject({
      code: 'organization_full',
      details: [{ limit: 20_000 }],
    });
    expect((await change(last, { totalSpots: 1 })).status).toBe(200);
    // Inserting twenty thousand rows takes a while on a busy machine.
  }, 90_000);

  test('asks for a subscription once the trial has ended; members keep booking', async () => {
    const ended = await makeOrganization(t, {}, { trialEndDate: new Date(TEST_NOW) });
    const location = await makeLocation(t, ended);
    const member = await makeMember(t, ended);
    expect((await create({}, ended.admin)).body.code).toBe('subscription_required');
    expect((await book(member, location)).status).toBe(201);
  });
});

/** A week whose Monday is open at these times. */
function week(monday: object) {
  return { ...ALWAYS_OPEN, monday: { ...monday, closed: false, is24hrs: false } };
}

const CLOSED = { closed: true, is24hrs: false };
const standing = ({ id }: TestLocation) =>
  t.database.drizzle.$count(
    reservations,
    and(eq(reservations.locationId, id), eq(reservations.status, 'confirmed')),
  );
const hoursOf = async ({ id }: TestLocation) => {
  const all = await t.call(listOrganizationLocations, { params: { id: organization.id } }, admin);
  return all.body.find((location) => location.id === id)!.operatingHoursJson;
};

/** What confirms the list of a refusal: its first entry sums the others up. */
const confirmationIn = ({ body }: Awaited<ReturnType<typeof change>>): string | undefined => {
  const [summary] = body.details ?? [];
  return (summary as { confirmation?: string } | undefined)?.confirmation;
};

describe('changing a location', () => {
  test('leaves absent fields and existing reservations as they are', async () => {
    const location = await makeLocation(t, organization, { city: 'Oslo' });
    const member = await makeMember(t, organization);
    await book(member, location);
    const answer = await change(location, {
      name: 'Building B',
      operatingHoursJson: week({ open: '09:00', close: '18:00' }),
    });
    expect(answer.body).toMatchObject({ name: 'Building B', city: 'Oslo', address: '12 Harbor Street' });
    expect(answer.body.operatingHours).toMatch(/^Mon 9:00 AM – 6:00 PM/);
    expect(await standing(location)).toBe(1);
  });

  test('to shorter hours lists the reservations outside them first; they stay once exactly these are confirmed', async () => {
    const location = await makeLocation(t, organization);
    const member = await makeMember(t, organization);
    await book(member, location);
    await book(await makeMember(t, organization), location, 1, '12-14');
    const operatingHoursJson = week({ open: '10:00', close: '18:00' });

    const asked = await change(location, { operatingHoursJson });
    expect([asked.status, asked.body.code]).toEqual([409, 'reservations_outside_hours']);
    const [summary, ...listed] = asked.body.details ?? [];
    expect(summary).toMatchObject({ total: 1 });
    expect(listed).toMatchObject([
      { message: 'Mon, Nov 23, 9:00 AM – 11:00 AM ET: charger 01, Maya Reyes', timeSlot: '9-11' },
    ]);
    const keep = confirmationIn(asked);
    expect((await hoursOf(location)).monday.is24hrs).toBe(true);

    await book(await makeMember(t, organization), location, 2, '8-10');
    const again = await change(location, { operatingHoursJson, keep });
    expect(again).toMatchObject({ status: 409, body: { details: [{ total: 2 }, {}, {}] } });
    const all = confirmationIn(again);
    expect((await change(location, { operatingHoursJson, keep: all })).status).toBe(200);
    expect(await standing(location)).toBe(3);
    // What lies outside already is neither asked about nor told again.
    expect((await change(location, { operatingHoursJson: { ...operatingHoursJson } })).status).toBe(200);
    await t.app.jobRunner.drain();
    const told = (await notificationsTo(t, member)).filter(({ kind }) => !kind.startsWith('reservation_'));
    expect(told.map(({ kind, method }) => `${kind} ${method}`)).toEqual([
      'outside_hours app',
      'outside_hours email',
    ]);
    expect(told[0]).toMatchObject({
      title: 'Location closed during your reservation: charger 01',
    });
  });

  test('to shorter hours with fewer chargers ends some reservations and keeps others, each confirmed by its own list', async () => {
    const location = await makeLocation(t, organization, { spots: 2 });
    await book(await makeMember(t, organization), location);
    await book(await makeMember(t, organization), location, 1);
    const body = { totalSpots: 1, operatingHoursJson: { ...ALWAYS_OPEN, monday: CLOSED } };
    const first = await change(location, body);
    expect(first.body.code).toBe('coming_reservations');
    const confirm = confirmationIn(first);
    const second = await change(location, { ...body, confirm });
    expect(second.body).toMatchObject({ code: 'reservations_outside_hours', details: [{ total: 1 }, {}] });
    expect(await standing(location)).toBe(2);
    const keep = confirmationIn(second);
    expect((await change(location, { ...body, confirm, keep })).status).toBe(200);
    expect(await standing(location)).toBe(1);
  });

  test('to another time zone is refused while reservations are coming', async () => {
    const location = await makeLocation(t, organization);
    await book(await makeMember(t, organization), location);
    expect((await change(location, { timezone: 'Europe/Oslo' })).body.code).toBe('coming_reservations');
    t.clock.set('2026-11-24T15:00:00Z');
    expect((await change(location, { timezone: 'Europe/Oslo' })).body.timezone).toBe('Europe/Oslo');
  });

  test.each([{ organizationId: '0190b2c0-0000-7000-8000-000000000000' }, { averageRating: 5 }, { id: 'x' }])(
    'refuses %o, which people cannot set',
    async (wish) => {
      const location = await makeLocation(t, organization);
      expect((await change(location, wish)).status).toBe(422);
    },
  );

  test('back to active counts against the plan', async () => {
    const basic = await makeOrganization(t, {}, { plan: 'basic' });
    const [first] = [await makeLocation(t, basic), await makeLocation(t, basic, { isActive: false })];
    const second = await makeLocation(t, basic, { isActive: false });
    expect((await change(second, { isActive: true }, basic.admin)).body.code).toBe('location_limit');
    await deactivate(first, basic.admin);
    expect((await change(second, { isActive: true }, basic.admin)).body.isActive).toBe(true);
  });
});

describe('deactivating a location', () => {
  test('takes it out of the members’ list and keeps it in the administrators’', async () => {
    const location = await makeLocation(t, organization);
    const member = await makeMember(t, organization);
    expect((await deactivate(location)).status).toBe(200);
    expect((await t.call(listLocations, {}, member)).body).toEqual([]);
    expect((await t.call(listSpots, {}, member)).body).toEqual([]);
    const all = await t.call(listOrganizationLocations, { params: { id: organization.id } }, admin);
    expect(all.body).toMatchObject([{ id: location.id, isActive: false }]);
    expect((await book(member, location)).status).toBe(422);
  });

  test('is refused while reservations are coming, and names them', async () => {
    const location = await makeLocation(t, organization);
    const member = await makeMember(t, organization);
    await book(member, location, 1);
    const answer = await deactivate(location);
    expect([answer.status, answer.body.code]).toEqual([409, 'coming_reservations']);
    expect(answer.body.details).toMatchObject([
      { code: 'coming_reservations', total: 1 },
      {
        code: 'coming_reservation',
        date: '2026-11-23',
        timeSlot: '9-11',
        spotNumber: '02',
        message: 'Mon, Nov 23, 9:00 AM – 11:00 AM ET: charger 02, Maya Reyes',
      },
    ]);
    expect((await t.call(listLocations, {}, member)).body).toMatchObject([{ isActive: true }]);
    t.clock.set('2026-11-24T15:00:00Z');
    expect((await deactivate(location)).status).toBe(200);
  });

  test('at the same moment as bookings leaves either an active location or no booking', async () => {
    const members = await makeMembers(t, organization, 6);
    for (let round = 0; round < 5; round += 1) {
      const location = await makeLocation(t, organization, { spots: 6 });
      const slot = `${round * 2}-${round * 2 + 1}`;
      const [closed, ...booked] = await Promise.all([
        deactivate(location),
        ...members.map((member, spot) => book(member, location, spot, slot)),
      ]);
      const standing = await t.database.drizzle.$count(
        reservations,
        and(eq(reservations.locationId, location.id), eq(reservations.status, 'confirmed')),
      );
      expect(booked.filter(({ status }) => status === 201)).toHaveLength(standing);
      expect(closed.status).toBe(standing === 0 ? 200 : 409);
    }
  });
});

test('locations and chargers are hidden from other organizations, and only administrators can change them', async () => {
  const location = await makeLocation(t, organization);
  const stranger = (await makeOrganization(t)).admin;
  const member = await makeMember(t, organization);
  const attempt = async (as: TestMember) => [
    (await change(location, { name: 'Mine' }, as)).status,
    (await deactivate(location, as)).status,
    (await t.call(listOrganizationLocations, { params: { id: organization.id } }, as)).status,
  ];
  expect(await attempt(member)).toEqual([403, 403, 403]);
  expect(await attempt(stranger)).toEqual([404, 404, 404]);
  const chargers = await t.call(listLocationSpots, { params: { id: location.id } }, stranger);
  expect(chargers.status).toBe(404);
  expect((await t.call(listLocations, {}, stranger)).body).toEqual([]);
});
