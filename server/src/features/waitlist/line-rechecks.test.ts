// Whatever may let somebody in line have a free charger has the line checked: a test for each row of docs/rules.md.
import { readFileSync } from 'node:fs';
import {
  cancelReservation,
  changeWatch,
  decideSeveral,
  joinLine,
  listOffers,
  reportSpot,
  resolveSpotReport,
  resumeWatch,
  setAccountStatus,
  setMembershipStatus,
  updateLocation,
  updateNotificationPreferences,
  updateOrganizationSettings,
  updateReservationSettings,
  updateSpot,
} from '@chargerota/contract';
import { ALWAYS_OPEN } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { makeOperator } from '../../../testing/make-operator.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { availabilityWatches } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/** Ann has the only charger on Monday from 9 to 12, for which Ben waits. */
async function line() {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const [ann, ben] = (await makeMembers(bench, organization, 2)) as [TestMember, TestMember];
  const booking = await mustBook(bench, ann, location);
  const wish = { date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
  const watch = (await bench.call(joinLine, { body: { locationId: location.id, ...wish } }, ben)).body;
  const { admin } = organization;
  const { drizzle } = bench.database;
  const spotId = location.spots[0]!.id;
  const quiet = (quietHours: { from: string; until: string } | null) =>
    bench.call(updateNotificationPreferences, { body: { quietHours } }, ben);
  const settings = (body: { lineEnabled: boolean }) =>
    bench.call(updateOrganizationSettings, { body }, admin);
  const rules = (body: { maxAdvanceBookingDays?: number; maxOpenBookings?: number }) =>
    bench.call(updateReservationSettings, { params: { id: organization.id }, body }, admin);
  return {
    organization,
    admin,
    location,
    ann,
    ben,
    booking,
    watch,
    wish,
    drizzle,
    spotId,
    quiet,
    settings,
    rules,
  };
}
type Line = Awaited<ReturnType<typeof line>>;

type Cause = {
  /** Keeps what becomes free from Ben, and may return what the change needs. */
  hinder?: (of: Line) => Promise<unknown>;
  change: (of: Line, hindered: never) => unknown;
  /** Ann keeps her charger until the change. */
  staysTaken?: true;
};

const CAUSES: Record<string, Cause> = {
  'time becomes free': {
    change: ({ booking, ann }) => bench.call(cancelReservation, { params: { id: booking.id } }, ann),
    staysTaken: true,
  },
  'an entry is changed': {
    hinder: ({ watch, wish, ben }) =>
      bench.call(
        changeWatch,
        { params: { id: watch.id }, body: { ...wish, lookAheadDays: 1, date: '2027-01-11' } },
        ben,
      ),
    change: ({ watch, wish, ben }) =>
      bench.call(changeWatch, { params: { id: watch.id }, body: { ...wish, lookAheadDays: 1 } }, ben),
  },
  'a paused entry is resumed': {
    hinder: ({ watch, drizzle }) =>
      drizzle
        .update(availabilityWatches)
        .set({ status: 'paused' })
        .where(eq(availabilityWatches.id, watch.id)),
    change: ({ watch, ben }) => bench.call(resumeWatch, { params: { id: watch.id } }, ben),
  },
  'quiet hours are changed': {
    hinder: ({ quiet }) => quiet({ from: '09:00', until: '23:00' }),
    change: ({ quiet }) => quiet(null),
  },
  'quiet hours end': {
    hinder: ({ quiet }) => quiet({ from: '09:00', until: '13:00' }),
    change: () => bench.clock.set('2026-11-20T13:00:00-05:00'),
  },
  'a setting is changed': {
    hinder: ({ rules }) => rules({ maxAdvanceBookingDays: 1 }),
    change: ({ rules }) => rules({ maxAdvanceBookingDays: 7 }),
  },
  'the line is switched on': {
    hinder: ({ settings }) => settings({ lineEnabled: false }),
    change: ({ settings }) => settings({ lineEnabled: true }),
  },
  'the next day begins': {
    hinder: ({ rules }) => rules({ maxAdvanceBookingDays: 2 }),
    change: () => bench.clock.set('2026-11-21T00:00:00-05:00'),
  },
  'opening hours are changed': {
    hinder: ({ drizzle, location }) =>
      drizzle
        .update(locations)
        .set({
          operatingHoursJson: {
            ...ALWAYS_OPEN,
            monday: { ...ALWAYS_OPEN.monday, closed: true, is24hrs: false },
          },
        })
        .where(eq(locations.id, location.id)),
    change: ({ location, admin }) =>
      bench.call(
        updateLocation,
        { params: { id: location.id }, body: { operatingHoursJson: ALWAYS_OPEN } },
        admin,
      ),
  },
  'a charger is added': {
    change: ({ location, admin }) =>
      bench.call(updateLocation, { params: { id: location.id }, body: { totalSpots: 2 } }, admin),
    staysTaken: true,
  },
  'a charger is back in service': {
    hinder: ({ drizzle, spotId }) =>
      drizzle.update(spots).set({ currentStatus: 'maintenance' }).where(eq(spots.id, spotId)),
    change: ({ spotId, admin }) =>
      bench.call(updateSpot, { params: { id: spotId }, body: { currentStatus: 'available' } }, admin),
  },
  'a report ends': {
    hinder: async ({ spotId, ann }) =>
      (await bench.call(reportSpot, { params: { id: spotId }, body: { kind: 'broken' } }, ann)).body.id,
    change: ({ admin }, id: string) => bench.call(resolveSpotReport, { params: { id } }, admin),
  },
  'a suspended member is reinstated': {
    hinder: ({ ben, admin }) =>
      bench.call(
        setMembershipStatus,
        { params: { id: ben.membershipId }, body: { status: 'suspended' } },
        admin,
      ),
    change: ({ ben, admin }) =>
      bench.call(
        setMembershipStatus,
        { params: { id: ben.membershipId }, body: { status: 'active' } },
        admin,
      ),
  },
  'an application is approved': {
    hinder: ({ ben, drizzle }) =>
      drizzle
        .update(organizationMemberships)
        .set({ status: 'pending' })
        .where(eq(organizationMemberships.id, ben.membershipId)),
    change: ({ ben, admin }) =>
      bench.call(decideSeveral, { body: { userIds: [ben.id], status: 'approved' } }, admin),
  },
  'an account is reinstated': {
    hinder: ({ ben, drizzle }) =>
      drizzle.update(users).set({ status: 'suspended' }).where(eq(users.id, ben.id)),
    change: async ({ ben }) =>
      bench.call(
        setAccountStatus,
        { params: { id: ben.id }, body: { status: 'approved' } },
        await makeOperator(bench),
      ),
  },
  'a reservation elsewhere is cancelled': {
    hinder: async ({ ben }) => {
      const elsewhere = await makePlace(bench);
      const there = await join(bench, elsewhere.organization, ben);
      return { there, id: (await mustBook(bench, there, elsewhere.location)).id };
    },
    change: (_, { there, id }: { there: TestMember; id: string }) =>
      bench.call(cancelReservation, { params: { id } }, there),
  },
  'a reservation that filled a cap is over': {
    hinder: async ({ ben, location, rules }) => {
      await mustBook(bench, ben, location, { date: '2026-11-20', timeSlot: '12-13' });
      await rules({ maxOpenBookings: 1 });
    },
    change: () => bench.clock.set('2026-11-20T13:00:00-05:00'),
  },
};

test('are all in docs/rules.md', () => {
  const text = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
  const [, after = ''] = text.split('*Checked: what has the line checked*');
  const rows = after.trimStart().split('\n\n')[0]!.split('\n').slice(2);
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Object.keys(CAUSES));
});

test.each(Object.entries(CAUSES))(
  'the line is checked when %s',
  async (_, { hinder, change, staysTaken }) => {
    const of = await line();
    const offers = async () => {
      await bench.app.jobRunner.drain();
      return (await bench.call(listOffers, {}, of.ben)).body.filter(({ status }) => status === 'open');
    };
    const hindered = await hinder?.(of);
    if (!staysTaken) await bench.call(cancelReservation, { params: { id: of.booking.id } }, of.ann);
    expect(await offers()).toEqual([]);
    await change(of, hindered as never);
    expect(await offers()).toHaveLength(1);
  },
);
