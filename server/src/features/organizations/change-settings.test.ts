import {
  arriveAtReservation,
  getCurrentOrganization,
  updateAutoCancellation,
  updateOrganization,
  updateOrganizationSettings,
  updatePrivacySettings,
  updateReservationSettings,
} from '@chargerota/contract';
import type { OrganizationSettingsForm } from '@chargerota/contract';
import { DEFAULT_RULES, RULE_OPTIONS, RULE_RANGES } from '@chargerota/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses, makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, makeMembers } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { auditEntries } from './audit/tables.ts';
import { reservations } from '../reservations/tables.ts';

let bench: TestApp;
let organization: TestOrganization;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.clock.set(TEST_NOW);
  organization = await makeOrganization(bench);
});

const change = (body: OrganizationSettingsForm | Record<string, unknown>, of = organization) =>
  bench.call(updateOrganizationSettings, { body }, of.admin);
const settings = async () => (await bench.call(getCurrentOrganization, {}, organization.admin)).body;
const recorded = () =>
  bench.database.drizzle
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, organization.id))
    .orderBy(asc(auditEntries.id));
const announced = async () => {
  const rows = await bench.database.drizzle
    .select({ topic: liveEvents.topic })
    .from(liveEvents)
    .where(eq(liveEvents.organizationId, organization.id));
  return rows.map(({ topic }) => topic);
};

describe('a change of the organization’s details', () => {
  const describeIt = (body: object, as = organization.admin) =>
    bench.call(updateOrganization, { params: { id: organization.id }, body }, as);

  test('holds for every member, is recorded with what differs, and announced', async () => {
    const { status, body } = await describeIt({
      description: 'Ferries\nand quays',
      contactPhone: '+1 212 555 0100',
      address: ' ',
      requiresAgreement: true,
    });
    expect(status).toBe(200);
    const member = await makeMember(bench, organization);
    expect((await bench.call(getCurrentOrganization, {}, member)).body).toEqual(body);
    expect(body).toMatchObject({
      name: 'Harbor Street Offices',
      description: 'Ferries\nand quays',
      contactPhone: '+1 212 555 0100',
      address: null,
      requiresAgreement: true,
    });
    expect(await recorded()).toEqual([
      {
        before: { description: null, contactPhone: null, requiresAgreement: false },
        after: {
          description: 'Ferries\nand quays',
          contactPhone: '+1 212 555 0100',
          requiresAgreement: true,
        },
      },
    ]);
    expect(await announced()).toEqual(['organization']);
    await describeIt({ contactPhone: null });
    expect(await settings()).toMatchObject({ contactPhone: null, description: 'Ferries\nand quays' });
    expect((await describeIt({ contactPhone: '12' })).status).toBe(422);
  });

  test('corrects its name for everybody, and at the payment provider', async () => {
    expect((await describeIt({ name: ' Harbour Street Offices ' })).body.name).toBe('Harbour Street Offices');
    const renamed = { before: { name: organization.name }, after: { name: 'Harbour Street Offices' } };
    expect(await recorded()).toEqual([renamed]);
    const kinds = await bench.database.drizzle
      .select({ kind: jobs.kind })
      .from(jobs)
      .where(eq(jobs.organizationId, organization.id));
    expect(kinds).toEqual([{ kind: 'billing.update-customer' }]);
  });

  test('of nothing does nothing, and its contact address, plan and state cannot be changed', async () => {
    expect((await describeIt({ description: '' })).status).toBe(200);
    expect([await recorded(), await announced()]).toEqual([[], []]);
    for (const fixed of [
      { name: 'M' },
      { name: null },
      { contactEmail: 'me@example.org' },
      { subscriptionPlan: 'basic' },
    ])
      expect((await describeIt(fixed)).status).toBe(422);
    expect((await describeIt({ description: 'x'.repeat(1001) })).status).toBe(422);
  });
});

