import {
  cancelEmailChange,
  changePassword,
  confirmEmail,
  forgotPassword,
  getCurrentUser,
  login,
  readAccountSecurity,
  updateUser,
  verifyEmailLink,
  verifyResetLink,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { makeUser, type TestUser } from '../../../../testing/make-user.ts';
import { newId } from '../../../platform/database/ids.ts';
import { liveEvents } from '../../../platform/events/tables.ts';
import { sessions } from '../../../platform/sessions/tables.ts';
import { emailChanges, emailChangeTokens, userIdentities } from '../tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'Old lantern 7';

let t: TestApp;
let owner: TestUser;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  owner = await makeUser(t, { passwordHash: await t.deps.passwords.hash(PASSWORD) });
});

const newAddress = () => `new.${newId()}@example.org`;
const save = (body: object, as = owner, on = t) => on.call(updateUser, { params: { id: as.id }, body }, as);
const begin = (email: string, as = owner) => save({ email, currentPassword: PASSWORD }, as);
const verify = async (token: string) => (await t.call(verifyEmailLink, { query: { token } })).body;
const confirm = (token: string) => t.call(confirmEmail, { body: { token } });
const me = async (as = owner) => (await t.call(getCurrentUser, {}, as)).body;
const security = async (as = owner) => (await t.call(readAccountSecurity, {}, as)).body;
const signIn = async (email: string, password = PASSWORD) =>
  (await t.call(login, { body: { email, password } })).status;

