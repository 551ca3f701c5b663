import { NOTICE_TOPICS } from '@chargerota/domain';
import { claimDue, findNextAttempt } from '../../server/src/features/notifications/deliver/delivery-store.ts';
import { openBeside, type Database } from '../../server/src/platform/database/database.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { bookBare, wishes } from './bookings.ts';
import { makeCrowd, type Crowd } from './crowd.ts';
import { compareMs, drive, median } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type NoticesSize = {
  /** Due at the same instant, by each of two methods. */
  reminders: number;
  /** Waiting for later. */
  later: number;
  clients: number;
  rounds: number;
  seconds: number;
  times: number;
};

const AIMS = { rows: 0.85, seconds: 60, bookings: 2 / 3, later: 1.5 };
const MEMBERS = 1000;

/** What reminders cost bookings, how long it takes to send all that are due at once, and what those of later cost. */
export async function measureNotices(stage: Stage, size: NoticesSize): Promise<Figure[]> {
  return [
    await measureRows(stage, size),
    ...(await measureMinute(stage, size)),
    await measureLater(stage, size),
  ];
}

/** Compares bookings of members with the default reminders and of members without any, both in bare SQL. */
async function measureRows(stage: Stage, { clients, rounds, seconds }: NoticesSize): Promise<Figure> {
  const database = await stage.createDatabase();
  const [told, quiet] = [await makeCrowd(database, MEMBERS), await makeCrowd(database, MEMBERS)];
  await tellNothing(database, quiet);
  const [toldWish, quietWish] = [wishes(told), wishes(quiet)];
  const rates = { told: [] as number[], quiet: [] as number[] };
  await drive({ clients, seconds: 2 }, () => bookBare(database, toldWish()));
  for (let turn = 0; turn < rounds; turn += 1) {
    rates.told.push((await drive({ clients, seconds }, () => bookBare(database, toldWish()))).perSecond);
    rates.quiet.push((await drive({ clients, seconds }, () => bookBare(database, quietWish()))).perSecond);
  }
  const [toldRate, quietRate] = [median(rates.told), median(rates.quiet)];
  const ratio = toldRate / quietRate;
  return {
    name: 'Notices, bookings that write them',
    summary: `${ratio.toFixed(2)}  (${round(toldRate)}/s to ${round(quietRate)}/s without, bare)`,
    values: { ratio: round(ratio, 3), toldPerSecond: round(toldRate), quietPerSecond: round(quietRate) },
    aim: { text: `at least ${AIMS.rows}`, met: ratio >= AIMS.rows },
  };
}

/**
 * Reminders that all become due at the same instant, in the app and by a mail server on loopback, while others book
 * over HTTP; these are told nothing, so that all mails are reminders.
 */
