import { updateOrganizationSettings } from '@chargerota/contract';
import {
  arrivalWindow,
  customReminderMinutes,
  endOfMinute,
  firstDueAt,
  remindersOf,
} from '@chargerota/domain';
import type { NotificationChoices } from '@chargerota/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { handleDue, remindersToCome } from '../../../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, makeMembers } from '../../../testing/make-member.ts';
import { rowsRead, statementsOf } from '../../../testing/rows-read.ts';
import { ACTS, anyAct, carryOut, type Act, type ActingPlace } from '../../../testing/reservation-acts.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { notifications, pushSubscriptions, userNotificationPreferences } from '../notifications/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { reservations } from '../reservations/tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());

async function readState({ organization }: ActingPlace) {
  const { drizzle } = bench.database;
  const [rules] = await drizzle.select().from(organizations).where(eq(organizations.id, organization.id));
  const rows = await drizzle
    .select({ reservation: reservations, timezone: locations.timezone, powerKw: spots.powerOutput })
    .from(reservations)
    .innerJoin(locations, eq(locations.id, reservations.locationId))
    .innerJoin(spots, eq(spots.id, reservations.spotId))
    .where(eq(reservations.organizationId, organization.id));
  return { rules: rules!, rows };
}
type State = Awaited<ReturnType<typeof readState>>;

/**
 * When each reservation is to be looked at next, and when its state, the rules and its member's choices demand it. A new one
 * is looked at by when any choices could demand it, which may be before.
 */
async function compareDue(place: ActingPlace, state: State) {
  const looksFrom = endOfMinute(bench.clock.now());
  const reminders: string[] = [];
  const demanded = new Map<string, number>();
  for (const { reservation, timezone, powerKw } of state.rows) {
    const member = place.members.find(({ id }) => id === reservation.userId);
    if (!member) continue;
    const choices = await readChoices(member.id, state.rules);
    const toCome = remindersOf({ ...reservation, timezone, powerKw }, choices).filter(
      ({ dueAt }) => dueAt >= looksFrom,
    );
    reminders.push(...toCome.map(({ kind, method }) => `${kind} ${method}`));
    const instants = toCome.map(({ dueAt }) => dueAt.getTime());
    const { closesAt } = arrivalWindow(reservation, state.rules.noShowGracePeriodMinutes);
    if (reservation.status === 'confirmed' && closesAt > bench.clock.now()) instants.push(closesAt.getTime());
    if (instants.length > 0) demanded.set(reservation.id, Math.min(...instants));
  }
  const standing = state.rows.flatMap(
    ({ reservation: { id, nextDueAt, startsAt, createdAt, updatedAt } }) => {
      if (!nextDueAt) return [];
      const isNew = updatedAt.getTime() === createdAt.getTime();
      const demandedAt = new Date(demanded.get(id) ?? NaN);
      const isEarly =
        isNew && nextDueAt < demandedAt && nextDueAt.getTime() === firstDueAt(startsAt, createdAt).getTime();
      return [`${id} ${isoOf((isEarly ? demandedAt : nextDueAt).getTime())}`];
    },
  );
  return {
    standing: standing.toSorted(),
    demanded: [...demanded].map(([id, at]) => `${id} ${isoOf(at)}`).toSorted(),
    reminders,
  };
}

const isoOf = (at: number): string => new Date(at).toISOString();

/** A member's choices, read without the application's own statement. */
async function readChoices(userId: string, rules: State['rules']): Promise<NotificationChoices> {
  const { drizzle } = bench.database;
  const [person] = await drizzle.select().from(users).where(eq(users.id, userId));
  const browsers = await drizzle
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.endedAt)));
  const [chosen] = await drizzle
    .select()
    .from(userNotificationPreferences)
    .where(eq(userNotificationPreferences.userId, userId));
  return {
    reachableBy: [
      'app',
      ...(person!.emailNotifications ? (['email'] as const) : []),
      ...(browsers.length > 0 ? (['push'] as const) : []),
    ],
    methods: chosen?.methods ?? {},
    customMinutes: customReminderMinutes(rules, chosen ?? null),
    quiet: chosen?.quietFrom ? { from: chosen.quietFrom, until: chosen.quietUntil! } : null,
    usualEnergyKwh: null,
  };
}

/** One act of a history; by default the first member's, about the first spot and now, for an hour. */
const act = (what: Act['what'], of: Partial<Act> = {}): Act => ({
  what,
  who: 0,
  where: 0,
  when: 0,
  hours: 1,
  ...of,
});

/**
 * A history in which every act is accepted and every state reached that the test must have seen, whatever the random
 * ones do.
 */
