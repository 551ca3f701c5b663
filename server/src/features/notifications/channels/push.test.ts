import {
  changePassword,
  endOtherSessions,
  forgotPassword,
  renewPush,
  resetPassword,
  subscribeToPush,
  tryNotification,
  unsubscribeFromPush,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeComingReservation, waitingReminders } from '../../../../testing/coming-reservation.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { makeNotification } from '../../../../testing/make-notification.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { openPushService, type PushService, type TestBrowser } from '../../../../testing/push-service.ts';
import { users } from '../../accounts/tables.ts';
import { pushSubscriptions } from '../tables.ts';
import { pushChannel } from './push.ts';
import { readChannels } from './read-channels.ts';

const PASSWORD = 'Old lantern 7';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0';
let service: PushService;
let t: TestApp;
let organization: TestOrganization;
let member: TestMember;

beforeAll(async () => {
  service = await openPushService();
  t = await buildTestApp({ config: { MAIL_FROM: 'ChargeRota <rota@example.org>' } });
  organization = await makeOrganization(t);
});
afterAll(async () => {
  await t.close();
  await service.close();
});
beforeEach(async () => {
  member = await makeMember(t, organization);
});

const channelsOf = ({ id }: { id: string }) => readChannels(t.deps.database.drizzle, id, t.deps);
const pushOf = async (person: { id: string }) =>
  (await channelsOf(person)).channels.find(({ method }) => method === 'push');
const browsersOf = async (person: { id: string }) =>
  (await channelsOf(person)).pushBrowsers.map(({ id }) => id);

async function openBrowser(): Promise<TestBrowser> {
  const { pushKey } = await channelsOf(member);
  return service.subscribe(pushKey ?? '');
}
const subscribe = (who: TestMember, { subscription }: Pick<TestBrowser, 'subscription'>) =>
  t.call(subscribeToPush, { body: subscription }, { ...who, headers: { 'user-agent': FIREFOX } });
const deliver = (notification: Parameters<typeof makeNotification>[2] = {}) =>
  pushChannel(t.deps).deliver(makeNotification(member, organization, notification));

test('a notification reaches each of a person’s browsers, and nobody else can read it', async () => {
  const [phone, laptop, strangers] = [await openBrowser(), await openBrowser(), await openBrowser()];
  expect(await pushOf(member)).toMatchObject({ isOn: false, works: false, why: 'no_browser' });
  const created = await subscribe(member, phone);
  expect([created.status, created.body.browser]).toEqual([201, 'Firefox on Android']);
  // A browser that subscribes again is the same one.
  expect((await subscribe(member, phone)).body.id).toBe(created.body.id);
  await subscribe(member, laptop);
  await subscribe(await makeMember(t, organization), strangers);
  expect(await pushOf(member)).toMatchObject({ isOn: true, works: true, why: null });

  const id = '0190b2c0-0000-7000-8000-000000000042';
  const usefulUntil = new Date(t.clock.now().getTime() + 15 * 60_000);
  const title = 'Zoë’s charger ⚡ is free';
  expect(await deliver({ id, title, usefulUntil })).toEqual({ delivered: true });
  for (const { received } of [phone, laptop])
    expect(received).toEqual([
      {
        payload: { id, title, message: 'Your slot at North Garage begins at 2 PM.', path: '/dashboard' },
        // So a notification that is sent twice is shown once.
        topic: '0190b2c0000070008000000000000042',
        ttl: 15 * 60,
        urgency: 'high',
        subject: 'mailto:rota@example.org',
      },
    ]);
  expect(strangers.received).toEqual([]);

  await deliver({ kind: 'membership_decided' });
  expect(phone.received[1]).toMatchObject({ ttl: 24 * 3600, urgency: 'normal' });
  await deliver({ usefulUntil: t.clock.now() });
  expect(phone.received[2]).toMatchObject({ ttl: 0 });
});

test('a subscription that is gone has ended; without any left the notification is not tried again', async () => {
  const [one, other] = [await openBrowser(), await openBrowser()];
  await makeComingReservation(t, member);
  const byPush = async () => {
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    return (await waitingReminders(t, member)).filter((reminder) => reminder.endsWith('push'));
  };
  await subscribe(member, one);
  expect(await byPush()).toContain('start_5min push');
  const { body } = await subscribe(member, other);
  one.answers = 410;
  expect(await deliver()).toEqual({ delivered: true });
  expect(await browsersOf(member)).toEqual([body.id]);
  expect(await byPush()).toContain('start_5min push');
  other.answers = 404;
  expect(await deliver()).toMatchObject({ delivered: false, retry: false });
  expect(await browsersOf(member)).toEqual([]);
  expect(await byPush()).toEqual([]);
  expect(await deliver()).toMatchObject({ delivered: false, retry: false });
});

