import {
  CHOICES_PATH,
  notificationUsage,
  tryNotification,
  updateNotificationPreferences,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { openPushService, type PushService } from '../../../../testing/push-service.ts';
import { openTwilioStandIn, twilioConfig, type TwilioStandIn } from '../../../../testing/twilio-stand-in.ts';
import { newId } from '../../../platform/database/ids.ts';
import { installationKeys } from '../../../platform/installation/installation-keys.ts';
import { limitAttempts, type AttemptLimit } from '../../../platform/rate-limits/attempts.ts';
import { notifications, pushSubscriptions } from '../tables.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { readChannels } from './read-channels.ts';

let mailServer: MailServer;
let twilio: TwilioStandIn;
let pushService: PushService;
let t: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  [mailServer, twilio, pushService] = await Promise.all([
    openMailServer(),
    openTwilioStandIn(),
    openPushService(),
  ]);
  t = await buildTestApp({
    mailer: mailServer.mailer,
    config: { ...twilioConfig(twilio), RATE_LIMITS: true },
  });
  organization = await makeOrganization(t);
});
afterAll(async () => {
  await t.close();
  await Promise.all([mailServer, twilio, pushService].map((server) => server.close()));
});

const rowsOf = async ({ id }: { id: string }) =>
  (
    await t.database.pool.query(
      `SELECT method, status, title, error_message AS "errorMessage", segments FROM notifications
       WHERE user_id = $1 ORDER BY id`,
      [id],
    )
  ).rows;

test('each channel can be tried: the message arrives, or the answer says why not', async () => {
  const member = await makeMember(t, organization, { user: { confirmedPhone: '+12125550142' } });
  const attempt = async (method: 'app' | 'email' | 'sms' | 'push') => {
    const { body } = await t.call(tryNotification, { body: { method } }, member);
    return body.code ?? body.message;
  };
  const { publicKey } = await t.deps.keys.vapid();
  const browser = pushService.subscribe(publicKey);
  expect(await attempt('push')).toBe('channel_not_ready');
  const { endpoint, keys } = browser.subscription;
  await t.database.drizzle.insert(pushSubscriptions).values({
    id: newId(),
    userId: member.id,
    endpoint,
    ...keys,
    browser: 'Firefox',
    createdAt: t.clock.now(),
  });

  expect([await attempt('app'), await attempt('email'), await attempt('sms'), await attempt('push')]).toEqual(
    [
      'It is in your list of notifications.',
      `An email is on its way to ${member.email}.`,
      'A text message is on its way to +12125550142.',
      'A push message is on its way to your browsers.',
    ],
  );
  const title = 'This is how a notification looks';
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([title]);
  expect(twilio.messages.map(({ body }) => body)).toEqual([expect.stringContaining(`ChargeRota: ${title}.`)]);
  expect(browser.received).toMatchObject([{ payload: { title, path: CHOICES_PATH } }]);

  mailServer.refusal = '550 no mailbox here';
  const failed = await t.call(tryNotification, { body: { method: 'email' } }, member);
  mailServer.refusal = null;
  expect([failed.status, failed.body.code, failed.body.details?.[0]?.code]).toEqual([
    502,
    'channel_failed',
    'refused',
  ]);
  // What the mail server says is for the operator: it names hosts and addresses of their network.
  expect(JSON.stringify(failed.body)).not.toMatch(/550|no mailbox here/);
  const sent = { status: 'sent', title, errorMessage: null, segments: null };
  expect(await rowsOf(member)).toEqual([
    { ...sent, method: 'app' },
    { ...sent, method: 'email' },
    { ...sent, method: 'sms', segments: 1 },
    { ...sent, method: 'push' },
    { ...sent, method: 'email', status: 'failed', errorMessage: expect.stringContaining('550') },
  ]);
  // It costs money.
  for (let each = 2; each <= 5; each++) {
    expect(await attempt('sms')).toContain('on its way');
  }
  expect(await attempt('sms')).toBe('rate_limited');
});

