import {
  acceptInvitation,
  arriveAtReservation,
  cancelReservation,
  createInvitation,
  hideReview,
  joinLine,
  nudgeHolder,
  reportSpot,
  resolveSpotReport,
  setMembershipStatus,
  updateLocation,
  updateReservation,
  updateSpot,
  writeReview,
} from '@chargerota/contract';
import {
  ALWAYS_OPEN,
  closeDay,
  NOTIFICATION_KINDS,
  NOTIFICATION_METHODS,
  NOTIFICATION_TOPICS,
  topicOf,
  type NotificationKind,
} from '@chargerota/domain';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { makeUser } from '../../../../testing/make-user.ts';
import { openPushService, type PushService, type TestBrowser } from '../../../../testing/push-service.ts';
import { openTwilioStandIn, twilioConfig, type TwilioStandIn } from '../../../../testing/twilio-stand-in.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { plainSms } from '../../../platform/sms/segments.ts';
import { users } from '../../accounts/tables.ts';
import { notifications, pushSubscriptions, userNotificationPreferences } from '../tables.ts';
import { notifyOfBilling, type BillingNews } from '../notify-of-billing.ts';
import { termsJob } from '../terms-job.ts';

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

type Reader = { member: TestMember; phone: string; browser: TestBrowser; told: string[] };

/** Somebody who is told of everything by every method, and reminded an hour ahead as well. */
async function toBeTold(member: TestMember, phone: string): Promise<Reader> {
  const { drizzle } = t.database;
  const { publicKey } = await t.deps.keys.vapid();
  const browser = pushService.subscribe(publicKey);
  const { endpoint, keys } = browser.subscription;
  const createdAt = t.clock.now();
  await drizzle.update(users).set({ confirmedPhone: phone }).where(eq(users.id, member.id));
  await drizzle
    .insert(pushSubscriptions)
    .values({ id: newId(), userId: member.id, endpoint, ...keys, browser: 'Firefox', createdAt });
  await drizzle.insert(userNotificationPreferences).values({
    organizationId: member.organizationId,
    userId: member.id,
    customReminderMinutes: 30,
    methods: Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, [...NOTIFICATION_METHODS]])),
    updatedAt: createdAt,
  });
  return { member, phone, browser, told: [] };
}

