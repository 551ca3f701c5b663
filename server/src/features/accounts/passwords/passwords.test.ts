import {
  acceptInvitationWithRegistration,
  changePassword,
  createInvitation,
  forgotPassword,
  getCurrentUser,
  login,
  register,
  resetPassword,
  updateUser,
  verifyResetLink,
} from '@chargerota/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { openMailServer } from '../../../../testing/mail-server.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { makeUser, type TestUser } from '../../../../testing/make-user.ts';
import { newId } from '../../../platform/database/ids.ts';
import { jobs } from '../../../platform/jobs/tables.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { createLogger } from '../../../platform/logging/logging.ts';
import { createSession } from '../../../platform/sessions/sessions.ts';
import { passwordResetTokens, users } from '../tables.ts';
import { issueResetLink } from './reset-link.ts';
import { mailOperatorsLink } from './mail-reset-link.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OLD = 'Old lantern 7';
const NEW = 'New harbor 12';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  t.clock.set(TEST_NOW);
});

const makeOwner = async (on = t): Promise<TestUser> =>
  makeUser(on, { passwordHash: await on.deps.passwords.hash(OLD) });
const anotherBrowser = async (user: TestUser, on = t) =>
  createSession(on.database.drizzle, { userId: user.id }, on.clock.now());

const forget = (email: string, on = t) => on.call(forgotPassword, { body: { email } });
const verify = (token: string, on = t) => on.call(verifyResetLink, { query: { token } });
const reset = (token: string, newPassword = NEW, on = t) =>
  on.call(resetPassword, { body: { token, newPassword } });
const change = (user: { cookie?: string }, newPassword = NEW, currentPassword = OLD) =>
  t.call(changePassword, { body: { currentPassword, newPassword } }, user);
const signIn = (email: string, password: string, on = t) => on.call(login, { body: { email, password } });
const isSignedIn = async ({ cookie }: { cookie?: string }, on = t) =>
  (await on.call(getCurrentUser, {}, { cookie })).status === 200;

