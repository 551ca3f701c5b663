import {
  acceptInvitation,
  confirmEmail,
  createInvitation,
  forgotPassword,
  getCurrentUser,
  readNotificationPreferences,
  listInvitations,
  listMembers,
  readHealth,
  resendInvitation,
  resetPassword,
  tryNotification,
  tryService,
  updateUser,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, mustBook } from '../../../../testing/booking-bench.ts';
import { remindersToCome } from '../../../../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer, type MailServer } from '../../../../testing/mail-server.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { makeOperator } from '../../../../testing/make-operator.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { makeUser } from '../../../../testing/make-user.ts';
import { newId } from '../../../platform/database/ids.ts';
import { RETURN_HEADER } from '../../../platform/mail/mailer.ts';
import { readBounces } from './bounces.ts';

const SECRET = 'a secret of sixteen or more';
const UNKNOWN = '550 5.1.1 No such user here';
const HOUR = 3_600_000;

let mailServer: MailServer;
let t: TestApp;
let withoutSecret: TestApp;
beforeAll(async () => {
  mailServer = await openMailServer();
  t = await buildTestApp({ mailer: mailServer.mailer, config: { MAIL_BOUNCE_SECRET: SECRET } });
  withoutSecret = await buildTestApp({ beside: t });
});
afterAll(async () => {
  await withoutSecret.close();
  await t.close();
  await mailServer.close();
});
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  await t.app.jobRunner.drain();
  mailServer.received.length = 0;
  mailServer.refusal = null;
});

const tryMail = (member: TestMember) => t.call(tryNotification, { body: { method: 'email' } }, member);
const isToldOf = async (member: TestMember) => (await t.call(getCurrentUser, {}, member)).body.mailBounces;
const whyNoMail = async (member: TestMember) =>
  (await t.call(readNotificationPreferences, {}, member)).body.channels.find(
    ({ method }) => method === 'email',
  )?.why;
const mailsToCome = async (member: TestMember) =>
  (await remindersToCome(t, member)).filter(({ method }) => method === 'email').length;
const recipients = () => mailServer.received.flatMap(({ to }) => to?.map(({ address }) => address));

/** Runs what is due, and requires that nothing is left for another attempt. */
async function drain(): Promise<void> {
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  const { rows } = await t.database.pool.query('SELECT kind FROM jobs WHERE failed_at IS NOT NULL');
  expect(rows).toEqual([]);
}

async function bounceMailOf(member: TestMember): Promise<void> {
  mailServer.refusal = UNKNOWN;
  expect((await tryMail(member)).status).toBe(502);
  mailServer.refusal = null;
}

/** The token in the last mail that has arrived. */
const lastToken = () =>
  mailServer.received.at(-1)?.headers.find(({ key }) => key === RETURN_HEADER.toLowerCase())?.value ?? '';

type Report = {
  token?: string;
  recipient: string;
  status?: string;
  diagnosis?: string;
  action?: string;
  type?: string;
  returned?: string;
};

/** What Postfix sends to the return path. */
const reportOf = ({
  token = lastToken(),
  recipient,
  status = '5.1.1',
  diagnosis = UNKNOWN,
  action = 'failed',
  type = 'message/delivery-status',
  returned = 'message/rfc822',
}: Report): string =>
  `From: MAILER-DAEMON@mx.example.org (Mail Delivery System)
To: bounces@charge.example.org
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="B.1/mx.example.org"

This is a MIME-encapsulated message.

--B.1/mx.example.org
Content-Type: text/plain; charset=utf-8

I'm sorry to have to inform you that your message could not be delivered.

--B.1/mx.example.org
Content-Description: Delivery report
Content-Type: ${type}

Reporting-MTA: dns; mx.example.org
Arrival-Date: Fri, 20 Nov 2026 15:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; ${diagnosis} <${recipient}>: Recipient address
    rejected: see https://example.net

--B.1/mx.example.org
Content-Description: Undelivered Message
Content-Type: ${returned}

From: ChargeRota <no-reply@example.org>
${RETURN_HEADER}: ${token}
To: ${recipient}
Subject: This is how a notification looks

--B.1/mx.example.org--
`.replaceAll('\n', '\r\n');

async function post(payload: string | object, secret: string | null = SECRET, on = t) {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/mail/bounces',
    headers: {
      'content-type': typeof payload === 'string' ? 'message/rfc822' : 'application/json',
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
    },
    payload,
  });
  return answer.statusCode === 200 ? answer.json<{ outcome: string }>().outcome : answer.statusCode;
}

