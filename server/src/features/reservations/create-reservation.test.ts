import { createReservation } from '@chargerota/contract';
import { addDays, DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, countStatuses, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  makeLocation,
  TWICE,
  type LocationSettings,
  type TestLocation,
} from '../../../testing/make-location.ts';
import { join, makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import type { OrganizationSettings } from '../../../testing/make-organization.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { spots } from '../locations/tables.ts';
import { reservations } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp({ connections: 24 });
});
afterAll(() => bench.close());

const stored = (organization: { id: string }) =>
  bench.database.drizzle.select().from(reservations).where(eq(reservations.organizationId, organization.id));

test('a member reserves a spot', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization, { user: { firstName: 'Maya', lastName: 'Reyes' } });
  const { status, body } = await book(bench, member, wishFor(member, location));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: member.id,
    user: { id: member.id, firstName: 'Maya', lastName: 'Reyes' },
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
  test('of 200 members who want one spot and slot, one gets it and 199 are told that it is taken', async () => {
    const { organization, location } = await makePlace(bench);
    const members = await makeMembers(bench, organization, 200);
    const answers = await Promise.all(
      members.map((member) => book(bench, member, wishFor(member, location))),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 199 });
    for (const { status, body } of answers) {
      if (status === 409) {
        expect(body).toMatchObject({ code: 'booking_conflict', details: [{ code: 'spot_taken' }] });
      }
    }
    expect(await stored(organization)).toHaveLength(1);
  });

  test('one member’s bookings that wait for each other leave connections for everybody else', async () => {
    const { organization, location } = await makePlace(bench);
    const [member, other] = await makeMembers(bench, organization, 2);
    if (!member || !other) throw new Error('two members were made');
    const many = await inTransaction(bench.database, async (tx) => {
      await takeLocks(tx, [{ of: 'member', id: member.id }]);
      const bookings = Array.from({ length: 30 }, () => book(bench, member, wishFor(member, location)));
      expect((await book(bench, other, wishFor(other, location, { spot: 1 }))).status).toBe(201);
      return bookings;
    });
    expect(countStatuses(await Promise.all(many))).toEqual({ 201: 1, 409: 29 });
  });

  test('a member with a cap of 5 a week who requests 30 slots gets 5', async () => {
    const rules = { bookingFrequencyEnabled: true, bookingFrequencyType: 'weekly' as const };
    const { organization, location } = await makePlace(bench, { ...rules, maxBookingsPerWeek: 5 });
    const member = await makeMember(bench, organization);
    const wishes = [0, 1, 2, 3, 4, 5].flatMap((day) =>
      ['6-7', '8-9', '10-11', '12-13', '14-15'].map((timeSlot, spot) =>
        wishFor(member, location, { date: addDays(MONDAY, day), timeSlot, spot: spot % 3 }),
      ),
    );
    const answers = await Promise.all(wishes.map((wish) => book(bench, member, wish)));
    expect(countStatuses(answers)).toEqual({ 201: 5, 409: 25 });
    expect(await stored(organization)).toHaveLength(5);
  });

  test('a member who requests one hour at several places gets one', async () => {
    const { organization, location } = await makePlace(bench);
    const second = await makeLocation(bench, organization);
    const elsewhere = await makePlace(bench, { timezone: 'America/Chicago' });
    const member = await makeMember(bench, organization);
    const there = await join(bench, elsewhere.organization, member);
    const answers = await Promise.all([
      book(bench, member, wishFor(member, location)),
      book(bench, member, wishFor(member, second)),
      book(bench, there, wishFor(there, elsewhere.location)),
    ]);
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 2 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'booking_conflict', details: [{ code: 'own_overlap' }] });
  });
});

