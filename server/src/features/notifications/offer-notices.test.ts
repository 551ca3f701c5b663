import {
  arriveAtReservation,
  cancelReservation,
  joinLine,
  listOffers,
  passOffer,
} from '@chargerota/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { openPushService, type PushService } from '../../../testing/push-service.ts';
import { newId } from '../../platform/database/ids.ts';
import { notifications, pushSubscriptions } from './tables.ts';

let service: PushService;
let t: TestApp;
beforeAll(async () => {
  service = await openPushService();
  t = await buildTestApp();
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(async () => {
  await t.close();
  await service.close();
});

/** The only charger is taken; Ben, who has a browser for push messages, waits for it, and it becomes free. */
async function offeredToBen(settings = {}) {
  const { organization, location } = await makePlace(t, settings, { spots: 1 });
  const [ann, ben] = (await makeMembers(t, organization, 2)) as [TestMember, TestMember];
  const browser = service.subscribe((await t.deps.keys.vapid()).publicKey);
  const { endpoint, keys } = browser.subscription;
  const createdAt = t.clock.now();
  await t.database.drizzle
    .insert(pushSubscriptions)
    .values({ id: newId(), userId: ben.id, endpoint, ...keys, browser: 'Firefox', createdAt });
  const booking = await mustBook(t, ann, location);
  const wish = { locationId: location.id, date: MONDAY, fromHour: 9, toHour: 11, hours: 3 };
  expect((await t.call(joinLine, { body: wish }, ben)).status).toBe(201);
  const free = async () => {
    await t.call(cancelReservation, { params: { id: booking.id } }, ann);
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    return (await t.call(listOffers, {}, ben)).body.find(({ status }) => status === 'open')!;
  };
  return { ben, browser, free };
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
          { label: 'Pass', method: 'POST', path: `/api/offers/${offer.id}/pass`, done: { path: '/line' } },
        ],
      },
    },
  ]);
});

test('an offer that has ended while its notice waited for another attempt is not sent any more', async () => {
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

test('where the organization sends no notices of free chargers, an offer is only listed in the app', async () => {
  const { ben, browser, free } = await offeredToBen({ allowAvailabilityNotifications: false });
  expect(await free()).toBeDefined();
  expect(await toldOf(ben)).toEqual([{ method: 'app', status: 'sent' }]);
  expect(browser.received).toEqual([]);
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
      // oxlint-disable-next-line no-await-in-loop -- at most one is open
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
  expect(await toldBeforeTheEnd('waiting')).toContain('Somebody waits for a charger.');
  t.clock.set(TEST_NOW);
  expect(await toldBeforeTheEnd('booked', { lineNudges: false })).toEqual(extend);
});
