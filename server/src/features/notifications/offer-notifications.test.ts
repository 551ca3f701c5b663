import {
  acceptOffer,
  arriveAtReservation,
  cancelReservation,
  extendReservation,
  joinLine,
  listNotifications,
  listOffers,
  openOfferLink,
  passOffer,
  readNotification,
  readChargingSession,
  releaseReservation,
  setMembershipStatus,
  updateOrganizationSettings,
  updatePreferences,
} from '@chargerota/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatuses, makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { remindersToCome } from '../../../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { openPushService, type PushService } from '../../../testing/push-service.ts';
import { openTwilioStandIn, twilioConfig, type TwilioStandIn } from '../../../testing/twilio-stand-in.ts';
import { newId } from '../../platform/database/ids.ts';
import { notifications, pushSubscriptions } from './tables.ts';

let service: PushService;
let twilio: TwilioStandIn;
let t: TestApp;
beforeAll(async () => {
  service = await openPushService();
  twilio = await openTwilioStandIn();
  t = await buildTestApp({ config: twilioConfig(twilio) });
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(async () => {
  await t.close();
  await twilio.close();
  await service.close();
});

/** A browser of the member's, which gets push messages. */
async function subscribeBrowser({ id: userId }: TestMember) {
  const browser = service.subscribe((await t.deps.keys.vapid()).publicKey);
  const { endpoint, keys } = browser.subscription;
  const createdAt = t.clock.now();
  await t.database.drizzle
    .insert(pushSubscriptions)
    .values({ id: newId(), userId, endpoint, ...keys, browser: 'Firefox', createdAt });
  return browser;
}

/** The only charger is taken; Ben, who has a browser for push messages, waits for it, and it becomes free. */
async function offeredToBen(settings = {}) {
  const { organization, location } = await makePlace(t, settings, { spots: 1 });
  const [ann, ben] = (await makeMembers(t, organization, 2)) as [TestMember, TestMember];
  const browser = await subscribeBrowser(ben);
  const booking = await mustBook(t, ann, location);
  const wish = { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
  expect((await t.call(joinLine, { body: wish }, ben)).status).toBe(201);
  const free = async () => {
    await t.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    return (await t.call(listOffers, {}, ben)).body.find(({ status }) => status === 'open')!;
  };
  return { ann, ben, browser, free };
}

const toldOf = ({ id }: TestMember) =>
  t.database.drizzle
    .select({ method: notifications.method, status: notifications.status })
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.type, 'availability')))
    .orderBy(notifications.method);

test('an offer reaches a phone at once, can be answered there, and is kept no longer than it is held', async () => {
  const { browser, free } = await offeredToBen();
  const offer = await free();
  const seconds = Math.floor((Date.parse(offer.expiresAt) - t.clock.now().getTime()) / 1000);
  expect(browser.received).toMatchObject([
    {
      urgency: 'high',
      ttl: seconds,
      payload: {
        answers: [
          {
            label: 'Take it',
            method: 'POST',
            path: `/api/offers/${offer.id}/accept`,
            done: { path: '/dashboard' },
          },
          {
            label: 'Pass',
            method: 'POST',
            path: `/api/offers/${offer.id}/pass`,
            done: { title: 'You have passed on charger 01 and stay in line', path: '/line' },
          },
        ],
      },
    },
  ]);
});

test('an offer that has ended while its notification waited for another attempt is not sent any more', async () => {
  const { ben, browser, free } = await offeredToBen();
  browser.answers = 500;
  const offer = await free();
  expect(await toldOf(ben)).toContainEqual({ method: 'push', status: 'pending' });
  expect((await t.call(passOffer, { params: { id: offer.id } }, ben)).status).toBe(200);
  browser.answers = 201;
  browser.received.length = 0;
  t.clock.set(new Date(t.clock.now().getTime() + 60_000));
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  expect(browser.received).toEqual([]);
  expect((await toldOf(ben)).map(({ method }) => method)).not.toContain('push');
});

