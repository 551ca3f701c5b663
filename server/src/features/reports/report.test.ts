import {
  acceptOffer,
  arriveAtReservation,
  cancelReservation,
  createWalkIn,
  exportReport,
  joinLine,
  listOffers,
  readLineWeeks,
  readReport,
  releaseReservation,
  updateNotificationPreferences,
} from '@chargerota/contract';
import { addDays, type NotificationMethod } from '@chargerota/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { book, makePlace, MONDAY, mustBook, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation, type TestLocation } from '../../../testing/make-location.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { NEW_ID_SQL } from '../../../testing/new-id-sql.ts';
import { rowsRead, statementsOf } from '../../../testing/rows-read.ts';
import { newId } from '../../platform/database/ids.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { daysToCount, monthsToCount } from './counting-store.ts';
import { weeklyReportJob } from './weekly-job.ts';

const DAY = 86_400_000;

async function runWeekly(): Promise<void> {
  const work = weeklyReportJob(bench.deps).prepare({});
  if ('invalid' in work) throw new Error(work.invalid);
  await work.run({ ...bench.deps, jobId: newId(), organizationId: null });
}

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
beforeEach(async () => {
  bench.clock.set(TEST_NOW);
  await bench.database.pool.query(`TRUNCATE report_days, report_months;
    UPDATE report_sums SET counted_until = '-infinity', months_until = '-infinity'`);
});
afterAll(() => bench.close());

const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);

const reportTo = (by: TestMember, organization: TestOrganization, query: Record<string, string> = {}) =>
  bench.call(readReport, { params: { id: organization.id }, query }, by);

/** The report of the Monday. */
const ofMonday = async (organization: TestOrganization, over: Record<string, string> = {}) =>
  (await reportTo(organization.admin, organization, { from: MONDAY, to: MONDAY, ...over })).body;

/** Counts days that are over by `now`, as housekeeping does. */
const count = (now: Date, batch = 1000) =>
  bench.database.pool.query<{ gone: number }>(daysToCount.text, [
    new Date(now.getTime() - daysToCount.keep),
    batch,
  ]);

/** A Monday on which everything that the report counts happens at one of two locations with two chargers each. */
async function busyMonday() {
  const { organization, location } = await makePlace(bench, {}, { spots: 2 });
  const other = await makeLocation(bench, organization, { name: 'Building B', spots: 2 });
  const people = await makeMembers(bench, organization, 6);
  const [ann, ben, cid, dee, eve, fay] = people as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  const wait = (member: TestMember) =>
    bench.call(
      joinLine,
      { body: { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 9, hours: 2 } },
      member,
    );
  // Ann takes one charger, Ben the other, which he gives up for Dee, who waits; Cid and Eve wait in vain.
  const anns = await mustBook(bench, ann, location, { timeSlot: '9-12' });
  const bens = await mustBook(bench, ben, location, { spot: 1, timeSlot: '9-11' });
  await wait(dee);
  await wait(cid);
  await wait(eve);
  // Refused twice, Eve counts once, and as one who waited; Fay counts; Ann had a charger that day.
  for (const member of [eve, eve, fay, fay]) {
    // In this order.
    expect((await book(bench, member, wishFor(member, location))).status).toBe(409);
  }
  expect((await book(bench, ann, wishFor(ann, location, { spot: 1, timeSlot: '9-10' }))).status).toBe(409);
  // No lack of chargers: too long, or with a reservation of one's own.
  await book(bench, fay, wishFor(fay, other, { timeSlot: '0-12' }));
  await bench.call(cancelReservation, { params: { id: bens.id } }, ben);
  await bench.app.jobRunner.drain();
  const [offer] = (await bench.call(listOffers, {}, dee)).body;
  const dees = await bench.call(acceptOffer, { params: { id: offer!.id } }, dee);
  expect(dees.status).toBe(200);

  at('09:10');
  await bench.call(arriveAtReservation, { params: { id: anns.id } }, ann);
  at('10:20');
  await bench.call(releaseReservation, { params: { id: anns.id } }, ann);
  // Dee did not come. At the other location Ben walks in, from 20:50 to 22:00.
  at('20:50');
  await bench.app.jobRunner.drain();
  const walkIn = { spotId: other.spots[0]!.id, endHour: 22 };
  expect((await bench.call(createWalkIn, { body: walkIn }, ben)).status).toBe(201);
  at('23:00');
  return { organization, location, other };
}

