// What operators look at: the tickets of a large installation, and its health.
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@chargerota/domain';
import { OPERATOR_COOKIE } from '../../server/src/features/operator/identity/operator-cookie.ts';
import { makeOperator } from '../../server/testing/make-operator.ts';
import { makeCrowd } from './crowd.ts';
import { percentile, timeMs } from './drive.ts';
import { storeHistory, type History } from './history.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type TicketsSize = { tickets: number; times: number };
export type HealthSize = { history: History; notices: number; times: number };

const AIM_MS = 200;
const WARM_UP = 5;

/** Every list, filter and count of the portal's Tickets tab. */
export async function measureTickets(stage: Stage, { tickets, times }: TicketsSize): Promise<Figure> {
  const database = await stage.createDatabase();
  const { rows } = await database.pool.query<{ id: string }>(TICKETS, [
    tickets,
    TICKET_STATUSES,
    TICKET_PRIORITIES,
  ]);
  await database.pool.query('VACUUM (ANALYZE)');
  const list = '/api/developer/tickets';
  const calls = {
    'first page': list,
    'deep page': `${list}?page=${Math.floor(tickets / 2 / 50)}`,
    bugs: `${list}?type=bug`,
    'a category': `${list}?category=performance`,
    pending: `${list}?status=pending`,
    'in work and urgent': `${list}?status=in_work&priority=urgent`,
    'of administrators': `${list}?administrator=any`,
    'of one administrator': `${list}?administrator=${rows[0]!.id}`,
    archived: `${list}?archived=true`,
    'a frequent word': `${list}?search=charger`,
    'a rare word': `${list}?search=zanzibar`,
    'a word that is nowhere': `${list}?search=xylophone`,
    'a number': `${list}?search=${1000 + Math.floor(tickets / 3)}`,
    counts: `${list}/counts`,
    reporters: `${list}/reporters?search=rep`,
  };
  return measure(stage, database, { name: 'Tickets, slowest call', calls, times, of: `${tickets} tickets` });
}

/** The Health tab's one call, computed anew each time. */
export async function measureHealth(stage: Stage, { history, notices, times }: HealthSize): Promise<Figure> {
  const database = await stage.createDatabase();
  const { organizationId, members } = await makeCrowd(database, 1, { spots: 200, timezone: 'UTC' });
  const lastDay = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const stored = await storeHistory(database, { organizationId, lastDay }, history);
  await database.pool.query(NOTICES, [organizationId, members[0]!.id, notices]);
  await database.pool.query('VACUUM (ANALYZE) notifications');
  const calls = { health: '/api/developer/health' };
  const of = `${stored} reservations, ${notices} notices`;
  return measure(stage, database, { name: 'Health of the installation', calls, times, of });
}

async function measure(
  stage: Stage,
  database: BenchDatabase,
  { name, calls, times, of }: { name: string; calls: Record<string, string>; times: number; of: string },
): Promise<Figure> {
  const { operator } = await makeOperator({ database, clock: { now: () => new Date() } });
  const http = openHttpClient(await stage.startApplication(database));
  const measured = [];
  for (const [what, path] of Object.entries(calls)) {
    const ask = async (): Promise<void> => {
      const { status, body } = await http.call('GET', path, `${OPERATOR_COOKIE}=${operator}`);
      if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
    };
    const taken = [];
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
    for (let turn = 0; turn < times; turn += 1) taken.push(await timeMs(ask));
    measured.push({ what, p95: percentile(taken, 0.95) });
  }
  http.close();
  const slowest = measured.toSorted((a, b) => b.p95 - a.p95)[0]!;
  return {
    name,
    summary: `${slowest.p95.toFixed(1)} ms at the 95th percentile: ${slowest.what}  (${of})`,
    values: Object.fromEntries(measured.map(({ what, p95 }) => [what, round(p95, 2)])),
    aim: { text: `at most ${AIM_MS} ms`, met: slowest.p95 <= AIM_MS },
  };
}

/**
 * Stores tickets of years: every fifth from one of 100 administrators, in turn, and the others from guests. 400 more
 * accounts report nothing. Returns the id of an administrator who has reported.
 */
const TICKETS = `
  WITH person AS (
    INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
    SELECT uuidv7(), 'Rep' || n, 'Orter', 'rep' || n || '@example.org', 'approved', now(), now()
    FROM generate_series(1, 500) n RETURNING id, email),
  numbered AS (SELECT id, email, row_number() OVER (ORDER BY id) AS n FROM person),
  stored AS (
    INSERT INTO tickets (id, user_id, user_email, user_name, is_admin, type, category, sub_category, description, status,
      priority, completed_at, is_archived, created_at, updated_at)
    SELECT uuidv7(at - now()), p.id, coalesce(p.email, 'guest' || g || '@example.org'), 'Rep Orter ' || g,
      p.id IS NOT NULL, CASE WHEN g % 3 = 0 THEN 'feature' ELSE 'bug' END,
      CASE WHEN g % 7 = 0 THEN 'performance' ELSE 'booking' END, 'Other',
      'The charger at the gate does not answer since ' || g || ' minutes'
        || CASE WHEN g % 5000 = 0 THEN ', as in Zanzibar' ELSE '' END,
      state, ($3::text[])[1 + g % 4], CASE WHEN state = 'completed' THEN at END, state = 'completed' AND g % 4 < 3, at, at
    FROM generate_series(1, $1::int) g
    CROSS JOIN LATERAL (SELECT now() - ($1::int - g) * interval '15 minutes' AS at,
      ($2::text[])[CASE WHEN g % 10 < 2 THEN 1 WHEN g % 10 < 3 THEN 2 ELSE 3 END] AS state) each
    LEFT JOIN numbered p ON g % 5 = 0 AND p.n = 1 + g % 500)
  SELECT id FROM numbered WHERE n = 1 + 5`;

/** A third waits. The others went out within the last 90 days, an eighth of them within the last day; a few failed. */
const NOTICES = `
  INSERT INTO notifications (organization_id, id, user_id, type, method, status, scheduled_for, attempt_at, attempts,
    sent_at, error_message, created_at)
  SELECT $1, uuidv7(), $2, 'membership_decided', (ARRAY['app', 'email', 'push', 'sms'])[1 + n % 4], state, at, at, 1,
    CASE WHEN state = 'sent' THEN at END, CASE WHEN state = 'failed' THEN 'connect ECONNREFUSED' END, at
  FROM generate_series(1, $3::int) n
  CROSS JOIN LATERAL (SELECT CASE WHEN n % 3 = 0 THEN 'pending' WHEN n % 600 = 1 THEN 'failed' ELSE 'sent' END AS state) s
  CROSS JOIN LATERAL (SELECT CASE
    WHEN state = 'pending' THEN now() + interval '1 hour' + n * interval '1 second'
    WHEN n % 12 = 1 THEN now() - (n % 86400) * interval '1 second'
    ELSE now() - (n % 90) * interval '1 day' END AS at) t`;
