import {
  createCalendarFeed,
  ecoImpact,
  getAdminOverview,
  getDayGrid,
  getReviewRequest,
  listRecommendations,
  listReservationsOfDay,
  listUserReservations,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, MONDAY } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { NEW_ID_SQL } from '../../../testing/new-id-sql.ts';
import { rowsRead, statementsOf } from '../../../testing/rows-read.ts';
import type { RowsInBatches } from '../../platform/jobs/housekeeping.ts';
import { endedReservations, expiredReservations } from './retention-store.ts';

const SPOTS = 10;
const DAYS = 300;
const SLOTS = 4;
/** More rows than any screen shows. The member has three times as many, the location thirty times. */
const FEW = 400;
/** Locations of another organization. */
const OTHER_LOCATIONS = 2 * FEW;

let bench: TestApp;
let place: Awaited<ReturnType<typeof makePlace>>;
let member: TestMember;

beforeAll(async () => {
  bench = await buildTestApp();
  bench.clock.set(TEST_NOW);
  place = await makePlace(bench, {}, { spots: SPOTS });
  const members = await makeMembers(bench, place.organization, SPOTS);
  member = members[0]!;
  // Each member has a charger of their own. Slots last two hours, the last of each day is cancelled, and tomorrow is
  // included.
  await bench.database.pool.query(
    `INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
       starts_at, ends_at, cancelled_at, created_at, updated_at)
     SELECT $1, ${NEW_ID_SQL}, 'reservation',
       CASE WHEN slot = $6 THEN 'cancelled' WHEN starts_at < $7 THEN 'arrived' ELSE 'confirmed' END,
       who.id, $2, who.spot_id, $8::date - ago, '8-10', starts_at, starts_at + interval '2 hours',
       CASE WHEN slot = $6 THEN starts_at END, starts_at, starts_at
     FROM generate_series($5::int - 1, 0, -1) ago, generate_series(1, $6::int) slot,
       unnest($3::uuid[], $4::uuid[]) AS who (id, spot_id),
       LATERAL (SELECT ($8::date - ago)::timestamptz + slot * interval '3 hours' AS starts_at) at`,
    [
      place.organization.id,
      place.location.id,
      members.map(({ id }) => id),
      place.location.spots.map(({ id }) => id),
      DAYS,
      SLOTS,
      TEST_NOW,
      MONDAY,
    ],
  );
  const other = await makePlace(bench);
  await bench.database.pool.query(
    `INSERT INTO locations (organization_id, id, name, address, timezone, operating_hours, operating_hours_json, created_at,
       updated_at)
     SELECT organization_id, ${NEW_ID_SQL}, name, address, timezone, operating_hours, operating_hours_json, created_at,
       updated_at
     FROM locations, generate_series(1, $2::int) WHERE id = $1`,
    [other.location.id, OTHER_LOCATIONS],
  );
  // As housekeeping does every hour.
  const until = new Date(new Date(TEST_NOW).getTime() - endedReservations.keep);
  await bench.database.pool.query(endedReservations.text, [until, SPOTS * DAYS * SLOTS]);
  await bench.database.pool.query('ANALYZE reservations, reservation_months, locations');
});
afterAll(() => bench.close());

const TABLES = ['reservations', 'reservation_months', 'past_sessions'];
const EXPIRED = expiredReservations(7300).at(-1) as RowsInBatches;

test.each<[string, () => Promise<unknown>]>([
  [
    'the administrators’ day including ended reservations',
    () =>
      bench.call(
        listReservationsOfDay,
        { params: { date: MONDAY }, query: { ended: 'true' } },
        place.organization.admin,
      ),
  ],
  ['the day’s grid', () => bench.call(getDayGrid, { params: { date: MONDAY } }, member)],
  ['one’s own list', () => bench.call(listUserReservations, { params: { id: member.id } }, member)],
  [
    'a page of one’s own history, with its total',
    () => bench.call(listUserReservations, { params: { id: member.id }, query: { page: '1' } }, member),
  ],
  ['one’s recommendations', () => bench.call(listRecommendations, {}, member)],
  ['whom to ask for a review', () => bench.call(getReviewRequest, {}, member)],
  ['one’s own eco figures', () => bench.call(ecoImpact, { params: { id: member.id } }, member)],
  ['one’s own calendar feed', readFeed],
  ['the figures of today', () => bench.call(getAdminOverview, {}, place.organization.admin)],
  [
    'looking for expired reservations',
    () => bench.database.pool.query({ ...EXPIRED, values: [new Date(0), 1000] }),
  ],
  [
    'looking for what has ended since the last time',
    () => bench.database.pool.query({ ...endedReservations, values: [TEST_NOW, 100] }),
  ],
])('%s reads few reservations, however many are stored, at however many locations', async (_what, ask) => {
  const { pool } = bench.database;
  const sent = (await statementsOf(pool, ask)).filter(({ text }) => text.includes('reservation'));
  expect(sent.length).toBeGreaterThan(0);
  for (const statement of sent)
    expect(await rowsRead(pool, statement, TABLES), statement.text).toBeLessThan(FEW);
});

test('one’s own history is paged, forth and back', async () => {
  const startsOf = async (page: number) => {
    const query = { page: String(page) };
    const { body } = await bench.call(listUserReservations, { params: { id: member.id }, query }, member);
    return body.map(({ startsAt }) => startsAt);
  };
  const [first, second, again] = [await startsOf(1), await startsOf(2), await startsOf(1)];
  expect(again).toEqual(first);
  const both = [...first, ...second];
  expect(both).toEqual([...new Set(both)].toSorted().toReversed());
});

test.each<[string, () => Promise<Named[]>]>([
  ['expired reservations', async () => [{ ...EXPIRED, values: [new Date(0), 1] }]],
  ['what has ended since the last time', async () => [{ ...endedReservations, values: [new Date(0), 1] }]],
  [
    'one’s own reservations and their history',
    async () => {
      const { pool } = bench.database;
      const read = (query: object) => () =>
        bench.call(listUserReservations, { params: { id: member.id }, ...query }, member);
      const sent = [
        ...(await statementsOf(pool, read({}))),
        ...(await statementsOf(pool, read({ query: { page: '2' } }))),
      ];
      return sent.flatMap(({ name, text, values }) =>
        name?.startsWith('reservations.own') ? [{ name, text, values }] : [],
      );
    },
  ],
])('looking for %s is planned once, and not each time', async (_what, find) => {
  const statements = await find();
  const client = await bench.database.pool.connect();
  try {
    await client.query('BEGIN');
    // Each row costs as if there were a hundred times as many of them.
    await client.query('SET LOCAL cpu_tuple_cost = 1');
    for (const { name, text, values } of statements) {
      // PostgreSQL makes five plans for the given values, and then chooses between another and one for any values.
      const again = { name: `${name}, again`, text, values };
      for (let times = 0; times < 7; times += 1) await client.query(again);
    }
    const { rows } = await client.query<{ name: string; lasting: number }>(
      'SELECT name, generic_plans::int AS lasting FROM pg_prepared_statements WHERE name = ANY ($1)',
      [statements.map(({ name }) => `${name}, again`)],
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(rows).toHaveLength(statements.length);
    for (const { name, lasting } of rows) expect(lasting, name).toBe(2);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

type Named = { name: string; text: string; values: unknown[] };

async function readFeed(): Promise<void> {
  const { body } = await bench.call(createCalendarFeed, {}, member);
  const { statusCode } = await bench.app.inject(new URL(body.url).pathname);
  expect(statusCode).toBe(200);
}
