import {
  arriveAtReservation,
  cancelReservation,
  setMembershipRole,
  updateNotificationPreferences,
  updateUser,
} from '@chargerota/contract';
import type { NotificationKind } from '@chargerota/domain';
import { formatTime } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../../testing/booking-bench.ts';
import { forgetDue, handleDue, remindersToCome } from '../../../../testing/agenda.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { statementsOf } from '../../../../testing/rows-read.ts';
import { newId } from '../../../platform/database/ids.ts';
import { liveEvents } from '../../../platform/events/tables.ts';
import { users } from '../../accounts/tables.ts';
import { emailChannel } from '../channels/email.ts';
import type { DeliveryOutcome, NotificationChannel, OutgoingNotification } from '../channel.ts';
import { notifications, pushSubscriptions, userNotificationPreferences } from '../tables.ts';
import { startNotificationDispatcher, type NotificationDispatcher } from './dispatcher.ts';
import type { MakeText } from './delivery-decision.ts';

const ZONE = 'America/New_York';
/** A time of Monday at the location. */
const at = (time: string) => new Date(`${MONDAY}T${time}:00-05:00`);

let bench: TestApp;
let mailServer: MailServer;
let dispatchers: NotificationDispatcher[];
beforeAll(async () => {
  [bench, mailServer] = await Promise.all([buildTestApp(), openMailServer()]);
});
afterAll(() => Promise.all([bench.close(), mailServer.close()]));
beforeEach(async () => {
  bench.clock.set('2026-11-20T15:00:00Z');
  await bench.database.pool.query('TRUNCATE notifications');
  await forgetDue(bench);
  mailServer.received.length = 0;
  mailServer.isOutOfOrder = false;
  dispatchers = [];
});
afterEach(() => Promise.all(dispatchers.map((dispatcher) => dispatcher.stop())));

const makeText: MakeText = (kind, { reservation }) => ({
  title: kind,
  message: `At ${reservation?.locationName}.`,
  path: `/reservations/${reservation?.id}`,
  mail: { subject: kind, heading: kind, paragraphs: [] },
});

function start(channels: NotificationChannel[], over: { makeText?: MakeText; background?: boolean } = {}) {
  const { database, clock } = bench;
  const { log } = bench.deps;
  const options = {
    database,
    clock,
    log,
    channels,
    makeText,
    instanceId: newId(),
    background: false,
    ...over,
  };
  const dispatcher = startNotificationDispatcher(options);
  dispatchers.push(dispatcher);
  const drain = async () => {
    await handleDue(bench);
    return dispatcher.drain();
  };
  return { ...dispatcher, drain };
}

/** A channel that keeps its notifications, with the time at the location. */
function keeper(
  method: NotificationChannel['method'],
  answer: () => DeliveryOutcome = () => ({ delivered: true }),
) {
  const taken: { kind: NotificationKind; time: string; notification: OutgoingNotification }[] = [];
  const channel: NotificationChannel = {
    method,
    concurrency: 4,
    deliver: async (notification) => {
      taken.push({ kind: notification.kind, time: formatTime(bench.clock.now(), ZONE), notification });
      return answer();
    },
  };
  return { channel, taken };
}

const mail = () => emailChannel({ ...bench.deps, mailer: mailServer.mailer });

/** A member with all methods, an own reminder half an hour ahead, and a reservation on Monday, 9 to 12. */
async function memberWithReservation() {
  const { drizzle } = bench.database;
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const createdAt = bench.clock.now();
  await drizzle.update(users).set({ confirmedPhone: '+15550100' }).where(eq(users.id, member.id));
  const keys = { p256dh: 'key', auth: 'secret', browser: 'Firefox' };
  await drizzle
    .insert(pushSubscriptions)
    .values({ userId: member.id, endpoint: `https://push.example/${member.id}`, ...keys, createdAt });
  const chosen = { customReminderMinutes: 30, methods: { no_show: [] }, updatedAt: createdAt };
  await drizzle
    .insert(userNotificationPreferences)
    .values({ organizationId: organization.id, userId: member.id, ...chosen });
  return { organization, member, booking: await mustBook(bench, member, location) };
}

