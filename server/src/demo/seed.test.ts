import {
  acceptOffer,
  arriveAtReservation,
  getBilling,
  listBillingHistory,
  listMembers,
  listMyOrganizations,
  listOffers,
  listReservationsOfDay,
  listSpots,
  listUserReservations,
  login,
  readLine,
} from '@chargerota/contract';
import { addDays, arrivalState, dayPeriod, isWithinHours, localDate } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { readConfig } from '../config.ts';
import { users } from '../features/accounts/tables.ts';
import { locations, spots } from '../features/locations/tables.ts';
import { reservations } from '../features/reservations/tables.ts';
import { refuseOnKeptData, seedDemo } from './seed.ts';

const open: TestApp[] = [];
afterAll(async () => {
  for (const bench of open) await bench.close();
});

/** A sample takes seconds to make, so tests that look at one, or confirm an arrival in it, share that of their moment. */
const shared = new Map<string, ReturnType<typeof demoAt>>();
function sharedDemoAt(now: string): ReturnType<typeof demoAt> {
  const demo = shared.get(now) ?? demoAt(now);
  shared.set(now, demo);
  return demo;
}

async function demoAt(now: string) {
  const bench = await buildTestApp({ now });
  open.push(bench);
  const accounts = await seedDemo(bench.deps);
  return { bench, accounts, atFirst: await sampleOf(bench) };
}

const sampleOf = ({ database }: TestApp) =>
  database.drizzle
    .select({
      email: users.email,
      spot: spots.spotNumber,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      status: reservations.status,
    })
    .from(reservations)
    .innerJoin(spots, eq(spots.id, reservations.spotId))
    .leftJoin(users, eq(users.id, reservations.userId))
    .orderBy(reservations.startsAt, reservations.endsAt, users.email, spots.spotNumber);

async function signIn(bench: TestApp, email: string, password: string) {
  const { status, body, cookie } = await bench.call(login, { body: { email, password } });
  expect(status).toBe(200);
  return { id: body.user.id, cookie };
}

// A working morning in New York; a night that is still Saturday there and already Sunday in London; and the hour in
// which London's clocks go back.
const MOMENTS = ['2026-11-18T14:20:00Z', '2026-11-22T03:55:00Z', '2026-10-25T00:40:00Z'];

test.each(MOMENTS)(
  'at %s the sample contains only rows that the product could have created',
  async (moment) => {
    const { bench } = await sharedDemoAt(moment);
    const now = bench.clock.now();
    const rows = await bench.database.drizzle
      .select({ row: reservations, week: locations.operatingHoursJson, zone: locations.timezone })
      .from(reservations)
      .innerJoin(locations, eq(locations.id, reservations.locationId));
    expect(rows.length).toBeGreaterThan(400);

    for (const { row, week, zone } of rows.filter(({ row }) => row.kind !== 'closure')) {
      expect(isWithinHours(row, week, zone)).toBe(true);
      expect(row.date).toBe(localDate(row.startsAt, zone));
      expect(row.createdAt <= row.startsAt).toBe(true);
      for (const past of [row.createdAt, row.arrivedAt, row.releasedAt, row.cancelledAt]) {
        expect(past === null || past <= now).toBe(true);
      }
      if (row.status === 'confirmed') expect(arrivalState(row, 90, now)).not.toBe('grace_expired');
    }
    const broken = await bench.database.drizzle
      .select()
      .from(spots)
      .where(eq(spots.currentStatus, 'maintenance'));
    const coming = rows.filter(({ row }) => row.status === 'confirmed' && row.kind !== 'closure');
    expect(coming.filter(({ row }) => broken.some(({ id }) => id === row.spotId))).toEqual([]);
    const kinds = new Set(rows.map(({ row }) => `${row.kind} ${row.status}`));
    expect([...kinds].sort()).toEqual([
      'closure closed',
      'hold held',
      'reservation arrived',
      'reservation cancelled',
      'reservation confirmed',
      'reservation no_show',
      'walk_in arrived',
    ]);
    const dates = rows.filter(({ row }) => row.kind === 'reservation').map(({ row }) => row.date);
    const today = localDate(now, 'America/New_York');
    expect(dates.some((date) => date < addDays(today, -25))).toBe(true);
    expect(dates.some((date) => date > addDays(today, 10))).toBe(true);

    // No reservation is marked as a no-show too early, and none too late.
    const confirmed = rows.filter(({ row }) => row.status === 'confirmed');
    expect(confirmed.every(({ row }) => row.nextDueAt !== null)).toBe(true);
    await bench.app.jobRunner.drain();
    const missed = rows.filter(({ row }) => row.status === 'no_show').length;
    expect(await bench.database.drizzle.$count(reservations, eq(reservations.status, 'no_show'))).toBe(
      missed,
    );
  },
);

