import { readHealth, retryJobs, retryNotifications, tryService } from '@chargerota/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace } from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMembers, type TestMember } from '../../../../testing/make-member.ts';
import { makeOperator, type TestOperator } from '../../../../testing/make-operator.ts';
import { openStripeStandIn, paymentsBy, type StripeStandIn } from '../../../../testing/stripe-stand-in.ts';
import { openTwilioStandIn, twilioConfig, type TwilioStandIn } from '../../../../testing/twilio-stand-in.ts';
import { readConfig } from '../../../config.ts';
import { readMigrations } from '../../../platform/database/migrations.ts';
import { newId } from '../../../platform/database/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobs } from '../../../platform/jobs/tables.ts';
import { billingHistory, type StoredDispute } from '../../billing/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { reservations } from '../../reservations/tables.ts';
import { operatorLogEntries } from '../tables.ts';
import { configuredServices } from './services.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const now = new Date(TEST_NOW);
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let bench: TestApp;
let mailServer: MailServer;
let twilio: TwilioStandIn;
let stripe: StripeStandIn;
let place: Awaited<ReturnType<typeof makePlace>>;
let member: TestMember;
let operator: TestOperator;
beforeAll(async () => {
  [mailServer, twilio, stripe] = await Promise.all([
    openMailServer(),
    openTwilioStandIn(),
    openStripeStandIn(),
  ]);
  bench = await buildTestApp({
    mailer: mailServer.mailer,
    payments: () => paymentsBy(stripe),
    config: { SMTP_URL: 'smtp://postmaster:secret@mail.example.org:587', ...twilioConfig(twilio) },
  });
  place = await makePlace(bench);
  [member] = (await makeMembers(bench, place.organization, 2)) as [TestMember, TestMember];
  operator = await makeOperator(bench);
});
afterAll(() => Promise.all([bench.close(), mailServer.close(), twilio.close(), stripe.close()]));
beforeEach(async () => {
  bench.clock.set(TEST_NOW);
  mailServer.isOutOfOrder = false;
  twilio.behaviour = 'works';
  stripe.behaviour = 'works';
  const { pool } = bench.database;
  await pool.query('DELETE FROM notifications');
  await pool.query('DELETE FROM jobs');
  await pool.query('DELETE FROM reservations');
});

const look = async () => (await bench.call(readHealth, {}, operator)).body;

type NewNotification = Partial<typeof notifications.$inferInsert>;
const store = (...all: NewNotification[]) =>
  bench.database.drizzle.insert(notifications).values(
    all.map((notification) => ({
      organizationId: place.organization.id,
      userId: member.id,
      type: 'membership_decided' as const,
      method: 'email' as const,
      params: { decision: 'approved' },
      scheduledFor: notification.attemptAt ?? now,
      attemptAt: now,
      createdAt: now,
      ...notification,
    })),
  );

async function storeReservation(startsAt: Date, status: 'arrived' | 'cancelled' | 'confirmed' = 'arrived') {
  const { organization, location } = place;
  await bench.database.drizzle.insert(reservations).values({
    organizationId: organization.id,
    kind: 'reservation',
    status,
    userId: member.id,
    locationId: location.id,
    spotId: location.spots[0]!.id,
    date: startsAt.toISOString().slice(0, 10),
    timeSlot: '9-11',
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR),
    createdAt: now,
    updatedAt: now,
  });
}

const lastEntry = async () => {
  const entries = await bench.database.drizzle
    .select()
    .from(operatorLogEntries)
    .where(eq(operatorLogEntries.operatorId, operator.id))
    .orderBy(asc(operatorLogEntries.at), asc(operatorLogEntries.id));
  const { act, subjectLabel, facts, operatorName } = entries.at(-1)!;
  return { act, subjectLabel, facts, operatorName };
};

test('reservations are counted on the day of their start, before and after housekeeping has summed them up', async () => {
  await storeReservation(ago(14 * DAY));
  await storeReservation(ago(13 * DAY));
  await storeReservation(ago(5 * DAY));
  await storeReservation(ago(5 * DAY + 3 * HOUR), 'cancelled');
  // Ends on the following day.
  await storeReservation(new Date('2026-11-18T23:30:00Z'));
  await storeReservation(new Date('2026-11-20T23:30:00Z'), 'confirmed');
  await storeReservation(new Date('2026-11-21T00:30:00Z'), 'confirmed');

  const { organizations, members, reservationsByDay } = await look();
  expect({ organizations, members }).toEqual({ organizations: 1, members: 3 });
  expect(reservationsByDay).toHaveLength(14);
  const some = reservationsByDay.filter(({ reservations: count }) => count > 0);
  expect(some).toEqual(
    ['2026-11-07', '2026-11-15', '2026-11-18', '2026-11-20'].map((date) => ({ date, reservations: 1 })),
  );

  await enqueue(bench.database.drizzle, { kind: 'platform.housekeeping', payload: {}, dueAt: now });
  await bench.app.jobRunner.drain();
  expect((await look()).reservationsByDay).toEqual(reservationsByDay);
});