describe('an idempotency key', () => {
  const headers = { 'idempotency-key': 'tap-1' };

  test('gives ten requests at the same moment one booking and one answer', async () => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    const wish = wishFor(member, location);
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(bench, member, wish, headers)));
    expect(countStatuses(answers)).toEqual({ 201: 10 });
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers.filter((answer) => answer.headers['idempotent-replay'] === 'true')).toHaveLength(9);
    expect(await stored(organization)).toHaveLength(1);
  });

  test('belongs to one request of one member, and only successes are stored', async () => {
    const { organization, location } = await makePlace(bench);
    const [first, second] = await makeMembers(bench, organization, 2);
    if (!first || !second) throw new Error('two members were made');
    const tooLong = wishFor(first, location, { timeSlot: '9-13' });
    expect((await book(bench, first, tooLong, headers)).status).toBe(422);
    expect((await book(bench, first, wishFor(first, location), headers)).status).toBe(201);
    expect((await book(bench, second, wishFor(second, location, { spot: 1 }), headers)).status).toBe(201);

    const other = await book(bench, first, wishFor(first, location, { timeSlot: '13-14' }), headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  test('is forgotten a day later; a repeat without one is a conflict', async () => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    await book(bench, member, wishFor(member, location), headers);
    const now = bench.clock.now();
    try {
      bench.clock.advance(25 * 3_600_000);
      await bench.app.jobRunner.drain();
      const again = await book(bench, member, wishFor(member, location), headers);
      expect(again).toMatchObject({ status: 409, body: { code: 'booking_conflict' } });
    } finally {
      bench.clock.set(now);
    }
  });
});

type Refusal = {
  rule: string;
  settings?: OrganizationSettings;
  at?: LocationSettings;
  /** The member's earlier booking; `elsewhere` puts it at another location of the organization. */
  before?: { timeSlot: string; date?: string; spot?: number; elsewhere?: boolean };
  wish: { date?: string; timeSlot?: string; spot?: number };
  status: number;
  code: string;
  details: string[];
};

const capped = (type: 'daily' | 'weekly' | 'monthly'): OrganizationSettings => ({
  bookingFrequencyEnabled: true,
  bookingFrequencyType: type,
  maxBookingsPerDay: 1,
  maxBookingsPerWeek: 1,
  maxBookingsPerMonth: 1,
});

const refused = { status: 422, code: 'booking_refused' };
const conflict = { status: 409, code: 'booking_conflict' };
const cap = { status: 409, code: 'booking_cap' };

