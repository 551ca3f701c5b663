import { addDays, dayPeriod, slotOf, slotPeriod } from '@chargerota/domain';
import { countNoShows } from '../../server/src/features/organizations/overview-store.ts';
import { daysToCount } from '../../server/src/features/reports/counting-store.ts';
import { listEndedRows, listSpotAvailability } from '../../server/src/features/reservations/day-store.ts';
import {
  endedReservations,
  expiredReservations,
} from '../../server/src/features/reservations/retention-store.ts';
import { listOwnReservations } from '../../server/src/features/reservations/own-store.ts';
import { countOwnEnded, loadOwnSessions } from '../../server/src/features/reservations/sums-store.ts';
import { namedQuery } from '../../server/src/platform/database/database.ts';
import { tenantScope, type UserScope } from '../../server/src/platform/http/scopes.ts';
import { makeCrowd } from './crowd.ts';
import { compareMs } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

/** The data that is stored before it is measured. */
type History = {
  /** All reservations of all organizations. */
  reservations: number;
  /** Organizations other than the measured one. They hold at least half of the reservations, unless these are few. */
  otherOrganizations: number;
};

const MEASURED_SPOTS = 200;
const OTHER_SPOTS = 20;
/** Three hours each, from 6, 9, 12, 15 and 18 o'clock; the last is cancelled or missed. */
const SLOTS_A_DAY = 5;

/** More than the days that are not summed up yet, so that a small history has as many of these as a large one. */
const LEAST_DAYS = 10;

/** The default retention time. Older reservations are deleted, so further ones belong to other organizations. */
const KEPT_DAYS = 730;

const slotsOn = (days: number, spots: number) => days * spots * SLOTS_A_DAY;
const daysFor = (reservations: number, spots: number) => Math.ceil(reservations / (spots * SLOTS_A_DAY));

export type GrowthSize = { small: History; large: History; times: number };

const AIM = 1.5;
/** Enough for every connection to settle on its plans. */
const WARM_UP = 60;
/** So many rows at most; fewer than the smaller of both has, so that both answer with as many. */
const SHOWN = 10;
const LISTED = 200;
const REPORT = 'the usage report of 30 days, HTTP';
/** Half of these are the measured location's, which has 1,000 a day. */
const TWO_MONTHS = 120_000;

/**
 * What is read of a location with 200 spots, all of them taken, and of one of its members, by how much is stored beside
 * that.
 */
export async function measureGrowth(stage: Stage, size: GrowthSize): Promise<Figure[]> {
  const small = await prepare(stage, size.small);
  const months = await prepare(stage, { ...size.small, reservations: TWO_MONTHS });
  const large = await prepare(stage, size.large);
  const figures: Figure[] = [];
  for (const name of Object.keys(small.asks) as (keyof typeof small.asks)[]) {
    const less = name === REPORT ? months : small;
    await compareMs(WARM_UP, less.asks[name], large.asks[name]);
    const [smallMs, largeMs] = await compareMs(size.times, less.asks[name], large.asks[name]);
    const ratio = largeMs / smallMs;
    const [from, to] = [count(less.stored), count(large.stored)];
    figures.push({
      name: `Growth, ${name}`,
      summary: `${ratio.toFixed(2)}  (${largeMs.toFixed(2)} ms at ${to} reservations to ${smallMs.toFixed(2)} ms at ${from})`,
      values: {
        ratio: round(ratio, 3),
        smallMs: round(smallMs, 3),
        largeMs: round(largeMs, 3),
        smallStored: less.stored,
        largeStored: large.stored,
      },
      aim: { text: `at most ${AIM}`, met: ratio <= AIM },
    });
  }
  small.close();
  months.close();
  large.close();
  return figures;
}