const minutesAt = (report: Awaited<ReturnType<typeof ofMonday>>, weekday = 0) =>
  report.hours[weekday]!.flatMap(({ inUse }, hour) => (inUse > 0 ? [[hour, Math.round(inUse * 60)]] : []));

test('the day is counted by its clocks, and a member’s wish for a location and day once', async () => {
  const { organization, location } = await busyMonday();
  expect((await ofMonday(organization, { locationId: location.id })).sums).toMatchObject({
    reservations: 2,
    sessions: 1,
    minutes: 80,
    noShows: 1,
    released: 1,
    walkIns: 0,
    served: 1,
    notServed: 2,
    refused: 1,
    unserved: 3,
  });
  const all = await ofMonday(organization);
  expect(all.sums).toMatchObject({ reservations: 3, sessions: 2, minutes: 150, walkIns: 1, unserved: 3 });
  expect(all.worstTenth).toBeNull();
  // The line's own figures say the same.
  const line = await bench.call(readLineWeeks, { query: { weeks: '1' } }, organization.admin);
  expect(line.body.weeks).toMatchObject([{ served: 1, notServed: 2, gaveUp: 0, reservations: 3 }]);
});

test('days are counted once, and stay as they were when the reservations are deleted', async () => {
  const { organization, location } = await busyMonday();
  bench.clock.set(new Date(Date.parse(`${MONDAY}T12:00:00Z`) + 8 * DAY));
  const now = bench.clock.now();
  const [before, beforeHere] = [
    await ofMonday(organization),
    await ofMonday(organization, { locationId: location.id }),
  ];
  expect(minutesAt(before)).toEqual([
    [9, 60],
    [10, 20],
    [20, 10],
    [21, 60],
  ]);

  await Promise.all([count(now, 2), count(now, 2), count(now)]);
  expect((await count(now)).rows).toEqual([{ gone: 0 }]);
  const { pool } = bench.database;
  await pool.query('TRUNCATE reservations, refused_bookings, waitlist_offers, waitlist_entries CASCADE');
  expect(await ofMonday(organization)).toEqual(before);
  expect(await ofMonday(organization, { locationId: location.id })).toEqual(beforeHere);
});

