import {
  acceptOffer,
  changeWatch,
  joinLine,
  leaveLine,
  listSpotReports,
  passOffer,
  reportSpot,
  resolveSpotReport,
  resumeWatch,
  undoPass,
  updateOrganizationSettings,
  updateReservationSettings,
} from '@chargerota/contract';
import {
  addDays,
  afterQuietHours,
  compareInLine,
  firstRefusal,
  hourInstant,
  evaluateHandOver,
  evaluateHours,
  localTime,
  occupiedMinutes,
  overlaps,
  passEndsAt,
  reportConcerns,
} from '@chargerota/domain';
import type { BookingContext, Period } from '@chargerota/domain';
import { and, eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMembers } from '../../../testing/make-member.ts';
import { carryOut, type Act, type ActingPlace } from '../../../testing/reservation-acts.ts';
import { users } from '../accounts/tables.ts';
import { spotReporters, spotReports } from '../chargers/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { userNotificationPreferences } from '../notifications/tables.ts';
import { organizationMemberships, organizations } from '../organizations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import { waitlistEntries, waitlistOffers } from './tables.ts';

let bench: TestApp;
let other: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
  other = await buildTestApp({ beside: bench });
});
afterAll(async () => {
  await other.close();
  await bench.close();
});

/** Other and more histories for a soak: LINE_HISTORIES=500 npx vitest run … The usual ones are the same in each run. */
const SOAK = process.env['LINE_HISTORIES'];
const HISTORIES = Number(SOAK ?? 3);
const SEED = process.env['LINE_SEED'] ?? (SOAK ? undefined : '16');
/** With LINE_SEED: the one history that a soak has found. */
const PATH = process.env['LINE_PATH'];
const LINE_ACTS = [
  'join',
  'change',
  'leave',
  'resume',
  'accept',
  'pass',
  'undo',
  'order',
  'cap',
  'rest',
  'report',
  'repair',
] as const;
const TIMED = new Set(['wait', 'arrive']);

type LineAct = Omit<Act, 'what'> & {
  what: (typeof LINE_ACTS)[number] | Act['what'];
  /** In which of the two organizations. */
  which: number;
};

const anyLineAct: fc.Arbitrary<LineAct> = fc.record({
  what: fc.constantFrom<LineAct['what'][]>(
    ...([
      'book',
      'book',
      'book',
      'cancel',
      'cancel',
      'arrive',
      'release',
      'release',
      'wait',
      'wait',
    ] as const),
    ...(['join', 'join', 'join', 'accept', 'accept', 'pass', 'pass', 'undo'] as const),
    ...(['change', 'leave', 'resume'] as const),
    ...(['walk in', 'edit', 'extend', 'close', 'open', 'suspend', 'take back', 'zone'] as const),
    ...(['order', 'cap', 'rest', 'report', 'report', 'repair'] as const),
  ),
  which: fc.constantFrom(0, 0, 0, 1),
  who: fc.nat({ max: 2 }),
  where: fc.nat({ max: 1 }),
  when: fc.nat({ max: 12 }),
  hours: fc.integer({ min: 1, max: 3 }),
});

const of = (what: LineAct['what'], who: number): LineAct => ({
  what,
  who,
  which: 0,
  where: 0,
  when: 6,
  hours: 3,
});
/** A charger is taken for three hours, two wait for it, and it becomes free. */
const A_LINE = [of('book', 0), of('join', 1), of('join', 2), of('cancel', 0)];

