// Every setting has an effect: a member's request is answered differently with the change and without it.
import {
  arriveAtReservation,
  cancelReservation,
  createWalkIn,
  getCurrentOrganization,
  joinLine,
  listOffers,
  listReservationsOfDay,
  listUserReservations,
  updateAutoCancellation,
  updatePrivacySettings,
  updateReservationSettings,
} from '@chargerota/contract';
import type { JoiningSettings, LineSettings } from '@chargerota/domain';
import type { OrganizationSettingsForm } from '@chargerota/contract';
import { ALWAYS_OPEN, durationChoices } from '@chargerota/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { remindersToCome } from '../../../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import type { OrganizationSettings } from '../../../testing/make-organization.ts';

/** Today in these tests, in New York. */
const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const TUESDAY = '2026-11-24';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());

type Scene = Awaited<ReturnType<typeof makeScene>>;
type Ask = (scene: Scene) => Promise<unknown>;

async function makeScene(settings: OrganizationSettings) {
  bench.clock.set(TEST_NOW);
  const { organization, location } = await makePlace(bench, settings);
  const user = { firstName: 'Maya', vehicleMake: 'Kia', phone: '+1 212 555 0100' };
  return { organization, location, member: await makeMember(bench, organization, { user }) };
}

/** Monday at this time of New York. */
const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);

const booking =
  (date: string, timeSlot: string): Ask =>
  async ({ member, location }) => {
    const { status, body } = await book(bench, member, wishFor(member, location, { date, timeSlot }));
    return status === 201 ? 'booked' : body.details?.[0]?.code;
  };

const walkingIn =
  (time: string, endHour: number): Ask =>
  async ({ member, location }) => {
    at(time);
    const wish = { spotId: location.spots[0]?.id, endHour };
    const { status, body } = await bench.call(createWalkIn, { body: wish }, member);
    return status === 201 ? 'walked in' : body.details?.[0]?.code;
  };

/** The duration that the booking screen preselects for a start on Monday. */
const suggestion =
  (startHour: number): Ask =>
  async ({ organization, location, member }) => {
    const { body: rules } = await bench.call(getCurrentOrganization, {}, member);
    const choices = durationChoices(MONDAY, startHour, {
      now: bench.clock.now(),
      timezone: location.timezone,
      weeklyHours: ALWAYS_OPEN,
      organizationId: organization.id,
      locationId: location.id,
      locationActive: true,
      rules,
      membershipStatus: 'active',
      accountStatus: 'approved',
      ownReservations: [],
    });
    return choices.find(({ suggested }) => suggested)?.hours;
  };

const arriving =
  (time: string): Ask =>
  async ({ member, location }) => {
    const { id } = await mustBook(bench, member, location);
    at(time);
    const { status, body } = await bench.call(arriveAtReservation, { params: { id } }, member);
    return status === 200 ? 'arrived' : body.code;
  };

const notComing =
  (time: string): Ask =>
  async ({ member, location }) => {
    await mustBook(bench, member, location);
    at(time);
    await bench.app.jobRunner.drain();
    const list = await bench.call(listUserReservations, { params: { id: member.id } }, member);
    return list.body[0]?.status;
  };

/** Waits for the first charger on Monday from 9. */
const wait = ({ location }: Scene, member: TestMember) =>
  bench.call(
    joinLine,
    {
      body: {
        locationId: location.id,
        spotId: location.spots[0]?.id,
        date: MONDAY,
        fromHour: 9,
        toHour: 9,
        hours: 3,
      },
    },
    member,
  );

const openOffer = async (member: TestMember) => {
  await bench.app.jobRunner.drain();
  return (await bench.call(listOffers, {}, member)).body.find(({ status }) => status === 'open');
};

const waiting: Ask = async (scene) => {
  const { status, body } = await wait(scene, scene.member);
  return status === 201 ? 'in line' : body.code;
};

/** How many minutes a charger is held that is free ten minutes before nine. */
const holding: Ask = async (scene) => {
  at('08:50');
  await wait(scene, scene.member);
  const offer = await openOffer(scene.member);
  return offer && (Date.parse(offer.expiresAt) - Date.parse(offer.createdAt)) / 60_000;
};

/** What of nine to twelve is offered at twenty to ten. */
const waitingForTheRest: Ask = async (scene) => {
  at('09:40');
  await wait(scene, scene.member);
  const offer = await openOffer(scene.member);
  return offer ? 'the rest' : 'nothing';
};

