import { readUnsubscribeLink, resubscribe } from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeComingReservation, waitingReminders } from '../../../../testing/coming-reservation.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { join, makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { makeNotification } from '../../../../testing/make-notification.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { emailChannel } from './email.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const SITE = 'https://rota.example';
let mailServer: MailServer;
let t: TestApp;
let organization: TestOrganization;
let member: TestMember;

beforeAll(async () => {
  mailServer = await openMailServer();
  t = await buildTestApp({ mailer: mailServer.mailer, config: { linkUrl: SITE } });
  organization = await makeOrganization(t, { defaultReminderMinutes: 30 });
});
afterAll(async () => {
  await t.close();
  await mailServer.close();
});
beforeEach(async () => {
  member = await makeMember(t, organization);
  mailServer.received.length = 0;
  mailServer.refusal = null;
  mailServer.isOutOfOrder = false;
});

type Sending = Parameters<typeof makeNotification>[2];
async function send(notification: Sending = {}) {
  const outcome = await emailChannel(t.deps).deliver(makeNotification(member, organization, notification));
  const mail = mailServer.received.at(-1);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  return { outcome, mail, header };
}

/** Posts to the address of a mail's header as mail providers do (RFC 8058): without a session, from another site. */
function oneClick(header: string | undefined, contentType = 'application/x-www-form-urlencoded') {
  const address = /^<(https:\/\/rota\.example\/.+)>$/.exec(header ?? '')?.[1] ?? '';
  const payload =
    contentType === 'application/x-www-form-urlencoded'
      ? 'List-Unsubscribe=One-Click'
      : '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  return t.app.inject({
    method: 'POST',
    url: address.slice(SITE.length),
    headers: { 'content-type': contentType, origin: 'https://mail.example' },
    payload,
  });
}

const chosen = async () =>
  (
    await t.database.pool.query(
      `SELECT organization_id AS organization, methods, custom_reminder_minutes AS minutes
       FROM user_notification_preferences WHERE user_id = $1`,
      [member.id],
    )
  ).rows;

