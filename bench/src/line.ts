import { setTimeout } from 'node:timers/promises';
import { addDays } from '@chargerota/domain';
import { makeCrowd, type Crowd } from './crowd.ts';
import { median, percentile, timeMs } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type LineSize = { entries: number; otherOrganizations: number; times: number };

const AIM_MS = 50;
/** Lines elsewhere may not cost anything; two answers of some milliseconds differ by chance. */
const AIM_RATIO = 1.5;
/** Until the code that runs each time is compiled. */
const WARM_UP = 40;

/**
 * A long line at one location: matching a freed slot (from the answer to its cancellation to the committed offer), the
 * cancellation and the matching together, joining, and reading one's place; then the same with as many lines in other
 * organizations.
 */
export async function measureLine(stage: Stage, size: LineSize): Promise<Figure[]> {
  const alone = await measure(stage, { ...size, otherOrganizations: 0 });
  const beside = await measure(stage, size);
  return (Object.keys(beside) as (keyof typeof beside)[]).map((name) => {
    const [ms, aloneMs] = [beside[name].p95, alone[name].p95];
    // By the medians: the slowest of a few have other reasons than the size of other lines.
    const ratio = beside[name].median / alone[name].median;
    return {
      name: `Line of ${size.entries}, ${name}`,
      summary: `${inWords(beside[name])} beside ${size.otherOrganizations} other lines; ${inWords(alone[name])} alone`,
      values: { p95Ms: round(ms, 1), aloneMs: round(aloneMs, 1), ratio: round(ratio, 2) },
      ...(name !== 'cancelling and matching' && {
        aim: {
          text: `at most ${AIM_MS} ms, and ${AIM_RATIO} times that alone`,
          met: Math.max(ms, aloneMs) <= AIM_MS && ratio <= AIM_RATIO,
        },
      }),
    };
  });
}

type Taken = { p95: number; median: number };
const inWords = ({ p95, median: middle }: Taken): string =>
  `${p95.toFixed(1)} ms at the 95th percentile, ${middle.toFixed(1)} in the middle`;