/** Who is offered what becomes free: Maya, who charges today and waited first, or a colleague who waited after her. */
const offering: Ask = async (scene) => {
  const { organization, location, member } = scene;
  const { id } = await mustBook(bench, organization.admin, location);
  await bench.call(createWalkIn, { body: { spotId: location.spots[0]?.id, endHour: 18 } }, member);
  const colleague = await makeMember(bench, organization);
  await wait(scene, member);
  bench.clock.set(new Date(bench.clock.now().getTime() + 60_000));
  await wait(scene, colleague);
  await bench.call(cancelReservation, { params: { id } }, organization.admin);
  const [first, second] = [await openOffer(member), await openOffer(colleague)];
  return [first && 'who waited first', second && 'who charged least'].filter(Boolean);
};

/** How many minutes before the start a reminder by mail comes. */
const reminding =
  (kind: 'custom_reminder' | 'still_coming'): Ask =>
  async ({ member, location }) => {
    const { startsAt } = await mustBook(bench, member, location);
    return (await remindersToCome(bench, member))
      .filter((reminder) => reminder.kind === kind && reminder.method === 'email')
      .map(({ dueAt }) => (Date.parse(startsAt) - dueAt.getTime()) / 60_000);
  };

/** The part of the member's walk-in that a colleague can read. */
const reading =
  (part: 'kind' | 'user' | 'vehicle'): Ask =>
  async ({ organization, member, location }) => {
    await bench.call(createWalkIn, { body: { spotId: location.spots[0]?.id, endHour: 18 } }, member);
    const colleague = await makeMember(bench, organization);
    const day = await bench.call(listReservationsOfDay, { params: { date: FRIDAY } }, colleague);
    return day.body[0]?.[part];
  };

const NAME = { firstName: 'Maya', lastName: 'Reyes', email: null, phone: null };
const CAPPED = {
  bookingFrequencyEnabled: true,
  maxBookingsPerDay: 1,
  maxBookingsPerWeek: 1,
  maxBookingsPerMonth: 1,
};
const DAILY: OrganizationSettings = { ...CAPPED, bookingFrequencyType: 'daily' };
const WEEKLY: OrganizationSettings = { ...CAPPED, bookingFrequencyType: 'weekly' };
const MONTHLY: OrganizationSettings = { ...CAPPED, bookingFrequencyType: 'monthly' };
const CHAINS = { allowConsecutiveReservations: true, maxConsecutiveSlots: 2 };
/** Makes ten o'clock on a Friday off-peak, so that there can be a walk-in to read. */
const NO_PEAK = { peakHoursEnabled: false };

type Effect<Value> = {
  value: Value;
  ask: Ask;
  without: unknown;
  with: unknown;
  /** Other settings that the effect depends on. */
  given?: OrganizationSettings;
  /** Slots that the member has already booked on Monday. */
  has?: string[];
};
type Effects<Form> = { [Name in keyof Form]-?: Effect<NonNullable<Form[Name]>>[] };

const longer = { ask: booking(MONDAY, '9-13'), without: 'too_long', with: 'booked' };
const onWeekend = { ask: booking(SATURDAY, '9-14'), without: 'booked', with: 'too_long' };
const earlyStart = { ask: booking(MONDAY, '5-9'), without: 'crosses_peak', with: 'booked' };
const lateStart = { ask: booking(MONDAY, '13-18'), without: 'too_long', with: 'booked' };
const atTen = { ask: walkingIn('10:20', 12), without: 'walk_in_in_peak', with: 'walked in' };

/** Its effect is in notifications/offer-notifications.test.ts. */
type OfOffers = 'allowAvailabilityNotifications';
/**
 * The effects of nudges are in chargers.test.ts and offer-notifications.test.ts, that of suggestions in
 * recommendations.test.ts.
 */
type Elsewhere = Extract<keyof LineSettings, 'lineNudges' | 'lineShorterSuggestion'>;
/** Their effects are in invitations/joining.test.ts. */
type OfJoining = keyof JoiningSettings;