const invite = async (organization: TestOrganization, email: string) =>
  (await t.call(createInvitation, { params: { id: organization.id }, body: { email } }, organization.admin))
    .body;
const invited = async ({ id, admin }: TestOrganization) =>
  (await t.call(listInvitations, { params: { id } }, admin)).body.map(({ mailBounces }) => mailBounces);

test('a member whose mailbox does not exist gets no mail until they try it again, and is told so', async () => {
  const { organization, location } = await makePlace(t);
  const [member, other] = [await makeMember(t, organization), await makeMember(t, organization)];
  await mustBook(t, member, location);
  await drain();
  expect(await mailsToCome(member)).toBeGreaterThan(0);
  expect([await isToldOf(member), await whyNoMail(member)]).toEqual([false, null]);

  await bounceMailOf(member);
  // Which reminders are due is found out anew.
  const { rows } = await t.database.pool.query(
    "SELECT payload ->> 'userId' AS of FROM jobs WHERE kind = $1",
    ['agenda.review'],
  );
  expect(rows).toEqual([{ of: member.id }]);
  expect([await isToldOf(member), await whyNoMail(member)]).toEqual([true, 'bounces']);
  expect(await isToldOf(other)).toBe(false);
  const members = (await t.call(listMembers, { params: { id: organization.id } }, organization.admin)).body;
  expect(members.filter(({ user }) => user.mailBounces).map(({ userId }) => userId)).toEqual([member.id]);
  mailServer.received.length = 0;
  await drain();
  // Reminders come by the other methods.
  expect(await mailsToCome(member)).toBe(0);
  await mustBook(t, member, location, { date: '2026-11-24' });
  await drain();
  expect(recipients()).toEqual([]);

  expect((await tryMail(member)).status).toBe(200);
  expect([await isToldOf(member), await whyNoMail(member)]).toEqual([false, null]);
  await drain();
  expect(await mailsToCome(member)).toBeGreaterThan(0);
  await mustBook(t, member, location, { date: '2026-11-25' });
  await drain();
  expect(recipients()).toEqual([member.email, member.email]);
});

test('who moves from an address that bounces to another one gets there the reminders that were left out', async () => {
  const { organization, location } = await makePlace(t);
  const passwordHash = await t.deps.passwords.hash('Old lantern 7');
  const member = await makeMember(t, organization, { user: { passwordHash } });
  await mustBook(t, member, location);
  await bounceMailOf(member);
  await drain();
  expect(await mailsToCome(member)).toBe(0);

  const change = { email: `moved.${newId()}@example.net`, currentPassword: 'Old lantern 7' };
  expect((await t.call(updateUser, { params: { id: member.id }, body: change }, member)).status).toBe(200);
  await drain();
  const token = /\/confirm-email\?token=([\w-]+)/.exec(mailServer.received.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await t.call(confirmEmail, { body: { token } })).status).toBe(200);
  await drain();
  expect(await mailsToCome(member)).toBeGreaterThan(0);
});

test.each([
  ['a full mailbox', '552 5.2.2 Over quota'],
  ['a mailbox that is busy', '450 4.2.1 Try again later'],
  ['a server that asks to come back', '450 4.1.1 Greylisted'],
  ['a policy', '550 5.7.1 Blocked as spam'],
  ['a sender whom the server refuses', '553 5.1.8 Sender address rejected'],
  ['an answer without an enhanced code', '550 No such user'],
])('%s does not end the mails to an address', async (_what, refusal) => {
  const organization = await makeOrganization(t);
  mailServer.refusal = refusal;
  expect((await tryMail(organization.admin)).status).toBe(502);
  expect(await isToldOf(organization.admin)).toBe(false);
});

test('an invitation to a mailbox that does not exist says so to administrators, who can send it again', async () => {
  const [organization, another] = [await makeOrganization(t), await makeOrganization(t)];
  const email = `new.${newId()}@example.net`;
  const first = await invite(organization, email);
  expect(first.mailBounces).toBe(false);
  mailServer.refusal = UNKNOWN;
  await drain();
  mailServer.refusal = null;
  await invite(organization, `well.${newId()}@example.net`);
  expect(await invited(organization)).toEqual([true, false]);
  // Whoever invites the address next is told at once.
  expect((await invite(another, email)).mailBounces).toBe(true);
  await drain();
  expect(recipients()).not.toContain(email);

  const again = await t.call(resendInvitation, { params: { id: first.id } }, organization.admin);
  expect(again.body.mailBounces).toBe(false);
  await drain();
  expect(recipients()).toContain(email);
  expect([await invited(organization), await invited(another)]).toEqual([[false, false], [false]]);
});