test('queues are told by what waits, is late, fails and was given up, and why without naming anybody', async () => {
  const said = 'Mail to <anna@example.org> bounced';
  await store(
    { attemptAt: new Date(now.getTime() + HOUR) },
    { attemptAt: ago(2 * HOUR) },
    {
      attemptAt: new Date(now.getTime() + HOUR),
      attempts: 3,
      errorMessage: 'try later',
      scheduledFor: ago(HOUR),
    },
    { status: 'failed', errorMessage: said, scheduledFor: ago(3 * HOUR) },
    { status: 'failed', errorMessage: said, scheduledFor: ago(20 * DAY) },
    { status: 'sent', sentAt: ago(HOUR), scheduledFor: ago(HOUR) },
    { status: 'sent', sentAt: ago(30 * HOUR), scheduledFor: ago(30 * HOUR) },
    { status: 'sent', sentAt: ago(HOUR), scheduledFor: ago(HOUR), method: 'sms' },
  );
  const { drizzle } = bench.database;
  await enqueue(drizzle, { kind: 'test.later', payload: {}, dueAt: new Date(now.getTime() + HOUR) });
  await enqueue(drizzle, { kind: 'test.late', payload: {}, dueAt: ago(HOUR) });
  const dead = await enqueue(drizzle, { kind: 'mail.send', payload: {}, dueAt: ago(HOUR) });
  await drizzle
    .update(jobs)
    .set({ failedAt: ago(HOUR), lastError: said })
    .where(eq(jobs.id, dead));
  const charge = { organizationId: place.organization.id, description: 'Basic', createdAt: ago(HOUR) };
  await drizzle.insert(billingHistory).values([
    { ...charge, type: 'renewal', amountCents: 1000, status: 'paid', billingDate: now },
    {
      ...charge,
      type: 'renewal',
      amountCents: 1000,
      status: 'failed',
      billingDate: now,
      failureReason: 'The card was declined.',
    },
  ]);

  const { notifications, jobs: queue, services } = await look();
  const reason = { reason: 'Mail to (address) bounced' };
  expect(notifications).toEqual({
    waiting: 3,
    due: 1,
    failing: 1,
    dead: 2,
    retriable: 1,
    isAbout: false,
    oldestDueAt: ago(2 * HOUR).toISOString(),
    reasons: [{ what: 'email', ...reason, count: 2 }],
  });
  expect(queue).toEqual({
    waiting: 2,
    due: 1,
    failing: 0,
    dead: 1,
    retriable: 1,
    isAbout: false,
    oldestDueAt: ago(HOUR).toISOString(),
    reasons: [{ what: 'mail.send', ...reason, count: 1 }],
  });
  // The mail that was no notification has failed, too.
  expect(services).toEqual([
    expect.objectContaining({ service: 'mail', state: 'on', sent: 1, failed: 2, lastError: 'try later' }),
    expect.objectContaining({ service: 'sms', state: 'on', sent: 1, failed: 0, lastError: null }),
    expect.objectContaining({ service: 'payments', sent: 1, failed: 1, lastError: 'The card was declined.' }),
    expect.objectContaining({ service: 'push', state: 'on', sent: 0, failed: 0 }),
  ]);
  expect(JSON.stringify(services)).not.toContain('secret');
});