describe('a change of settings', () => {
  test('is answered with the organization, recorded with what differs, and announced', async () => {
    const { status, body } = await change({ maxAdvanceBookingDays: 7, allowSameDayBooking: true });
    expect(status).toBe(200);
    expect(body.organization).toMatchObject({ id: organization.id, maxAdvanceBookingDays: 7 });
    expect(body.notices).toEqual([]);
    expect(await recorded()).toEqual([
      { before: { maxAdvanceBookingDays: 30 }, after: { maxAdvanceBookingDays: 7 } },
    ]);
    expect(await announced()).toEqual(['organization']);
  });

  test('of nothing does nothing', async () => {
    const before = await settings();
    expect(await change({})).toMatchObject({ status: 200, body: { notices: [] } });
    expect(await change({ maxAdvanceBookingDays: 30 })).toMatchObject({ status: 200 });
    expect(await settings()).toEqual(before);
    expect([await recorded(), await announced()]).toEqual([[], []]);
  });

  test('reports what else changes, and what has no effect so far', async () => {
    const { body } = await change({ allowConsecutiveReservations: true, bookingFrequencyEnabled: true });
    expect(body.organization).toMatchObject({ maxConsecutiveSlots: 2 });
    expect(body.notices).toEqual([
      'Up to 2 consecutive reservations are allowed now, since 1 would allow none.',
      'Limit how often a member books: no effect until the period is daily, weekly or monthly.',
    ]);
    const line = await change({ lineEnabled: false, lineOfferMinutes: 20, lineNudges: false });
    expect(line.body.notices).toEqual([
      'How long an offer is held: no effect until members can wait in line.',
    ]);
  });

  test('that hides reservations also hides names, vehicles and contacts, and updates screens that show a day', async () => {
    const params = { id: organization.id };
    const { body } = await bench.call(
      updatePrivacySettings,
      { params, body: { showReservationDetails: false, showContactInfo: true } },
      organization.admin,
    );
    expect(body.organization).toMatchObject({ showUserNames: false, showContactInfo: false });
    expect(body.notices).toHaveLength(1);
    expect(await announced()).toEqual(['organization', 'reservations']);
    expect(await recorded()).toEqual([
      {
        before: { showReservationDetails: true, showUserNames: true },
        after: { showReservationDetails: false, showUserNames: false },
      },
    ]);
  });

  test('into a contradiction is refused with every reason, and nothing changes', async () => {
    const before = await settings();
    const answer = await change({
      peakStartTime: '16:00',
      offPeakAccessPolicy: 'walk_in_only',
      allowOffPeakWalkIn: false,
      maxAdvanceBookingDays: 7,
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'settings_conflict',
        message: expect.stringContaining('Peak hours'),
        details: [
          { code: 'peak_window_invalid', path: 'peakEndTime' },
          { code: 'off_peak_for_nobody', path: 'offPeakAccessPolicy' },
        ],
      },
    });
    expect(await settings()).toEqual(before);
    expect(await recorded()).toEqual([]);
  });

  test('may use either name of a setting, or both with the same value', async () => {
    const agreeing = { reservationDuration: 5, maxBookingHours: 5, maxBookingHoursReservation: 5 };
    expect((await change(agreeing)).body.organization.maxBookingHoursReservation).toBe(5);
    const answer = await change({ peakStartTime: '07:00', reservationStartTime: '08:00' });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', details: [{ path: 'reservationStartTime' }] },
    });
    expect((await settings()).peakStartTime).toBe('06:00');
  });

  test('by several administrators at once loses nothing, and never leads to a contradiction', async () => {
    const single: OrganizationSettingsForm[] = [
      { maxAdvanceBookingDays: 14 },
      { maxBookingHoursReservation: 6 },
      { peakEndTime: '16:00' },
      { weekendPeakHours: true },
      { noShowGracePeriodMinutes: 60 },
      { showVehicleInfo: true },
    ];
    await Promise.all(single.map((body) => change(body)));
    expect(await settings()).toMatchObject(Object.assign({}, ...single));

    // Each change is valid alone; both together leave no off-peak hours for anybody.
    for (let round = 0; round < 5; round += 1) {
      await change({ offPeakAccessPolicy: 'both', allowOffPeakWalkIn: true });
      const answers = await Promise.all([
        change({ offPeakAccessPolicy: 'walk_in_only' }),
        change({ allowOffPeakWalkIn: false }),
      ]);
      expect(countStatuses(answers)).toEqual({ 200: 1, 422: 1 });
    }
  });
});