async function act(app: TestApp, place: ActingPlace, one: LineAct): Promise<void> {
  const { what, who, where, when, hours } = one;
  const member = place.members[who % place.members.length]!;
  const { admin } = place.organization;
  const { drizzle } = app.database;
  const own = and(
    eq(waitlistEntries.userId, member.id),
    eq(waitlistEntries.organizationId, place.organization.id),
  );
  const [entry] = await drizzle.select().from(waitlistEntries).where(own).orderBy(waitlistEntries.id);
  const fromHour = (localTime(app.clock.now(), 'America/New_York').hour + (when % 4)) % 24;
  const wish = { fromHour, toHour: Math.min(23, fromHour + when), hours: 4 - hours };
  const spotId = where > 0 && when % 3 === 0 ? place.location.spots[0]!.id : null;
  switch (what) {
    case 'join': {
      const body = { locationId: place.location.id, spotId, lookAheadDays: hours, ...wish };
      await app.call(joinLine, { body }, member);
      break;
    }
    case 'change':
      if (entry)
        await app.call(
          changeWatch,
          { params: { id: entry.id }, body: { spotId, lookAheadDays: 2, ...wish } },
          member,
        );
      break;
    case 'leave':
      if (entry) await app.call(leaveLine, { params: { id: entry.id } }, member);
      break;
    case 'resume':
      if (entry) await app.call(resumeWatch, { params: { id: entry.id } }, member);
      break;
    case 'accept':
    case 'pass':
    case 'undo': {
      const [open] = await drizzle
        .select()
        .from(waitlistOffers)
        .where(and(eq(waitlistOffers.userId, member.id), eq(waitlistOffers.status, 'open')));
      if (!open) break;
      const params = { id: open.id };
      if (what === 'accept') await app.call(acceptOffer, { params }, member);
      else if (what === 'undo') await app.call(undoPass, { params }, member);
      else await app.call(passOffer, { params, query: hours > 1 ? { undoable: 'true' } : {} }, member);
      break;
    }
    case 'order':
    case 'rest': {
      const body =
        what === 'order'
          ? ({ lineOrder: where > 0 ? 'fair' : 'first_come' } as const)
          : { lineRestAtOnce: where > 0 };
      await app.call(updateOrganizationSettings, { body }, admin);
      break;
    }
    case 'report': {
      const body = { kind: where > 0 ? ('broken' as const) : ('blocked' as const) };
      await app.call(reportSpot, { params: { id: place.location.spots[0]!.id }, body }, member);
      break;
    }
    case 'repair': {
      const [report] = (await app.call(listSpotReports, {}, admin)).body;
      const finding = hours === 3 ? 'false' : 'over';
      if (report) await app.call(resolveSpotReport, { params: { id: report.id }, query: { finding } }, admin);
      break;
    }
    case 'cap': {
      const body = { maxOpenBookings: where > 0 ? 0 : hours };
      await app.call(updateReservationSettings, { params: { id: place.organization.id }, body }, admin);
      break;
    }
    default:
      await carryOut(app, place, { ...one, what });
  }
}

async function drainBoth(): Promise<void> {
  for (;;) {
    const reports = await Promise.all([bench.app.jobRunner.drain(), other.app.jobRunner.drain()]);
    expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
    if (reports.every(({ completed }) => completed === 0)) return;
  }
}

/** Everything that the rules of the line speak of, as the tables have it. */
async function readAll({ organization, location, members }: ActingPlace) {
  const { drizzle } = bench.database;
  const ids = members.map(({ id }) => id);
  const [rules] = await drizzle.select().from(organizations).where(eq(organizations.id, organization.id));
  const [where] = await drizzle.select().from(locations).where(eq(locations.id, location.id));
  return {
    now: bench.clock.now(),
    rules: rules!,
    place: where!,
    chargers: await drizzle.select().from(spots).where(eq(spots.locationId, location.id)),
    rows: await drizzle.select().from(reservations).where(eq(reservations.organizationId, organization.id)),
    entries: await drizzle
      .select()
      .from(waitlistEntries)
      .where(eq(waitlistEntries.organizationId, organization.id)),
    /** As often as they were made, also those that have ended. */
    reports: await drizzle
      .select()
      .from(spotReports)
      .innerJoin(spotReporters, eq(spotReporters.reportId, spotReports.id))
      .where(eq(spotReports.organizationId, organization.id)),
    choices: await drizzle
      .select()
      .from(userNotificationPreferences)
      .where(eq(userNotificationPreferences.organizationId, organization.id)),
    members: ids,
    offers: await drizzle
      .select()
      .from(waitlistOffers)
      .where(eq(waitlistOffers.organizationId, organization.id)),
    memberships: await drizzle
      .select()
      .from(organizationMemberships)
      .where(eq(organizationMemberships.organizationId, organization.id)),
    accounts: await drizzle.select().from(users).where(inArray(users.id, ids)),
  };
}
type All = Awaited<ReturnType<typeof readAll>>;
type Entry = All['entries'][number];