const rowsOf = (member: { id: string }, method?: 'app' | 'email' | 'sms' | 'push') =>
  bench.database.drizzle
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, member.id), method && eq(notifications.method, method)))
    .orderBy(notifications.scheduledFor, notifications.id);

test('each reminder goes out once, at its minute, by each chosen method, also with several instances', async () => {
  const { member, booking } = await memberWithReservation();
  const [sms, push] = [keeper('sms'), keeper('push')];
  const instances = [start([mail(), sms.channel, push.channel]), start([mail(), sms.channel, push.channel])];
  const drain = () => Promise.all(instances.map((instance) => instance.drain()));
  await drain();
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(['reservation_confirmed']);

  const toCome = await remindersToCome(bench, member);
  const minutes = [...new Set(toCome.map(({ dueAt }) => dueAt.getTime()))];
  const mails: string[] = [];
  for (const minute of minutes) {
    if (minute > at('09:00').getTime()) {
      bench.clock.set(at('09:00'));
      await bench.call(arriveAtReservation, { params: { id: booking.id } }, member);
    }
    bench.clock.set(new Date(minute - 1));
    await drain();
    const before = mailServer.received.length;
    bench.clock.set(new Date(minute));
    await drain();
    for (const { subject } of mailServer.received.slice(before))
      mails.push(`${formatTime(bench.clock.now(), ZONE)} ${subject}`);
  }
  const LOUD = ['8:30 AM custom_reminder', '8:45 AM start_15min', '11:45 AM end_15min'];
  const ASKED = '8:00 AM still_coming';
  const ALL = [...LOUD, ASKED, '8:55 AM start_5min', '11:55 AM end_5min'];
  const shown = ({ taken }: typeof sms) => taken.map(({ kind, time }) => `${time} ${kind}`);
  expect(mails).toEqual([ASKED, ...LOUD]);
  expect(mailServer.received).toHaveLength(1 + mails.length);
  expect(shown(sms)).toEqual(LOUD);
  expect(shown(push).toSorted()).toEqual(ALL.toSorted());
  const inApp = await rowsOf(member, 'app');
  expect(inApp.map(({ sentAt, title }) => `${formatTime(sentAt!, ZONE)} ${title}`).toSorted()).toEqual(
    ALL.toSorted(),
  );
  expect(inApp[0]).toMatchObject({ message: 'At Building A.', path: `/reservations/${booking.id}` });
  expect((await rowsOf(member)).every(({ status }) => status === 'sent')).toBe(true);
});

test('open screens hear of new in-app notifications at once', async () => {
  const { organization, member } = await memberWithReservation();
  bench.clock.set(at('08:45'));
  await start([]).drain();
  const told = await bench.database.drizzle
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.topic, 'notifications'), eq(liveEvents.userId, member.id)));
  expect(told).toMatchObject([{ organizationId: organization.id }]);
});

test('a booking is confirmed at once, because its commit wakes the instances', async () => {
  // Claiming is planned anew each time, so who has nothing to deliver does not do it.
  const sent = await statementsOf(bench.database.pool, async () => {
    start([mail(), keeper('sms').channel, keeper('push').channel], { background: true });
    await memberWithReservation();
    await expect.poll(() => mailServer.received.length).toBe(1);
  });
  const claims = sent.filter(({ name }) => name === 'notifications.claim');
  expect([...new Set(claims.map(({ values }) => values[0]))]).toEqual(['email']);
});