test('a proxy that is not trusted is told', async () => {
  expect((await look()).proxyFaults).toEqual([]);
  await bench.app.inject({ url: '/api/auth/session', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect((await look()).proxyFaults).toEqual(['not_trusted']);
});

test('payments that banks dispute or ask about are counted until they are decided, with the next deadlines', async () => {
  const { drizzle } = bench.database;
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const dispute = (id: string, state: StoredDispute['state'], respondBy: string | null = null) => ({
    id,
    state,
    respondBy,
    amountCents: 1_000,
    lostAt: null,
  });
  const pay = (...disputes: StoredDispute[]) => ({
    organizationId: place.organization.id,
    type: 'renewal' as const,
    description: 'Basic',
    amountCents: 1_000,
    status: 'paid' as const,
    billingDate: ago(40 * DAY),
    createdAt: ago(40 * DAY),
    disputes,
  });
  expect((await look()).disputes).toEqual({ open: 0, answerBy: [] });
  await drizzle
    .insert(billingHistory)
    .values([
      pay(dispute('du_1', 'open', at(9)), dispute('du_2', 'lost')),
      pay(dispute('du_3', 'open')),
      pay(dispute('du_4', 'inquiry', at(2))),
      pay(dispute('du_5', 'won')),
      pay(dispute('du_6', 'closed')),
      pay(),
    ]);
  expect((await look()).disputes).toEqual({ open: 3, answerBy: [at(2), at(9)] });
  await drizzle.delete(billingHistory);
});

test('the installation tells its version, its database and its slowest routes', async () => {
  bench.clock.set(new Date(now.getTime() + 90_000));
  await look();
  const { version, startedAt, uptimeSeconds, database, slowestRoutes } = await look();
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect({ startedAt, uptimeSeconds }).toEqual({ startedAt: now.toISOString(), uptimeSeconds: 90 });
  expect(database.version).toMatch(/^\d+/);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeGreaterThan(0);
  expect(database).toMatchObject({ schema: readMigrations().at(-1)!.name, schemaRefusal: null });
  const own = slowestRoutes.find(({ route }) => route === 'GET /api/developer/health');
  expect(own?.requests).toBeGreaterThan(0);
  expect(own?.p95Milliseconds).toBeGreaterThanOrEqual(own?.medianMilliseconds ?? NaN);
});

test('an instance whose version must not work with the database tells it', async () => {
  const { pool } = bench.database;
  await pool.query(`INSERT INTO schema_migrations (number, name, needs) VALUES (9001, '9001_later', 9001)`);
  try {
    expect((await look()).database).toEqual(
      expect.objectContaining({ schema: '9001_later', schemaRefusal: expect.stringContaining('knows 9001') }),
    );
  } finally {
    await pool.query('DELETE FROM schema_migrations WHERE number = 9001');
  }
});

test('dead notifications that are still of use go out once, however many operators press at once', async () => {
  await storeReservation(new Date(now.getTime() + 10 * 60_000), 'confirmed');
  const [soon] = await bench.database.drizzle
    .select()
    .from(reservations)
    .where(eq(reservations.startsAt, new Date(now.getTime() + 10 * 60_000)));
  await bench.database.pool.query('DELETE FROM notifications');
  mailServer.received.length = 0;
  const about = { reservationId: soon!.id, status: 'failed' as const, errorMessage: 'no answer' };
  const past = await newPastReservation();
  await store(
    { ...about, type: 'start_15min', params: null, scheduledFor: ago(5 * 60_000) },
    { ...about, type: 'membership_decided', reservationId: null, scheduledFor: ago(2 * DAY) },
    // Of no use any more: what they announce is over, or nobody wants to know.
    { ...about, type: 'start_15min', params: null, reservationId: past, scheduledFor: ago(2 * HOUR) },
    {
      ...about,
      type: 'reservation_confirmed',
      params: null,
      reservationId: past,
      scheduledFor: ago(3 * HOUR),
    },
    { ...about, reservationId: null, scheduledFor: ago(8 * DAY) },
  );
  const other = await makeOperator(bench);
  const answers = await Promise.all(
    [operator, other, operator].map((by) => bench.call(retryNotifications, {}, by)),
  );
  // One may get both, or two one each.
  expect(retriedBy(answers).reduce((sum, count) => sum + count)).toBe(2);
  await bench.app.jobRunner.drain();
  expect(mailServer.received).toHaveLength(2);
  expect((await look()).notifications).toMatchObject({ waiting: 0, dead: 3, retriable: 0 });
  expect(await lastEntry()).toMatchObject({ act: 'notifications.retried', operatorName: operator.username });
});

const retriedBy = (answers: { body: { retried: number } }[]) =>
  answers.map(({ body }) => body.retried).toSorted((a, b) => a - b);

async function newPastReservation(): Promise<string> {
  await storeReservation(ago(3 * HOUR), 'confirmed');
  const rows = await bench.database.drizzle
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.startsAt, ago(3 * HOUR)));
  return rows[0]!.id;
}

test('a retried notification that fails again is given up again, and says why', async () => {
  await store({ status: 'failed', errorMessage: 'no answer', scheduledFor: ago(2 * DAY) });
  mailServer.isOutOfOrder = true;
  expect((await bench.call(retryNotifications, {}, operator)).body).toEqual({ retried: 1 });
  await bench.app.jobRunner.drain();
  const { notifications } = await look();
  expect(notifications).toMatchObject({ waiting: 0, dead: 1, retriable: 1 });
  expect(notifications.reasons).toEqual([
    { what: 'email', reason: expect.stringContaining('out of order'), count: 1 },
  ]);
});

