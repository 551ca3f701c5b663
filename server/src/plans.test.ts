// Statements that contain something only for PostgreSQL's planner: without it, each of them fails here on PostgreSQL 15 and
// 18. Those that are read in the order of an index are in waitlist/line.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsRead, statementsOf } from '../testing/rows-read.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  claimDue,
  writeOutcomes,
  type DueNotification,
} from './features/notifications/deliver/delivery-store.ts';
import { listDaysOfUse } from './features/reports/store.ts';
import { listEndedRows } from './features/reservations/day-store.ts';
import { openBeside, PLANNED_EACH_TIME, type Database } from './platform/database/database.ts';
import { tenantScope } from './platform/http/scopes.ts';

const NOW = new Date('2026-11-27T15:20:00Z');
const DATE = '2026-11-27';
const LOCATIONS = 20;
const SPOTS = 40;
const DAYS = 200;
const PENDING = 2000;

// An organization that has the installation for itself, with years of history.
const FILL = `
  CREATE FUNCTION id_of(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT md5(kind || n)::uuid $$;
  INSERT INTO organizations (id, name, contact_email, timezone, created_at, updated_at)
  VALUES (id_of('organization', 0), 'Harborline', 'office@example.org', 'UTC', '2025-01-01', '2025-01-01');
  INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
  SELECT id_of('user', n), 'Lin', 'Wait', n || '@example.org', 'approved', '2025-01-01', '2025-01-01'
  FROM generate_series(0, ${SPOTS - 1}) n;
  INSERT INTO locations (organization_id, id, name, address, timezone, operating_hours, operating_hours_json, created_at,
    updated_at)
  SELECT id_of('organization', 0), id_of('location', n), 'Building ' || n, 'x', 'UTC', 'x', '{}', '2025-01-01', '2025-01-01'
  FROM generate_series(0, ${LOCATIONS - 1}) n;
  INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
  SELECT id_of('organization', 0), id_of('spot', n), id_of('location', n % ${LOCATIONS}), n, n, '2025-01-01'
  FROM generate_series(0, ${SPOTS - 1}) n;
  -- Confirmed today, and so that they take no time to write, missed before.
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
    ends_at, created_at, updated_at)
  SELECT id_of('organization', 0), id_of('reservation', ago * ${SPOTS} + n), 'reservation',
    CASE WHEN ago = 0 THEN 'confirmed' ELSE 'no_show' END, id_of('user', n), id_of('location', n % ${LOCATIONS}),
    id_of('spot', n), date '${DATE}' - ago::int, '15-17', start, start + interval '2 hours', start, start
  FROM generate_series(0, ${DAYS - 1}) ago, generate_series(0, ${SPOTS - 1}) n,
    LATERAL (SELECT timestamptz '${DATE} 15:30Z' - ago * interval '1 day' AS start) at;
  INSERT INTO report_days (organization_id, location_id, date, spots, reservations, sessions, walk_ins, no_shows, released,
    served, not_served, gave_up, refused, saved_minutes, minutes)
  SELECT id_of('organization', 0), id_of('location', n), date '${DATE}' - ago::int, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, array_fill(0, ARRAY[24])
  FROM generate_series(0, ${LOCATIONS - 1}) n, generate_series(8, 500) ago;
  UPDATE report_sums SET counted_until = date '${DATE}' - 8;
  ANALYZE;
  ALTER TABLE notifications SET (autovacuum_enabled = false);
  -- Little was pending when statistics were gathered.
  INSERT INTO notifications (organization_id, id, user_id, reservation_id, type, method, status, scheduled_for, attempt_at,
    created_at)
  SELECT id_of('organization', 0), id_of('sent', n), id_of('user', n % ${SPOTS}), id_of('reservation', n), 'start_15min',
    'email', 'sent', '2026-01-01', '2026-01-01', '2026-01-01'
  FROM generate_series(${SPOTS}, ${SPOTS * DAYS - 1}) n;
  ANALYZE notifications;
  INSERT INTO notifications (organization_id, id, user_id, reservation_id, type, method, status, scheduled_for, attempt_at,
    leased_by, created_at)
  SELECT id_of('organization', 0), id_of('pending', n), id_of('user', n % ${SPOTS}), id_of('reservation', n), 'start_15min',
    'email', 'pending', due, due, CASE WHEN n < 10 THEN 'lease' END, '2026-01-01'
  FROM generate_series(0, ${PENDING - 1}) n,
    LATERAL (SELECT timestamptz '${DATE} 15:15Z' + n * interval '1 second' AS due) at`;

