import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace } from '../../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { announceNotifications } from '../wake-dispatchers.ts';

/** How often an instance is killed; `npm run soak` asks for 50. */
const KILLS = Number(process.env['NOTIFICATION_KILLS'] || 2);
/** Notifications that become due before each kill. */
const BATCH = 150;

const script = fileURLToPath(new URL('../../../../testing/deliver-notifications.ts', import.meta.url));

let bench: TestApp;
let mailServer: MailServer;
const instances = new Set<ChildProcess>();
beforeAll(async () => {
  [bench, mailServer] = await Promise.all([buildTestApp(), openMailServer()]);
});
afterAll(async () => {
  await Promise.all([...instances].map(kill));
  await Promise.all([bench.close(), mailServer.close()]);
});

async function launch(): Promise<ChildProcess> {
  const instance = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: bench.database.connectionString,
      SMTP_URL: mailServer.url,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(instance, 'message');
  instances.add(instance);
  return instance;
}

async function kill(instance: ChildProcess): Promise<void> {
  instances.delete(instance);
  if (instance.exitCode !== null || instance.signalCode !== null) return;
  const ended = once(instance, 'exit');
  instance.kill('SIGKILL');
  await ended;
}

/** A batch of notifications of something that has just happened. */
async function storeNotifications(member: TestMember): Promise<void> {
  await bench.database.pool.query(
    `INSERT INTO notifications (organization_id, id, user_id, type, method, scheduled_for, attempt_at, created_at)
     SELECT $1, gen_random_uuid(), $2, 'membership_decided', 'email', $3, $3, $3 FROM generate_series(1, $4::int)`,
    [member.organizationId, member.id, new Date(), BATCH],
  );
  announceNotifications(bench.database.drizzle, [{ method: 'email' }]);
}

const messageIdOf = (id: string) => `<${id}@rota.example>`;

test(
  `however often an instance is killed while it delivers (${KILLS} times), each notification arrives, hardly one twice, and then as the same message`,
  async ({ annotate }) => {
    const { organization } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    // A kill hits the work at a random place, but always after the same number of mails.
    let seed = 13;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const two = [await launch(), await launch()];
    for (let killed = 0; killed < KILLS; killed++) {
      const before = mailServer.received.length;
      await storeNotifications(member);
      await mailServer.hasReceived(before + 10 + Math.floor(random() * 90));
      await kill(two.shift()!);
      two.push(await launch());
    }
    const waiting = async () => {
      const { rows } = await bench.database.pool.query(
        "SELECT count(*) AS count FROM notifications WHERE status <> 'sent'",
      );
      return rows[0].count as number;
    };
    // Notifications that killed instances had taken are free when their leases end.
    await expect.poll(waiting, { timeout: 60_000, interval: 250 }).toBe(0);
    const times = new Map<string, number>();
    for (const { messageId } of mailServer.received) times.set(messageId!, (times.get(messageId!) ?? 0) + 1);
    expect(times.size).toBe(KILLS * BATCH);
    // One more at most for each kill that hit it: an attempt never sends twice.
    const { rows } = await bench.database.pool.query<{ id: string; attempts: number }>(
      'SELECT id, attempts FROM notifications',
    );
    for (const { id, attempts } of rows) expect(times.get(messageIdOf(id))).toBeLessThanOrEqual(attempts);
    // And only what a killed instance had in hand, as much as its concurrency allows, is attempted again.
    const again = rows.reduce((sum, { attempts }) => sum + attempts - 1, 0);
    const twice = mailServer.received.length - times.size;
    await annotate(`${times.size} notifications: ${again} attempted again, ${twice} arrived once more`);
    expect(again).toBeLessThanOrEqual(KILLS * 4);
  },
  60_000 + KILLS * 30_000,
);