const tokenIn = (text = ''): string => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
/** Asks for a link, and takes its token from the mail. */
async function mailedToken(email: string): Promise<string> {
  await forget(email);
  await t.app.jobRunner.drain();
  return tokenIn(t.mails.findLast(({ to }) => to === email)?.text);
}
const NOT_VALID = { valid: false, email: null, expiresAt: null, lifetimeHours: null, madeBy: null };

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which signs out every browser and works once', async () => {
    const server = await openMailServer();
    const lines: string[] = [];
    const log = createLogger('trace', { write: (line) => void lines.push(line) });
    const real = await buildTestApp({ mailer: server.mailer, log, config: { RATE_LIMITS: true } });
    try {
      const owner = await makeOwner(real);
      const { cookieValue } = await anotherBrowser(owner, real);
      for (let turn = 0; turn < 11; turn += 1) await signIn(owner.email, 'wrong lantern', real);
      expect((await signIn(owner.email, OLD, real)).status).toBe(429);

      await forget(owner.email.toUpperCase(), real);
      await real.app.jobRunner.drain();
      const [mail] = server.received;
      expect(mail).toMatchObject({
        to: [{ address: owner.email }],
        subject: 'Set a new password for ChargeRota',
      });
      const token = tokenIn(mail?.text);
      expect(mail?.html).toContain(`/reset-password?token=${token}`);
      expect((await verify(token, real)).body).toEqual({
        valid: true,
        email: owner.email,
        expiresAt: '2026-11-20T16:00:00.000Z',
        lifetimeHours: 1,
        madeBy: 'self',
      });

      expect((await reset(token, NEW, real)).status).toBe(200);
      expect(await isSignedIn(owner, real)).toBe(false);
      expect(await isSignedIn({ cookie: cookieValue }, real)).toBe(false);
      expect((await signIn(owner.email, OLD, real)).status).toBe(401);
      expect((await signIn(owner.email, NEW, real)).status).toBe(200);
      expect((await verify(token, real)).body).toEqual(NOT_VALID);
      expect((await reset(token, NEW, real)).body.code).toBe('reset_link_invalid');

      await real.app.jobRunner.drain();
      expect(server.received.map(({ subject }) => subject)).toEqual([
        'Set a new password for ChargeRota',
        'Your ChargeRota password was changed',
      ]);
      const stored = await real.database.drizzle.select().from(passwordResetTokens);
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(lines.join('')).toContain('/api/reset-password/verify');
      expect(lines.join('')).not.toContain(token);
    } finally {
      await real.close();
      await server.close();
    }
  });

  test('gets the same answer after the same work, whether or not the account exists', async () => {
    const owner = await makeOwner();
    const nobody = `${newId()}@example.org`;
    const answers = [await forget(owner.email), await forget(nobody)];
    expect(answers[0]).toMatchObject({ status: 200, body: answers[1]!.body });
    // Each request so far has only added one row.
    const waiting = await t.database.drizzle.select().from(jobs);
    const asked = waiting.filter(({ kind }) => kind === 'accounts.mail-reset-link');
    expect(asked.map(({ payload }) => payload)).toEqual(
      [owner.email, nobody].map((email) => ({ email, requestedAt: t.clock.now().toISOString() })),
    );
    const ofOwner = eq(passwordResetTokens.userId, owner.id);
    expect(await t.database.drizzle.$count(passwordResetTokens, ofOwner)).toBe(0);

    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    const told = t.mails.map(({ to }) => to).filter((to) => [owner.email, nobody].includes(to));
    expect(told).toEqual([owner.email]);
  });

  test('can be set by anybody who reads the mailbox, also for an account that signs in only with a provider', async () => {
    const owner = await makeUser(t);
    expect((await reset(await mailedToken(owner.email))).status).toBe(200);
    expect((await signIn(owner.email, NEW)).status).toBe(200);
  });

  test('sends one person at most a few mails an hour', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
    try {
      const owner = await makeOwner(limited);
      const asked = await Promise.all(Array.from({ length: 8 }, () => forget(owner.email, limited)));
      expect(countStatuses(asked)).toEqual({ 200: 5, 429: 3 });
      await limited.app.jobRunner.drain();
      expect(limited.mails).toHaveLength(5);
    } finally {
      await limited.close();
    }
  });
});