const EFFECTS: Effects<Omit<OrganizationSettingsForm, OfOffers | Elsewhere | OfJoining>> = {
  peakHoursEnabled: [{ value: false, ...longer }],
  requirePeakReservation: [{ value: false, ...atTen }],
  requireReservations: [{ value: false, ...atTen }],
  peakStartTime: [{ value: '10:00', ...earlyStart }],
  reservationStartTime: [{ value: '10:00', ...earlyStart }],
  peakEndTime: [{ value: '12:00', ...lateStart }],
  reservationEndTime: [{ value: '12:00', ...lateStart }],
  weekendPeakHours: [{ value: true, ...onWeekend }],
  weekendsRequireReservations: [{ value: true, ...onWeekend }],
  weekdaysRequireReservations: [{ value: false, ...longer }],
  peakSlotDuration: [{ value: 60, ask: suggestion(9), without: 3, with: 1 }],
  offPeakSlotDuration: [{ value: 90, ask: suggestion(16), without: 1, with: 2 }],
  maxAdvanceBookingDays: [
    { value: 7, ask: booking('2026-12-01', '9-12'), without: 'booked', with: 'outside_window' },
    { value: 60, ask: booking('2027-01-20', '9-12'), without: 'outside_window', with: 'booked' },
  ],
  allowConsecutiveReservations: [
    { value: true, has: ['9-12'], ask: booking(MONDAY, '12-14'), without: 'consecutive', with: 'booked' },
  ],
  maxConsecutiveSlots: [
    ...[3, 99].map((value) => ({
      value,
      given: CHAINS,
      has: ['9-11', '11-13'],
      ask: booking(MONDAY, '13-15'),
      without: 'consecutive',
      with: 'booked',
    })),
    {
      value: 1,
      given: CHAINS,
      has: ['9-11'],
      ask: booking(MONDAY, '11-13'),
      without: 'booked',
      with: 'consecutive',
    },
  ],
  maxBookingHoursReservation: [{ value: 4, ...longer }],
  reservationDuration: [{ value: 4, ...longer }],
  maxBookingHours: [{ value: 4, ...longer }],
  maxBookingHoursWalkIn: [
    { value: 2, ask: walkingIn('16:20', 20), without: 'walked in', with: 'too_long' },
    { value: 2, ask: booking(MONDAY, '16-20'), without: 'booked', with: 'too_long' },
  ],
  allowOffPeakWalkIn: [
    { value: false, ask: walkingIn('16:20', 18), without: 'walked in', with: 'walk_ins_off' },
  ],
  peakWalkInWhenFree: [
    { value: false, ask: walkingIn('09:20', 10), without: 'walked in', with: 'walk_in_in_peak' },
  ],
  offPeakAccessPolicy: [
    {
      value: 'walk_in_only',
      ask: booking(MONDAY, '18-20'),
      without: 'booked',
      with: 'off_peak_reservations_off',
    },
    {
      value: 'reservation_only',
      ask: walkingIn('16:20', 18),
      without: 'walked in',
      with: 'off_peak_reservation_only',
    },
    { value: 'reservation_only', ask: booking(MONDAY, '16-20'), without: 'booked', with: 'too_long' },
  ],
  allowSameDayBooking: [
    { value: false, ask: booking(FRIDAY, '18-20'), without: 'booked', with: 'same_day_off' },
  ],
  bookingFrequencyEnabled: [
    {
      value: true,
      given: { ...DAILY, bookingFrequencyEnabled: false },
      has: ['9-11'],
      ask: booking(MONDAY, '18-20'),
      without: 'booked',
      with: 'cap_day',
    },
  ],
  bookingFrequencyType: [
    {
      value: 'unlimited',
      given: DAILY,
      has: ['9-11'],
      ask: booking(MONDAY, '18-20'),
      without: 'cap_day',
      with: 'booked',
    },
    {
      value: 'weekly',
      given: DAILY,
      has: ['9-11'],
      ask: booking(TUESDAY, '9-11'),
      without: 'booked',
      with: 'cap_week',
    },
    {
      value: 'monthly',
      given: WEEKLY,
      has: ['9-11'],
      ask: booking('2026-11-30', '9-11'),
      without: 'booked',
      with: 'cap_month',
    },
  ],
  maxBookingsPerDay: [
    {
      value: 2,
      given: DAILY,
      has: ['9-11'],
      ask: booking(MONDAY, '18-20'),
      without: 'cap_day',
      with: 'booked',
    },
  ],
  maxBookingsPerWeek: [
    {
      value: 2,
      given: WEEKLY,
      has: ['9-11'],
      ask: booking(TUESDAY, '9-11'),
      without: 'cap_week',
      with: 'booked',
    },
  ],
  maxBookingsPerMonth: [
    {
      value: 2,
      given: MONTHLY,
      has: ['9-11'],
      ask: booking('2026-11-30', '9-11'),
      without: 'cap_month',
      with: 'booked',
    },
  ],
  maxOpenBookings: [
    { value: 1, has: ['9-11'], ask: booking(TUESDAY, '9-11'), without: 'booked', with: 'cap_open' },
  ],
  lineEnabled: [
    { value: false, ask: waiting, without: 'in line', with: 'line_off' },
    { value: false, ask: reminding('still_coming'), without: [60], with: [] },
  ],
  lineStillComing: [{ value: false, ask: reminding('still_coming'), without: [60], with: [] }],
  lineOfferMinutes: [{ value: 20, ask: holding, without: 16, with: 31 }],
  lineOrder: [
    {
      value: 'first_come',
      given: NO_PEAK,
      ask: offering,
      without: ['who charged least'],
      with: ['who waited first'],
    },
  ],
  lineRestAtOnce: [{ value: false, ask: waitingForTheRest, without: 'the rest', with: 'nothing' }],
  allowCustomReminders: [
    {
      value: false,
      given: { defaultReminderMinutes: 30 },
      ask: reminding('custom_reminder'),
      without: [30],
      with: [],
    },
  ],
  // An hour before, the question whether one is still coming takes its place.
  defaultReminderMinutes: [
    {
      value: 10,
      given: { defaultReminderMinutes: 30 },
      ask: reminding('custom_reminder'),
      without: [30],
      with: [10],
    },
  ],
  autoMarkNoShow: [{ value: false, ask: notComing('09:30'), without: 'no_show', with: 'confirmed' }],
  earlyArrivalMinutes: [
    { value: 0, ask: arriving('08:40'), without: 'arrived', with: 'arrival_not_open' },
    { value: 60, ask: arriving('08:10'), without: 'arrival_not_open', with: 'arrived' },
  ],
  noShowGracePeriodMinutes: [
    { value: 60, ask: arriving('09:40'), without: 'arrival_expired', with: 'arrived' },
    { value: 10, ask: arriving('09:10'), without: 'arrived', with: 'arrival_expired' },
    { value: 60, ask: notComing('09:30'), without: 'no_show', with: 'confirmed' },
  ],
  showReservationDetails: [
    { value: false, given: NO_PEAK, ask: reading('kind'), without: 'walk_in', with: 'reservation' },
    { value: false, given: NO_PEAK, ask: reading('user'), without: NAME, with: null },
  ],
  showUserNames: [{ value: false, given: NO_PEAK, ask: reading('user'), without: NAME, with: null }],
  showVehicleInfo: [
    {
      value: true,
      given: NO_PEAK,
      ask: reading('vehicle'),
      without: null,
      with: { make: 'Kia', model: null, color: null },
    },
  ],
  showContactInfo: [
    {
      value: true,
      given: NO_PEAK,
      ask: reading('user'),
      without: NAME,
      with: { ...NAME, phone: '+1 212 555 0100', email: expect.stringContaining('@') },
    },
  ],
};

