import { daysToCount } from '../../server/src/features/reports/counting-store.ts';
import { endedReservations } from '../../server/src/features/reservations/retention-store.ts';
import type { BenchDatabase } from './stage.ts';

/** The data that is stored before availability is measured. */
export type History = {
  /** All reservations of all organizations. */
  reservations: number;
  /** Organizations other than the measured one. They hold at least half of the reservations, unless these are few. */
  otherOrganizations: number;
};

export const MEASURED_SPOTS = 200;
const OTHER_SPOTS = 20;
/** Three hours each, from 6, 9, 12, 15 and 18 o'clock; the last is cancelled or missed. */
const SLOTS_A_DAY = 5;

/** More than the days that are not summed up yet, so that a small history has as many of these as a large one. */
const LEAST_DAYS = 10;

/** The default retention time. Older reservations are deleted, so further ones belong to other organizations. */
const KEPT_DAYS = 730;

const slotsOn = (days: number, spots: number) => days * spots * SLOTS_A_DAY;
const daysFor = (reservations: number, spots: number) => Math.ceil(reservations / (spots * SLOTS_A_DAY));

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