const OCCUPYING = ['held', 'confirmed', 'arrived', 'closed'];
const taken = ({ rows }: All) =>
  rows.filter(({ status, startsAt, endsAt }) => OCCUPYING.includes(status) && startsAt < endsAt);

function contextOf(all: All, userId: string): BookingContext {
  const { timezone } = all.place;
  return {
    now: all.now,
    timezone,
    weeklyHours: all.place.operatingHoursJson,
    organizationId: all.rules.id,
    locationId: all.place.id,
    locationActive: all.place.isActive,
    rules: all.rules,
    accountStatus: all.accounts.find(({ id }) => id === userId)!.status,
    membershipStatus: all.memberships.find((each) => each.userId === userId)!.status,
    ownReservations: all.rows
      .filter((row) => row.userId === userId && (row.kind === 'reservation' || row.kind === 'walk_in'))
      .map((row) => ({ ...row, timezone })),
  };
}

/** Every slot that the rules and `isFree` allow an entry, found by trying all of them. */
function possibleSlots(all: All, entry: Entry, isFree: (slot: Slot) => boolean): Slot[] {
  const { timezone } = all.place;
  const context = contextOf(all, entry.userId);
  const served = context.ownReservations.filter(
    ({ status }) => status === 'confirmed' || status === 'arrived',
  );
  const slots: Slot[] = [];
  for (let date = entry.firstDate; date <= entry.lastDate; date = addDays(date, 1)) {
    const hours = {
      startsAt: hourInstant(date, entry.fromHour, timezone).instant,
      endsAt: hourInstant(date, entry.toHour + 1, timezone).instant,
    };
    if (served.some((own) => overlaps(own, hours))) continue;
    for (let length = 1; length <= entry.hours; length += 1) {
      const evaluations = [];
      for (let hour = entry.fromHour; hour <= entry.toHour; hour += 1)
        evaluations.push(evaluateHours(date, hour, length, context));
      if (all.rules.lineRestAtOnce && hours.startsAt <= all.now && all.now < hours.endsAt)
        evaluations.push(
          evaluateHandOver({ endHour: (localTime(all.now, timezone).hour + length) % 24 }, context),
        );
      for (const { span, violations } of evaluations) {
        if (!span || firstRefusal(violations)) continue;
        const { period } = span;
        if (period.endsAt.getTime() - period.startsAt.getTime() < 45 * 60_000) continue;
        for (const { id, isActive, currentStatus } of all.chargers)
          if (isActive && currentStatus !== 'maintenance' && (entry.spotId ?? id) === id) {
            const slot = { ...period, spotId: id };
            if (isUsable(all, slot, entry.userId) && isFree(slot)) slots.push(slot);
          }
      }
    }
  }
  return slots;
}
type Slot = Period & { spotId: string };

/** The open reports about a slot. */
const reportsOf = ({ reports }: All, { spotId, startsAt }: Slot) =>
  reports
    .filter(({ spot_reports: report }) => report.spotId === spotId && report.resolvedAt === null)
    .map(({ spot_reports: { id, kind }, spot_reporters: { userId, reportedAt } }) => ({
      id,
      kind,
      userId,
      reportedAt,
    }))
    .filter((report) => reportConcerns(report, startsAt));

const isBelieved = ({ reports }: All, userId: string): boolean =>
  !reports.some(({ spot_reports: report, spot_reporters: by }) => report.wasFalse && by.userId === userId);