test('a reminder is not sent if its reason no longer holds', async () => {
  const { member, booking } = await memberWithReservation();
  const dispatcher = start([mail(), keeper('sms').channel, keeper('push').channel]);
  await dispatcher.drain();
  mailServer.isOutOfOrder = true;
  bench.clock.set(at('08:45'));
  await dispatcher.drain();
  expect((await rowsOf(member, 'email')).at(-1)).toMatchObject({
    type: 'start_15min',
    status: 'pending',
    attempts: 1,
    attemptAt: new Date(at('08:45').getTime() + 5_000),
    errorMessage: expect.stringContaining('out of order') as string,
  });
  mailServer.isOutOfOrder = false;
  await bench.call(cancelReservation, { params: { id: booking.id } }, member);
  bench.clock.set(at('08:46'));
  await dispatcher.drain();
  bench.clock.set(at('12:00'));
  await dispatcher.drain();
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([
    'reservation_confirmed',
    'reservation_cancelled',
  ]);
});

test('a reminder that waits for another attempt is not sent for another start than that of which it tells', async () => {
  const { member, booking } = await memberWithReservation();
  const dispatcher = start([mail()]);
  await dispatcher.drain();
  mailServer.isOutOfOrder = true;
  bench.clock.set(at('08:45'));
  await dispatcher.drain();
  mailServer.isOutOfOrder = false;
  mailServer.received.length = 0;
  // Whoever moves it changes this, among other things.
  await bench.database.pool.query(
    "UPDATE reservations SET starts_at = starts_at + interval '1 hour' WHERE id = $1",
    [booking.id],
  );
  bench.clock.set(at('08:46'));
  await dispatcher.drain();
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([]);
  expect((await rowsOf(member, 'email')).map(({ status, type }) => `${type} ${status}`)).not.toContain(
    'start_15min pending',
  );
});

test.each<[how: string, decline: (member: TestMember) => Promise<{ status: number }>]>([
  [
    'declines their topic',
    (member) => {
      const topics = [{ topic: 'membership_decided' as const, methods: ['app' as const] }];
      return bench.call(updateNotificationPreferences, { body: { topics } }, member);
    },
  ],
  [
    'switches mail off in the profile',
    (member) => {
      const body = { emailNotifications: false };
      return bench.call(updateUser, { params: { id: member.id }, body }, member);
    },
  ],
])(
  'a notification that waits for the end of quiet hours is not sent if its reader %s meanwhile',
  async (_how, decline) => {
    const { organization, member } = await memberWithReservation();
    const dispatcher = start([mail(), keeper('sms').channel, keeper('push').channel]);
    await dispatcher.drain();
    const quietHours = { from: '09:00', until: '12:00' };
    await bench.call(updateNotificationPreferences, { body: { quietHours } }, member);
    const args = { params: { id: member.membershipId }, body: { role: 'admin' as const } };
    expect((await bench.call(setMembershipRole, args, organization.admin)).status).toBe(200);
    const waiting = (await rowsOf(member)).filter(({ type }) => type === 'membership_decided');
    expect(waiting.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual([
      'app sent',
      'email pending',
    ]);
    expect((await decline(member)).status).toBe(200);
    bench.clock.set('2026-11-20T17:00:00Z');
    await dispatcher.drain();
    expect(mailServer.received.map(({ subject }) => subject)).toEqual(['reservation_confirmed']);
  },
);

test('a reminder is not sent after the start or end that it announces', async () => {
  const { member } = await memberWithReservation();
  bench.clock.set(at('09:00'));
  await start([mail()]).drain();
  expect(await rowsOf(member, 'app')).toEqual([]);
  bench.clock.set(at('12:00'));
  await start([mail()]).drain();
  expect(await rowsOf(member, 'app')).toEqual([]);
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(['reservation_confirmed']);
});

test('a failed delivery is tried again after growing pauses, until it is no longer useful or a day has passed', async () => {
  const { member } = await memberWithReservation();
  const dispatcher = start([mail(), keeper('sms').channel, keeper('push').channel]);
  mailServer.isOutOfOrder = true;
  await dispatcher.drain();
  const pausesOf = async (kind: NotificationKind) => {
    const pauses: number[] = [];
    for (;;) {
      const notification = (await rowsOf(member, 'email')).find(({ type }) => type === kind);
      if (notification?.status !== 'pending') return pauses;
      pauses.push((notification.attemptAt.getTime() - bench.clock.now().getTime()) / 1000);
      bench.clock.set(notification.attemptAt);
      await dispatcher.drain();
    }
  };
  const pauses = await pausesOf('reservation_confirmed');
  expect(pauses.slice(0, 11)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800]);
  const tried = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(tried).toBeLessThan(86_400);
  expect(tried).toBeGreaterThan(86_400 - 2 * 1800);
  expect((await rowsOf(member, 'email'))[0]).toMatchObject({
    status: 'failed',
    errorMessage: expect.stringContaining('out of order') as string,
  });

  bench.clock.set(at('08:45'));
  await dispatcher.drain();
  expect(await pausesOf('start_15min')).toEqual([5, 10, 20, 40, 80, 160, 320]);
  const reminder = (await rowsOf(member, 'email')).find(({ type }) => type === 'start_15min');
  expect(reminder).toMatchObject({ status: 'failed' });
});