// The clock stands at Friday, 20 November 2026, 10:00 in New York.
const REFUSALS: Refusal[] = [
  {
    rule: 'a closed location',
    at: { isActive: false },
    wish: {},
    ...refused,
    details: ['location_inactive'],
  },
  { rule: 'a day that has passed', wish: { date: '2026-11-19' }, ...refused, details: ['date_past'] },
  {
    rule: 'today, where that is not allowed',
    settings: { allowSameDayBooking: false },
    wish: { date: '2026-11-20', timeSlot: '12-14' },
    ...refused,
    details: ['same_day_off'],
  },
  {
    rule: 'an hour that has begun',
    wish: { date: '2026-11-20', timeSlot: '10-12' },
    ...refused,
    details: ['hour_past'],
  },
  {
    rule: 'more than a month ahead',
    wish: { date: '2026-12-21' },
    ...refused,
    details: ['outside_window'],
  },
  {
    rule: 'after closing time',
    at: { hours: DEFAULT_WEEKLY_HOURS },
    wish: { timeSlot: '17-19' },
    ...refused,
    details: ['outside_hours'],
  },
  ...['11-13', '12-14', '13-15'].map((timeSlot) => ({
    rule: `in the break of a day that opens twice, at ${timeSlot}`,
    at: { hours: { ...DEFAULT_WEEKLY_HOURS, monday: TWICE } },
    wish: { timeSlot },
    ...refused,
    details: ['outside_hours'],
  })),
  {
    rule: 'longer than the limit of peak hours',
    wish: { timeSlot: '9-13' },
    ...refused,
    details: ['too_long'],
  },
  {
    rule: 'from off-peak into peak hours',
    wish: { timeSlot: '4-7' },
    ...refused,
    details: ['crosses_peak'],
  },
  {
    rule: 'off-peak hours that are for walk-ins',
    settings: { offPeakAccessPolicy: 'walk_in_only' },
    wish: { timeSlot: '16-18' },
    ...refused,
    details: ['off_peak_reservations_off'],
  },
  {
    rule: 'an hour that clocks skip',
    settings: { maxAdvanceBookingDays: 365 },
    wish: { date: '2027-03-14', timeSlot: '2-4' },
    ...refused,
    details: ['start_skipped'],
  },
  {
    rule: 'a booking that touches the one before',
    before: { timeSlot: '9-12', spot: 1 },
    wish: { timeSlot: '12-15' },
    ...refused,
    details: ['consecutive'],
  },
  {
    rule: 'one more than a chain may have',
    settings: { allowConsecutiveReservations: true, maxConsecutiveSlots: 1 },
    before: { timeSlot: '9-12', spot: 1 },
    wish: { timeSlot: '6-9' },
    ...refused,
    details: ['consecutive'],
  },
  {
    rule: 'a second booking of the day',
    settings: capped('daily'),
    before: { timeSlot: '6-7' },
    wish: {},
    ...cap,
    details: ['cap_day'],
  },
  {
    rule: 'a second booking of the week',
    settings: capped('weekly'),
    before: { timeSlot: '6-7', date: '2026-11-29' },
    wish: {},
    ...cap,
    details: ['cap_week'],
  },
  {
    rule: 'a second booking of the month',
    settings: capped('monthly'),
    before: { timeSlot: '6-7', date: '2026-11-30' },
    wish: {},
    ...cap,
    details: ['cap_month'],
  },
  {
    rule: 'two places at once',
    before: { timeSlot: '8-10', elsewhere: true },
    wish: {},
    ...conflict,
    details: ['own_overlap'],
  },
  {
    rule: 'everything that is wrong, the overlap before the rule',
    before: { timeSlot: '8-10' },
    wish: { timeSlot: '9-13' },
    ...conflict,
    details: ['own_overlap', 'spot_taken', 'too_long'],
  },
];

test.each(REFUSALS)('a booking is refused: $rule', async (row) => {
  const { organization, location } = await makePlace(bench, row.settings, row.at);
  const member = await makeMember(bench, organization);
  if (row.before) {
    const { elsewhere, ...before } = row.before;
    await mustBook(bench, member, elsewhere ? await makeLocation(bench, organization) : location, before);
  }
  const { status, body } = await book(bench, member, wishFor(member, location, row.wish));
  expect({ status, code: body.code, details: body.details?.map(({ code }) => code).toSorted() }).toEqual({
    status: row.status,
    code: row.code,
    details: row.details,
  });
  // The message is that of the violation that ranks first.
  expect(body.details?.map((detail) => (detail as { message?: string }).message)).toContain(body.message);
  expect(await stored(organization)).toHaveLength(row.before ? 1 : 0);
});

test('caps count the week and the month of the wish, and no other', async () => {
  const { organization, location } = await makePlace(bench, capped('weekly'));
  const member = await makeMember(bench, organization);
  await mustBook(bench, member, location, { date: '2026-11-29', timeSlot: '6-7' });
  await mustBook(bench, member, location, { date: '2026-11-30', timeSlot: '6-7' });
  const monthly = await makePlace(bench, capped('monthly'));
  const other = await makeMember(bench, monthly.organization);
  await mustBook(bench, other, monthly.location, { date: '2026-11-30', timeSlot: '6-7' });
  await mustBook(bench, other, monthly.location, { date: '2026-12-01', timeSlot: '6-7' });
});

test('a spot out of service takes no booking', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const spotId = location.spots[0]?.id ?? '';
  await bench.database.drizzle.update(spots).set({ isActive: false }).where(eq(spots.id, spotId));
  const { status, body } = await book(bench, member, wishFor(member, location));
  expect({ status, details: body.details }).toMatchObject({
    status: 422,
    details: [{ code: 'spot_inactive' }],
  });
});