describe('a link to set a password', () => {
  test('works until its time is over, and until another one of the account was used', async () => {
    const owner = await makeOwner();
    const first = await mailedToken(owner.email);
    t.clock.advance(HOUR - 1);
    const second = await mailedToken(owner.email);
    expect((await verify(first)).body.valid).toBe(true);
    t.clock.advance(1);
    expect((await verify(first)).body).toEqual(NOT_VALID);
    expect((await reset(first)).body.code).toBe('reset_link_invalid');

    const third = await mailedToken(owner.email);
    expect((await reset(second)).status).toBe(200);
    expect((await verify(third)).body).toEqual(NOT_VALID);
    expect((await reset(third)).body.code).toBe('reset_link_invalid');
    expect((await verify('made-up')).body).toEqual(NOT_VALID);
  });

  test('from an operator works for a day, and says so', async () => {
    const { id } = await makeOwner();
    const { path } = await issueResetLink(t.database.drizzle, {
      userId: id,
      madeBy: 'operator',
      from: t.clock.now(),
    });
    t.clock.advance(24 * HOUR - 1);
    expect((await verify(tokenIn(path))).body).toMatchObject({
      valid: true,
      lifetimeHours: 24,
      madeBy: 'operator',
    });
    t.clock.advance(1);
    expect((await verify(tokenIn(path))).body.valid).toBe(false);
  });

  test('is not sent again after it was used, even if the mail server’s first answer was lost', async () => {
    const sent: Mail[] = [];
    const send = async (mail: Mail) => {
      sent.push(mail);
      if (sent.length === 1) throw new Error('the connection was lost');
    };
    const lossy = await buildTestApp({ mailer: { send, close: () => {} } });
    try {
      const owner = await makeOwner(lossy);
      await forget(owner.email, lossy);
      await lossy.app.jobRunner.drain();
      expect((await reset(tokenIn(sent[0]?.text), NEW, lossy)).status).toBe(200);
      lossy.clock.advance(10 * MINUTE);
      await lossy.app.jobRunner.drain();
      expect(sent.map(({ subject }) => subject)).toEqual([
        'Set a new password for ChargeRota',
        'Your ChargeRota password was changed',
      ]);
    } finally {
      await lossy.close();
    }
  });

  test('is sent again if the mail server was out of order, also that of an operator', async () => {
    const sent: Mail[] = [];
    let isOutOfOrder = true;
    const send = async (mail: Mail) => {
      if (isOutOfOrder) throw new Error('out of order');
      sent.push(mail);
    };
    const late = await buildTestApp({ mailer: { send, close: () => {} } });
    try {
      const owner = await makeOwner(late);
      await mailOperatorsLink(late.database.drizzle, owner.email, late.clock.now());
      await late.app.jobRunner.drain();
      isOutOfOrder = false;
      late.clock.advance(10 * MINUTE);
      await late.app.jobRunner.drain();
      expect(sent.map(({ to }) => to)).toEqual([owner.email]);
    } finally {
      await late.close();
    }
  });

  test('sets only one password, even if several are used at the same moment', async () => {
    const owner = await makeOwner();
    const links = [await mailedToken(owner.email), await mailedToken(owner.email)];
    const wishes = ['First harbor 1', 'Second harbor 2', 'Third harbor 3', 'Fourth harbor 4'];
    const answers = await Promise.all(wishes.map((wish, turn) => reset(links[turn % 2]!, wish)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 3 });
    const winner = wishes[answers.findIndex(({ status }) => status === 200)]!;
    expect((await signIn(owner.email, winner)).status).toBe(200);
  });

  test('is not sent if it expired while the mail server was down', async () => {
    const owner = await makeOwner();
    await forget(owner.email);
    t.clock.advance(HOUR);
    await t.app.jobRunner.drain();
    expect(t.mails.filter(({ to }) => to === owner.email)).toEqual([]);
  });
});

describe('changing one’s password', () => {
  test('needs the current one, ends all other sessions and all links, and tells the owner', async () => {
    const owner = await makeOwner();
    const { cookieValue } = await anotherBrowser(owner);
    const link = await mailedToken(owner.email);
    const wrong = await change(owner, NEW, 'Wrong lantern 7');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'current_password_wrong']);
    expect(wrong.body.details).toMatchObject([{ path: 'currentPassword' }]);
    expect((await change(owner, OLD)).body.details).toMatchObject([{ path: 'newPassword' }]);
    expect(await isSignedIn({ cookie: cookieValue })).toBe(true);

    const changed = await change(owner);
    expect(changed.status).toBe(200);
    expect(await isSignedIn(changed)).toBe(true);
    expect(await isSignedIn({ cookie: cookieValue })).toBe(false);
    expect((await verify(link)).body.valid).toBe(false);
    expect((await signIn(owner.email, OLD)).status).toBe(401);
    expect((await signIn(owner.email, NEW)).status).toBe(200);
    await t.app.jobRunner.drain();
    expect(t.mails.at(-1)).toMatchObject({
      to: owner.email,
      subject: 'Your ChargeRota password was changed',
    });
  });

  test('succeeds once of two attempts at the same moment, since the first replaces the current password', async () => {
    const owner = await makeOwner();
    const answers = await Promise.all([change(owner, 'First harbor 1'), change(owner, 'Second harbor 2')]);
    const [lost, ...others] = answers.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    // The first change replaces the session that both use: whoever asks only then is no longer signed in.
    expect([401, 422]).toContain(lost?.status);
  });

  test('is impossible for an account without a password', async () => {
    expect((await change(await makeUser(t))).body.code).toBe('current_password_wrong');
  });

  test('allows only a few guesses in a browser that was left signed in', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
    try {
      const owner = await makeOwner(limited);
      const guess = { body: { currentPassword: 'a guess', newPassword: NEW } };
      const guesses = Array.from({ length: 12 }, () => limited.call(changePassword, guess, owner));
      expect(countStatuses(await Promise.all(guesses))).toEqual({ 422: 10, 429: 2 });
    } finally {
      await limited.close();
    }
  });
});