test.each<
  [why: string, refuse: (member: { id: string }) => Promise<unknown> | NotificationChannel[], reason: string]
>([
  ['the channel knows that it never arrives', async () => {}, 'No such number.'],
  [
    'the number is no longer confirmed',
    ({ id }) => bench.database.drizzle.update(users).set({ confirmedPhone: null }).where(eq(users.id, id)),
    'There is no confirmed number.',
  ],
  [
    'the account is suspended',
    ({ id }) => bench.database.drizzle.update(users).set({ status: 'suspended' }).where(eq(users.id, id)),
    'The account is suspended.',
  ],
])('a notification fails at once, with its reason, when %s', async (_why, refuse, reason) => {
  const { member } = await memberWithReservation();
  const refused = keeper('sms', () => ({ delivered: false, retry: false, reason: 'No such number.' }));
  bench.clock.set(at('08:30'));
  await handleDue(bench);
  await refuse(member);
  await start([refused.channel]).drain();
  expect((await rowsOf(member, 'sms'))[0]).toMatchObject({ status: 'failed', errorMessage: reason });
});

test('what a server answers cannot keep a notification from ending: what no column can hold is left out', async () => {
  const { member } = await memberWithReservation();
  // A zero byte, half an emoji: PostgreSQL refuses both, and the notification would go out again after every lease.
  const refused = keeper('sms', () => ({ delivered: false, retry: false, reason: 'no\u0000body \ud83d' }));
  bench.clock.set(at('08:30'));
  await start([refused.channel]).drain();
  expect((await rowsOf(member, 'sms'))[0]).toMatchObject({ status: 'failed', errorMessage: 'nobody \ufffd' });
});

test('a notification by a method that is no longer configured fails with that reason', async () => {
  const { member } = await memberWithReservation();
  bench.clock.set(at('08:30'));
  await start([]).drain();
  expect((await rowsOf(member, 'sms'))[0]).toMatchObject({
    status: 'failed',
    errorMessage: 'This installation has no sms.',
  });
});

test('a notification whose text cannot be made does not hold up others', async () => {
  const { member } = await memberWithReservation();
  const other = await memberWithReservation();
  const wordless: MakeText = (kind, facts) => {
    if (kind === 'still_coming' && facts.reservation?.id === other.booking.id) throw new Error('no words');
    return makeText(kind, facts);
  };
  bench.clock.set(at('08:00'));
  await start([], { makeText: wordless }).drain();
  const [failed] = await rowsOf(other.member, 'app');
  expect(failed).toMatchObject({ status: 'pending', attempts: 1, errorMessage: 'no words' });
  expect((await rowsOf(member, 'app'))[0]).toMatchObject({ status: 'sent' });
});