/** Nobody is called to a charger for a time that a report is about, if it is believed or their own. */
const isUsable = (all: All, slot: Slot, asked: string): boolean =>
  !reportsOf(all, slot).some(({ userId }) => userId === asked || isBelieved(all, userId));

/** What frees at a charger that is reported is kept for ten minutes, unless two are believed who say the same. */
function isKept(all: All, row: All['rows'][number]): boolean {
  if (row.kind !== 'hold' || row.userId !== null || !row.spotId) return false;
  const about = reportsOf(all, { ...row, spotId: row.spotId }).filter(({ userId }) =>
    isBelieved(all, userId),
  );
  const isConfirmed = about.some(({ id }, index) => about.some((other, at) => other.id === id && at > index));
  return about.length > 0 && !isConfirmed && all.now.getTime() - row.updatedAt.getTime() < 10 * 60_000;
}

function isQuiet({ choices, now, place }: All, userId: string): boolean {
  const own = choices.find((each) => each.userId === userId);
  if (!own?.quietFrom || !own.quietUntil) return false;
  return afterQuietHours(now, { from: own.quietFrom, until: own.quietUntil }, place.timezone) > now;
}

const isOn =
  (slot: Slot) =>
  (other: Slot): boolean =>
    other.spotId === slot.spotId && overlaps(other, slot);

function check(all: All, { before, isSerial }: { before: All; isSerial: boolean }): void {
  const { now, offers, entries, rows } = all;
  const occupied = taken(all);
  for (const row of occupied) expect(occupied.filter(isOn(row)), 'a charger has one holder').toEqual([row]);

  const open = offers.filter(({ status }) => status === 'open');
  const members = new Set(all.members);
  const chargers = new Set(all.chargers.map(({ id }) => id));
  expect(
    [...entries, ...offers, ...rows].filter(
      ({ userId, spotId }) =>
        (userId !== null && !members.has(userId)) || (spotId !== null && !chargers.has(spotId)),
    ),
    'nothing is of another organization',
  ).toEqual([]);
  const holds = rows.filter((row) => row.kind === 'hold' && !isKept(all, row));
  expect(
    holds
      .map(({ id, userId, spotId, startsAt, endsAt }) => ({ id, userId, spotId, startsAt, endsAt }))
      .toSorted(byId),
    'every hold belongs to an open offer or is kept because of a report, and every open offer has one',
  ).toEqual(
    open
      .map(({ reservationId: id, userId, spotId, startsAt, endsAt }) => ({
        id,
        userId,
        spotId,
        startsAt,
        endsAt,
      }))
      .toSorted(byId),
  );
  for (const { passedAt, expiresAt, endsAt, entryId } of open) {
    if (passedAt) expect(passEndsAt({ passedAt, expiresAt }) > now, 'no pass outlives its undo').toBe(true);
    expect(expiresAt > now && expiresAt < endsAt, 'no hold outlives its time').toBe(true);
    expect(entries.find(({ id }) => id === entryId)?.status).toBe('waiting');
  }
  expect(new Set(open.map(({ userId }) => userId)).size, 'one open offer a member').toBe(open.length);

  for (const { userId, scoredOn, occupiedMinutes: score, status } of entries)
    if (status === 'waiting' || status === 'paused') {
      const own = rows.filter((row) => row.userId === userId && row.kind !== 'hold');
      expect(score, 'a score is what was occupied').toBe(occupiedMinutes(own, { today: scoredOn, now }));
    }

  const waiting = entries.filter(({ status, endsAt }) => status === 'waiting' && endsAt > now);
  const idle = waiting.filter(
    ({ userId }) => !open.some((offer) => offer.userId === userId) && !isQuiet(all, userId),
  );
  for (const entry of idle) {
    const had = offers.filter(({ userId, status }) => userId === entry.userId && status !== 'withdrawn');
    const left = possibleSlots(all, entry, (slot) => !occupied.some(isOn(slot)) && !had.some(isOn(slot)));
    expect(left, 'nothing is free that somebody waits for and was not offered').toEqual([]);
  }

  if (!isSerial) return;
  const made = open.filter(({ id }) => !before.offers.some((offer) => offer.id === id));
  for (const offer of made) {
    const entry = entries.find(({ id }) => id === offer.entryId)!;
    const isIt = (slot: Slot) =>
      slot.spotId === offer.spotId &&
      slot.startsAt.getTime() === offer.startsAt.getTime() &&
      slot.endsAt.getTime() === offer.endsAt.getTime();
    expect(possibleSlots(all, entry, isIt).length, 'the member may have what is offered').toBeGreaterThan(0);
    const isAhead = (one: Entry) =>
      compareInLine(positionOf(one), positionOf(entry), all.rules.lineOrder) < 0 &&
      !offers.some(({ userId, endedAt }) => userId === one.userId && endedAt?.getTime() === now.getTime());
    for (const ahead of idle.filter(isAhead)) {
      const had = offers.filter(({ userId, status }) => userId === ahead.userId && status !== 'withdrawn');
      const isFree = (slot: Slot) =>
        isOn(offer)(slot) &&
        !occupied.some((row) => row.id !== offer.reservationId && isOn(slot)(row)) &&
        !had.some(isOn(slot));
      expect(possibleSlots(all, ahead, isFree), 'nobody ahead could have had it').toEqual([]);
    }
  }
}