/** What has newly arrived: of these kinds one by each method, with the same words, and nothing else. */
async function expectTold(reader: Reader, kinds: NotificationKind[]): Promise<void> {
  const { member, phone, browser, told } = reader;
  const report = await t.app.jobRunner.drain();
  expect(report.failed).toEqual([]);
  const rows = await t.database.drizzle
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, member.id),
        notInArray(notifications.status, ['pending']),
        notInArray(notifications.id, [...told, newId()]),
      ),
    );
  told.push(...rows.map(({ id }) => id));
  const expected = kinds.flatMap((kind) =>
    NOTIFICATION_METHODS.filter((method) => method !== 'app' || topicOf(kind) !== 'confirmations').map(
      (method) => `${kind} ${method} sent`,
    ),
  );
  expect(rows.map(({ type, method, status }) => `${type} ${method} ${status}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  const titles = (method: string) => rows.filter((row) => row.method === method).map(({ title }) => title);
  const isTo = ({ to }: Email) => to?.some(({ address }) => address === member.email);
  const mails = mailServer.received.splice(0).filter(isTo);
  const texts = twilio.messages.splice(0).filter(({ to }) => to === phone);
  const pushed = browser.received.splice(0).map(({ payload }) => (payload as { title: string }).title);
  expect(mails).toHaveLength(titles('email').length);
  for (const mail of mails) expect([mail.subject, mail.text, mail.html]).not.toContain(undefined);
  const texted = texts.map(
    ({ body }) => titles('sms').find((title) => body.startsWith(`ChargeRota: ${plainSms(title)}`)) ?? body,
  );
  expect(texted.toSorted()).toEqual(titles('sms').toSorted());
  expect(pushed.toSorted()).toEqual(titles('push').toSorted());
}

test('each kind of notification reaches who chose it at its minute, once, by mail, text message, push message and in the app', async () => {
  const { organization, location } = await makePlace(t, { peakHoursEnabled: false });
  const { admin } = organization;
  const member = await makeMember(t, organization);
  const reader = await toBeTold(member, '+12125550142');
  const seen: NotificationKind[] = [];
  const tells = async (...kinds: NotificationKind[]) => {
    seen.push(...kinds);
    await expectTold(reader, kinds);
  };

  const { id } = await mustBook(t, member, location, { timeSlot: '9-11' });
  await tells('reservation_confirmed');
  const body = { date: MONDAY, timeSlot: '9-12', locationId: location.id };
  expect((await t.call(updateReservation, { params: { id }, body }, member)).status).toBe(200);
  await tells('reservation_changed');
  const off = await mustBook(t, member, location, { date: '2026-11-24' });
  await tells('reservation_confirmed');
  expect((await t.call(cancelReservation, { params: { id: off.id } }, member)).status).toBe(200);
  await tells('reservation_cancelled');

  const finder = await makeMember(t, organization);
  const wish = { locationId: location.id, spotId: location.spots[0]!.id, date: MONDAY };
  await t.call(joinLine, { body: { ...wish, fromHour: 11, toHour: 11, hours: 1 } }, finder);
  const minutes: [string, NotificationKind][] = [
    ['08:00', 'still_coming'],
    ['08:30', 'custom_reminder'],
    ['08:45', 'start_15min'],
    ['08:55', 'start_5min'],
    ['11:00', 'someone_waits'],
    ['11:45', 'end_15min'],
    ['11:55', 'end_5min'],
  ];
  for (const [time, kind] of minutes) {
    if (kind === 'someone_waits') {
      t.clock.set(`${MONDAY}T09:00:00-05:00`);
      expect((await t.call(arriveAtReservation, { params: { id } }, member)).status).toBe(200);
    }
    const minute = new Date(`${MONDAY}T${time}:00-05:00`);
    t.clock.set(new Date(minute.getTime() - 1000));
    await tells();
    t.clock.set(minute);
    await tells(kind);
  }

  const reviewed = await t.call(writeReview, { params: { id: location.id }, body: { rating: 1 } }, member);
  const reason = 'It names a colleague.';
  await t.call(hideReview, { params: { id: reviewed.body.id }, body: { reason } }, admin);
  await tells('review_decided');
  const ofSpot = { params: { id: location.spots[0]!.id } };
  expect((await t.call(nudgeHolder, ofSpot, finder)).status).toBe(204);
  await tells('nudge');
  const report = await t.call(reportSpot, { ...ofSpot, body: { kind: 'broken' } }, member);
  expect((await t.call(resolveSpotReport, { params: { id: report.body.id } }, admin)).status).toBe(204);
  await tells('report_resolved');

  t.clock.set(`${MONDAY}T12:00:00-05:00`);
  await mustBook(t, member, location, { date: '2026-11-25' });
  await tells('reservation_confirmed');
  // Reminders that are too late by now are not sent.
  t.clock.set('2026-11-25T09:30:00-05:00');
  await tells('no_show');

  await mustBook(t, member, location, { date: '2026-11-26' });
  await tells('reservation_confirmed');
  const close = (confirm?: string) => {
    const maintenance = { currentStatus: 'maintenance', ...(confirm && { confirm }) } as const;
    return t.call(updateSpot, { params: { id: location.spots[0]!.id }, body: maintenance }, admin);
  };
  const asked = await close();
  expect((await close(asked.body.details?.[0]?.confirmation)).status).toBe(200);
  await tells('spot_closed');

  const kept = await mustBook(t, member, location, { date: '2026-11-27', spot: 1 });
  await tells('reservation_confirmed');
  const shorten = (keep?: string) => {
    const operatingHoursJson = { ...ALWAYS_OPEN, friday: closeDay(ALWAYS_OPEN.friday) };
    const body = { operatingHoursJson, ...(keep && { keep }) };
    return t.call(updateLocation, { params: { id: location.id }, body }, admin);
  };
  const listed = await shorten();
  expect((await shorten(listed.body.details?.[0]?.confirmation)).status).toBe(200);
  await tells('outside_hours');
  expect((await t.call(cancelReservation, { params: { id: kept.id } }, member)).status).toBe(200);
  await tells('reservation_cancelled');

  await mustBook(t, member, location, { date: '2026-11-28', spot: 1 });
  await tells('reservation_confirmed');
  const suspend = (confirm?: string) =>
    t.call(
      setMembershipStatus,
      { params: { id: member.membershipId }, body: { status: 'suspended', ...(confirm && { confirm }) } },
      admin,
    );
  const refused = await suspend();
  expect((await suspend(refused.body.details?.[0]?.confirmation)).status).toBe(200);
  await tells('cancelled_by_other', 'membership_decided');

  const administrator = await toBeTold(await makeMember(t, organization, { role: 'admin' }), '+12125550199');
  const guest = await makeUser(t);
  const invited = { params: { id: organization.id }, body: { email: guest.email, role: 'user' } } as const;
  expect((await t.call(createInvitation, invited, administrator.member)).status).toBe(201);
  await t.app.jobRunner.drain();
  const [, token = ''] = /token=([\w-]+)/.exec(mailServer.received.at(-1)?.text ?? '') ?? [];
  expect((await t.call(acceptInvitation, { params: { token } }, guest)).status).toBe(200);
  await expectTold(administrator, ['invitation_accepted']);
  await t.call(reportSpot, { ...ofSpot, body: { kind: 'blocked', note: 'A van' } }, finder);
  await expectTold(administrator, ['spot_reported']);

  const scope = tenantScope(organization.id);
  const news: BillingNews[] = [
    { kind: 'trial', params: { about: 'ended' } },
    { kind: 'payment', params: { about: 'failed', amountCents: 1_000, reason: 'Declined.', nextOn: null } },
  ];
  await inTransaction(t.database, (tx) =>
    notifyOfBilling(tx, scope, { news, timezone: organization.timezone }, t.clock.now()),
  );
  await expectTold(administrator, ['trial', 'payment']);

  const terms = {
    version: '2027-06',
    effectiveOn: '2027-06-01',
    change: 'Notifications are kept for 90 days.',
  };
  const work = termsJob(terms).prepare({});
  if ('invalid' in work) throw new Error(work.invalid);
  t.clock.set('2027-05-02T12:00:00Z');
  await work.run({ ...t.deps, jobId: newId(), organizationId: null });
  await tells('terms_changed');

  // Also those that other tests tell: offers, and the report of who chose it.
  const TOLD_ELSEWHERE = ['availability', 'usage_report'];
  expect(
    [
      ...new Set([...seen, 'invitation_accepted', 'spot_reported', 'trial', 'payment', ...TOLD_ELSEWHERE]),
    ].toSorted(),
  ).toEqual([...NOTIFICATION_KINDS].toSorted());
});