async function measureMinute(stage: Stage, size: NoticesSize): Promise<Figure[]> {
  const { clients, seconds, reminders } = size;
  const database = await stage.createDatabase();
  const mails = await openMailServer({ isRead: false });
  const crowd = await makeCrowd(database, MEMBERS);
  await tellNothing(database, crowd);
  const http = openHttpClient(
    await stage.startApplication(database, {
      SMTP_URL: mails.url,
      MAIL_FROM: 'ChargeRota <no-reply@example.org>',
    }),
  );
  const wish = wishes(crowd);
  const book = async () => {
    const { member, locationId, spotId, date, timeSlot } = wish();
    const body = { userId: member.id, locationId, spotId, date, timeSlot };
    const { status } = await http.call('POST', '/api/reservations', member.session, body);
    if (status !== 201) throw new Error(`a booking was answered with ${status}`);
  };
  await drive({ clients, seconds: 2 }, book);
  const alone = await drive({ clients, seconds: seconds * 2 }, book);
  const dueAt = new Date();
  await storeReminders(database, reminders, dueAt);
  const beside: number[] = [];
  let waiting = Infinity;
  while (waiting > 0 && Date.now() - dueAt.getTime() < 3 * AIMS.seconds * 1000) {
    beside.push((await drive({ clients, seconds: 2 }, book)).perSecond);
    waiting = await countWaiting(database);
  }
  const { rows } = await database.pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM max(sent_at) - $1)::float8 AS seconds FROM notifications WHERE scheduled_for <= $1`,
    [dueAt],
  );
  const took = rows[0]?.seconds ?? Infinity;
  const ratio = median(beside) / alone.perSecond;
  http.close();
  await stage.stopApplications();
  await mails.close();
  const all = waiting === 0 && mails.count === reminders;
  return [
    {
      name: `Notices, ${(2 * reminders).toLocaleString('en')} due at once`,
      summary: `${took.toFixed(1)} s until all were handed over, half of them by SMTP`,
      values: { seconds: round(took, 1), mails: mails.count, notices: 2 * reminders },
      aim: { text: `at most ${AIMS.seconds} s`, met: all && took <= AIMS.seconds },
      ...(all ? {} : { faults: [`${mails.count} mails came, ${waiting} notices wait`] }),
    },
    {
      name: 'Notices, bookings beside them',
      summary: `${ratio.toFixed(2)}  (${round(median(beside))}/s to ${round(alone.perSecond)}/s alone, HTTP)`,
      values: { ratio: round(ratio, 3), perSecond: round(median(beside)), alone: round(alone.perSecond) },
      aim: { text: `at least ${AIMS.bookings.toFixed(2)}`, met: ratio >= AIMS.bookings },
    },
  ];
}

/** Looking for and taking what is due, beside a backlog that waits for later, to the same beside a hundredth of it. */
async function measureLater(stage: Stage, { later, times }: NoticesSize): Promise<Figure> {
  const [quiet, busy] = [await stage.createDatabase(), await stage.createDatabase()];
  const tomorrow = new Date(Date.now() + 86_400_000);
  // A hundredth of them, not none: what an empty table costs less is the planner's time alone.
  await storeReminders(quiet, Math.round(later / 200), tomorrow);
  await storeReminders(busy, Math.round(later / 2), tomorrow);
  await Promise.all([quiet, busy].map(({ pool }) => pool.query('VACUUM (ANALYZE)')));
  // As the application looks: on connections of the deliveries.
  const [besideQuiet, besideBusy] = [openBeside(quiet, { max: 1 }), openBeside(busy, { max: 1 })];
  const look = async ({ drizzle }: Database) => {
    const claim = { method: 'email', now: new Date(), limit: 8, leaseMilliseconds: 20_000 } as const;
    await claimDue(drizzle, { ...claim, lease: 'bench' });
    await findNextAttempt(drizzle, 'email');
  };
  const [quietMs, busyMs] = await compareMs(
    times,
    () => look(besideQuiet),
    () => look(besideBusy),
  );
  await Promise.all([besideQuiet.close(), besideBusy.close()]);
  const ratio = busyMs / quietMs;
  const backlog = later.toLocaleString('en');
  return {
    name: 'Notices, looking for the next',
    summary: `${ratio.toFixed(2)}  (${busyMs.toFixed(2)} ms beside ${backlog} of later to ${quietMs.toFixed(2)} ms)`,
    values: { ratio: round(ratio, 3), quietMs: round(quietMs, 3), busyMs: round(busyMs, 3) },
    aim: { text: `at most ${AIMS.later}`, met: ratio <= AIMS.later },
  };
}

const tellNothing = ({ pool }: BenchDatabase, { organizationId }: Crowd) =>
  pool.query(
    `INSERT INTO user_notification_preferences (organization_id, user_id, methods, updated_at)
     SELECT organization_id, user_id, $2, now() FROM organization_memberships WHERE organization_id = $1`,
    [organizationId, JSON.stringify(Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, []])))],
  );

/** Members of an organization of their own, each with a reservation that begins 15 minutes after `dueAt`, and its first reminder. */
async function storeReminders({ pool }: BenchDatabase, count: number, dueAt: Date): Promise<void> {
  await pool.query(REMINDERS, [count, dueAt]);
}

const REMINDERS = `
  WITH organization AS (
    INSERT INTO organizations (id, name, contact_email, timezone, created_at, updated_at)
    VALUES (uuidv7(), 'Reminded', 'reminded@example.org', 'UTC', now(), now()) RETURNING id),
  place AS (
    INSERT INTO locations (organization_id, id, name, address, timezone, total_spots, operating_hours,
      operating_hours_json, created_at, updated_at)
    SELECT id, uuidv7(), 'Garage', '1 Road', 'UTC', $1, '24/7', '{}', now(), now() FROM organization
    RETURNING organization_id, id),
  each AS MATERIALIZED (SELECT n, uuidv7() AS id FROM generate_series(1, $1::int) n),
  spot AS (
    INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
    SELECT organization_id, each.id, place.id, n::text, n, now() FROM place, each),
  person AS (
    INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
    SELECT id, 'Ada', 'Berg', id || '@example.org', 'approved', now(), now() FROM each),
  reserved AS (
    INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
      ends_at, created_at, updated_at)
    SELECT organization_id, each.id, 'reservation', 'confirmed', each.id, place.id, each.id, ($2::timestamptz)::date, '9-12',
      $2::timestamptz + interval '15 minutes', $2::timestamptz + interval '3 hours', now(), now() FROM place, each)
  INSERT INTO notifications (organization_id, id, user_id, reservation_id, type, method, scheduled_for, attempt_at,
    created_at)
  SELECT organization_id, uuidv7(), each.id, each.id, 'start_15min', method, $2, $2, now()
  FROM place, each, unnest(ARRAY['app', 'email']) AS method`;

async function countWaiting({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM notifications WHERE status = 'pending' AND scheduled_for <= now()`,
  );
  return rows[0]?.count ?? 0;
}