test('a mail says in HTML and in plain text why it comes and how to unsubscribe', async () => {
  const id = '0190b2c0-0000-7000-8000-000000000042';
  const { outcome, mail, header } = await send({ id });
  expect(outcome).toEqual({ delivered: true });
  expect(mail?.to?.[0]?.address).toBe(member.email);
  expect(mail?.messageId).toBe(`<${id}@rota.example>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const token = /^<https:\/\/rota\.example\/api\/unsubscribe\?token=([\w.-]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )?.[1];
  expect(token).toBeDefined();
  for (const text of [mail?.text, mail?.html?.replaceAll('\u00a0', ' ')]) {
    expect(text).toContain('Your slot at North Garage begins at 2 PM.');
    expect(text).toContain('You receive this because you use ChargeRota at Harbor Street Offices.');
    expect(text).toContain(`${SITE}/notifications`);
    expect(text).toContain(`${SITE}/unsubscribe?token=${token}`);
  }
  // The same when it is sent again.
  expect((await send({ id })).mail?.messageId).toBe(mail?.messageId);
});

test('one press in a mail program ends only the mails of that topic, and can be undone', async () => {
  // In another organization, whose choices stay.
  await join(t, await makeOrganization(t), member);
  await makeComingReservation(t, member);
  const byMail = async () =>
    (await waitingReminders(t, member)).filter((reminder) => reminder.endsWith('email'));
  const { header, mail } = await send();
  expect((await oneClick(header('list-unsubscribe'))).statusCode).toBe(200);
  // Reminders follow at once.
  expect(await byMail()).toEqual(['custom_reminder email', 'end_15min email', 'still_coming email']);
  const methods = { start_15min: ['app', 'push', 'sms'] };
  expect(await chosen()).toEqual([{ organization: organization.id, methods, minutes: null }]);
  // Another topic is ended too, with the other content type. Pressing twice changes nothing.
  const next = await send({ kind: 'no_show' });
  for (const _ of [1, 2])
    expect(
      (await oneClick(next.header('list-unsubscribe'), 'multipart/form-data; boundary=x')).statusCode,
    ).toBe(200);
  const both = { ...methods, no_show: ['app', 'push'] };
  expect(await chosen()).toEqual([{ organization: organization.id, methods: both, minutes: null }]);

  const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const read = async () => (await t.call(readUnsubscribeLink, { query: { token } })).body;
  const about = { topic: 'start_15min', organizationName: 'Harbor Street Offices' };
  expect(await read()).toEqual({ ...about, isSubscribed: false });
  expect((await t.call(resubscribe, { query: { token } })).status).toBe(200);
  expect(await read()).toEqual({ ...about, isSubscribed: true });
  expect((await chosen())[0]?.methods).toEqual({ ...both, start_15min: ['app', 'email', 'sms', 'push'] });
  const all = ['custom_reminder email', 'end_15min email', 'start_15min email', 'still_coming email'];
  expect(await byMail()).toEqual(all);

  // A mail program that only opens the header's address shows the screen, which asks.
  const opened = await t.app.inject({
    url: `/api/unsubscribe?token=${token}`,
    headers: { accept: 'text/html,*/*' },
  });
  expect([opened.statusCode, opened.headers['location']]).toEqual([303, `/unsubscribe?token=${token}`]);
  expect((await read()).isSubscribed).toBe(true);
});

test('a made-up link ends nothing', async () => {
  const { header } = await send();
  const real = /token=([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  const [about = '', signature = ''] = real.split('.');
  const others = Buffer.concat([Buffer.from(about, 'base64url').subarray(0, 32), Buffer.from('no_show')]);
  const ofAnotherKey = unsubscribeToken(Buffer.alloc(32), {
    userId: member.id,
    organizationId: organization.id,
    topic: 'start_15min',
  });
  const forged = [
    `${others.toString('base64url')}.${signature}`,
    `${about}.${signature.split('').toReversed().join('')}`,
    `${about}.${signature.slice(0, -1)}`,
    `${about}.`,
    about,
    ofAnotherKey,
  ];
  for (const token of forged)
    expect((await oneClick(`<${SITE}/api/unsubscribe?token=${token}>`)).statusCode, token).toBe(404);
  // A person without a membership has nothing to end.
  await t.database.pool.query('DELETE FROM organization_memberships WHERE user_id = $1', [member.id]);
  expect((await oneClick(header('list-unsubscribe'))).statusCode).toBe(404);
  expect(await chosen()).toEqual([]);
});

test('a link is followed a limited number of times, and cannot be written otherwise', async () => {
  const limited = { ...t.deps, config: { ...t.deps.config, RATE_LIMITS: true } };
  const about = { userId: member.id, organizationId: organization.id, topic: 'no_show' as const };
  const token = unsubscribeToken(await t.deps.keys.links(), about);
  const follow = (written: string) =>
    unsubscribe(limited, { token: written, address: '192.0.2.1' }).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  const outcomes: unknown[] = [];
  for (let count = 0; count < 61; count++) {
    outcomes.push(await follow(token));
  }
  expect(outcomes).toEqual([...Array.from({ length: 60 }, () => 'done'), 'rate_limited']);
  expect(await follow(`${token}.1`)).toBe('not_found');
  expect(await follow(`${token}=`)).toBe('not_found');
});

test('mails that cannot be declined offer no unsubscribe link, and a valid link does not end them', async () => {
  const { header, mail } = await send({ kind: 'terms_changed' });
  expect(header('list-unsubscribe')).toBeUndefined();
  expect(mail?.text).not.toContain('nsubscribe');
  const about = { userId: member.id, organizationId: organization.id, topic: 'terms_changed' as const };
  const token = unsubscribeToken(await t.deps.keys.links(), about);
  const answer = await oneClick(`<${SITE}/api/unsubscribe?token=${token}>`);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'notice_not_declinable' }]);
  expect(await chosen()).toEqual([]);
});

test('a mail to a missing mailbox is not tried again; any other failure is', async () => {
  mailServer.refusal = '550 no mailbox here';
  expect((await send()).outcome).toMatchObject({ delivered: false, retry: false });
  mailServer.refusal = '451 come back later';
  expect((await send()).outcome).toMatchObject({ delivered: false, retry: true });
  mailServer.refusal = null;
  mailServer.isOutOfOrder = true;
  expect((await send()).outcome).toMatchObject({ delivered: false, retry: true });
  expect(mailServer.received).toEqual([]);
});