const EVERY_STATE: Act[] = [
  act('own reminders', { where: 1, when: 2 }),
  act('subscribe'),
  act('book', { when: 4 }),
  act('edit', { when: 6 }),
  act('move', { where: 1 }),
  act('cancel'),
  act('walk in', { who: 1, where: 1, hours: 3 }),
  act('book', { when: 4 }),
  act('arrive'),
  act('extend', { hours: 2 }),
  act('wait', { when: 1 }),
  act('release'),
  act('rules', { where: 1 }),
  act('book', { when: 4 }),
  act('wait', { when: 12 }),
  act('book', { when: 4 }),
  act('close'),
  act('open'),
  act('suspend', { who: 1 }),
  act('take back', { who: 1 }),
  act('zone'),
  act('choose'),
  act('switch mail'),
];

const stateOf = ({ kind, status, releasedAt, cancelReason }: State['rows'][number]['reservation']): string =>
  `${kind} ${status}${releasedAt ? ' released' : ''}${cancelReason ? ' by others' : ''}`;

test('after any changes of reservations, rules and choices, each is looked at next when the state demands it', async () => {
  const seen = new Set<string>();
  const accepted = new Set<Act['what']>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 14, maxLength: 14 }), async (acts) => {
      bench.clock.set(TEST_NOW);
      const settings = {
        peakHoursEnabled: false,
        allowConsecutiveReservations: true,
        maxConsecutiveSlots: 99,
      };
      const made = await makePlace(bench, settings);
      const place = { ...made, members: await makeMembers(bench, made.organization, 2) };
      for (const [index, each] of acts.entries()) {
        if (await carryOut(bench, place, each)) accepted.add(each.what);
        await bench.app.jobRunner.drain();
        const state = await readState(place);
        const done = acts.slice(0, index + 1).map(({ what }) => what);
        const due = await compareDue(place, state);
        expect(due.standing, `after ${done.join(', ')}`).toEqual(due.demanded);
        for (const { reservation } of state.rows) seen.add(stateOf(reservation));
        for (const reminder of due.reminders) seen.add(reminder);
      }
    }),
    { numRuns: 6, seed: 12, endOnFailure: true, examples: [[EVERY_STATE]] },
  );
  // If all acts were refused, the test would pass without showing anything.
  expect(ACTS.filter((what) => !accepted.has(what))).toEqual([]);
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'custom_reminder email',
      'end_15min email',
      'end_5min app',
      'reservation arrived',
      'reservation arrived released',
      'reservation cancelled',
      'reservation cancelled by others',
      'reservation confirmed',
      'reservation no_show',
      'start_15min app',
      'start_5min push',
      'still_coming push',
      'someone_waits app',
      'walk_in arrived',
    ]),
  );
}, 120_000);

test('after many changes at once each reservation is looked at next when its state demands it', async () => {
  bench.clock.set(TEST_NOW);
  const settings = { peakHoursEnabled: false, allowConsecutiveReservations: true, maxConsecutiveSlots: 99 };
  const made = await makePlace(bench, settings, { spots: 4 });
  const place = { ...made, members: await makeMembers(bench, made.organization, 4) };
  const acts = fc
    .sample(anyAct, { numRuns: 300, seed: 7 })
    // These two move the clock, which the others read at the same time.
    .filter(({ what }) => what !== 'wait' && what !== 'arrive');
  for (let round = 0; round < 5; round++) {
    const atOnce = acts.slice(round * 30, (round + 1) * 30).map((each, index) => ({
      ...each,
      who: index % 4,
      where: index % 3 === 0 ? each.where : each.where + 2,
    }));
    const [reports] = await Promise.all([
      Promise.all(atOnce.slice(0, 3).map(() => bench.app.jobRunner.drain())),
      ...atOnce.map((each) => carryOut(bench, place, each)),
    ]);
    expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
    await bench.app.jobRunner.drain();
    const state = await readState(place);
    const due = await compareDue(place, state);
    expect(due.standing).toEqual(due.demanded);
    // Suspended members and closed spots would leave nothing to do in the next rounds.
    const undone = { where: 0, when: 0, hours: 1 };
    for (const [who] of place.members.entries())
      await carryOut(bench, place, { ...undone, what: 'take back', who });
    for (const where of [0, 1, 2, 3])
      await carryOut(bench, place, { ...undone, what: 'open', where, who: 0 });
    bench.clock.advance(60 * 60_000);
  }
}, 60_000);

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

