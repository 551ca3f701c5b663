import {
  acceptInvitationWithRegistration,
  createInvitation,
  getCurrentUser,
  login,
  register,
} from '@chargerota/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeOrganization } from '../../testing/make-organization.ts';
import { makeUser } from '../../testing/make-user.ts';
import { newPerson } from '../../testing/new-person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'Correct horse 7';
const person = () => newPerson({ password });

/** Each way to become signed in, from a browser that has the given cookie. */
const WAYS_IN: Record<
  string,
  (as: { cookie: string }) => Promise<{ status: number; cookie: string | undefined }>
> = {
  'signing in': async (as) => {
    const { email } = await makeUser(t, { passwordHash: await t.deps.passwords.hash(password) });
    return t.call(login, { body: { email, password } }, as);
  },
  registering: (as) => t.call(register, { body: { ...person(), acceptTerms: true } }, as),
  'joining with a new account': async (as) => {
    const { id, admin } = await makeOrganization(t);
    const form = person();
    await t.call(createInvitation, { params: { id }, body: { email: form.email } }, admin);
    await t.app.jobRunner.drain();
    const mail = t.mails.findLast(({ to }) => to === form.email);
    const [, token = ''] = /invitation\?token=([\w-]+)/.exec(mail!.text) ?? [];
    return t.call(acceptInvitationWithRegistration, { params: { token }, body: form }, as);
  },
};

describe.each(Object.entries(WAYS_IN))('by %s', (_, enter) => {
  test.each([
    ['made up', async () => ({ cookie: 'A'.repeat(43) })],
    ['of the attacker’s own session', () => makeUser(t)],
  ])('a planted cookie, %s, is not signed in', async (_, plant) => {
    const planted = await plant();
    const { status, cookie } = await enter(planted);
    expect([200, 201]).toContain(status);
    expect(cookie).toEqual(expect.stringMatching(/^[\w-]{43}$/));
    expect(cookie).not.toBe(planted.cookie);
    expect((await t.call(getCurrentUser, {}, { cookie })).status).toBe(200);
    expect((await t.call(getCurrentUser, {}, planted)).status).toBe(401);
  });
});