test('a notification that a dead instance had taken goes out after its lease, under the same id', async () => {
  const { member } = await memberWithReservation();
  await start([mail()]).drain();
  bench.clock.set(at('08:45'));
  await handleDue(bench);
  await bench.database.pool.query(
    `UPDATE notifications SET leased_until = clock_timestamp() + interval '1 hour', leased_by = 'dead/' || id, attempts = 1
     WHERE method = 'email' AND status = 'pending'`,
  );
  await start([mail()]).drain();
  expect(mailServer.received).toHaveLength(1);
  await bench.database.pool
    .query(`UPDATE notifications SET leased_until = clock_timestamp() - interval '1 second'
     WHERE leased_by LIKE 'dead/%'`);
  await start([mail()]).drain();
  const [, , reminder] = await rowsOf(member, 'email');
  expect(mailServer.received.map(({ messageId }) => messageId)).toContain(
    `<${reminder!.id}@${new URL(bench.deps.config.linkUrl).hostname}>`,
  );
});

test('an instance that stops starts no more deliveries, and leaves the rest to others at once', async () => {
  const [first, second] = [await memberWithReservation(), await memberWithReservation()];
  const taken: string[] = [];
  let answer = () => {};
  const channel: NotificationChannel = {
    method: 'email',
    concurrency: 1,
    deliver: async ({ userId }) => {
      taken.push(userId);
      await new Promise<void>((resolve) => (answer = resolve));
      return { delivered: true };
    },
  };
  const stopping = start([channel], { background: true });
  await expect.poll(() => taken).toEqual([first.member.id]);
  const stopped = stopping.stop();
  answer();
  await stopped;
  expect(taken).toEqual([first.member.id]);

  const other = keeper('email');
  await start([other.channel]).drain();
  expect(other.taken.map(({ notification }) => notification.userId)).toEqual([second.member.id]);
});

test('notifications whose outcomes meet somebody who locks their rows the other way round go out once', async () => {
  const { member } = await memberWithReservation();
  const count = 4;
  await bench.database.pool.query('TRUNCATE notifications');
  await bench.database.pool.query(
    `INSERT INTO notifications (organization_id, id, user_id, type, method, scheduled_for, attempt_at, created_at)
     SELECT $1, gen_random_uuid(), $2, 'membership_decided', 'email', $3, $3, $3 FROM generate_series(1, $4::int)`,
    [member.organizationId, member.id, bench.clock.now(), count],
  );
  const ids = (await rowsOf(member)).map(({ id }) => id);
  const other = await bench.database.pool.connect();
  const lock = (id?: string) => other.query('SELECT FROM notifications WHERE id = $1 FOR UPDATE', [id]);
  // The outcomes are written together while somebody holds the last row, and then wants one before it.
  const { channel, taken } = keeper('email');
  const meeting = (async () => {
    await expect.poll(() => taken.length).toBe(count);
    // The one who waits less finds the deadlock, and fails.
    await other.query(`BEGIN; SET LOCAL deadlock_timeout = '20s'`);
    await lock(ids.at(-1));
  })();
  const crossing = (async () => {
    await meeting;
    await expect.poll(isSomebodyWaiting, { interval: 20 }).toBe(true);
    await lock(ids.at(-2));
    await other.query('COMMIT');
  })();
  const held: NotificationChannel = {
    ...channel,
    deliver: async (notification) => {
      const outcome = await channel.deliver(notification);
      await meeting;
      return outcome;
    },
  };
  const dispatcher = start([held]);
  await Promise.all([dispatcher.drain(), crossing]).finally(() => other.release());
  await dispatcher.drain();
  expect(taken).toHaveLength(count);
  expect((await rowsOf(member)).map(({ status }) => status)).toEqual(ids.map(() => 'sent'));
});

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await bench.database.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}