test('who accepts an invitation by its link gets mail again', async () => {
  const organization = await makeOrganization(t);
  const person = await makeUser(t);
  await invite(organization, person.email);
  await drain();
  const token = /\/invitation\?token=([\w-]+)/.exec(mailServer.received.at(-1)?.text ?? '')?.[1] ?? '';
  await post({ recipient: person.email, type: 'hard' });
  expect(await invited(organization)).toEqual([true]);
  expect((await t.call(acceptInvitation, { params: { token } }, person)).status).toBe(200);
  expect((await t.call(getCurrentUser, {}, person)).body.mailBounces).toBe(false);
});

test('a link for a forgotten password goes even where mail bounces, with the same answer; using it lifts that', async () => {
  const { admin } = await makeOrganization(t);
  const ask = (email: string) => t.call(forgotPassword, { body: { email } });
  const answers = [await ask(admin.email)];
  await bounceMailOf(admin);
  answers.push(await ask(admin.email), await ask(`nobody.${newId()}@example.net`));
  const [known, ...others] = answers.map(({ status, body }) => ({ status, body }));
  expect(others).toEqual([known, known]);
  await drain();
  expect(recipients()).toContain(admin.email);
  expect(await isToldOf(admin)).toBe(true);

  const token = /\/reset-password\?token=([\w-]+)/.exec(mailServer.received.at(-1)?.text ?? '')?.[1] ?? '';
  const body = { token, newPassword: 'Plugged in since 2019!' };
  expect((await t.call(resetPassword, { body })).status).toBe(200);
  expect((await readBounces(t.database.drizzle, [admin.email]))(admin.email)).toBe(false);
});

test('a report counts if it quotes our token for the address that it is about, whatever its form', async () => {
  const organization = await makeOrganization(t);
  const takes = async (email: string, over: Partial<Report> = {}) => {
    const member = await makeMember(t, organization, { user: { email } });
    await tryMail(member);
    const outcome = await post(reportOf({ recipient: email, ...over }));
    return [outcome, await isToldOf(member)];
  };
  const of = (domain = 'example.net') => `ada.${newId()}@${domain}`;
  const upper = of();
  expect(await takes(of())).toEqual(['taken', true]);
  expect(await takes(upper, { recipient: upper.toUpperCase() })).toEqual(['taken', true]);
  // The domain in the letters of its script, as a server that knows them reports it (RFC 6533).
  const local = newId();
  const unicode = {
    recipient: `${local}@müller.example`,
    type: 'message/global-delivery-status',
    returned: 'message/global-headers',
  };
  expect(await takes(`${local}@xn--mller-kva.example`, unicode)).toEqual(['taken', true]);
  expect(await takes(of(), { returned: 'text/rfc822-headers' })).toEqual(['taken', true]);
  expect(await takes(of(), { status: '5.0.0' })).toEqual(['taken', true]);

  expect(await takes(of(), { status: '5.2.2', diagnosis: '552 5.2.2 Full' })).toEqual([
    'not_permanent',
    false,
  ]);
  expect(await takes(of(), { status: '4.4.1', action: 'delayed' })).toEqual(['no_report', false]);
  expect(await takes(of(), { status: '2.0.0', action: 'delivered' })).toEqual(['no_report', false]);
  expect(await takes(of(), { type: 'message/disposition-notification' })).toEqual(['no_report', false]);
});