test('dead jobs run again, once', async () => {
  const request = { kind: 'platform.housekeeping', payload: {}, dueAt: ago(HOUR), dedupeKey: newId() };
  const id = await enqueue(bench.database.drizzle, request);
  const dead = { failedAt: ago(HOUR), lastError: 'the database was away', attempts: 12 };
  await bench.database.drizzle.update(jobs).set(dead).where(eq(jobs.id, id));
  const answers = await Promise.all([1, 2].map(() => bench.call(retryJobs, {}, operator)));
  expect(retriedBy(answers)).toEqual([0, 1]);
  expect(await bench.app.jobRunner.drain()).toEqual({ completed: 1, failed: [] });
  expect((await look()).jobs).toMatchObject({ dead: 0, failing: 0 });
  expect((await lastEntry()).act).toBe('jobs.retried');
});

const attempt = async (service: 'mail' | 'sms' | 'payments' | 'push', to?: string) =>
  (await bench.call(tryService, { body: { service, ...(to && { to }) } }, operator)).body;

test.each([
  ['no', ''],
  ['yes', ', without requiring encryption. Whoever listens on the way reads the links in emails.'],
])('with SMTP_INSECURE=%s the mail server is shown%s', (SMTP_INSECURE, warning) => {
  const SMTP_URL = 'smtp://postmaster:secret@mail.example.org:587';
  const config = readConfig({ SMTP_URL, SMTP_INSECURE, MAIL_FROM: 'rota@example.org' });
  expect(configuredServices({ ...bench.deps, config }).mail).toEqual({
    state: 'on',
    description: `Mail server mail.example.org:587${warning}`,
  });
});

test('without Twilio, text messages are kept in a folder where there is one, and are off elsewhere', () => {
  const config = readConfig({});
  const smsOf = (sms: typeof bench.deps.sms) => configuredServices({ ...bench.deps, config, sms }).sms.state;
  expect([smsOf(bench.deps.sms), smsOf(null)]).toEqual(['local', 'off']);
});

test('a mail is tried, and the answer of the mail server told', async () => {
  mailServer.received.length = 0;
  expect(await attempt('mail', 'Dana@Example.org')).toEqual({
    works: true,
    report: 'The mail server has accepted an email to dana@example.org.',
  });
  expect(mailServer.received[0]?.subject).toBe('This is how an email from ChargeRota looks');
  expect(await lastEntry()).toEqual({
    act: 'service.tried',
    operatorName: operator.username,
    subjectLabel: 'dana@example.org',
    facts: { service: 'mail', works: true },
  });
  mailServer.isOutOfOrder = true;
  const { works, report } = await attempt('mail', 'dana@example.org');
  expect({ works, report }).toEqual({ works: false, report: expect.stringContaining('out of order') });
  expect((await lastEntry()).facts).toEqual({ service: 'mail', works: false });
});

test('a text message, the payment provider and the keys of push messages are tried', async () => {
  expect(await attempt('sms', '+1 415 555 2671')).toMatchObject({ works: true });
  expect(twilio.messages.at(-1)?.to).toBe('+14155552671');
  twilio.behaviour = 'broken';
  expect(await attempt('sms', '+14155552671')).toMatchObject({
    works: false,
    report: expect.stringContaining('status 500'),
  });
  expect(await attempt('payments')).toEqual({ works: true, report: 'Stripe answers and accepts our key.' });
  expect(await attempt('push')).toMatchObject({
    works: true,
    report: expect.stringContaining('0 browsers have subscribed'),
  });
});

test.each([
  ['mail', 'nobody', 'Please enter a valid email address'],
  ['mail', undefined, 'Please enter a valid email address'],
  ['sms', '555', 'Please enter a number with its country code, such as +1 415 555 0134'],
] as const)('%s to “%s” is not tried', async (service, to, message) => {
  const { status, body } = await bench.call(tryService, { body: { service, to } }, operator);
  expect({ status, details: body.details }).toEqual({
    status: 422,
    details: [expect.objectContaining({ path: 'to', message })],
  });
});

test('text messages to try the service are limited, since each costs money', async () => {
  const limited = await buildTestApp({
    beside: bench,
    config: { RATE_LIMITS: true, ...twilioConfig(twilio) },
  });
  const other = await makeOperator(bench);
  const tries = [];
  for (let number = 0; number < 6; number++) {
    const body = { service: 'sms' as const, to: `+1415555267${number}` };
    tries.push((await limited.call(tryService, { body }, other)).status);
  }
  await limited.close();
  expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
});