test('where the organization sends no notifications of free chargers, an offer is only listed in the app', async () => {
  const { ben, browser, free } = await offeredToBen({ allowAvailabilityNotifications: false });
  expect(await free()).toBeDefined();
  expect(await toldOf(ben)).toEqual([{ method: 'app', status: 'sent' }]);
  expect(browser.received).toEqual([]);
});

/** The tokens of the links by which mails and text messages answer offers, the latest last. */
const tokensIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(/\/offer#([\w-]{43})/g)].map((found) => found[1]!));

/** Ben's mail about the only charger, and what each of two links of two messages answers. */
async function linksToBen() {
  const { ann, ben, free } = await offeredToBen();
  await t.database.pool.query(
    'UPDATE users SET confirmed_phone = $2, sms_notifications = true WHERE id = $1',
    [ben.id, '+12125550142'],
  );
  const offer = await free();
  const mail = t.mails.findLast(({ to }) => to === ben.email)!;
  const [byMail] = tokensIn([mail.text]);
  const [bySms] = tokensIn([twilio.messages.at(-1)!.body]);
  return { ann, ben, offer, mail, byMail: byMail!, bySms: bySms! };
}

const open = (token: string, who: TestMember) => t.call(openOfferLink, { body: { token } }, who);

test('the mail and the text message of an offer carry a link each, which answers it once, for its member alone', async () => {
  const { ann, ben, offer, mail, byMail, bySms } = await linksToBen();
  expect(byMail).not.toEqual(bySms);
  // Both answers, in both parts of the mail.
  for (const text of [mail.text, mail.html])
    for (const path of [`/offer#${byMail}`, `/offer?pass#${byMail}`]) expect(text).toContain(path);
  // No copy of the database opens a link.
  const { rows } = await t.database.pool.query<{ kept: string }>(
    `SELECT (SELECT json_agg(n) FROM notifications n)::text || (SELECT json_agg(l) FROM waitlist_offer_links l)::text AS kept`,
  );
  for (const token of [byMail, bySms]) expect(rows[0]?.kept).not.toContain(token);

  const stranger = (await makePlace(t)).organization;
  const [other] = (await makeMembers(t, stranger, 1)) as [TestMember];
  const nobody = await t.call(openOfferLink, { body: { token: byMail } }, {});
  const answers = [ann, other].map((who) => open(byMail, who));
  expect([nobody, ...(await Promise.all(answers)), await open('A'.repeat(43), ben)]).toMatchObject([
    { status: 401 },
    { status: 404, body: { code: 'not_found' } },
    { status: 404, body: { code: 'not_found' } },
    { status: 404, body: { code: 'not_found' } },
  ]);

  for (const token of [byMail, bySms])
    expect(await open(token, ben)).toMatchObject({ status: 200, body: { ...offer, status: 'open' } });
  const presses = Array.from({ length: 20 }, () => t.call(acceptOffer, { params: { id: offer.id } }, ben));
  const taken = await Promise.all(presses);
  expect(countStatuses(taken)).toEqual({ 200: 20 });
  expect(new Set(taken.map(({ body }) => body.id)).size).toBe(1);
  // From now on the links only say what became of it.
  const reservationId = taken[0]!.body.id;
  for (const token of [byMail, bySms])
    expect((await open(token, ben)).body).toMatchObject({ status: 'accepted', reservationId });
  expect((await t.call(passOffer, { params: { id: offer.id } }, ben)).body.code).toBe('offer_ended');
});

test.each(['taken', 'passed', 'lapsed'] as const)(
  'the notification of an offer that is %s is not counted as new any more',
  async (end) => {
    const { ben, free } = await offeredToBen();
    const offer = await free();
    const unread = async () => Number((await t.call(listNotifications, {}, ben)).headers['x-unread-count']);
    const before = await unread();
    const params = { id: offer.id };
    if (end === 'taken') expect((await t.call(acceptOffer, { params }, ben)).status).toBe(200);
    if (end === 'passed') expect((await t.call(passOffer, { params }, ben)).status).toBe(200);
    if (end === 'lapsed') t.clock.set(new Date(offer.expiresAt));
    expect(await unread()).toBe(before - 1);
  },
);

test('the notification of an offer says how the offer stands, as long as it is listed', async () => {
  const { ann, ben, free } = await offeredToBen();
  const listed = async () => (await t.call(listNotifications, {}, ben)).body[0];
  const offer = await free();
  expect(await listed()).toMatchObject({ type: 'availability', offer });
  expect((await t.call(passOffer, { params: { id: offer.id } }, ben)).status).toBe(200);
  // Longer than offers are listed.
  t.clock.set(new Date(t.clock.now().getTime() + 3 * 86_400_000));
  expect((await listed())?.offer).toMatchObject({ id: offer.id, status: 'passed', reservationId: null });
  expect((await t.call(listNotifications, {}, ann)).body.filter((each) => each.offer)).toEqual([]);
});

/** What Ann, who is charging from 9 to 12, is told in the app five minutes before the end. */
async function toldBeforeTheEnd(
  who: 'nobody' | 'booked' | 'waiting',
  settings: Partial<{ lineNudges: boolean }> = {},
) {
  const { organization, location } = await makePlace(
    t,
    { peakHoursEnabled: false, ...settings },
    { spots: 1 },
  );
  const [ann, ben] = (await makeMembers(t, organization, 2)) as [TestMember, TestMember];
  const { id } = await mustBook(t, ann, location);
  if (who === 'booked') await mustBook(t, ben, location, { timeSlot: '12-14' });
  const wish = { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 13, hours: 2 };
  if (who === 'waiting') expect((await t.call(joinLine, { body: wish }, ben)).status).toBe(201);
  // Ben has not taken what is free after Ann.
  const pass = async () => {
    await t.app.jobRunner.drain();
    for (const { status, id: offerId } of (await t.call(listOffers, {}, ben)).body)
      if (status === 'open') await t.call(passOffer, { params: { id: offerId } }, ben);
  };
  await pass();
  t.clock.set(`${MONDAY}T09:00:00-05:00`);
  expect((await t.call(arriveAtReservation, { params: { id } }, ann)).status).toBe(200);
  t.clock.set(`${MONDAY}T11:55:00-05:00`);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  const [told] = await t.database.drizzle
    .select({ message: notifications.message })
    .from(notifications)
    .where(
      and(
        eq(notifications.reservationId, id),
        eq(notifications.type, 'end_5min'),
        eq(notifications.method, 'app'),
      ),
    );
  for (const secret of [ben.email, ben.id]) expect(told?.message).not.toContain(secret);
  return told?.message;
}

test('before their time ends, who is charging reads that somebody follows or waits, and never who', async () => {
  const extend = expect.stringContaining('Extend your time if you need longer');
  expect(await toldBeforeTheEnd('nobody')).toEqual(extend);
  t.clock.set(TEST_NOW);
  expect(await toldBeforeTheEnd('booked')).toContain('Somebody has this charger after you.');
  t.clock.set(TEST_NOW);
  expect(await toldBeforeTheEnd('waiting')).toContain('Somebody is waiting for a charger.');
  t.clock.set(TEST_NOW);
  expect(await toldBeforeTheEnd('booked', { lineNudges: false })).toEqual(extend);
});

/** What has been sent of a kind about a reservation, by which method, the first first. */
const saidOf = (kind: 'still_coming' | 'someone_waits', reservationId: string) =>
  t.database.drizzle
    .select({ id: notifications.id, method: notifications.method, message: notifications.message })
    .from(notifications)
    .where(
      and(
        eq(notifications.reservationId, reservationId),
        eq(notifications.type, kind),
        eq(notifications.status, 'sent'),
      ),
    )
    .orderBy(notifications.method);

async function at(time: string): Promise<void> {
  t.clock.set(`${MONDAY}T${time}:00-05:00`);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
}

/** Ann charges from 9 to 12 at the only charger, and Ben may wait for it from `fromHour`. */
async function annCharges(settings: Partial<{ lineNudges: boolean; lineEnabled: boolean }> = {}) {
  t.clock.set(TEST_NOW);
  const rules = { peakHoursEnabled: false, ...settings };
  const { organization, location } = await makePlace(t, rules, { spots: 1 });
  const [ann, ben] = (await makeMembers(t, organization, 2)) as [TestMember, TestMember];
  const { id } = await mustBook(t, ann, location);
  await at('09:00');
  expect((await t.call(arriveAtReservation, { params: { id } }, ann)).status).toBe(200);
  const wait = async (fromHour: number) => {
    const wish = { locationId: location.id, date: MONDAY, fromHour, toHour: fromHour, hours: 2 };
    expect((await t.call(joinLine, { body: wish }, ben)).status).toBe(201);
  };
  const told = async () => {
    const said = await saidOf('someone_waits', id);
    for (const { message } of said)
      for (const secret of [ben.email, ben.id]) expect(message).not.toContain(secret);
    return said.map(({ method }) => method);
  };
  const isWaitedFor = async () =>
    (await t.call(readChargingSession, { params: { id } }, ann)).body.isWaitedFor;
  return { organization, ann, ben, id, wait, told, isWaitedFor };
}

test('whoever charges is not told of who waits but may not book', async () => {
  const session = await annCharges();
  await session.wait(11);
  const suspended = await t.call(
    setMembershipStatus,
    { params: { id: session.ben.membershipId }, body: { status: 'suspended' } },
    session.organization.admin,
  );
  expect(suspended.status).toBe(200);
  await at('11:00');
  expect(await session.told()).toEqual([]);
});

test('whoever charges is told once that somebody waits, when their car is likely full and the rest of their time is of use', async () => {
  const early = await annCharges();
  await early.wait(11);
  await at('10:59');
  expect(await early.told()).toEqual([]);
  await at('11:00');
  expect(await early.told()).toEqual(['app']);
  // An hour more, which others may wait for too, is no reason to tell it again.
  const more = { params: { id: early.id }, body: { endHour: 13 } };
  expect((await t.call(extendReservation, more, early.ann)).status).toBe(200);
  await at('11:45');
  expect(await early.told()).toEqual(['app']);

  const late = await annCharges();
  await at('11:00');
  expect(await late.told()).toEqual([]);
  await at('11:05');
  expect((await t.call(extendReservation, { ...more, params: { id: late.id } }, late.ann)).status).toBe(200);
  await at('11:40');
  await late.wait(12);
  await at('11:55');
  expect(await late.told()).toEqual(['app']);
});

test('nobody is told that somebody waits who has left, whose energy takes longer, or where nobody can use it or it is switched off', async () => {
  const nobody = await annCharges();
  await at('11:00');
  expect(await nobody.told()).toEqual([]);

  const tooLate = await annCharges();
  await tooLate.wait(12);
  await at('11:00');
  expect(await tooLate.told()).toEqual([]);

  const left = await annCharges();
  await left.wait(11);
  await at('10:00');
  expect((await t.call(releaseReservation, { params: { id: left.id } }, left.ann)).status).toBe(200);
  await at('11:00');
  expect(await left.told()).toEqual([]);

  const off = await annCharges({ lineNudges: false });
  await off.wait(11);
  await at('11:00');
  expect(await off.told()).toEqual([]);

  const lateOff = await annCharges();
  await lateOff.wait(11);
  const { admin } = lateOff.organization;
  expect((await t.call(updateOrganizationSettings, { body: { lineNudges: false } }, admin)).status).toBe(200);
  await at('11:00');
  expect(await lateOff.told()).toEqual([]);

  const needsAll = await annCharges();
  await needsAll.wait(11);
  expect((await t.call(updatePreferences, { body: { usualEnergyKwh: 200 } }, needsAll.ann)).status).toBe(200);
  await at('11:00');
  expect(await needsAll.told()).toEqual([]);
});

test('whoever charges can read that somebody waits as soon as the rest is of use, also while their car needs it all, and nobody else can', async () => {
  const session = await annCharges();
  const { id, ann, ben, isWaitedFor } = session;
  expect((await t.call(updatePreferences, { body: { usualEnergyKwh: 200 } }, ann)).status).toBe(200);
  expect(await isWaitedFor()).toBe(false);
  await session.wait(11);
  expect(await isWaitedFor()).toBe(true);
  expect((await t.call(readChargingSession, { params: { id } }, ben)).status).toBe(404);
  await at('11:30');
  expect(await isWaitedFor()).toBe(false);

  const later = await annCharges();
  await later.wait(12);
  expect(await later.isWaitedFor()).toBe(false);

  const off = await annCharges({ lineNudges: false });
  await off.wait(11);
  expect(await off.isWaitedFor()).toBe(false);

  const released = await annCharges();
  await released.wait(11);
  await at('10:00');
  expect((await t.call(releaseReservation, { params: { id: released.id } }, released.ann)).status).toBe(200);
  expect(await released.isWaitedFor()).toBe(false);
});

test('an hour before, who has reserved is asked whether they are still coming, and answers from the notification', async () => {
  const { organization, location } = await makePlace(t, {}, { spots: 3 });
  const [ann, ben] = (await makeMembers(t, organization, 2)) as [TestMember, TestMember];
  const browser = await subscribeBrowser(ann);
  const { id } = await mustBook(t, ann, location);
  const cancelled = await mustBook(t, ben, location, { spot: 1 });
  await at('06:59');
  expect((await t.call(cancelReservation, { params: { id: cancelled.id } }, ben)).status).toBe(200);
  await at('07:00');
  const late = await mustBook(t, organization.admin, location, { spot: 2 });
  await at('07:59');
  browser.received.length = 0;
  await at('08:00');
  expect(await saidOf('still_coming', cancelled.id)).toEqual([]);
  const said = await saidOf('still_coming', id);
  expect(said.map(({ method }) => method)).toEqual(['app', 'email', 'push']);
  expect(await saidOf('still_coming', late.id)).toEqual([]);

  const mail = t.mails.findLast(({ to }) => to === ann.email);
  expect(mail?.text).toMatch(new RegExp(`I am not coming:\\n\\S+/dashboard\\?reservation=${id}&ask=cancel`));
  // Coming is an answer, too, and needs no button: none is as prominent as a yes.
  expect(mail?.html).not.toContain('class="on-primary"');
  const pushed = browser.received[0]!;
  const answers = (pushed.payload as { answers: { label: string; path: string }[] }).answers;
  expect(answers.map(({ label, path }) => [label, path])).toEqual([
    ['Yes', `/api/notifications/${said[0]!.id}/read`],
    ['No, cancel it', `/api/reservations/${id}/cancel`],
    ['Later', `/dashboard?reservation=${id}&ask=edit`],
  ]);
  const yes = (as: TestMember) => t.call(readNotification, { params: { id: said[0]!.id } }, as);
  expect((await yes(ben)).status).toBe(404);
  expect((await yes(ann)).body).toMatchObject({ type: 'still_coming', readAt: expect.any(String) });
  const no = (as: TestMember) => t.call(cancelReservation, { params: { id } }, as);
  expect((await no(ben)).status).toBe(404);
  expect((await no(ann)).body.status).toBe('cancelled');
  // Pressed twice, it is still cancelled once.
  expect((await no(ann)).body.code).toBe('reservation_state');
});

test('nobody is asked any more whether they are still coming once the organization does not want it', async () => {
  const { organization, location } = await makePlace(t);
  const [ann] = (await makeMembers(t, organization, 1)) as [TestMember];
  await mustBook(t, ann, location);
  const set = async (lineStillComing: boolean) => {
    const asked = await t.call(updateOrganizationSettings, { body: { lineStillComing } }, organization.admin);
    expect(asked.status).toBe(200);
  };
  const waiting = async () => {
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    const asked = (await remindersToCome(t, ann)).filter(({ kind }) => kind === 'still_coming');
    return asked.map(({ method }) => method);
  };
  expect(await waiting()).toEqual(['app', 'email']);
  await set(false);
  expect(await waiting()).toEqual([]);
  await set(true);
  expect(await waiting()).toEqual(['app', 'email']);
});