test('what refuses us while the same service accepts us has ended; our own fault of hours ends nothing', async () => {
  const [one, other] = [await openBrowser(), await openBrowser()];
  await subscribe(member, one);
  const kept = await subscribe(member, other);
  // The service of both: nothing was accepted before.
  const channel = pushChannel(t.deps);
  const tell = () => channel.deliver(makeNotification(member, organization, {}));
  one.answers = other.answers = 403;
  expect(await tell()).toMatchObject({ delivered: false, retry: true });
  t.clock.advance(23 * 3_600_000);
  expect(await tell()).toMatchObject({ delivered: false, retry: true });
  expect(await browsersOf(member)).toHaveLength(2);
  // We are right again: one is accepted, and what is still refused will always be.
  other.answers = 201;
  expect(await tell()).toEqual({ delivered: true });
  await tell();
  expect(await browsersOf(member)).toEqual([kept.body.id]);
  // A new fault counts from its own beginning.
  other.answers = 401;
  t.clock.advance(2 * 3_600_000);
  expect(await tell()).toMatchObject({ delivered: false, retry: true });
  t.clock.advance(23 * 3_600_000);
  await tell();
  expect(await browsersOf(member)).toHaveLength(1);
  t.clock.advance(3_600_000);
  expect(await tell()).toMatchObject({ delivered: false, retry: false });
  expect(await browsersOf(member)).toEqual([]);
});

describe('a visit compares what the browser has with what is stored', () => {
  const visit = (
    id: string,
    { subscription }: Partial<TestBrowser>,
    serverKey: string | null,
    who = member,
  ) => t.call(renewPush, { params: { id }, body: { subscription: subscription ?? null, serverKey } }, who);

  test('the same works, other keys and endpoints are stored, and one that is refused or has ended is made anew', async () => {
    const { pushKey } = await channelsOf(member);
    const browser = await openBrowser();
    const { id } = (await subscribe(member, browser)).body;
    expect((await visit(id, browser, pushKey)).body).toEqual({ id, works: true, pushKey });
    // The browser has dropped its subscription, or has one by another key of the installation.
    expect((await visit(id, {}, null)).body).toMatchObject({ id, works: false, pushKey });
    expect((await visit(id, browser, 'another')).body).toMatchObject({ works: false });
    browser.answers = 403;
    await deliver();
    expect((await visit(id, browser, pushKey)).body).toMatchObject({ works: false });
    browser.answers = 410;
    await deliver();
    expect(await pushOf(member)).toMatchObject({ isOn: false });
    expect((await visit(id, browser, pushKey)).body).toMatchObject({ works: false });

    const anew = await openBrowser();
    const renewed = (await visit(id, anew, pushKey)).body;
    expect(renewed.works).toBe(true);
    expect(await browsersOf(member)).toEqual([renewed.id]);
    expect(await deliver()).toEqual({ delivered: true });
    expect(anew.received).toHaveLength(1);
    // Its browser alone has changed its keys.
    const keys = (await openBrowser()).subscription.keys;
    const turned = { subscription: { ...anew.subscription, keys } };
    expect((await visit(renewed.id, turned, pushKey)).body).toMatchObject({ id: renewed.id, works: true });
    expect((await visit(id, anew, pushKey)).status).toBe(404);
  });

  test('what its person has removed, or another person has, is not renewed', async () => {
    const { pushKey } = await channelsOf(member);
    const browser = await openBrowser();
    const { id } = (await subscribe(member, browser)).body;
    const colleague = await makeMember(t, organization);
    expect((await visit(id, browser, pushKey, colleague)).status).toBe(404);
    await t.call(unsubscribeFromPush, { params: { id } }, member);
    expect((await visit(id, browser, pushKey)).status).toBe(404);
    expect(await browsersOf(member)).toEqual([]);
  });

  test('one that has ended is kept for 90 days', async () => {
    const browser = await openBrowser();
    const { id } = (await subscribe(member, browser)).body;
    browser.answers = 410;
    await deliver();
    const tidy = async (days: number) => {
      t.clock.advance(days * 86_400_000);
      await t.app.jobRunner.drain();
      return t.database.drizzle.$count(pushSubscriptions, eq(pushSubscriptions.id, id));
    };
    expect([await tidy(89), await tidy(2)]).toEqual([1, 0]);
  });
});

test.each([
  [429, true],
  [500, true],
  [302, true],
  [413, false],
  [400, false],
])('of what a push service says, %i is tried again: %s', async (status, retry) => {
  const browser = await openBrowser();
  await subscribe(member, browser);
  browser.answers = status;
  const before = service.requests;
  expect(await deliver()).toMatchObject({ delivered: false, retry });
  // Only once, because redirects are not followed.
  expect(service.requests).toBe(before + 1);
  expect(await browsersOf(member)).toHaveLength(1);
});