test.each(MOMENTS)(
  'at %s the demo member can confirm an arrival, has more to come, and is offered a charger on a day that is full',
  async (moment) => {
    const { bench, accounts } = await sharedDemoAt(moment);
    const member = await signIn(bench, accounts.member, accounts.password);
    const { body: own } = await bench.call(listUserReservations, { params: { id: member.id } }, member);
    const now = bench.clock.now().toISOString();

    const current = own.find(
      ({ status, startsAt, endsAt }) => status === 'confirmed' && startsAt <= now && now < endsAt,
    );
    const { status } = await bench.call(arriveAtReservation, { params: { id: current?.id ?? '' } }, member);
    expect(status).toBe(200);
    expect(own.filter((row) => row.status === 'confirmed' && row.startsAt > now).length).toBeGreaterThan(2);
    expect(own.filter((row) => row.status === 'arrived').length).toBeGreaterThan(10);

    const administrator = await signIn(bench, accounts.administrator, accounts.password);
    const [offer, ...others] = (await bench.call(listOffers, {}, member)).body;
    expect(others).toEqual([]);
    const { location, date, startsAt, expiresAt } = offer!;
    expect(offer!.status).toBe('open');
    // Long enough to look around first.
    expect(new Date(expiresAt).getTime() - Date.parse(now)).toBeGreaterThan(3_600_000);

    const { body: line } = await bench.call(readLine, { params: { id: location.id } }, administrator);
    expect(line.entries.map(({ offer }) => offer !== null)).toHaveLength(3);
    expect(line.entries.filter(({ offer }) => offer !== null)).toHaveLength(1);

    const { body: day } = await bench.call(
      listReservationsOfDay,
      { params: { date }, query: { locationId: location.id } },
      administrator,
    );
    const { body: chargers } = await bench.call(listSpots, {}, administrator);
    const inService = chargers.filter(
      ({ locationId, currentStatus }) => locationId === location.id && currentStatus !== 'maintenance',
    );
    const midnights = dayPeriod(date, location.timezone);
    const hoursOfDay = (row: { startsAt: string; endsAt: string }) =>
      (Math.min(Date.parse(row.endsAt), midnights.endsAt.getTime()) -
        Math.max(Date.parse(row.startsAt), midnights.startsAt.getTime())) /
      3_600_000;
    // Harbor Street is open from 6 AM to 10 PM, Canal Wharf always.
    const openHours = location.timezone === 'America/New_York' ? 16 : 24;
    for (const { id } of inService) {
      const taken = day.filter(({ spotId, status }) => spotId === id && status !== 'cancelled');
      expect(taken.reduce((sum, row) => sum + hoursOfDay(row), 0)).toBe(openHours);
    }

    const accepted = await bench.call(acceptOffer, { params: { id: offer!.id } }, member);
    expect([accepted.status, accepted.body.status, accepted.body.startsAt]).toEqual([
      200,
      'confirmed',
      startsAt,
    ]);
  },
);

test('the organization has 60 chargers at three locations, and 40 people, including applicants and a suspended member', async () => {
  const { bench, accounts } = await sharedDemoAt(MOMENTS[0]!);
  const administrator = await signIn(bench, accounts.administrator, accounts.password);
  const { body: chargers } = await bench.call(listSpots, {}, administrator);
  expect(chargers).toHaveLength(60);
  expect(new Set(chargers.map(({ locationId }) => locationId)).size).toBe(3);
  expect(chargers.filter(({ currentStatus }) => currentStatus === 'maintenance')).toHaveLength(2);

  const [anyone] = await bench.database.drizzle.select().from(reservations).limit(1);
  const id = anyone?.organizationId ?? '';
  const { body: members } = await bench.call(listMembers, { params: { id } }, administrator);
  expect(members).toHaveLength(40);
  expect(members.filter(({ status }) => status === 'pending')).toHaveLength(3);
  expect(members.filter(({ status }) => status === 'suspended')).toHaveLength(1);

  const { body: day } = await bench.call(
    listReservationsOfDay,
    { params: { date: '2026-11-18' } },
    administrator,
  );
  expect(day.length).toBeGreaterThan(20);
});

test('the same moment gives the same sample, and an existing account prevents it', async () => {
  const { atFirst } = await sharedDemoAt(MOMENTS[0]!);
  const { bench, atFirst: again } = await demoAt(MOMENTS[0]!);
  expect(again).toEqual(atFirst);
  await expect(seedDemo(bench.deps)).rejects.toThrow('without accounts');
  expect(await sampleOf(bench)).toEqual(atFirst);
});

test('the sample has public passwords, so it is refused in production and on a permanent database', () => {
  const real = { NODE_ENV: 'production', PUBLIC_URL: 'https://charge.example', PAYMENTS: 'sandbox' };
  expect(() => refuseOnKeptData(readConfig(real))).toThrow('production');
  expect(() => refuseOnKeptData(readConfig({ DATABASE_URL: 'postgresql:///real' }))).toThrow('DATABASE_URL');
  expect(() => refuseOnKeptData(readConfig({}))).not.toThrow();
});

test('the organization pays for a plan and add-ons by the sandbox, and has the documents of some months', async () => {
  const { bench, accounts } = await sharedDemoAt('2026-11-18T14:20:00Z');
  const { cookie } = await signIn(bench, accounts.administrator, accounts.password);
  const [organization] = (await bench.call(listMyOrganizations, {}, { cookie })).body;
  const { id } = organization!;
  const { body } = await bench.call(getBilling, { params: { id } }, { cookie, organizationId: id });
  expect(body).toMatchObject({
    organization: { subscriptionPlan: 'premium', subscriptionStatus: 'active', isInTrial: false },
    paymentMethod: { brand: 'visa' },
    // Premium and seventeen chargers; the members are paid for until next year.
    nextBillingAmountCents: 4_700,
    addOns: { members: [{ status: 'active', billingCycle: 'annual' }] },
  });
  const paid = await bench.call(
    listBillingHistory,
    { params: { id }, query: { type: 'renewal' } },
    { cookie, organizationId: id },
  );
  expect(paid.body.length).toBeGreaterThanOrEqual(2);
  for (const { status, documents } of paid.body)
    expect([status, documents.map(({ kind }) => kind)]).toEqual(['paid', ['invoice', 'receipt']]);
  for (const { used, limit } of body.usage.spots) expect(used).toBeLessThanOrEqual(limit!);
});
