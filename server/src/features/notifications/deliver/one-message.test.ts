import { listNotifications, updateNotificationPreferences } from '@chargerota/contract';
import { notificationText } from '../texts.ts';
import type { NotificationMethod } from '@chargerota/domain';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../../testing/booking-bench.ts';
import { forgetDue, handleDue } from '../../../../testing/agenda.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeLocation } from '../../../../testing/make-location.ts';
import { join, makeMember, makeMembers, type TestMember } from '../../../../testing/make-member.ts';
import { openPushService, type PushService } from '../../../../testing/push-service.ts';
import { openTwilioStandIn, twilioConfig, type TwilioStandIn } from '../../../../testing/twilio-stand-in.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { users } from '../../accounts/tables.ts';
import { notifications, pushSubscriptions } from '../tables.ts';
import { claimDue, type DueNotification } from './delivery-store.ts';
import { startNotificationDispatcher } from './dispatcher.ts';

/** A time of Monday at the location. */
const at = (time: string) => new Date(`${MONDAY}T${time}:00-05:00`);

/** Nobody has to arrive. */
const RULES = { autoMarkNoShow: false };

let mailServer: MailServer;
let twilio: TwilioStandIn;
let pushService: PushService;
let t: TestApp;
beforeAll(async () => {
  [mailServer, twilio, pushService] = await Promise.all([
    openMailServer(),
    openTwilioStandIn(),
    openPushService(),
  ]);
  t = await buildTestApp({ mailer: mailServer.mailer, config: twilioConfig(twilio) });
});
afterAll(async () => {
  await t.close();
  await Promise.all([mailServer, twilio, pushService].map((server) => server.close()));
});
beforeEach(async () => {
  t.clock.set('2026-11-20T15:00:00Z');
  await t.database.pool.query('TRUNCATE notifications');
  await forgetDue(t);
  mailServer.isOutOfOrder = false;
});

const deliver = () => t.app.jobRunner.drain();
const rowsOf = ({ id }: { id: string }, method: NotificationMethod) =>
  t.database.drizzle
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.method, method)))
    .orderBy(asc(notifications.scheduledFor), asc(notifications.id));

/** Reservations from 9 to 12 in North Garage and from 12 to 14 in South Garage, of another organization if `elsewhere`. */
async function backToBack({ elsewhere = false, next = '12-14' } = {}) {
  const { organization, location: north } = await makePlace(t, RULES, { name: 'North Garage' });
  const member = await makeMember(t, organization);
  const other = elsewhere
    ? await makePlace(t, { ...RULES, name: 'Pier 7 Labs' }, { name: 'South Garage' })
    : { organization, location: await makeLocation(t, organization, { name: 'South Garage' }) };
  const there = elsewhere ? await join(t, other.organization, member) : member;
  await mustBook(t, member, north);
  await mustBook(t, there, other.location, { timeSlot: next, spot: 1 });
  await deliver();
  mailServer.received.length = 0;
  return member;
}

async function reachableEverywhere(member: TestMember) {
  const phone = '+12125550142';
  const { publicKey } = await t.deps.keys.vapid();
  const browser = pushService.subscribe(publicKey);
  const { endpoint, keys } = browser.subscription;
  await t.database.drizzle.update(users).set({ confirmedPhone: phone }).where(eq(users.id, member.id));
  await t.database.drizzle.insert(pushSubscriptions).values({
    id: newId(),
    userId: member.id,
    endpoint,
    ...keys,
    browser: 'Firefox',
    createdAt: t.clock.now(),
  });
  return { browser, texts: () => twilio.messages.filter(({ to }) => to === phone) };
}

const ENDS = 'Your time at charger 01 ends in 15 minutes';
const STARTS = 'Charger 02 is yours in 15 minutes';
const NORTH = 'North Garage, 9:00 AM – 12:00 PM ET';
const SOUTH = 'South Garage, 12:00 PM – 2:00 PM ET';

test.each([
  ['one organization', { elsewhere: false }],
  ['two organizations', { elsewhere: true }],
])(
  'the end of a reservation and the start of the next, in %s, are one mail, one text message, one push message and one row of the bell',
  async (_where, options) => {
    const member = await backToBack(options);
    const { browser, texts } = await reachableEverywhere(member);
    t.clock.set(at('11:45'));
    await deliver();
    const title = `${ENDS}, and 1 more`;
    const message = `${NORTH}. ${STARTS}: ${SOUTH}.`;
    expect(mailServer.received.map(({ subject }) => subject)).toEqual([
      'Your time at charger 01 at North Garage ends in 15 minutes, and 1 more',
    ]);
    for (const text of [
      mailServer.received[0]?.text,
      mailServer.received[0]?.html?.replaceAll('\u00a0', ' '),
    ])
      for (const part of [ENDS, STARTS, 'North Garage, 12 Harbor Street', 'South Garage, 12 Harbor Street'])
        expect(text).toContain(part);
    expect(mailServer.received[0]?.text?.match(/Unsubscribe from emails 15 minutes before the \w+/g)).toEqual(
      [
        'Unsubscribe from emails 15 minutes before the end',
        'Unsubscribe from emails 15 minutes before the start',
      ],
    );
    expect(texts()).toHaveLength(1);
    expect(texts()[0]?.body).toContain(STARTS);
    expect(browser.received.map(({ payload }) => payload)).toMatchObject([{ title, message }]);
    const { body } = await t.call(listNotifications, { query: {} }, member);
    expect(body).toMatchObject([{ title, message, path: '/dashboard' }]);
    twilio.messages.length = 0;

    // All four ways are done with both.
    t.clock.set(at('11:46'));
    await deliver();
    expect(mailServer.received).toHaveLength(1);
    for (const method of ['app', 'email', 'sms', 'push'] as const) {
      const due = (await rowsOf(member, method)).filter(({ scheduledFor }) => scheduledFor <= at('11:45'));
      expect(due.filter(({ type }) => type.endsWith('15min')).map(({ status }) => status)).toContain('sent');
      expect(due.filter(({ status }) => status === 'pending')).toEqual([]);
    }
  },
);