test('a browser belongs only to the person who subscribed last, and only they can end it', async () => {
  const browser = await openBrowser();
  const before = await subscribe(member, browser);
  const colleague = await makeMember(t, organization);
  const end = (who: TestMember, id: string) => t.call(unsubscribeFromPush, { params: { id } }, who);
  expect((await end(colleague, before.body.id)).body).toMatchObject({ code: 'not_found' });
  // Another person signs in at the same browser.
  const after = await subscribe(colleague, browser);
  expect(after.body.id).not.toBe(before.body.id);
  expect([await browsersOf(member), await browsersOf(colleague)]).toEqual([[], [after.body.id]]);
  expect((await end(member, after.body.id)).status).toBe(404);
  expect((await end(colleague, after.body.id)).status).toBe(204);
  expect((await end(colleague, after.body.id)).status).toBe(404);
  expect((await t.call(tryNotification, { body: { method: 'push' } }, colleague)).body.code).toBe(
    'channel_not_ready',
  );
});

test('a first browser, and the last one’s end, have a person’s reminders found out anew; others change nothing', async () => {
  const reviews = async () => {
    const { rows } = await t.database.pool.query(
      "DELETE FROM jobs WHERE kind = 'agenda.review' AND payload ->> 'userId' = $1 RETURNING id",
      [member.id],
    );
    return rows.length;
  };
  const [first, second] = [await openBrowser(), await openBrowser()];
  const one = await subscribe(member, first);
  expect(await reviews()).toBe(1);
  const other = await subscribe(member, second);
  const end = (id: string) => t.call(unsubscribeFromPush, { params: { id } }, member);
  await end(one.body.id);
  expect(await reviews()).toBe(0);
  await end(other.body.id);
  expect(await reviews()).toBe(1);
});

test('endpoints in private networks and invalid keys are refused', async () => {
  const { subscription } = await openBrowser();
  const { keys } = subscription;
  for (const endpoint of [
    'http://10.0.0.1/push',
    'https://192.168.1.1/push',
    'https://169.254.169.254/latest/meta-data/',
    'https://evil.example/push',
    'http://fcm.googleapis.com/fcm/send/x',
  ])
    expect((await subscribe(member, { subscription: { endpoint, keys } })).body.code, endpoint).toBe(
      'push_endpoint_refused',
    );
  // 65 bytes that are no point of the curve.
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  const broken = { subscription: { ...subscription, keys: { ...keys, p256dh: offCurve } } };
  expect((await subscribe(member, broken)).body.code).toBe('push_endpoint_refused');

  // A public installation refuses loopback, also for stored subscriptions.
  await subscribe(member, { subscription });
  t.deps.config.HOST = '0.0.0.0';
  try {
    expect((await subscribe(member, await openBrowser())).body.code).toBe('push_endpoint_refused');
    const before = service.requests;
    expect(await deliver()).toMatchObject({ delivered: false, retry: false });
    expect(service.requests).toBe(before);
  } finally {
    t.deps.config.HOST = '127.0.0.1';
  }
});

test('only the newest 20 browsers of a person are kept', async () => {
  for (let each = 0; each < 22; each++) {
    t.clock.advance(1000);
    await subscribe(member, await openBrowser());
  }
  const { pushBrowsers } = await channelsOf(member);
  expect(pushBrowsers).toHaveLength(20);
  expect(pushBrowsers.at(-1)?.createdAt).toBe(t.clock.now().toISOString());
});

test.each<[how: string, act: () => Promise<unknown>]>([
  [
    'sets a new password by a mailed link',
    async () => {
      await t.call(forgotPassword, { body: { email: member.email } });
      await t.app.jobRunner.drain();
      const mail = t.mails.findLast(
        ({ to, text }) => to === member.email && text.includes('/reset-password'),
      );
      const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return t.call(resetPassword, { body: { token, newPassword: 'Brass kettle 41' } });
    },
  ],
  [
    'changes the password',
    () => {
      const body = { currentPassword: PASSWORD, newPassword: 'Brass kettle 41' };
      return t.call(changePassword, { body }, member);
    },
  ],
  ['signs all other browsers out', () => t.call(endOtherSessions, {}, member)],
])('push messages to all browsers end when their owner %s', async (_how, act) => {
  const passwordHash = await t.deps.passwords.hash(PASSWORD);
  await t.database.drizzle.update(users).set({ passwordHash }).where(eq(users.id, member.id));
  await makeComingReservation(t, member);
  await subscribe(member, await openBrowser());
  await subscribe(member, await openBrowser());
  await t.app.jobRunner.drain();
  expect(await act()).toMatchObject({ status: expect.toBeOneOf([200, 204]) as number });
  expect(await browsersOf(member)).toEqual([]);
  await t.app.jobRunner.drain();
  expect((await waitingReminders(t, member)).filter((reminder) => reminder.endsWith('push'))).toEqual([]);
});