async function prepare(stage: Stage, history: History) {
  const database = await stage.createDatabase();
  const crowd = await makeCrowd(database, 1, { spots: MEASURED_SPOTS, timezone: 'UTC' });
  const { organizationId, locationId } = crowd;
  const session = crowd.members[0]!.session;
  const date = addDays(new Date().toISOString().slice(0, 10), 2);
  const stored = await storeHistory(database, { organizationId, lastDay: addDays(date, 2) }, history);
  await database.pool.query(TWO_YEARS, [crowd.members[0]!.spotId]);
  const http = openHttpClient(await stage.startApplication(database));
  const period = slotPeriod(date, slotOf(9, 3), 'UTC')!;
  const scope = tenantScope(organizationId);
  const day = { locationId, date, ...dayPeriod(date, 'UTC') };
  const stoodAt = new Date(`${date}T12:00:00Z`);
  // The accounts of the history have their charger's id.
  const own = { userId: crowd.members[0]!.spotId } as UserScope;
  const expired = expiredReservations(1).at(-1)!;
  if (!('text' in expired)) throw new Error('reservations are deleted by another statement');
  const reportPath = `/api/organizations/${organizationId}/report?from=${addDays(date, -32)}&to=${addDays(date, -3)}`;

  async function get(path: string, as = session): Promise<void> {
    const { status, body } = await http.call('GET', path, as);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  }
  return {
    stored,
    close: () => http.close(),
    asks: {
      'availability, SQL': () => listSpotAvailability(database.drizzle, scope, locationId, period),
      'availability, HTTP': () =>
        get(`/api/availability?locationId=${locationId}&date=${date}&timeSlot=9-12`),
      "the day's grid, HTTP": () => get(`/api/days/${date}?locationId=${locationId}`),
      'the day with what ended, SQL': () => listEndedRows(database.drizzle, scope, [day], LISTED),
      [REPORT]: () => get(reportPath, crowd.admin),
      'own reservations, SQL': () =>
        listOwnReservations(database.drizzle, own, { now: stoodAt, endedLimit: SHOWN }),
      'own history counted, SQL': () => countOwnEnded(database.drizzle, own, stoodAt),
      'eco impact, SQL': () => loadOwnSessions(database.drizzle, own),
      'figures of today, SQL': () => countNoShows(database.drizzle, scope, stoodAt),
      'nothing to delete, SQL': () => namedQuery(database.drizzle, expired, [new Date(0), expired.batch]),
    },
  };
}

/** Sums of a member's months, as many as are kept: eco impact answers with each of them. */
const TWO_YEARS = `
  INSERT INTO reservation_months (user_id, month, reservations, sessions, length)
  SELECT $1::uuid, date_trunc('month', now()) - make_interval(months => n), 100, 80, interval '240 hours'
  FROM generate_series(0, 23) n ON CONFLICT DO NOTHING`;

const count = (value: number) =>
  value >= 1_000_000 ? `${(value / 1_000_000).toFixed(1)} M` : `${Math.round(value / 1000)} k`;

/**
 * Stores a history for the location (all its spots taken, day after day, up to `lastDay`) and for other organizations.
 * Rows are inserted oldest first and pass every constraint and index, as in use; only foreign keys are not checked,
 * and what has ended is summed up at once, which housekeeping does hour by hour.
 */
export async function storeHistory(
  database: BenchDatabase,
  measured: { organizationId: string; lastDay: string },
  { reservations, otherOrganizations }: History,
): Promise<number> {
  await database.pool.query(OTHERS, [otherOrganizations, OTHER_SPOTS]);
  await database.pool.query(USERS);
  await database.pool.query(MEMBERS);
  const ownDays = Math.min(KEPT_DAYS, Math.max(LEAST_DAYS, daysFor(reservations / 2, MEASURED_SPOTS)));
  const left = Math.max(0, reservations - slotsOn(ownDays, MEASURED_SPOTS));
  const otherDays = daysFor(left, OTHER_SPOTS * otherOrganizations);
  const own = { ...measured, days: ownDays, own: true };
  // Fills both halves at the same time, with one core each.
  await Promise.all([fill(database, own), fill(database, { ...own, days: otherDays, own: false })]);
  const { text, keep } = endedReservations;
  await database.pool.query(text, [new Date(Date.now() - keep), reservations]);
  for (let counted = 1; counted > 0;) {
    const values = [new Date(Date.now() - daysToCount.keep), daysToCount.batch];
    const { rows } = await database.pool.query<{ gone: number }>(daysToCount.text, values);
    counted = rows[0]?.gone ?? 0;
  }
  await database.pool.query('VACUUM (ANALYZE)');
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int FROM reservations');
  return rows[0]?.count ?? 0;
}

