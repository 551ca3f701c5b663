import { updateLocation } from '@chargerota/contract';
import { ALWAYS_OPEN, closeDay, type WeeklyHours } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { notifications, userNotificationPreferences } from '../notifications/tables.ts';
import { reservations } from '../reservations/tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(() => t.close());

type Place = Awaited<ReturnType<typeof makePlace>>;

const save = ({ organization: { admin }, location }: Place, week: WeeklyHours, keep?: string) =>
  t.call(
    updateLocation,
    { params: { id: location.id }, body: { operatingHoursJson: week, ...(keep && { keep }) } },
    admin,
  );

const MONDAYS_CLOSED = { ...ALWAYS_OPEN, monday: closeDay(ALWAYS_OPEN.monday) };

async function closeMondays(place: Place) {
  const asked = await save(place, MONDAYS_CLOSED);
  expect((await save(place, MONDAYS_CLOSED, asked.body.details?.[0]?.confirmation)).status).toBe(200);
}

const told = async (member: TestMember) =>
  (await notificationsTo(t, member)).map(({ kind, method, status }) => `${kind} ${method} ${status}`);

test('who has reserved hours that become closed is told of each reservation once, and nobody else is', async () => {
  const place = await makePlace(t);
  const { organization, location } = place;
  const [member, colleague] = [await makeMember(t, organization), await makeMember(t, organization)];
  await mustBook(t, member, location);
  await mustBook(t, member, location, { timeSlot: '14-16' });
  await mustBook(t, colleague, location, { date: '2026-11-24', spot: 1 });

  // A list that is not confirmed changes nothing.
  await save(place, MONDAYS_CLOSED);
  expect(await told(member)).toEqual([]);
  await closeMondays(place);
  await save(place, { ...MONDAYS_CLOSED });
  await t.app.jobRunner.drain();
  expect((await told(member)).toSorted()).toEqual([
    'outside_hours app sent',
    'outside_hours app sent',
    'outside_hours email sent',
    'outside_hours email sent',
  ]);
  expect(await told(colleague)).toEqual([]);
});

test('a mail that quiet hours delay is not sent if the location is open again by then', async () => {
  const place = await makePlace(t);
  const member = await makeMember(t, place.organization);
  await t.database.drizzle.insert(userNotificationPreferences).values({
    organizationId: member.organizationId,
    userId: member.id,
    quietFrom: '20:00',
    quietUntil: '07:00',
    updatedAt: t.clock.now(),
  });
  await mustBook(t, member, place.location, { date: MONDAY });
  t.clock.set('2026-11-21T22:00:00-05:00');
  await closeMondays(place);
  expect(await told(member)).toEqual(['outside_hours app sent', 'outside_hours email pending']);
  await save(place, ALWAYS_OPEN);
  t.clock.set('2026-11-22T07:00:00-05:00');
  await t.app.jobRunner.drain();
  expect(t.mails.filter(({ to, subject }) => to === member.email && subject.includes('closed'))).toEqual([]);
});

test('who stays away because the location is closed at the start is no no-show', async () => {
  const place = await makePlace(t);
  const member = await makeMember(t, place.organization);
  const { id } = await mustBook(t, member, place.location);
  await closeMondays(place);
  t.clock.set(`${MONDAY}T09:30:00-05:00`);
  await t.app.jobRunner.drain();
  const [row] = await t.database.drizzle.select().from(reservations).where(eq(reservations.id, id));
  expect([row?.status, row?.cancelReason]).toEqual([
    'cancelled',
    expect.stringContaining('was closed when your reservation began.'),
  ]);
  const kinds = await t.database.drizzle
    .selectDistinct({ kind: notifications.type })
    .from(notifications)
    .where(eq(notifications.userId, member.id));
  expect(kinds).toContainEqual({ kind: 'cancelled_by_other' });
  expect(kinds).not.toContainEqual({ kind: 'no_show' });
});