/** Each setting is changed by the route of its own form. */
const ROUTES = [updateReservationSettings, updatePrivacySettings, updateAutoCancellation];

async function change({ organization }: Scene, name: string, value: unknown): Promise<void> {
  const route = ROUTES.find(({ body }) => name in body.shape);
  if (!route) throw new Error(`${name} is in no form`);
  const args = { params: { id: organization.id }, body: { [name]: value } };
  expect((await bench.call(route, args, organization.admin)).status).toBe(200);
}

async function outcome(
  { given = {}, has = [], ask }: Effect<unknown>,
  by?: { name: string; value: unknown },
) {
  const scene = await makeScene(given);
  for (const timeSlot of has) await mustBook(bench, scene.member, scene.location, { timeSlot });
  if (by) await change(scene, by.name, by.value);
  return ask(scene);
}

describe('a setting has an effect on members', () => {
  const rows = Object.entries(EFFECTS).flatMap(([name, effects]) =>
    (effects as Effect<unknown>[]).map((effect) => ({ name, ...effect })),
  );
  test.each(rows)('$name $value: $without becomes $with', async ({ name, ...effect }) => {
    expect(await outcome(effect)).toEqual(effect.without);
    expect(await outcome(effect, { name, value: effect.value })).toEqual(effect.with);
  });
});

test('an administrator sees who reserved whatever the privacy settings hide from members', async () => {
  const scene = await makeScene(NO_PEAK);
  await change(scene, 'showReservationDetails', false);
  expect(await reading('user')(scene)).toBeNull();
  const day = await bench.call(listReservationsOfDay, { params: { date: FRIDAY } }, scene.organization.admin);
  expect(day.body[0]).toMatchObject({ kind: 'walk_in', user: { firstName: 'Maya' } });
});

test('every row has a UUIDv7 as its key, however it was created', async () => {
  const scene = await makeScene({});
  await mustBook(bench, scene.member, scene.location);
  // A change moves the no-show jobs of windows that now close later, and creates those that are missing.
  await bench.database.pool.query('DELETE FROM jobs WHERE organization_id = $1', [scene.organization.id]);
  await change(scene, 'noShowGracePeriodMinutes', 60);

  const { rows: columns } = await bench.database.pool.query<{ table: string; made: string | null }>(
    `SELECT c.table_name AS table, c.column_default AS made FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = 'id' AND c.udt_name = 'uuid'`,
  );
  expect(columns.length).toBeGreaterThan(15);
  expect(columns.filter(({ made }) => made !== null)).toEqual([]);
  const others = await Promise.all(
    columns.map(async ({ table }) => {
      const text = `SELECT count(*)::int AS count FROM "${table}" WHERE substr(id::text, 15, 1) <> '7'`;
      const { rows } = await bench.database.pool.query<{ count: number }>(text);
      return { table, count: rows[0]?.count };
    }),
  );
  expect(others.filter(({ count }) => count !== 0)).toEqual([]);
});