test('a file has a line for each day and location, without names of people', async () => {
  const { organization } = await busyMonday();
  const answer = await bench.app.inject({
    url: exportReport.path.replace(':id', organization.id),
    query: { from: MONDAY, to: MONDAY },
    cookies: { [SESSION_COOKIE]: organization.admin.cookie },
  });
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="report-${MONDAY}-${MONDAY}.csv"`);
  const [heading, ...lines] = answer.body.trim().split('\r\n');
  expect(heading).toContain('Date,Location,Chargers,Reservations,Sessions');
  const starts = lines.map((line) => line.split(',').slice(0, 14).join(','));
  expect(starts.toSorted()).toEqual([
    `${MONDAY},Building A,2,2,1,0,1,1,1,2,0,1,80,0`,
    `${MONDAY},Building B,2,1,1,1,0,0,0,0,0,0,70,0`,
  ]);
});

test('a plan shows the days that it has, and the trial is of the plan that was chosen', async () => {
  const basic = await makeOrganization(bench, {}, { plan: 'basic' });
  const today = TEST_NOW.slice(0, 10);
  const asked = (organization: TestOrganization, query = {}) =>
    reportTo(organization.admin, organization, query);
  expect((await asked(basic)).body).toMatchObject({
    from: addDays(today, -7),
    to: today,
    earliest: addDays(today, -7),
  });
  const tooEarly = { from: addDays(today, -8), to: today };
  expect(await asked(basic, tooEarly)).toMatchObject({ status: 409, body: { code: 'report_limit' } });

  const premium = await makeOrganization(bench, {}, { plan: 'premium' });
  expect((await asked(premium)).body).toMatchObject({ from: '2026-11-01', earliest: null });
  expect((await asked(premium, tooEarly)).status).toBe(200);
  expect((await asked(premium, { from: '2026-01-01', to: '2026-11-20' })).status).toBe(422);
  expect((await asked(premium, { from: today, to: '2026-11-01' })).status).toBe(422);
  // The trial has ended, and nobody pays.
  const ended = await makeOrganization(
    bench,
    {},
    { plan: 'premium', trialEndDate: new Date(Date.parse(TEST_NOW) - DAY) },
  );
  expect(await asked(ended, tooEarly)).toMatchObject({ status: 409, body: { code: 'report_limit' } });
});

/** Sessions of a location, by SQL. */
async function store(
  location: TestLocation,
  members: TestMember[],
  sessions: { on: string; from: string; hours: number }[],
) {
  await bench.database.pool.query(
    `INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
       ends_at, created_at, updated_at)
     SELECT $1, ${NEW_ID_SQL}, 'reservation', 'arrived', $4, $2, $3, s.on, '0-1', s.from, s.from + make_interval(hours => s.hours),
       s.from, s.from
     FROM jsonb_to_recordset($5) AS s("on" date, "from" timestamptz, hours int)`,
    [location.organizationId, location.id, location.spots[0]!.id, members[0]!.id, JSON.stringify(sessions)],
  );
}

test('hours are those that clocks show, also where they change and where the offset is not of whole hours', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const island = await makeLocation(bench, organization, { timezone: 'Australia/Lord_Howe', spots: 1 });
  const members = await makeMembers(bench, organization, 1);
  // New York, from midnight of the day on which 1 to 2 comes twice; it ends at 2. Before that, into the new day.
  await store(location, members, [
    { on: '2026-11-01', from: '2026-11-01T04:00:00Z', hours: 3 },
    { on: '2026-11-03', from: '2026-11-04T03:30:00Z', hours: 2 },
  ]);
  // Eleven hours ahead in its summer; from 20:30 to 22:30.
  await store(island, members, [{ on: '2026-11-09', from: '2026-11-09T09:30:00Z', hours: 2 }]);
  const month = { from: '2026-11-01', to: '2026-11-07' };
  const there = (await reportTo(organization.admin, organization, { ...month, locationId: location.id }))
    .body;
  expect(minutesAt(there, 6)).toEqual([
    [0, 60],
    [1, 120],
  ]);
  expect(minutesAt(there, 1)).toEqual([
    [22, 30],
    [23, 60],
  ]);
  expect(minutesAt(there, 2)).toEqual([[0, 30]]);
  const far = { from: '2026-11-09', to: '2026-11-09', locationId: island.id };
  expect(minutesAt((await reportTo(organization.admin, organization, far)).body)).toEqual([
    [20, 30],
    [21, 60],
    [22, 30],
  ]);
});

test('the worst-served tenth is the part of their wishes that was fulfilled, once ten members wished', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const members = await makeMembers(bench, organization, 11);
  await store(location, members, [{ on: '2026-11-02', from: '2026-11-02T15:00:00Z', hours: 1 }]);
  const refuse = (member: TestMember, dates: string[]) =>
    bench.database.pool.query(
      `INSERT INTO refused_bookings (organization_id, location_id, date, user_id) SELECT $1, $2, unnest($3::date[]), $4`,
      [organization.id, location.id, dates, member.id],
    );
  const worst = async () => (await reportTo(organization.admin, organization)).body.worstTenth;
  // One of eleven had all that they wished; two of eleven are the worst tenth.
  await Promise.all(members.slice(1, 9).map((member) => refuse(member, ['2026-11-03'])));
  await refuse(members[0]!, ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
  expect(await worst()).toBeNull();
  await refuse(members[9]!, ['2026-11-03']);
  expect(await worst()).toEqual({ members: 10, share: 0 });
});

test('the worst-served tenth of a month stays when its reservations are deleted, by location and of all', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const quiet = await makeLocation(bench, organization, { spots: 1 });
  const closed = await makeLocation(bench, organization, { spots: 1 });
  const members = await makeMembers(bench, organization, 10);
  const refuse = (at: TestLocation, who: TestMember[], dates: string[]) =>
    bench.database.pool.query(
      `INSERT INTO refused_bookings (organization_id, location_id, date, user_id)
       SELECT $1, $2, d, u FROM unnest($3::date[]) d, unnest($4::uuid[]) u`,
      [organization.id, at.id, dates, who.map(({ id }) => id)],
    );
  // Nine had nothing; the tenth had one of two, and nothing at the location that is closed by now.
  await store(location, [members[9]!], [{ on: '2024-10-30', from: '2024-10-30T15:00:00Z', hours: 1 }]);
  await refuse(location, members, ['2024-10-31']);
  await refuse(closed, members, ['2024-10-02', '2024-10-03']);
  await refuse(quiet, members.slice(1), ['2024-10-05']);
  await bench.database.pool.query('UPDATE locations SET is_active = false WHERE id = $1', [closed.id]);

  const { pool } = bench.database;
  // Kept for ever, so that the first month is that of the first reservation.
  const months = monthsToCount(0);
  const countAt = async (time: string): Promise<void> => {
    const now = new Date(time);
    await count(now);
    const values = [now, months.batch];
    let gone = 1;
    while (gone > 0) {
      const twice = await Promise.all([1, 2].map(() => pool.query<{ gone: number }>(months.text, values)));
      gone = Math.max(...twice.map(({ rows }) => rows[0]!.gone));
    }
  };
  const stored = async () => (await pool.query('SELECT FROM report_months')).rowCount;
  // The last day is not counted yet.
  await countAt('2024-11-03T15:00:00Z');
  expect(await stored()).toBe(0);
  await countAt(TEST_NOW);
  expect(await stored()).toBe(3);
  await pool.query('TRUNCATE reservations, refused_bookings, waitlist_offers, waitlist_entries CASCADE');

  const worst = async (query: Record<string, string> = {}) =>
    (await reportTo(organization.admin, organization, { from: '2024-10-01', to: '2024-10-31', ...query }))
      .body.worstTenth;
  expect(await worst()).toEqual({ members: 10, share: 0 });
  expect(await worst({ locationId: location.id })).toEqual({ members: 10, share: 0 });
  expect(await worst({ locationId: quiet.id })).toBeNull();
  expect(await worst({ to: '2024-10-30' })).toBeNull();
});

test('on Monday morning who chose it is told of last week, once, if there was anything to count', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const quiet = await makeOrganization(bench);
  const [mira] = await makeMembers(bench, organization, 1);
  const tokyo = { timezone: 'Asia/Tokyo' };
  const east = await makePlace(bench, tokyo, { ...tokyo, spots: 1 });
  const session = { on: '2026-11-17', from: '2026-11-17T14:00:00Z', hours: 2 };
  await store(location, [mira!], [session]);
  await store(east.location, [east.organization.admin], [session]);
  const choose = (who: TestMember, methods: NotificationMethod[]) =>
    bench.call(
      updateNotificationPreferences,
      { body: { topics: [{ topic: 'usage_report', methods }] } },
      who,
    );
  for (const { admin } of [organization, east.organization, quiet]) {
    expect((await choose(admin, ['app', 'email'])).status).toBe(200);
  }
  const told = async (time: string, { admin } = organization) => {
    bench.clock.set(time);
    // As on two instances.
    await Promise.all([runWeekly(), runWeekly()]);
    await bench.app.jobRunner.drain();
    return (await notificationsTo(bench, admin)).filter(({ kind }) => kind === 'usage_report');
  };
  // By the organization's clocks: 8 AM in Tokyo is Sunday evening in New York.
  expect(await told('2026-11-22T22:59:00Z', east.organization)).toEqual([]);
  expect(await told('2026-11-22T23:00:00Z', east.organization)).toHaveLength(2);
  expect(await told(`${MONDAY}T07:59:00-05:00`)).toEqual([]);
  const first = await told(`${MONDAY}T08:00:00-05:00`);
  expect(first.map(({ method, title }) => `${method}: ${title}`).toSorted()).toEqual([
    'app: Usage from Mon, Nov 16 to Sun, Nov 22',
    'email: Usage from Mon, Nov 16 to Sun, Nov 22',
  ]);
  expect(first[0]!.message).toBe(
    'Harbor Street Offices: 1 session, 2 hours of charging, 0 no-shows, and 0 requests without a charger.',
  );
  expect(await told(`${MONDAY}T09:00:00-05:00`)).toHaveLength(2);
  expect(await notificationsTo(bench, quiet.admin)).toEqual([]);
  // A member, who is no administrator, cannot choose it.
  expect((await choose(mira!, ['email'])).status).toBe(422);
});

test('what was stored long ago is not read', async () => {
  const { organization, location } = await makePlace(bench, {}, { spots: 1 });
  const members = await makeMembers(bench, organization, 1);
  const days = Array.from({ length: 800 }, (_, index) => addDays('2026-11-19', -index));
  await store(
    location,
    members,
    days.flatMap((on) => [8, 12].map((hour) => ({ on, from: `${on}T${14 + hour - 8}:00:00Z`, hours: 2 }))),
  );
  const { pool } = bench.database;
  for (let gone = 1; gone > 0;) {
    gone = (await count(bench.clock.now(), 300)).rows[0]!.gone;
  }
  await pool.query('ANALYZE reservations, report_days');
  const sent = await statementsOf(pool, () => reportTo(organization.admin, organization));
  const read = sent.filter(({ name }) => name?.startsWith('reports.'));
  expect(read).toHaveLength(2);
  for (const statement of read)
    expect(await rowsRead(pool, statement, ['reservations', 'report_days']), statement.text).toBeLessThan(
      100,
    );
});