async function fill(
  { pool }: BenchDatabase,
  half: { organizationId: string; lastDay: string; days: number; own: boolean },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(FILL, [half.organizationId, half.own, half.lastDay, half.days, SLOTS_A_DAY]);
    await client.query('RESET session_replication_role');
  } finally {
    client.release();
  }
}

/**
 * Organizations, each with a location and its spots. All ids are UUIDv7, as in the application: ids of chargers created
 * together share their first bytes, and an index has to tell them apart.
 */
const OTHERS = `
  WITH organization AS (
    INSERT INTO organizations (id, name, contact_email, timezone, created_at, updated_at)
    SELECT uuidv7(), 'Tenant ' || n, 'tenant' || n || '@example.org', 'UTC', now(), now()
    FROM generate_series(1, $1::int) n RETURNING id),
  subscription AS (
    INSERT INTO subscriptions (organization_id, plan, status, created_at, updated_at)
    SELECT id, 'basic', 'trial', now(), now() FROM organization),
  place AS (
    INSERT INTO locations (organization_id, id, name, address, timezone, total_spots, operating_hours,
      operating_hours_json, created_at, updated_at)
    SELECT id, uuidv7(), 'Site', '1 Road', 'UTC', $2, '24/7', '{}', now(), now() FROM organization
    RETURNING organization_id, id)
  INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
  SELECT organization_id, uuidv7(), id, lpad(n::text, 3, '0'), n, now()
  FROM place, generate_series(1, $2::int) n`;

/** One account per spot, with the spot's id. */
const USERS = `
  INSERT INTO users (id, first_name, last_name, email, status, vehicle_make, vehicle_model, created_at, updated_at)
  SELECT id, 'Maya', 'Reyes', id || '@example.org', 'approved', 'Nissan', 'Leaf', now(), now() FROM spots`;

const MEMBERS = `
  INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
  SELECT organization_id, uuidv7(), id, 'user', 'active', now() FROM spots`;

/**
 * All reservations of a spot belong to the account with its id, so that nobody is at two spots at once. Members arrived
 * at their past reservations, except for the fifth slot of each day: nine of ten cancelled it, and one missed it.
 */
const FILL = `
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
    starts_at, ends_at, cancelled_at, created_at, updated_at)
  SELECT s.organization_id, uuidv7(day.date - now()), 'reservation',
    CASE WHEN slot.hour = 18 THEN CASE WHEN s.position % 10 = 0 THEN 'no_show' ELSE 'cancelled' END
      WHEN day.date < current_date THEN 'arrived' ELSE 'confirmed' END,
    s.id, s.location_id, s.id, day.date,
    slot.hour || '-' || slot.hour + 3, day.date + make_interval(hours => slot.hour),
    day.date + make_interval(hours => slot.hour + 3),
    CASE WHEN slot.hour = 18 AND s.position % 10 <> 0 THEN day.date END, day.date, day.date
  FROM generate_series($4::int - 1, 0, -1) AS ago
  CROSS JOIN LATERAL (SELECT ($3::date - ago)::timestamptz AS date) day
  CROSS JOIN LATERAL (SELECT 6 + 3 * n AS hour FROM generate_series(0, $5::int - 1) n) slot
  JOIN spots s ON (s.organization_id = $1) = $2
  ORDER BY day.date, slot.hour`;