describe('bad input gets a clear error and changes nothing', () => {
  let location: TestLocation;
  let foreign: TestLocation;
  let member: TestMember;
  let colleague: TestMember;
  beforeAll(async () => {
    const place = await makePlace(bench);
    location = place.location;
    foreign = (await makePlace(bench)).location;
    member = await makeMember(bench, place.organization);
    colleague = await makeMember(bench, place.organization);
  });

  const unknown = '01999999-9999-7999-8999-999999999999';
  const BAD: [what: string, change: () => object, status: number, code: string][] = [
    ['a slot without an end', () => ({ timeSlot: '9' }), 422, 'invalid_input'],
    ['a slot of minutes', () => ({ timeSlot: '09:00-10:00' }), 422, 'invalid_input'],
    ['an hour that no day has', () => ({ timeSlot: '25-26' }), 422, 'invalid_input'],
    ['a start at 24', () => ({ timeSlot: '24-3' }), 422, 'invalid_input'],
    ['the word of walk-ins', () => ({ timeSlot: 'walk-in' }), 422, 'invalid_input'],
    ['a date that does not exist', () => ({ date: '2026-02-30' }), 422, 'invalid_input'],
    ['the year 0', () => ({ date: '0000-01-01' }), 422, 'invalid_input'],
    [
      'the last day that can be written',
      () => ({ date: '9998-12-31', timeSlot: '22-1' }),
      422,
      'booking_refused',
    ],
    [
      'a day followed by a year of five digits',
      () => ({ date: '9999-12-31', timeSlot: '22-1' }),
      422,
      'invalid_input',
    ],
    ['a number for a slot', () => ({ timeSlot: 9 }), 422, 'invalid_input'],
    ['no spot', () => ({ spotId: undefined }), 422, 'invalid_input'],
    ['an id that is none', () => ({ spotId: 'first' }), 422, 'invalid_input'],
    ['an unknown field', () => ({ status: 'arrived' }), 422, 'invalid_input'],
    ['an unknown location', () => ({ locationId: unknown }), 404, 'not_found'],
    ['an unknown spot', () => ({ spotId: unknown }), 404, 'not_found'],
    ["another organization's spot", () => ({ spotId: foreign.spots[0]?.id }), 404, 'not_found'],
    [
      "another organization's location",
      () => ({ locationId: foreign.id, spotId: foreign.spots[0]?.id }),
      404,
      'not_found',
    ],
    ['a booking for somebody else', () => ({ userId: colleague.id }), 403, 'forbidden'],
    ['more than a request may hold', () => ({ timeSlot: '9'.repeat(100_000) }), 413, 'body_too_large'],
  ];

  test.each(BAD)('%s', async (_what, change, status, code) => {
    const answer = await book(bench, member, { ...wishFor(member, location), ...change() });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await stored({ id: member.organizationId })).toEqual([]);
  });

  test('each field that is wrong is named once', async () => {
    const wish = { ...wishFor(member, location), date: '2026-02-30', timeSlot: '14:17' };
    expect((await book(bench, member, wish)).body.details).toMatchObject([
      { path: 'date', message: 'Please choose a date that exists.' },
      { path: 'timeSlot', message: "Time slot must be in format 'start-end'" },
    ]);
  });

  test.each(['', 'x'.repeat(201), 'with space', 'tab\t'])('the idempotency key %j', async (key) => {
    const answer = await book(bench, member, wishFor(member, location), { 'idempotency-key': key });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  test('a person who is signed out, and a pending member', async () => {
    const body = wishFor(member, location);
    expect((await bench.call(createReservation, { body })).status).toBe(401);
    const pending = await makeMember(bench, { id: member.organizationId }, { status: 'pending' });
    expect((await book(bench, pending, wishFor(pending, location))).status).toBe(403);
    const noShows = bench.database.drizzle
      .select()
      .from(jobs)
      .where(eq(jobs.organizationId, member.organizationId));
    expect(await noShows).toEqual([]);
  });
});