describe('the values of a setting', () => {
  const outside = (name: string, values: unknown[]) => values.map((value) => [name, value] as const);

  test.each(Object.entries(RULE_OPTIONS))('%s: only its options', async (name, options) => {
    for (const value of options) {
      const { status, body } = await change({ [name]: value });
      expect(status, `${value}`).toBe(200);
      expect(body.organization).toMatchObject({ [name]: value });
    }
    if (name in RULE_RANGES) return;
    for (const option of options) {
      const neighbours = [option - 1, option + 1].filter((value) => !new Set<number>(options).has(value));
      for (const value of neighbours) expect((await change({ [name]: value })).status, `${value}`).toBe(422);
    }
    expect(await settings()).toMatchObject({ [name]: options.at(-1) });
  });

  test.each(Object.entries(RULE_RANGES))('%s: only values within its range', async (name, { min, max }) => {
    for (const value of [min, max]) expect((await change({ [name]: value })).status).toBe(200);
    for (const value of [min - 1, max + 1, min + 0.5]) {
      expect((await change({ [name]: value })).status, `${value}`).toBe(422);
    }
    expect(await settings()).toMatchObject({ [name]: max });
  });

  test.each([
    ...outside('peakStartTime', ['06:30', '6:00', '25:00', '24:00', null]),
    ...outside('peakEndTime', ['06:00', '19:00', '05:00', '']),
    ...outside('offPeakAccessPolicy', ['nobody', '']),
    ...outside('bookingFrequencyType', ['yearly']),
    ...outside('autoMarkNoShow', ['yes', 1, null]),
    ...outside('subscriptionPlan', ['enterprise']),
  ])('%s is not %j', async (name, value) => {
    const before = await settings();
    expect((await change({ [name]: value })).status).toBe(422);
    expect(await settings()).toEqual(before);
  });

  test('each form accepts only its own settings', async () => {
    const params = { id: organization.id };
    const foreign = [
      bench.call(updateReservationSettings, { params, body: { showUserNames: false } }, organization.admin),
      bench.call(updatePrivacySettings, { params, body: { autoMarkNoShow: false } }, organization.admin),
      bench.call(updateAutoCancellation, { params, body: { peakHoursEnabled: false } }, organization.admin),
    ];
    expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

describe('no-shows follow changed rules', () => {
  /** Monday at this time of New York. */
  const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);
  const drain = () => bench.app.jobRunner.drain();

  async function booked(rules: Partial<typeof DEFAULT_RULES> = {}) {
    const { organization: place, location } = await makePlace(bench, rules);
    const member = await makeMember(bench, place);
    const booking = await mustBook(bench, member, location);
    const status = async () => {
      await drain();
      const [row] = await bench.database.drizzle
        .select({ status: reservations.status })
        .from(reservations)
        .where(eq(reservations.id, booking.id));
      return row?.status;
    };
    const set = async (body: OrganizationSettingsForm) =>
      expect((await change(body, place)).status).toBe(200);
    const arrive = () => bench.call(arriveAtReservation, { params: { id: booking.id } }, member);
    return { place, location, booking, status, set, arrive };
  }

  test('a shorter grace period closes windows earlier, and immediately if that time has passed', async () => {
    const coming = await booked();
    await coming.set({ noShowGracePeriodMinutes: 10 });
    at('09:10');
    expect(await coming.status()).toBe('no_show');

    bench.clock.set(TEST_NOW);
    const running = await booked({ noShowGracePeriodMinutes: 60 });
    at('09:20');
    expect(await running.status()).toBe('confirmed');
    await running.set({ noShowGracePeriodMinutes: 15 });
    expect(await running.status()).toBe('no_show');
  });

  test('a longer grace period keeps the spot, and lets the member arrive', async () => {
    const { set, status, arrive } = await booked({ noShowGracePeriodMinutes: 15 });
    at('09:10');
    await set({ noShowGracePeriodMinutes: 60 });
    at('09:50');
    expect(await status()).toBe('confirmed');
    expect((await arrive()).status).toBe(200);
  });

  test('a window that closed while no-shows were not marked stays as it is; later ones are marked', async () => {
    const { place, location, set, status } = await booked({ autoMarkNoShow: false });
    const later = await mustBook(bench, (await makeMembers(bench, place, 1))[0]!, location, {
      timeSlot: '10-12',
      spot: 1,
    });
    at('09:40');
    // Nothing has looked at the closed window before this.
    await set({ autoMarkNoShow: true });
    expect(await status()).toBe('confirmed');
    at('10:30');
    expect(await status()).toBe('confirmed');
    const [row] = await bench.database.drizzle
      .select({ status: reservations.status })
      .from(reservations)
      .where(eq(reservations.id, later.id));
    expect(row?.status).toBe('no_show');
  });

  test('a window that a longer grace period opens again closes again', async () => {
    const { set, status, arrive } = await booked({ autoMarkNoShow: false });
    at('09:40');
    expect(await status()).toBe('confirmed');
    expect((await arrive()).status).toBe(409);
    await set({ autoMarkNoShow: true, noShowGracePeriodMinutes: 60 });
    at('10:00');
    expect(await status()).toBe('no_show');
  });
});
