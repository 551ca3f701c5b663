import {
  acceptInvitation,
  confirmEmail,
  createInvitation,
  forgotPassword,
  getCurrentUser,
  inviteSeveral,
  register,
  resendInvitation,
  resetPassword,
  sendEmailConfirmation,
  updateUser,
  verifyEmailLink,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatuses } from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { newPerson } from '../../../../testing/new-person.ts';
import { newId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { issueResetLink } from '../passwords/reset-link.ts';
import { requireConfirmedAddress } from './unconfirmed-address.ts';

const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'ChargeRota <no-reply@example.org>' };
const PASSWORD = 'plugged in since 2019';
const DAY = 86_400_000;

let t: TestApp;
let withoutMail: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ config: WITH_MAIL });
  withoutMail = await buildTestApp({ beside: t });
});
afterAll(async () => {
  await withoutMail.close();
  await t.close();
});
beforeEach(() => t.clock.set(TEST_NOW));

async function makeFounder(on = t) {
  const person = newPerson({ password: PASSWORD });
  const { body, cookie } = await on.call(register, { body: { ...person, acceptTerms: true } });
  return { id: body.user.id, organizationId: body.organization!.id, email: person.email, cookie: cookie! };
}
type Founder = Awaited<ReturnType<typeof makeFounder>>;

const invite = (founder: Founder, on = t) =>
  on.call(
    createInvitation,
    { params: { id: founder.organizationId }, body: { email: `${newId()}@example.org` } },
    founder,
  );
const mayInvite = async (founder: Founder, on = t) => {
  const { status, body } = await invite(founder, on);
  return status === 201 ? true : body.code;
};
const asks = async (founder: Founder, on = t) =>
  (await on.call(getCurrentUser, {}, founder)).body.mustConfirmEmail;
const sendAgain = async (founder: Founder) => (await t.call(sendEmailConfirmation, {}, founder)).body;
const follow = (token: string) => t.call(confirmEmail, { body: { token } });

async function linkTo(email: string, screen = 'confirm-email'): Promise<string> {
  await t.app.jobRunner.drain();
  const mail = t.mails.findLast(({ to, text }) => to === email && text.includes(`/${screen}?`));
  return new RegExp(`/${screen}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

test('a new administrator invites people only once they have followed the link to their address', async () => {
  const founder = await makeFounder();
  expect(await asks(founder)).toBe(true);
  expect(await mayInvite(founder)).toBe('email_unconfirmed');
  const emails = ['one@example.org', 'two@example.org'];
  const several = { params: { id: founder.organizationId }, body: { emails } };
  expect((await t.call(inviteSeveral, several, founder)).body.code).toBe('email_unconfirmed');
  // One that was sent before is not sent again either.
  const earlier = (await invite(founder, withoutMail)).body.id;
  expect((await t.call(resendInvitation, { params: { id: earlier } }, founder)).body.code).toBe(
    'email_unconfirmed',
  );

  const token = await linkTo(founder.email);
  const link = await t.call(verifyEmailLink, { query: { token } });
  expect(link.body).toEqual({ valid: true, email: founder.email, isNew: false });
  const answers = await Promise.all([follow(token), follow(token)]);
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
  expect(await asks(founder)).toBe(false);
  expect(await mayInvite(founder)).toBe(true);
  expect(await sendAgain(founder)).toEqual({ sentTo: null });
});

test('the link works for a day, can be sent again, and only the newest one works', async () => {
  const founder = await makeFounder();
  const first = await linkTo(founder.email);
  t.clock.advance(DAY);
  expect((await follow(first)).body.code).toBe('email_link_invalid');
  expect(await sendAgain(founder)).toEqual({ sentTo: founder.email });
  const second = await linkTo(founder.email);
  expect(await sendAgain(founder)).toEqual({ sentTo: founder.email });
  const third = await linkTo(founder.email);
  expect((await follow(second)).body.code).toBe('email_link_invalid');
  expect((await follow(third)).status).toBe(200);
  expect(await mayInvite(founder)).toBe(true);
});

test('whoever has mistyped their address changes it, and confirms the new one with the same link', async () => {
  const founder = await makeFounder();
  const email = `right.${newId()}@example.org`;
  const change = { params: { id: founder.id }, body: { email, currentPassword: PASSWORD } };
  expect((await t.call(updateUser, change, founder)).status).toBe(200);
  expect(await sendAgain(founder)).toEqual({ sentTo: email });
  expect((await follow(await linkTo(email))).body.email).toBe(email);
  expect(await mayInvite(founder)).toBe(true);
});

test.each<[string, (founder: Founder) => Promise<unknown>, boolean]>([
  [
    'a password reset by a mailed link',
    async ({ email }) => {
      await t.call(forgotPassword, { body: { email } });
      const token = await linkTo(email, 'reset-password');
      return t.call(resetPassword, { body: { token, newPassword: 'New harbor 12' } });
    },
    true,
  ],
  [
    'a password reset by a link that an operator may have shown to anybody',
    async ({ id }) => {
      const link = { userId: id, madeBy: 'operator', from: t.clock.now() } as const;
      const { path } = await inTransaction(t.database, (tx) => issueResetLink(tx, link));
      return t.call(resetPassword, {
        body: { token: path.split('=')[1]!, newPassword: 'New harbor 12' },
      });
    },
    false,
  ],
  [
    'an invitation mailed to it',
    async (founder) => {
      const other = await makeOrganization(t);
      await t.call(
        createInvitation,
        { params: { id: other.id }, body: { email: founder.email } },
        other.admin,
      );
      const token = await linkTo(founder.email, 'invitation');
      return t.call(acceptInvitation, { params: { token }, body: {} }, founder);
    },
    true,
  ],
])('%s confirms the address, or not', async (_, act, isConfirmed) => {
  const founder = await makeFounder();
  await act(founder);
  const required = requireConfirmedAddress(t.deps, { userId: founder.id }).then(
    () => true,
    () => false,
  );
  expect(await required).toBe(isConfirmed);
});

test('where no mail can be sent, nobody is asked to confirm, and nobody who registered there is asked later', async () => {
  const waiting = await makeFounder();
  expect([await asks(waiting, withoutMail), await mayInvite(waiting, withoutMail)]).toEqual([false, true]);
  const early = await makeFounder(withoutMail);
  expect([await asks(early), await mayInvite(early)]).toEqual([false, true]);
});