async function mailsTo(...recipients: string[]) {
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  return t.mails.filter(({ to }) => recipients.includes(to));
}
async function tokenMailedTo(email: string, screen = 'confirm-email'): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes(`/${screen}?`));
  return new RegExp(`/${screen}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}
const NOT_VALID = { valid: false, email: null, isNew: false };

describe('a new address', () => {
  test('takes effect when the link mailed to it is followed, and the old address is told of both steps', async () => {
    const organization = await makeOrganization(t);
    const member = await makeMember(t, organization, {
      user: { passwordHash: await t.deps.passwords.hash(PASSWORD) },
    });
    const email = newAddress();
    await t.call(forgotPassword, { body: { email: member.email } });
    const resetLink = await tokenMailedTo(member.email, 'reset-password');

    const begun = await save(
      { firstName: 'Noor', email: email.toUpperCase(), currentPassword: PASSWORD },
      member,
    );
    expect(begun).toMatchObject({ status: 200, body: { ok: true, firstName: 'Noor', email: member.email } });
    expect((await security(member)).emailChange).toEqual({
      newEmail: email,
      expiresAt: '2026-11-21T15:00:00.000Z',
    });
    const token = await tokenMailedTo(email);
    expect((await mailsTo(member.email, email)).map(({ to, subject }) => [to, subject])).toEqual([
      [member.email, 'Set a new password for ChargeRota'],
      [email, 'Confirm your new email address for ChargeRota'],
      [member.email, 'Your ChargeRota address is about to change'],
    ]);
    expect(JSON.stringify(await t.database.drizzle.select().from(emailChangeTokens))).not.toContain(token);
    expect(await verify(token)).toEqual({ valid: true, email, isNew: true });
    expect(await signIn(email)).toBe(401);

    await t.database.drizzle.delete(liveEvents);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 200)?.body.email).toBe(email);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email_link_invalid');
    expect(await verify(token)).toEqual(NOT_VALID);
    expect([await signIn(email), await signIn(member.email)]).toEqual([200, 401]);
    const told = await t.database.drizzle.select().from(liveEvents);
    // Their own other tabs too, where mail to the new address may have come back.
    expect(told.map(({ topic }) => topic).toSorted()).toEqual(['account', 'members']);
    const [session] = await t.database.drizzle.select().from(sessions).where(eq(sessions.userId, member.id));
    expect(session?.renew).toBe(true);
    expect(await me(member)).toMatchObject({ email });
    expect((await security(member)).emailChange).toBeNull();
    const { body: link } = await t.call(verifyResetLink, { query: { token: resetLink } });
    expect(link.valid).toBe(false);
    const last = (await mailsTo(member.email)).at(-1);
    expect(last?.subject).toBe('Your ChargeRota address has changed');
    expect(last?.text).toContain(email);
  });

  test('needs the password: without it, or with a wrong one, nothing of the form is saved', async () => {
    for (const form of [{}, { currentPassword: 'Wrong lantern 7' }]) {
      const answer = await save({ firstName: 'Noor', email: newAddress(), ...form });
      expect([answer.status, answer.body.code]).toEqual([422, 'current_password_wrong']);
      expect(answer.body.details).toMatchObject([{ path: 'currentPassword' }]);
    }
    expect((await me()).firstName).toBe('Maya');
    expect((await security()).emailChange).toBeNull();
  });

  test('needs a recent sign-in if the account has no password', async () => {
    const user = await makeUser(t);
    t.clock.advance(15 * MINUTE);
    expect((await save({ email: newAddress() }, user)).status).toBe(200);
    t.clock.advance(1);
    const late = await save({ email: newAddress() }, user);
    expect([late.status, late.body.code]).toEqual([403, 'sign_in_again']);
  });

  test('that belongs to another account can be requested like any other, and is refused on confirmation', async () => {
    const somebody = await makeUser(t);
    const free = newAddress();
    const answers = [await begin(free), await begin(somebody.email)];
    const { createdAt: _, ...told } = answers[0]!.body;
    expect(answers[1]).toMatchObject({ status: 200, body: told });
    const token = await tokenMailedTo(somebody.email);
    expect(await verify(token)).toEqual({ valid: true, email: somebody.email, isNew: true });
    const refused = await confirm(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_registered']);
    expect((await me()).email).toBe(owner.email);
  });

  test('that two accounts request goes to one of them', async () => {
    const rival = await makeUser(t, { passwordHash: await t.deps.passwords.hash(PASSWORD) });
    const email = newAddress();
    await begin(email);
    const first = await tokenMailedTo(email);
    await begin(email, rival);
    const second = await tokenMailedTo(email);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
  });

  test.each([
    ['a later change has replaced it', () => begin(newAddress())],
    ['its owner cancels it', () => t.call(cancelEmailChange, {}, owner)],
    [
      'a new password is set',
      async () => {
        const body = { currentPassword: PASSWORD, newPassword: 'New harbor 12' };
        const answer = await t.call(changePassword, { body }, owner);
        owner = { ...owner, cookie: answer.cookie ?? '' };
        return answer;
      },
    ],
    ['a day has passed', async () => ({ status: 200, at: t.clock.advance(DAY) })],
  ])('is not changed once %s', async (_, stop) => {
    const email = newAddress();
    await begin(email);
    const token = await tokenMailedTo(email);
    expect((await verify(token)).valid).toBe(true);
    expect((await stop()).status).toBeLessThan(300);
    expect(await verify(token)).toEqual(NOT_VALID);
    expect((await confirm(token)).body.code).toBe('email_link_invalid');
    expect((await me()).email).toBe(owner.email);
  });

  test('that was cancelled before its mail was written gets no link', async () => {
    const email = newAddress();
    await begin(email);
    await t.call(cancelEmailChange, {}, owner);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('cannot be used to flood a mailbox', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
    try {
      const people = await Promise.all(Array.from({ length: 6 }, () => makeUser(limited)));
      const victim = newAddress();
      const answers = await Promise.all(people.map((user) => save({ email: victim }, user, limited)));
      expect(countStatuses(answers)).toEqual({ 200: 5, 429: 1 });
    } finally {
      await limited.close();
    }
  });
});

test('the security page shows password, connected providers and accepted terms', async () => {
  const now = t.clock.now();
  const user = await makeUser(t, { termsAcceptedAt: now, termsVersion: '2025-01' });
  await t.database.drizzle.insert(userIdentities).values({
    provider: 'google',
    subject: newId(),
    userId: user.id,
    email: 'maya@gmail.example',
    createdAt: now,
    lastUsedAt: now,
  });
  const at = now.toISOString();
  expect(await security(user)).toEqual({
    hasPassword: false,
    emailChange: null,
    identities: [{ provider: 'google', email: 'maya@gmail.example', createdAt: at, lastUsedAt: at }],
    termsAcceptedAt: at,
    termsVersion: '2025-01',
  });
  expect((await security()).hasPassword).toBe(true);
});

test('expired rows are deleted automatically', async () => {
  const email = newAddress();
  await begin(email);
  await tokenMailedTo(email);
  t.clock.advance(2 * DAY);
  await t.app.jobRunner.drain();
  const left = t.database.drizzle.select().from(emailChanges).where(eq(emailChanges.userId, owner.id));
  expect(await left).toEqual([]);
});