let database: TestDatabase;
/** The connections of deliveries, which have settings of their own. */
let deliveries: Database;
let id: (kind: string, n: number) => string;
beforeAll(async () => {
  database = await createTestDatabase();
  deliveries = openBeside(database, { max: 2, settings: PLANNED_EACH_TIME });
  await database.pool.query(FILL);
  const { rows } = await database.pool.query<{ kind: string; n: number; id: string }>(
    `SELECT kind, n, id_of(kind, n) AS id FROM unnest('{organization,location,spot,pending}'::text[]) kind,
       generate_series(0, ${LOCATIONS}) n`,
  );
  id = (kind, n) => rows.find((row) => row.kind === kind && row.n === n)!.id;
});
afterAll(async () => {
  await deliveries.close();
  await database.dispose();
});

const scope = () => tenantScope(id('organization', 0));
const locationIds = () => Array.from({ length: LOCATIONS }, (_, n) => id('location', n));

/** Those of ten notifications that were taken. */
const outcomes = (outcome: 'gone' | 'wait') =>
  writeOutcomes(
    deliveries.drizzle,
    Array.from({ length: 10 }, (_, n) => ({
      notification: {
        organizationId: id('organization', 0),
        id: id('pending', n),
        lease: 'other',
        attempts: 1,
      } as DueNotification,
      outcome: outcome === 'gone' ? { is: outcome } : { is: outcome, attemptAt: NOW },
    })),
  );

test.each<[what: string, table: string, most: number, ask: () => Promise<unknown>]>([
  [
    'a day with what has ended',
    'reservations',
    3 * SPOTS,
    () => {
      const period = { startsAt: new Date(`${DATE}T00:00Z`), endsAt: new Date('2026-11-28T00:00Z') };
      const days = locationIds().map((locationId) => ({ locationId, date: DATE, ...period }));
      return listEndedRows(database.drizzle, scope(), days, 50);
    },
  ],
  ['the figures of past days', 'report_days', 20 * LOCATIONS, figures],
  ['the figures of the last days', 'reservations', 40 * SPOTS, figures],
  [
    'what is delivered next',
    'notifications',
    1000,
    () =>
      claimDue(deliveries.drizzle, {
        method: 'email',
        now: NOW,
        limit: 10,
        lease: 'x',
        leaseMilliseconds: 60_000,
      }),
  ],
  ['what was delivered', 'notifications', 100, () => outcomes('wait')],
  ['what need not be delivered', 'notifications', 100, () => outcomes('gone')],
])('%s is found without reading all %s', async (_what, table, most, ask) => {
  const { pool } = table === 'notifications' ? deliveries : database;
  const sent = await statementsOf(pool, ask);
  const about = sent.filter(({ name, text }) => name && text.includes(table));
  expect(about).not.toEqual([]);
  for (const statement of about)
    expect(await rowsRead(pool, statement, [table]), statement.name).toBeLessThan(most);
});

function figures() {
  const spans = locationIds().map((locationId) => ({
    locationId,
    timezone: 'UTC',
    firstDate: '2026-11-10',
    lastDate: DATE,
  }));
  return listDaysOfUse(database.drizzle, scope(), { spans, now: NOW });
}