test.each([
  ['a sign-in', (owner: TestUser) => signIn(owner.email, OLD), 'invalid_credentials'],
  [
    'a change of address',
    (owner: TestUser) =>
      t.call(
        updateUser,
        {
          params: { id: owner.id },
          body: { email: `${newId()}@example.org`, currentPassword: OLD },
        },
        owner,
      ),
    'sign_in_again',
  ],
])('%s by the old password fails if a new one is set meanwhile', async (_, act, code) => {
  const owner = await makeOwner();
  const another = await t.deps.passwords.hash('Another lantern 8');
  const setting = await t.database.pool.connect();
  try {
    await setting.query('BEGIN');
    await setting.query('UPDATE users SET password_hash = $2 WHERE id = $1', [owner.id, another]);
    const acting = act(owner);
    await expect
      .poll(async () => {
        const { rows } = await t.database.drizzle.execute(
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await setting.query('COMMIT');
    expect((await acting).body.code).toBe(code);
  } finally {
    setting.release();
  }
});

describe('a common password, or one’s own address, is refused', () => {
  const person = () => ({
    firstName: 'Ines',
    lastName: 'Okafor',
    email: `ines.okafor.${newId()}@example.org`,
    phone: '+1 212 555 0142',
  });
  type Attempt = (password: string) => ReturnType<TestApp['call']>;

  const ways: [string, 'password' | 'newPassword', () => Promise<{ email: string; attempt: Attempt }>][] = [
    [
      'on registering',
      'password',
      async () => {
        const form = person();
        return {
          email: form.email,
          attempt: (password) =>
            t.call(register, {
              body: { ...form, password, confirmPassword: password, acceptTerms: true as const },
            }),
        };
      },
    ],
    [
      'on joining',
      'password',
      async () => {
        const { admin, id } = await makeOrganization(t);
        const form = person();
        await t.call(createInvitation, { params: { id }, body: { email: form.email } }, admin);
        await t.app.jobRunner.drain();
        const mail = t.mails.findLast(({ to }) => to === form.email);
        const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        return {
          email: form.email,
          attempt: (password) =>
            t.call(acceptInvitationWithRegistration, {
              params: { token },
              body: { ...form, password, confirmPassword: password },
            }),
        };
      },
    ],
    [
      'by a link',
      'newPassword',
      async () => {
        const { email } = await makeOwner();
        const token = await mailedToken(email);
        return { email, attempt: (password) => reset(token, password) };
      },
    ],
    [
      'on changing it',
      'newPassword',
      async () => {
        const owner = await makeOwner();
        return { email: owner.email, attempt: (password) => change(owner, password) };
      },
    ],
  ];

  test.each(ways)('%s', async (_, path, prepare) => {
    const { email, attempt } = await prepare();
    // With a capital and a digit, as some forms require.
    const own = `${email.slice(0, 1).toUpperCase()}${email.slice(1)}1`;
    for (const [password, message] of [
      ['PassWord123', 'This password is among the most common ones. Please choose another.'],
      [own, 'Please choose a password that is not made of your name, your email address or ChargeRota.'],
    ] as const) {
      const { status, body } = await attempt(password);
      expect([status, body.details]).toEqual([422, [{ code: 'invalid', path, message }]]);
    }
    // The refused attempt did not use up the link.
    expect((await attempt(NEW)).status).toBeLessThan(300);
    const [row] = await t.database.drizzle.select().from(users).where(eq(users.email, email));
    expect(await t.deps.passwords.verifyOrDummy(row?.passwordHash ?? null, NEW)).toBe(true);
  });
});