test('choices are changed, and an organization’s notifications counted, a limited number of times', async () => {
  const { admin, id } = await makeOrganization(t);
  const change = () => t.call(updateNotificationPreferences, { body: { quietHours: null } }, admin);
  const count = () => t.call(notificationUsage, { params: { id } }, admin);
  expect([(await change()).status, (await count()).status]).toEqual([200, 200]);
  const use = (limit: AttemptLimit, who: string) =>
    Promise.all(Array.from({ length: limit.limit - 1 }, () => limitAttempts(t.deps, limit, who)));
  await use(CHANNEL_LIMITS.choicesByAccount, admin.id);
  await use(CHANNEL_LIMITS.usageByOrganization, id);
  expect([(await change()).status, (await count()).status]).toEqual([429, 429]);
});

test('a channel that is not configured is not offered', async () => {
  const member = await makeMember(t, organization, { user: { confirmedPhone: '+12125550142' } });
  const read = async (changes: object, sms = t.deps.sms) => {
    const deps = { ...t.deps, sms, config: { ...t.deps.config, ...changes } };
    const { channels } = await readChannels(t.database.drizzle, member.id, deps);
    return channels.filter(({ why }) => why === 'not_configured').map(({ method }) => method);
  };
  expect(await read({})).toEqual([]);
  expect(await read({ isProduction: true }, null)).toEqual(['email', 'sms']);
  expect(await read({ isProduction: true, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
});

test('administrators see what was sent by month in their own zone, and the segments of text messages', async () => {
  const other = await makeOrganization(t, { timezone: 'Asia/Kolkata' });
  const row = (
    method: 'email' | 'sms',
    scheduledFor: string,
    rest: Partial<typeof notifications.$inferInsert> = {},
  ) => {
    const at = new Date(scheduledFor);
    const common = { organizationId: other.id, userId: other.admin.id, type: 'no_show' as const };
    const status = 'sent' as const;
    return { ...common, method, status, scheduledFor: at, attemptAt: at, createdAt: at, sentAt: at, ...rest };
  };
  await t.database.drizzle.insert(notifications).values([
    row('sms', '2026-11-10T12:00:00Z', { segments: 2 }),
    // It is December there.
    row('sms', '2026-11-30T19:00:00Z', { segments: 1 }),
    row('sms', '2026-10-31T18:00:00Z', { segments: 1 }),
    row('sms', '2026-11-11T12:00:00Z', { status: 'failed', sentAt: null }),
    row('email', '2026-11-12T12:00:00Z'),
    row('email', '2026-11-25T12:00:00Z', { status: 'pending', sentAt: null }),
    row('email', '2026-08-31T12:00:00Z'),
  ]);
  const { body } = await t.call(notificationUsage, { params: { id: other.id } }, other.admin);
  const none = { sent: 0, failed: 0, segments: 0 };
  expect(body).toEqual([
    { ...none, month: '2026-12', method: 'sms', sent: 1, segments: 1 },
    { ...none, month: '2026-11', method: 'email', sent: 1 },
    { ...none, month: '2026-11', method: 'sms', sent: 1, failed: 1, segments: 2 },
    { ...none, month: '2026-10', method: 'sms', sent: 1, segments: 1 },
  ]);
});

test('instances that start at once share the keys of the installation', async () => {
  await t.database.pool.query('DELETE FROM server_settings');
  const instances = await Promise.all(Array.from({ length: 6 }, () => installationKeys(t.database)));
  const vapid = await Promise.all(instances.map((keys) => keys.vapid()));
  const links = await Promise.all(instances.map((keys) => keys.links()));
  expect(new Set(vapid.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
  expect(new Set(links.map((key) => key.toString('hex'))).size).toBe(1);
  expect(links[0]).toHaveLength(32);
  expect(await (await installationKeys(t.database)).vapid()).toEqual(vapid[0]);
});