test('a booking that is in progress while settings change gets the reminders of the new settings', async () => {
  bench.clock.set(TEST_NOW);
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const waiting = async () => (await bench.database.pool.query(WAITING)).rowCount;
  const wish = wishFor(member, location);
  const first = await inTransaction(bench.database, async (tx) => {
    // Holds the booking up between its read and its write: it waits until this row is committed or not.
    await tx.execute(sql`
      INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
        ends_at, created_at, updated_at)
      SELECT ${organization.id}, gen_random_uuid(), 'reservation', 'confirmed', ${organization.admin.id}, ${location.id},
        ${wish.spotId}, ${MONDAY}, '9-12', ${`${MONDAY}T09:00:00-05:00`}, ${`${MONDAY}T12:00:00-05:00`}, ${TEST_NOW},
        ${TEST_NOW}`);
    const booking = book(bench, member, wish);
    await expect.poll(waiting).toBe(1);
    const body = { defaultReminderMinutes: 30 };
    await bench.call(updateOrganizationSettings, { body }, organization.admin);
    await bench.app.jobRunner.drain();
    await tx.execute(
      sql`UPDATE reservations SET status = 'cancelled' WHERE user_id = ${organization.admin.id}`,
    );
    return { booking };
  });
  expect((await first.booking).status).toBe(201);
  await bench.app.jobRunner.drain();
  for (const time of ['08:00', '08:30']) {
    bench.clock.set(`${MONDAY}T${time}:00-05:00`);
    await bench.app.jobRunner.drain();
  }
  const rows = await bench.database.drizzle
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, member.id), eq(notifications.type, 'custom_reminder')));
  expect(
    rows.map(({ method, scheduledFor }) => `${method} ${scheduledFor.toISOString()}`).toSorted(),
  ).toEqual(['app 2026-11-23T13:30:00.000Z', 'email 2026-11-23T13:30:00.000Z']);
});

test('however many instances look at what is due at once, each reminder is written once, and an absence is judged once', async () => {
  bench.clock.set(TEST_NOW);
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  await mustBook(bench, member, location);
  await bench.app.jobRunner.drain();
  const toCome = await remindersToCome(bench, member);
  for (const { dueAt } of toCome.filter((reminder) => reminder.kind.startsWith('start'))) {
    bench.clock.set(dueAt);
    await Promise.all(Array.from({ length: 5 }, () => handleDue(bench)));
  }
  bench.clock.set(`${MONDAY}T09:30:00-05:00`);
  await Promise.all(Array.from({ length: 5 }, () => handleDue(bench)));
  const written = await bench.database.drizzle
    .select()
    .from(notifications)
    .where(eq(notifications.userId, member.id));
  const shown = (kind: string, method: string) => `${kind} ${method}`;
  expect(
    written.flatMap(({ type, method }) => (type.startsWith('start') ? shown(type, method) : [])).toSorted(),
  ).toEqual(
    toCome.flatMap(({ kind, method }) => (kind.startsWith('start') ? shown(kind, method) : [])).toSorted(),
  );
  const { rows } = await bench.database.pool.query(
    `SELECT kind FROM jobs WHERE kind = 'reservations.no-show' AND organization_id = $1`,
    [organization.id],
  );
  expect(rows).toHaveLength(1);
});

test('what is due, and what is to be looked at again, is found without reading what is over', async () => {
  bench.clock.set(TEST_NOW);
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  await bench.database.pool.query(
    `INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
       starts_at, ends_at, created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'reservation', 'arrived', $2, $3, $4, at::date, '9-10', at, at + interval '10 minutes', at, at
     FROM generate_series($5::timestamptz - interval '400 days', $5::timestamptz - interval '5 days', interval '15 minutes') at`,
    [organization.id, member.id, location.id, location.spots[1]!.id, TEST_NOW],
  );
  await bench.database.pool.query('VACUUM ANALYZE reservations');
  const sent = await statementsOf(bench.database.pool, async () => {
    await mustBook(bench, member, location);
    await handleDue(bench);
    const rules = { body: { noShowGracePeriodMinutes: 15 } };
    expect((await bench.call(updateOrganizationSettings, rules, organization.admin)).status).toBe(200);
    await inTransaction(bench.database, (tx) =>
      bench.deps.tell(tx, { type: 'contact_changed', userId: member.id }, bench.clock.now()),
    );
    await bench.app.jobRunner.drain();
  });
  const own = sent.filter(({ name }) => name?.startsWith('agenda.'));
  expect(new Set(own.map(({ name }) => name))).toEqual(
    new Set([
      'agenda.only-one',
      'agenda.lock-due',
      'agenda.read',
      'agenda.write',
      'agenda.follow-rules',
      'agenda.review-organization',
      'agenda.review-person',
    ]),
  );
  const read = await Promise.all(
    own.map(
      async (each) => [await rowsRead(bench.database.pool, each, ['reservations']), each.name] as const,
    ),
  );
  expect(read.filter(([rows]) => rows > 100)).toEqual([]);
});