test('a forged report ends nobody’s mail', async () => {
  const organization = await makeOrganization(t);
  const [victim, attacker] = [await makeMember(t, organization), await makeMember(t, organization)];
  await tryMail(attacker);
  const own = lastToken();
  const { email } = victim;
  const forged = own.replace(/^[^.]+/, Buffer.from(`\0\0\0\0\0\0\0\0${email}`).toString('base64url'));
  const answers = [];
  for (const token of ['', 'x', own, forged]) {
    answers.push(await post(reportOf({ recipient: email, token })));
  }
  // A forwarded mail that bounces elsewhere says nothing about the address that it was sent to.
  answers.push(await post(reportOf({ recipient: 'elsewhere@example.net', token: own })));
  expect(answers).toEqual(Array.from({ length: 5 }, () => 'not_ours'));
  expect([await isToldOf(victim), await isToldOf(attacker)]).toEqual([false, false]);

  const vacation = `From: ${email}\r\nSubject: Out of office\r\nAuto-Submitted: auto-replied\r\n${RETURN_HEADER}: ${own}\r\n\r\nFinal-Recipient: rfc822; ${attacker.email}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  expect([await post(vacation), await post(''), await post('\0\uFFFD'.repeat(1000))]).toEqual([
    'no_report',
    'no_report',
    'no_report',
  ]);
  const report = reportOf({ recipient: attacker.email, token: own });
  // The parser would be busy with it for half a minute, and nobody be served.
  expect(await post(report + '\n'.repeat(900_000))).toBe('no_report');
  expect(await isToldOf(attacker)).toBe(false);
  t.clock.advance(15 * 24 * HOUR);
  expect(await post(report)).toBe('not_ours');
});

test('a late report about a mail from before the address worked again does not count; one about a later mail does', async () => {
  const { admin } = await makeOrganization(t);
  await tryMail(admin);
  const early = reportOf({ recipient: admin.email });
  t.clock.advance(HOUR);
  await bounceMailOf(admin);
  t.clock.advance(HOUR);
  await tryMail(admin);
  const late = reportOf({ recipient: admin.email });
  t.clock.advance(72 * HOUR);
  await post(early);
  expect(await isToldOf(admin)).toBe(false);
  // Twice, as mail servers may.
  await Promise.all([post(late), post(late)]);
  expect(await isToldOf(admin)).toBe(true);
});

test('a report about the address that a member had before says nothing about the one they have now', async () => {
  const member = await makeMember(t, await makeOrganization(t));
  await tryMail(member);
  const report = reportOf({ recipient: member.email });
  await t.database.pool.query('UPDATE users SET email = $2 WHERE id = $1', [
    member.id,
    `moved.${newId()}@example.net`,
  ]);
  expect(await post(report)).toBe('taken');
  expect(await isToldOf(member)).toBe(false);
});

test('only who has the secret reports, and without one there is no such route', async () => {
  const { admin } = await makeOrganization(t);
  const statement = { recipient: admin.email.toUpperCase(), type: 'hard' };
  const refused = [
    await post(statement, null),
    await post(statement, ''),
    await post(statement, `${SECRET}.`),
  ];
  expect(refused).toEqual([403, 403, 403]);
  expect([await post(statement, SECRET, withoutSecret), await post('x', '', withoutSecret)]).toEqual([
    404, 404,
  ]);
  expect(await post({ ...statement, type: 'soft' })).toBe('not_permanent');
  expect(await isToldOf(admin)).toBe(false);
  expect([await post({ recipient: 'nobody', type: 'hard' }), await post({ ...statement, more: 1 })]).toEqual([
    422, 422,
  ]);
  expect(await post(statement)).toBe('taken');
  expect(await isToldOf(admin)).toBe(true);
});

test('operators see how many addresses bounce, and a test mail of theirs lifts it', async () => {
  const operator = await makeOperator(t);
  const count = async () => (await t.call(readHealth, {}, operator)).body.bouncedAddresses;
  const before = await count();
  const { admin } = await makeOrganization(t);
  await bounceMailOf(admin);
  expect(await count()).toBe(before + 1);
  const attempt = { body: { service: 'mail' as const, to: admin.email } };
  mailServer.refusal = UNKNOWN;
  expect((await t.call(tryService, attempt, operator)).body).toMatchObject({ works: false });
  expect(await count()).toBe(before + 1);
  mailServer.refusal = null;
  expect((await t.call(tryService, attempt, operator)).body).toMatchObject({ works: true });
  expect([await count(), await isToldOf(admin)]).toEqual([before, false]);
});

test('after a year an address gets a mail again', async () => {
  const { admin } = await makeOrganization(t);
  await bounceMailOf(admin);
  const run = async (days: number) => {
    t.clock.advance(days * 24 * HOUR);
    await t.app.jobRunner.drain();
    const { rows } = await t.database.pool.query('SELECT FROM bounced_addresses WHERE address = $1', [
      admin.email,
    ]);
    return rows.length;
  };
  expect([await run(364), await run(2)]).toEqual([1, 0]);
});