async function measure(stage: Stage, { entries, otherOrganizations, times }: LineSize) {
  const database = await stage.createDatabase();
  const crowd = await makeCrowd(database, 2 * (WARM_UP + times), { spots: 20, timezone: 'UTC' });
  const date = addDays(new Date().toISOString().slice(0, 10), 2);
  await database.pool.query(
    'UPDATE organizations SET peak_hours_enabled = false, max_advance_booking_days = 30',
  );
  await storeLines(database, crowd, { entries, otherOrganizations, date });
  await database.pool.query(FULL_DAY, [crowd.organizationId, crowd.locationId, date]);
  await database.pool.query('VACUUM (ANALYZE)');
  const http = openHttpClient(await stage.startApplication(database));
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, session: string, body?: object) => {
    const answer = await http.call(method, path, session, body);
    if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`);
    return answer;
  };
  const taken = {
    'matching a freed slot': [] as number[],
    'cancelling and matching': [] as number[],
    joining: [] as number[],
    'reading one’s place': [] as number[],
  };
  const { rows } = await database.pool.query<{ id: string; user_id: string }>(
    'SELECT id, user_id FROM reservations WHERE organization_id = $1 ORDER BY id',
    [crowd.organizationId],
  );
  const wish = { locationId: crowd.locationId, date, fromHour: 0, toHour: 22, hours: 1 };
  for (let index = 0; index < WARM_UP + times; index += 1) {
    const [who, other] = [crowd.members[2 * index]!, crowd.members[2 * index + 1]!];
    const joining = await timeMs(() => call('POST', '/api/watches', other.session, wish));
    const reading = await timeMs(() => call('GET', '/api/watches', other.session));
    const reservation = rows[index]!;
    await database.pool.query('UPDATE reservations SET user_id = $2 WHERE id = $1', [reservation.id, who.id]);
    const asked = wallClockMs();
    await call('PATCH', `/api/reservations/${reservation.id}/cancel`, who.session);
    const answered = wallClockMs();
    const offered = await waitForOffer(database, reservation.id);
    if (index >= WARM_UP) {
      taken.joining.push(joining);
      taken['reading one’s place'].push(reading);
      taken['matching a freed slot'].push(offered - answered);
      taken['cancelling and matching'].push(offered - asked);
    }
  }
  http.close();
  await stage.stopApplications();
  return Object.fromEntries(
    Object.entries(taken).map(([name, all]) => [name, { p95: percentile(all, 0.95), median: median(all) }]),
  ) as Record<keyof typeof taken, Taken>;
}

/** To fractions of a millisecond, comparable with PostgreSQL's clock on the same machine. */
const wallClockMs = (): number => performance.timeOrigin + performance.now();

/** When the offer of a cancelled reservation's slot was seen first, in milliseconds of PostgreSQL's clock. */
async function waitForOffer(database: BenchDatabase, reservationId: string): Promise<number> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const { rows } = await database.pool.query<{ now: number }>(
      `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now FROM reservations r
       JOIN waitlist_offers f ON f.organization_id = r.organization_id AND f.spot_id = r.spot_id
         AND f.starts_at = r.starts_at AND f.status = 'open'
       WHERE r.id = $1`,
      [reservationId],
    );
    if (rows[0]) return rows[0].now;
    // Looking without a pause would take a core from what is measured.
    await setTimeout(2);
  }
  const { rows } = await database.pool.query('SELECT kind, due_at, attempts, last_error FROM jobs');
  throw new Error(`a slot that became free was not offered: ${JSON.stringify(rows)}`);
}

/** Members who wait at the location for any hour of the day, and a line of the same length spread over other organizations. */
async function storeLines(
  database: BenchDatabase,
  { organizationId, locationId }: Crowd,
  { entries, otherOrganizations, date }: { entries: number; otherOrganizations: number; date: string },
): Promise<void> {
  const { pool } = database;
  await pool.query(PEOPLE, [organizationId, entries]);
  await pool.query(ENTRIES, [organizationId, locationId, date]);
  for (let index = 0; index < otherOrganizations; index += 1) {
    const other = await makeCrowd(database, 0, { spots: 2, timezone: 'UTC' });
    await pool.query(MEMBERS, [organizationId, other.organizationId, Math.ceil(entries / 10)]);
    await pool.query(ENTRIES, [other.organizationId, other.locationId, date]);
  }
}

const PEOPLE = `
  WITH people AS (
    INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
    SELECT gen_random_uuid(), 'Lin', 'Wait', 'line' || n || '@example.org', 'approved', now(), now()
    FROM generate_series(1, $2::integer) n RETURNING id)
  INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
  SELECT $1::uuid, gen_random_uuid(), id, 'user', 'active', now() FROM people`;

/** The same people wait elsewhere, too. */
const MEMBERS = `
  INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
  SELECT $2::uuid, gen_random_uuid(), m.user_id, 'user', 'active', now()
  FROM organization_memberships m JOIN users u ON u.id = m.user_id
  WHERE m.organization_id = $1 AND u.email LIKE 'line%' LIMIT $3`;

const ENTRIES = `
  INSERT INTO waitlist_entries (organization_id, id, user_id, location_id, preferred_date, look_ahead_days, first_date,
    last_date, from_hour, to_hour, hours, status, ends_at, occupied_minutes, scored_on, created_at, updated_at)
  SELECT $1::uuid, gen_random_uuid(), m.user_id, $2::uuid, $3::date, 7, $3::date, $3::date, 0, 22, 1, 'waiting',
    $3::date + interval '23 hours', (random() * 100)::integer, (now() AT TIME ZONE 'UTC')::date, date_trunc('milliseconds', now()), date_trunc('milliseconds', now())
  FROM organization_memberships m JOIN users u ON u.id = m.user_id
  WHERE m.organization_id = $1 AND u.email LIKE 'line%'`;

/** Every hour of the day on every charger, for as many of those who do not wait. */
const FULL_DAY = `
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
    ends_at, created_at, updated_at)
  SELECT $1::uuid, gen_random_uuid(), 'reservation', 'confirmed', owner.id, $2::uuid, s.id, $3::date,
    hour || '-' || hour + 1, $3::date + hour * interval '1 hour', $3::date + (hour + 1) * interval '1 hour', now(), now()
  FROM (SELECT id, row_number() OVER (ORDER BY position) AS n FROM spots WHERE location_id = $2) s
  JOIN LATERAL (SELECT id FROM users WHERE email LIKE 'line%' ORDER BY id DESC OFFSET s.n LIMIT 1) owner ON true
  CROSS JOIN generate_series(0, 22) hour`;
