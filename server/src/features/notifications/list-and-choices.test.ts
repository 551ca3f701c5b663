import {
  getCurrentUser,
  listNotifications,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  updateNotificationPreferences,
  updateOrganizationSettings,
  updateUser,
  type NotificationPreferencesForm,
} from '@chargerota/contract';
import type { ReminderKind } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { remindersToCome } from '../../../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { listenToEvents } from '../../../testing/listen-to-events.ts';
import { join, makeMember, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { newId } from '../../platform/database/ids.ts';
import { housekeepingJob } from '../../platform/jobs/housekeeping.ts';
import { expiredNotifications } from './store.ts';
import { notifications } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(() => t.close());

const HOUR = 3_600_000;

/** As they stand after delivery, the newest last. */
async function write(
  member: { id: string; organizationId: string },
  titles: string[],
  over: Partial<typeof notifications.$inferInsert> = {},
) {
  const rows = titles.map((title, index) => {
    const sentAt = new Date(t.clock.now().getTime() - (titles.length - index) * HOUR);
    return {
      organizationId: member.organizationId,
      id: newId(),
      userId: member.id,
      type: 'membership_decided' as const,
      method: 'app' as const,
      status: 'sent' as const,
      title,
      message: `${title}.`,
      scheduledFor: sentAt,
      attemptAt: sentAt,
      sentAt,
      createdAt: sentAt,
      ...over,
    };
  });
  await t.database.drizzle.insert(notifications).values(rows);
  return rows.map(({ id }) => id);
}

const list = async (as: TestMember, page = 1) => {
  const { body, headers } = await t.call(listNotifications, { query: { page } }, as);
  return {
    titles: body.map(({ title }) => title),
    body,
    total: Number(headers['x-total-count']),
    unread: Number(headers['x-unread-count']),
  };
};
const read = (as: TestMember, id: string) => t.call(readNotification, { params: { id } }, as);

describe('the list of notifications', () => {
  test('holds in-app notifications of all organizations, newest first, in pages, without pending ones', async () => {
    const here = await makeOrganization(t);
    const elsewhere = await makeOrganization(t, { name: 'Elsewhere' });
    const member = await makeMember(t, here);
    const there = await join(t, elsewhere, member);
    const titles = Array.from({ length: 25 }, (_, index) => `Notification ${index + 1}`);
    await write(member, titles);
    await write(there, ['Newest'], { sentAt: t.clock.now() });
    await write(member, ['By mail'], { method: 'email' });
    await write(member, ['Later'], { status: 'pending', sentAt: null });
    await write(await makeMember(t, here), ['Of a colleague']);

    const first = await list(member);
    expect([first.total, first.unread, first.titles]).toEqual([
      26,
      26,
      ['Newest', ...titles.toReversed()].slice(0, 20),
    ]);
    expect(first.body[0]).toMatchObject({
      organizationName: 'Elsewhere',
      readAt: null,
      sentAt: '2026-11-20T15:00:00.000Z',
    });
    expect((await list(member, 2)).titles).toEqual(titles.slice(0, 6).toReversed());
    expect((await list(member, 3)).titles).toEqual([]);
  });

  test('is marked read one by one or as a whole, updates other tabs, and is closed to everybody else', async () => {
    const organization = await makeOrganization(t);
    const [member, colleague] = [await makeMember(t, organization), await makeMember(t, organization)];
    const [first] = await write(member, ['One', 'Two', 'Three']);
    await write(colleague, ['Another’s']);
    const [mail] = await write(member, ['By mail'], { method: 'email' });
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const [tab, others] = [await listenToEvents(url, member), await listenToEvents(url, colleague)];
    const heard = { topic: 'notifications', organizationId: organization.id };

    expect((await read(colleague, first!)).status).toBe(404);
    expect([(await read(member, mail!)).status, (await read(member, newId())).status]).toEqual([404, 404]);
    expect((await read(member, first!)).body).toMatchObject({
      title: 'One',
      readAt: '2026-11-20T15:00:00.000Z',
    });
    await expect.poll(() => tab.changes).toEqual([heard]);
    t.clock.advance(HOUR);
    expect((await read(member, first!)).body.readAt).toBe('2026-11-20T15:00:00.000Z');
    expect((await list(member)).unread).toBe(2);

    expect((await t.call(readAllNotifications, {}, member)).status).toBe(200);
    await expect.poll(() => tab.changes).toEqual([heard, heard]);
    expect(await list(member)).toMatchObject({ total: 3, unread: 0 });
    expect((await list(colleague)).unread).toBe(1);
    expect(others.changes).toEqual([]);
    await Promise.all([tab.close(), others.close()]);
  });

  test('is kept for 90 days, like sent and failed notifications of other methods; pending ones stay', async () => {
    const member = await makeMember(t, await makeOrganization(t));
    const at = (days: number) => {
      const due = new Date(t.clock.now().getTime() - days * 24 * HOUR);
      return { sentAt: due, scheduledFor: due };
    };
    await write(member, ['Old'], at(90));
    await write(member, ['Old mail'], { ...at(91), method: 'email' });
    await write(member, ['Old failure'], { ...at(100), method: 'sms', status: 'failed', sentAt: null });
    await write(member, ['Waiting'], { ...at(100), method: 'email', status: 'pending', sentAt: null });
    await write(member, ['Young'], at(89));
    const work = housekeepingJob([{ ...expiredNotifications, batch: 2 }]).prepare({});
    if ('invalid' in work) throw new Error(work.invalid);
    await work.run({ ...t.deps, jobId: newId(), organizationId: null });
    const left = await t.database.drizzle
      .select()
      .from(notifications)
      .where(eq(notifications.userId, member.id));
    expect(left.map(({ title }) => title).toSorted()).toEqual(['Waiting', 'Young']);
  });
});

describe('what a member chooses', () => {
  const choices = async (as: TestMember) => (await t.call(readNotificationPreferences, {}, as)).body;
  const choose = (as: TestMember, body: NotificationPreferencesForm) =>
    t.call(updateNotificationPreferences, { body }, as);
  const methodsOf = async (as: TestMember, topic: string) =>
    (await choices(as)).topics.find((each) => each.topic === topic)?.methods;
  const pending = async (of: TestMember) => {
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    return (await remindersToCome(t, of)).map(({ kind, method }) => `${kind} ${method}`);
  };

  test('begins with the defaults, and only topics that have an effect are offered', async () => {
    const organization = await makeOrganization(t, { defaultReminderMinutes: 30 });
    const member = await makeMember(t, organization);
    const own = await choices(member);
    expect(own).toMatchObject({
      enableCustomReminders: true,
      customReminderMinutes: 30,
      allowCustomReminders: true,
      quietHours: null,
    });
    expect(own.preferredNotificationMethods).toEqual(['app', 'email', 'sms']);
    const topics = own.topics.map(({ topic }) => topic);
    expect(topics).not.toContain('invitation_accepted');
    expect(topics).not.toContain('billing');
    expect(topics).toContain('availability');
    expect(own.topics.find(({ topic }) => topic === 'terms_changed')).toMatchObject({
      fixed: ['app', 'email'],
    });
    expect(own.topics.find(({ topic }) => topic === 'confirmations')?.possible).not.toContain('app');
    expect(await methodsOf(organization.admin, 'invitation_accepted')).toEqual(['app', 'email']);

    const offered = async () => (await choices(member)).topics.map(({ topic }) => topic);
    for (const [topic, body] of [
      ['custom_reminder', { allowCustomReminders: false }],
      ['still_coming', { lineStillComing: false }],
      ['someone_waits', { lineNudges: false }],
    ] as const) {
      expect(await offered()).toContain(topic);
      expect((await t.call(updateOrganizationSettings, { body }, organization.admin)).status).toBe(200);
      expect(await offered()).not.toContain(topic);
    }
    await t.call(
      updateOrganizationSettings,
      { body: { lineNudges: true, lineStillComing: true } },
      organization.admin,
    );
    await t.call(updateOrganizationSettings, { body: { lineEnabled: false } }, organization.admin);
    for (const topic of ['still_coming', 'someone_waits']) expect(await offered()).not.toContain(topic);
  });

  test('is kept for one organization, leaves absent fields as they are, and changes pending reminders at once', async () => {
    const { organization, location } = await makePlace(t);
    const member = await makeMember(t, organization);
    const there = await join(t, await makeOrganization(t), member);
    await mustBook(t, member, location);
    expect(await pending(member)).toContain('start_15min email');

    const topics = [{ topic: 'start_15min' as const, methods: ['app' as const] }];
    expect((await choose(member, { topics })).body.topics).toContainEqual(
      expect.objectContaining(topics[0]!),
    );
    expect(await pending(member)).not.toContain('start_15min email');
    await choose(member, { customReminderMinutes: 30, quietHours: { from: '22:00', until: '07:00' } });
    expect(await pending(member)).toContain('custom_reminder email');
    await choose(member, { enableCustomReminders: false });
    expect(await pending(member)).not.toContain('custom_reminder email');
    expect(await choices(member)).toMatchObject({
      enableCustomReminders: false,
      customReminderMinutes: 30,
      quietHours: { from: '22:00', until: '07:00' },
    });
    expect(await methodsOf(member, 'start_15min')).toEqual(['app']);
    expect(await methodsOf(there, 'start_15min')).toContain('email');
    await choose(member, { quietHours: null });
    expect((await choices(member)).quietHours).toBeNull();
  });

  test('of methods is the same as the profile’s checkboxes, and both change pending reminders', async () => {
    const { organization, location } = await makePlace(t);
    const member = await makeMember(t, organization);
    await mustBook(t, member, location);
    expect(
      (await choose(member, { preferredNotificationMethods: ['sms'] })).body.preferredNotificationMethods,
    ).toEqual(['app', 'sms']);
    const me = await t.call(getCurrentUser, {}, member);
    expect(me.body).toMatchObject({ emailNotifications: false, smsNotifications: true });
    expect(await pending(member)).not.toContain('start_15min email');

    const profile = {
      params: { id: member.id },
      body: { emailNotifications: true, smsNotifications: false },
    };
    expect((await t.call(updateUser, profile, member)).status).toBe(200);
    expect((await choices(member)).preferredNotificationMethods).toEqual(['app', 'email']);
    expect(await pending(member)).toContain('start_15min email');
  });

  test('in two tabs at once is kept whole, also during a booking', async () => {
    const { organization, location } = await makePlace(t);
    const member = await makeMember(t, organization);
    const off = (topic: ReminderKind) => choose(member, { topics: [{ topic, methods: [] }] });
    const [, ...answers] = await Promise.all([
      mustBook(t, member, location, { date: MONDAY }),
      off('start_15min'),
      off('start_5min'),
      off('end_15min'),
      off('end_5min'),
      off('custom_reminder'),
      off('still_coming'),
      choose(member, { customReminderMinutes: 5 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect((await choices(member)).topics.filter(({ methods }) => methods.length === 0)).toHaveLength(6);
    expect(await pending(member)).toEqual([]);
  });

  test('is refused for a topic that they are not told of and for an organization that isn’t theirs', async () => {
    const organization = await makeOrganization(t);
    const member = await makeMember(t, organization);
    const stranger = { ...member, organizationId: (await makeOrganization(t)).id };
    expect((await t.call(readNotificationPreferences, {}, stranger)).status).toBe(404);
    expect((await choose(stranger, { quietHours: null })).status).toBe(404);
    const alone = { ...(await makeUser(t)), membershipId: '', organizationId: '' };
    expect((await choose(alone, { quietHours: null })).body.code).toBe('no_organization');
    for (const topic of ['billing', 'invitation_accepted'] as const) {
      expect((await choose(member, { topics: [{ topic, methods: [] }] })).status).toBe(422);
    }
    // Changed terms reach everybody.
    await choose(member, { topics: [{ topic: 'terms_changed', methods: [] }] });
    expect(await methodsOf(member, 'terms_changed')).toEqual(['app', 'email']);
    expect((await choose(member, { quietHours: { from: '07:00', until: '07:00' } })).status).toBe(422);
  });
});