const byId = (one: { id: string }, two: { id: string }) => (one.id < two.id ? -1 : 1);
const positionOf = ({ id, createdAt: joinedAt, occupiedMinutes: minutes }: Entry) => ({
  id,
  joinedAt,
  occupiedMinutes: minutes,
});

/** Three members, of whom one has quiet hours. */
async function makeLine(): Promise<ActingPlace> {
  const base = await makePlace(bench, { maxBookingHoursReservation: 4 }, { spots: 1 });
  const members = await makeMembers(bench, base.organization, 3);
  await bench.database.drizzle.insert(userNotificationPreferences).values({
    organizationId: base.organization.id,
    userId: members[2]!.id,
    quietFrom: '13:00',
    quietUntil: '15:00',
    updatedAt: bench.clock.now(),
  });
  return { ...base, members };
}

const openOffers = ({ offers }: All): string[] =>
  offers.flatMap(({ id, status }) => (status === 'open' ? [id] : [])).toSorted();

const seen = { offered: 0, accepted: 0, lapsed: 0, passed: 0, withdrawn: 0 };

test('whatever members and administrators do, at once and one after the other, the line stays in order and nothing is kept in vain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLineAct, { minLength: 20, maxLength: 30 }), async (acts) => {
      const history = [...A_LINE, ...acts];
      bench.clock.set(TEST_NOW);
      const places = [await makeLine(), await makeLine()];
      let before = await Promise.all(places.map(readAll));
      for (let at = 0; at < history.length; at += 1) {
        const [one, next] = [history[at]!, history[at + 1]];
        const together = next && next.where > 0 && !TIMED.has(one.what) && !TIMED.has(next.what);
        if (together) {
          at += 1;
          await Promise.all([
            act(bench, places[one.which]!, one),
            act(other, places[next.which]!, next),
            drainBoth(),
          ]);
        } else await act(bench, places[one.which]!, one);
        await drainBoth();
        const after = await Promise.all(places.map(readAll));
        if (one.what === 'report' && !together)
          expect(after.map(openOffers), 'a report takes no offer from anybody').toEqual(
            before.map(openOffers),
          );
        for (const [index, all] of after.entries())
          check(all, { before: before[index]!, isSerial: !together });
        before = after;
      }
      for (const { status } of before.flatMap(({ offers }) => offers)) {
        seen.offered += 1;
        if (status !== 'open') seen[status] += 1;
      }
    }),
    {
      numRuns: HISTORIES,
      endOnFailure: true,
      ...(SEED !== undefined && { seed: Number(SEED) }),
      ...(PATH !== undefined && { path: PATH }),
    },
  );
  if (SOAK) console.log(seen);
}, 600_000);