test('after an outage the late reminders of a reservation come as one mail, which says what is left of use', async () => {
  const member = await backToBack();
  mailServer.isOutOfOrder = true;
  for (const time of ['11:30', '11:45', '11:50']) {
    t.clock.set(at(time));
    await deliver();
  }
  expect((await rowsOf(member, 'email')).filter(({ status }) => status === 'pending').length).toBeGreaterThan(
    2,
  );
  mailServer.isOutOfOrder = false;
  t.clock.set(at('11:56'));
  await deliver();
  t.clock.set(at('11:59'));
  await deliver();
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([
    'Your time at charger 01 at North Garage ends in 4 minutes, and 1 more',
  ]);
});

test('what nobody could send before its reservation was over holds up no mail of the next one', async () => {
  const member = await backToBack({ next: '14-17' });
  t.clock.set(at('13:56'));
  await deliver();
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([
    'Charger 02 at South Garage is yours in 4 minutes',
  ]);
  for (const method of ['app', 'email'] as const) {
    const due = (await rowsOf(member, method)).filter(({ scheduledFor }) => scheduledFor <= at('13:56'));
    expect(due.filter(({ status }) => status === 'pending')).toEqual([]);
  }
});

test('a message of an instance that died goes out again as the same message, whatever has become due since', async () => {
  const member = await backToBack();
  const chosen = { body: { customReminderMinutes: 10 } };
  expect((await t.call(updateNotificationPreferences, chosen, member)).status).toBe(200);
  t.clock.set(at('11:00'));
  await deliver();
  mailServer.received.length = 0;
  t.clock.set(at('11:45'));
  await deliver();
  // It had handed the message over, and died before it could write so.
  const { rowCount } = await t.database.pool.query(
    `UPDATE notifications SET status = 'pending', sent_at = NULL, leased_by = 'dead/1',
       leased_until = clock_timestamp() - interval '1 second'
     WHERE user_id = $1 AND method = 'email' AND status = 'sent' AND scheduled_for = $2`,
    [member.id, at('11:45')],
  );
  expect(rowCount).toBe(2);
  t.clock.set(at('11:50'));
  await deliver();
  const [first, ...again] = mailServer.received.map(({ messageId }) => messageId);
  expect(again).toHaveLength(2);
  expect(again.filter((id) => id === first)).toHaveLength(1);
});

/** The notifications that would be claimed now. */
async function wouldClaim(method: NotificationMethod, now: Date): Promise<string[]> {
  let taken: DueNotification[] = [];
  const rollback = new Error('rolled back');
  const work = inTransaction(t.database, async (tx) => {
    taken = await claimDue(tx, { method, now, limit: 4, leaseMilliseconds: 1000, lease: 'test/1' });
    throw rollback;
  });
  await expect(work).rejects.toBe(rollback);
  return taken.map(({ id }) => id);
}

test.each<NotificationMethod>(['email', 'app'])(
  'reminders by %s that are one message are claimed with the first of them or not at all, however often its row changes meanwhile',
  async (method) => {
    const member = await backToBack();
    const now = at('11:45');
    t.clock.set(now);
    await handleDue(t);
    const due = (await rowsOf(member, method)).filter(({ scheduledFor }) => scheduledFor <= now);
    const ids = due.filter(({ status }) => status === 'pending').map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    const found: string[][] = [];
    const looking = (async () => {
      for (let round = 0; round < 60; round++) found.push(await wouldClaim(method, now));
    })();
    const search = { isDone: false };
    const settled = looking.finally(() => (search.isDone = true));
    while (!search.isDone)
      await t.database.pool.query('UPDATE notifications SET attempts = attempts WHERE id = $1', [ids[0]]);
    await settled;
    const different = new Set(found.map((taken) => taken.toSorted().join()));
    expect([...different].filter(Boolean)).toEqual([ids.toSorted().join()]);
  },
);

test('several instances at once send each person one message', async () => {
  const { organization } = await makePlace(t);
  const members = await makeMembers(t, organization, 24);
  const places = await Promise.all(
    ['A', 'B'].map((name) => makeLocation(t, organization, { name, spots: members.length })),
  );
  for (const [spot, member] of members.entries()) {
    await mustBook(t, member, places[0]!, { spot });
    await mustBook(t, member, places[1]!, { spot, timeSlot: '12-14' });
  }
  await deliver();
  t.clock.set(at('11:45'));
  await handleDue(t);
  const told: string[] = [];
  const channel = {
    method: 'email' as const,
    concurrency: 3,
    deliver: async ({ userId, others }: { userId: string; others: readonly unknown[] }) => {
      told.push(`${userId} ${1 + others.length}`);
      return { delivered: true as const };
    },
  };
  const instances = [1, 2, 3].map(() =>
    startNotificationDispatcher({
      database: t.database,
      clock: t.clock,
      log: t.deps.log,
      channels: [channel],
      makeText: notificationText,
      instanceId: newId(),
      background: false,
    }),
  );
  await Promise.all(instances.map((instance) => instance.drain()));
  expect(told.toSorted()).toEqual(members.map(({ id }) => `${id} 2`).toSorted());
  await Promise.all(instances.map((instance) => instance.stop()));
});
