import { openMailServer } from '../../server/testing/mail-server.ts';
import { makeCrowd } from './crowd.ts';
import { round, type Figure } from './report.ts';
import type { Stage } from './stage.ts';

const MINUTE_MS = 60_000;
/** The reservations begin so long after their reminders of a quarter of an hour are due. */
const AHEAD_MS = 15 * MINUTE_MS;
const AIM_SECONDS = 20;

const RESERVE = `
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
    ends_at, next_due_at, reminded_until, created_at, updated_at)
  SELECT $1, gen_random_uuid(), 'reservation', 'confirmed', own.user_id, $2, own.spot_id, $5::timestamptz::date, '9-10', $5,
    $5::timestamptz + interval '1 hour', now(), now(), now(), now()
  FROM unnest($3::uuid[], $4::uuid[]) AS own (user_id, spot_id)`;

const WRITTEN = `
  SELECT count(*)::int AS rows, count(*) FILTER (WHERE status = 'sent')::int AS sent,
    extract(epoch FROM max(sent_at) FILTER (WHERE method = 'app') - min(scheduled_for))::float8 AS "lastInApp"
  FROM notifications WHERE type = 'start_15min'`;

/** Reminders of many members that are due in one minute, in the app and by mail: how long after it the last has gone out. */
export async function measureReminders(stage: Stage, { members }: { members: number }): Promise<Figure> {
  const database = await stage.createDatabase();
  const crowd = await makeCrowd(database, members);
  const mails = await openMailServer({ isRead: false });
  await stage.startApplication(database, {
    SMTP_URL: mails.url,
    MAIL_FROM: 'ChargeRota <no-reply@example.org>',
  });
  // Time enough for the worker to have seen all of them before.
  const due = new Date((Math.floor(Date.now() / MINUTE_MS) + 2) * MINUTE_MS);
  await database.pool.query(RESERVE, [
    crowd.organizationId,
    crowd.locationId,
    crowd.members.map(({ id }) => id),
    crowd.members.map(({ spotId }) => spotId),
    new Date(due.getTime() + AHEAD_MS),
  ]);
  await mails.hasReceived(members);
  const lastMail = (Date.now() - due.getTime()) / 1000;
  const { rows } = await database.pool.query<{ rows: number; sent: number; lastInApp: number }>(WRITTEN);
  const written = rows[0]!;
  await stage.stopApplications();
  await mails.close();
  const faults: string[] = [];
  if (written.rows !== 2 * members)
    faults.push(`${written.rows} reminders were written for ${members} members`);
  if (mails.count !== members) faults.push(`${mails.count} mails were sent to ${members} members`);
  return {
    name: 'Reminders due in one minute',
    summary: `the last mail of ${members} after ${lastMail.toFixed(1)} s, in the app after ${written.lastInApp.toFixed(1)} s`,
    values: { members, lastMailSeconds: round(lastMail, 1), lastInAppSeconds: round(written.lastInApp, 1) },
    aim: { text: `under ${AIM_SECONDS} s`, met: lastMail < AIM_SECONDS },
    faults,
  };
}
