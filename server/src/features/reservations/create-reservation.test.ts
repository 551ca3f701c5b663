import { createReservation } from '@chargerota/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation, type TestLocation } from '../../../testing/make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization, type OrganizationSettings } from '../../../testing/make-organization.ts';
import { reservations } from './tables.ts';

let bench: TestApp;
beforeEach(async () => {
  bench = await buildTestApp({ connections: 24 });
});
afterEach(() => bench.close());

/** Monday, in the default peak window. */
const MONDAY = '2026-11-23';

async function place(settings: OrganizationSettings = {}, spots = 3) {
  const organization = await makeOrganization(bench, settings);
  const location = await makeLocation(bench, organization, { spots });
  return { organization, location };
}

const wish = (member: TestMember, location: TestLocation, over: object = {}) => ({
  userId: member.id,
  locationId: location.id,
  spotId: location.spots[0]!.id,
  date: MONDAY,
  timeSlot: '9-12',
  ...over,
});

const book = (member: TestMember, body: unknown, headers: Record<string, string> = {}) =>
  bench.call(createReservation, { body }, { ...member, headers });

const stored = () => bench.database.drizzle.select().from(reservations);

const statuses = (answers: { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }),
    {},
  );

test('a member reserves a spot and gets it in the words of the screens', async () => {
  const { organization, location } = await place();
  const member = await makeMember(bench, organization);
  const { status, body } = await book(member, wish(member, location));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: member.id,
    organizationId: organization.id,
    kind: 'reservation',
    status: 'confirmed',
    date: MONDAY,
    timeSlot: '9-12',
    startsAt: '2026-11-23T14:00:00.000Z',
    endsAt: '2026-11-23T17:00:00.000Z',
    timezone: 'America/New_York',
    location: { name: 'Building A', organization: { noShowGracePeriodMinutes: 30 } },
    spot: { spotNumber: '01', powerOutput: 7 },
  });
});

describe('at the same moment', () => {
  test('200 members want one spot and slot: one gets it, 199 are told that it is taken', async () => {
    const { organization, location } = await place({}, 1);
    const members = await makeMembers(bench, organization, 200);
    const answers = await Promise.all(members.map((member) => book(member, wish(member, location))));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 199 });
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'booking_conflict', details: [{ code: 'spot_taken' }] });
    expect(await stored()).toHaveLength(1);
  });
});
