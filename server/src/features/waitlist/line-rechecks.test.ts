// Whatever may let somebody in line have a free charger has the line checked: a test for each of docs/rules.md.
import { readFileSync } from 'node:fs';
import {
  arriveAtReservation,
  cancelReservation,
  changeWatch,
  decideSeveral,
  goToFront,
  joinLine,
  leaveLine,
  listOffers,
  moveReservation,
  releaseReservation,
  reportSpot,
  resolveSpotReport,
  resumeWatch,
  setAccountStatus,
  setMembershipStatus,
  updateLocation,
  updateNotificationPreferences,
  updateOrganizationSettings,
  updateReservation,
  updateReservationSettings,
  updateSpot,
} from '@chargerota/contract';
import { ALWAYS_OPEN } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { book, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { makeOperator } from '../../../testing/make-operator.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { waitlistEntries } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/** Ann has the only charger on Monday from 9 to 12, for which Ben waits; Cid does not. */
async function line() {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const [ann, ben, cid] = (await makeMembers(bench, organization, 3)) as [TestMember, TestMember, TestMember];
  const booking = await mustBook(bench, ann, location);
  const wish = { date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
  const joins = (who: TestMember) =>
    bench.call(joinLine, { body: { locationId: location.id, ...wish } }, who);
  const watch = (await joins(ben)).body;
  const { admin } = organization;
  const { drizzle } = bench.database;
  const spotId = location.spots[0]!.id;
  const quiet = (quietHours: { from: string; until: string } | null) =>
    bench.call(updateNotificationPreferences, { body: { quietHours } }, ben);
  const leaves = () => bench.call(leaveLine, { params: { id: watch.id } }, ben);
  const reports = async (who: TestMember) =>
    (await bench.call(reportSpot, { params: { id: spotId }, body: { kind: 'broken' } }, who)).body.id;
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
    cid,
    booking,
    watch,
    wish,
    drizzle,
    spotId,
    joins,
    leaves,
    reports,
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
  /** Nobody in line may have it: it is kept from Cid, who does not wait, until the change. */
  freesForAll?: true;
};

/** A second charger of the location; returns its id. */
async function addCharger({
  location,
  admin,
  drizzle,
  spotId,
}: Pick<Line, 'location' | 'admin' | 'drizzle' | 'spotId'>): Promise<string> {
  await bench.call(updateLocation, { params: { id: location.id }, body: { totalSpots: 2 } }, admin);
  const all = await drizzle.select().from(spots).where(eq(spots.locationId, location.id));
  return all.find(({ id }) => id !== spotId)!.id;
}

const onMonday = (time: string) => bench.clock.set(`${MONDAY}T${time}-05:00`);

/** By entry of the list in docs/rules.md; after a colon, another variant of it. */
const CAUSES: Record<string, Cause> = {
  'time becomes free': {
    change: ({ booking, ann }) => bench.call(cancelReservation, { params: { id: booking.id } }, ann),
    staysTaken: true,
  },
  'time becomes free: a release': {
    hinder: async ({ booking, ann }) => {
      onMonday('09:00');
      await bench.call(arriveAtReservation, { params: { id: booking.id } }, ann);
    },
    change: ({ booking, ann }) => bench.call(releaseReservation, { params: { id: booking.id } }, ann),
    staysTaken: true,
  },
  'time becomes free: a no-show': { change: () => onMonday('09:30'), staysTaken: true },
  'time becomes free: an edit': {
    change: ({ booking, ann, location }) =>
      bench.call(
        updateReservation,
        { params: { id: booking.id }, body: { date: MONDAY, timeSlot: '12-15', locationId: location.id } },
        ann,
      ),
    staysTaken: true,
  },
  'time becomes free: a move to another charger': {
    hinder: async ({ watch, wish, spotId, ben, location, admin, drizzle }) => {
      const body = { ...wish, lookAheadDays: 1, spotId };
      await bench.call(changeWatch, { params: { id: watch.id }, body }, ben);
      return addCharger({ location, admin, drizzle, spotId });
    },
    change: ({ booking, ann }, spotId: string) =>
      bench.call(moveReservation, { params: { id: booking.id }, body: { spotId } }, ann),
    staysTaken: true,
  },
  'a member joins': {
    hinder: ({ leaves }) => leaves(),
    change: ({ joins, ben }) => joins(ben),
  },
  'an offer lapses': {
    // Then Cid is before Ben.
    hinder: async ({ leaves, joins, cid, ben }) => {
      await leaves();
      await joins(cid);
      await joins(ben);
    },
    change: () => bench.clock.set('2026-11-20T12:01-05:00'),
  },
  'somebody goes to the front': {
    hinder: async ({ leaves, location, admin, drizzle, ben, spotId }) => {
      await leaves();
      const added = await addCharger({ location, admin, drizzle, spotId });
      const { body } = await book(bench, ben, { ...wishFor(ben, location), spotId: added });
      onMonday('09:03');
      await bench.call(reportSpot, { params: { id: added }, body: { kind: 'blocked' } }, ben);
      return body.id;
    },
    change: ({ ben }, id: string) => bench.call(goToFront, { params: { id } }, ben),
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
      drizzle.update(waitlistEntries).set({ status: 'paused' }).where(eq(waitlistEntries.id, watch.id)),
    change: ({ watch, ben }) => bench.call(resumeWatch, { params: { id: watch.id } }, ben),
  },
  'quiet hours are changed': {
    hinder: ({ quiet }) => quiet({ from: '09:00', until: '23:00' }),
    change: ({ quiet }) => quiet(null),
  },
  'quiet hours are changed: to others': {
    hinder: ({ quiet }) => quiet({ from: '09:00', until: '23:00' }),
    change: ({ quiet }) => quiet({ from: '01:00', until: '05:00' }),
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
  'opening hours are changed: the time zone': {
    // Monday is beyond the booking window where it is Friday, and not where it is Saturday already.
    hinder: ({ rules }) => rules({ maxAdvanceBookingDays: 2 }),
    change: ({ location, admin }) =>
      bench.call(
        updateLocation,
        { params: { id: location.id }, body: { timezone: 'Pacific/Kiritimati' } },
        admin,
      ),
  },
  'a location is back in use': {
    hinder: ({ drizzle, location }) =>
      drizzle.update(locations).set({ isActive: false }).where(eq(locations.id, location.id)),
    change: ({ location, admin }) =>
      bench.call(updateLocation, { params: { id: location.id }, body: { isActive: true } }, admin),
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
    hinder: ({ reports, ann }) => reports(ann),
    change: ({ admin }, id: string) => bench.call(resolveSpotReport, { params: { id } }, admin),
  },
  'a report ends: it was false': {
    hinder: ({ reports, ann }) => reports(ann),
    change: ({ admin }, id: string) =>
      bench.call(resolveSpotReport, { params: { id }, query: { finding: 'false' } }, admin),
  },
  'a report ends: its two hours are over': {
    // An administrator's, since one member's alone would have the line checked after ten minutes.
    hinder: async ({ watch, wish, spotId, admin, ben }) => {
      const body = { ...wish, toHour: 9, lookAheadDays: 1 };
      await bench.call(changeWatch, { params: { id: watch.id }, body }, ben);
      onMonday('07:30');
      await bench.call(reportSpot, { params: { id: spotId }, body: { kind: 'blocked' } }, admin);
    },
    change: () => onMonday('09:30'),
  },
  'ten minutes after one member’s report are over': {
    hinder: ({ reports, ann }) => reports(ann),
    change: () => bench.clock.set('2026-11-20T10:10-05:00'),
    freesForAll: true,
  },
  'a second member reports the charger': {
    hinder: ({ reports, ann }) => reports(ann),
    change: ({ reports, ben }) => reports(ben),
    freesForAll: true,
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
  'an arrival frees a cap': {
    hinder: async ({ ben, location, rules }) => {
      const { id } = await mustBook(bench, ben, location, { date: '2026-11-20', timeSlot: '11-12' });
      await rules({ maxOpenBookings: 1 });
      bench.clock.set('2026-11-20T10:30:00-05:00');
      return id;
    },
    change: ({ ben }, id: string) => bench.call(arriveAtReservation, { params: { id } }, ben),
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
  const rows = after.trimStart().split('\n\n')[0]!.split('\n');
  const causes = new Set(Object.keys(CAUSES).map((cause) => cause.split(':')[0]));
  expect(rows.map((row) => row.slice('- '.length).split(' (')[0])).toEqual([...causes]);
});

test.each(Object.entries(CAUSES))(
  'the line is checked when %s',
  async (_, { hinder, change, staysTaken, freesForAll }) => {
    const of = await line();
    const take = () => book(bench, of.cid, wishFor(of.cid, of.location));
    const offers = async () => {
      await bench.app.jobRunner.drain();
      return (await bench.call(listOffers, {}, of.ben)).body.filter(({ status }) => status === 'open');
    };
    const hindered = await hinder?.(of);
    if (!staysTaken) await bench.call(cancelReservation, { params: { id: of.booking.id } }, of.ann);
    expect(await offers()).toEqual([]);
    if (freesForAll) expect((await take()).status).toBe(409);
    await change(of, hindered as never);
    expect(await offers()).toHaveLength(freesForAll ? 0 : 1);
    if (freesForAll) expect((await take()).status).toBe(201);
  },
);
