import {
  getCurrentUser,
  listMyOrganizations,
  login,
  logout,
  register,
  updateUser,
} from '@chargerota/contract';
import { DEFAULT_PRIVACY, DEFAULT_RULES } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMember } from '../../../testing/make-member.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { newPerson } from '../../../testing/new-person.ts';
import { createPasswords } from '../../platform/passwords/passwords.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { sessions } from '../../platform/sessions/tables.ts';
import { billingHistory } from '../billing/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { users } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const form = (email: string) => ({
  ...newPerson({ email, password: 'correct horse' }),
  acceptTerms: true as const,
  subscriptionPlan: 'premium' as const,
  timezone: 'America/Denver',
});

describe('registration', () => {
  test('an administrator registers and is at once signed in, approved, and has an organization on a 14-day trial', async () => {
    const answer = await t.call(register, { body: { ...form('Ines@Example.org'), licensePlate: '' } });
    expect(answer.status).toBe(201);
    expect(answer.body.organization?.name).toBe("Ines Okafor's organization");

    const me = await t.call(getCurrentUser, {}, { cookie: answer.cookie });
    expect(me.body).toMatchObject({
      email: 'ines@example.org',
      status: 'approved',
      vehicleMake: null,
      licensePlate: null,
      licensePlateType: null,
      emailNotifications: true,
    });
    expect(me.body).not.toHaveProperty('passwordHash');
    const mine = await t.call(listMyOrganizations, {}, { cookie: answer.cookie });
    expect(mine.body).toMatchObject([
      {
        role: 'admin',
        membershipStatus: 'active',
        subscriptionPlan: 'premium',
        subscriptionStatus: 'trial',
        timezone: 'America/Denver',
        trialEndDate: '2026-12-04T15:00:00.000Z',
        peakStartTime: '06:00',
      },
    ]);
    const entries = await t.database.drizzle
      .select()
      .from(billingHistory)
      .where(eq(billingHistory.organizationId, answer.body.organization!.id));
    expect(entries).toMatchObject([{ type: 'trial_start', amountCents: 0, status: 'paid' }]);
    const [row] = await t.database.drizzle.select().from(users).where(eq(users.email, 'ines@example.org'));
    expect(row).toMatchObject({ termsVersion: '2025-01', termsAcceptedAt: t.clock.now() });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('a new organization begins with the rules and the privacy that the domain calls its defaults', async () => {
    const { cookie } = await t.call(register, { body: form('defaults@example.org') });
    const mine = await t.call(listMyOrganizations, {}, { cookie });
    expect(mine.body).toMatchObject([{ ...DEFAULT_RULES, ...DEFAULT_PRIVACY, requiresAgreement: false }]);
  });

  test('of many concurrent registrations with one address, one creates an account and the others leave nothing behind', async () => {
    const before = await t.database.drizzle.$count(organizations);
    const answers = await Promise.all(
      ['sam@example.org', 'SAM@example.org', 'Sam@Example.org', 'sam@example.org', 'sam@example.ORG'].map(
        (email) => t.call(register, { body: form(email) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    // The registration under way counts as incomplete until its organization exists.
    const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    for (const code of refusals) expect(['email_registered', 'registration_incomplete']).toContain(code);
    expect(await t.database.drizzle.$count(organizations)).toBe(before + 1);
    const late = await t.call(register, { body: form('sam@example.org') });
    expect([late.status, late.body.code]).toEqual([409, 'email_registered']);
    expect(late.body).not.toHaveProperty('incompleteRegistration');
  });

  test.each([
    ['the terms are not accepted', { acceptTerms: false }, 'acceptTerms'],
    ['the passwords differ', { confirmPassword: 'something else' }, 'confirmPassword'],
    ['the password is short', { password: 'short', confirmPassword: 'short' }, 'password'],
    ['the address is none', { email: 'nobody' }, 'email'],
    ['the phone number is too short', { phone: '5550142' }, 'phone'],
    ['the time zone is unknown', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['a status is slipped in', { status: 'approved' }, 'status'],
    ['an id is slipped in', { id: '0190b2c0-0000-7000-8000-000000000000' }, 'id'],
    ['a role is slipped in', { role: 'admin' }, 'role'],
    [
      'the request also contains an organization',
      { organizationId: '0190b2c0-0000-7000-8000-000000000000' },
      'organizationId',
    ],
  ])('is refused, naming the field, when %s', async (_, wrong, path) => {
    const before = await t.database.drizzle.$count(users);
    const answer = await t.call(register, { body: { ...form('wrong@example.org'), ...wrong } });
    expect(answer.status).toBe(422);
    expect(answer.body.details?.map((detail) => detail.path)).toContain(path);
    expect(await t.database.drizzle.$count(users)).toBe(before);
  });
});

describe('signing in', () => {
  test('ignores the case of the address, and replaces the browser’s old session', async () => {
    const { cookie: first } = await t.call(register, { body: form('rosa@example.org') });
    const again = await t.call(
      login,
      { body: { email: 'Rosa@EXAMPLE.org ', password: 'correct horse' } },
      { cookie: first },
    );
    expect(again.status).toBe(200);
    expect(again.body.user).toMatchObject({ email: 'rosa@example.org', firstName: 'Ines' });
    expect(again.cookie).not.toBe(first);
    expect((await t.call(getCurrentUser, {}, { cookie: first })).status).toBe(401);
    expect((await t.call(getCurrentUser, {}, { cookie: again.cookie })).status).toBe(200);
  });

  test('replaces a hash that was cheap to make, also when two browsers sign in at once', async () => {
    const cheap = createPasswords({ cost: { memoryKiB: 8, passes: 1 } });
    const { id, email } = await makeUser(t, { passwordHash: await cheap.hash('correct horse') });
    const signIn = (password: string) => t.call(login, { body: { email, password } });
    expect((await signIn('wrong horse')).status).toBe(401);
    const stored = async () =>
      (await t.database.drizzle.select().from(users).where(eq(users.id, id)))[0]!.passwordHash!;
    expect(t.deps.passwords.isOutdated(await stored())).toBe(true);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn('correct horse')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(t.deps.passwords.isOutdated(await stored())).toBe(false);
    expect((await signIn('correct horse')).status).toBe(200);
  });

  test('gives the same answer to a wrong password and to an unknown address', async () => {
    await t.call(register, { body: form('lee@example.org') });
    const wrong = await t.call(login, { body: { email: 'lee@example.org', password: 'wrong horse' } });
    const nobody = await t.call(login, { body: { email: 'nobody@example.org', password: 'wrong horse' } });
    const { requestId: _, ...told } = wrong.body as object & { requestId?: string };
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(nobody.body).toMatchObject(told);
    expect(wrong.body.message).toBe('Please check your email address and password, and try again.');
  });

  test('is limited per network address behind a proxy, whatever earlier addresses the caller claims', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true, TRUST_PROXY: true } });
    try {
      const statuses = await Promise.all(
        Array.from({ length: 101 }, async (_, turn) => {
          const headers = { 'x-forwarded-for': `198.51.100.${turn}, 203.0.113.9` };
          const body = { email: `person${turn}@example.org`, password: 'a guess' };
          return (await limited.call(login, { body }, { headers })).status;
        }),
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });

  test('is limited per account and per network address, and says when to try again', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
    try {
      const attempt = () => limited.call(login, { body: { email: 'ana@example.org', password: 'a guess' } });
      const answers = await Promise.all(Array.from({ length: 12 }, attempt));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.headers['retry-after']).toBe('900');
      limited.clock.advance(900_000);
      expect((await attempt()).status).toBe(401);
    } finally {
      await limited.close();
    }
  });

  test('sets a cookie that scripts cannot read and other sites do not send, behind TLS only over https and for this host', async () => {
    const secure = await buildTestApp({
      config: { PUBLIC_URL: 'https://charge.example', linkUrl: 'https://charge.example' },
    });
    try {
      const plain = await t.call(register, { body: form('kim@example.org') });
      const tls = await secure.call(register, { body: form('kim@example.org') });
      expect(plain.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(tls.headers['set-cookie']).toMatch(
        /^__Host-chargerota_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const [, value] = /^[^=]+=([^;]+)/.exec(String(tls.headers['set-cookie'])) ?? [];
      const statusWith = async (name: string) =>
        (await secure.call(getCurrentUser, {}, { headers: { cookie: `${name}=${value}` } })).status;
      expect(await statusWith('__Host-chargerota_session')).toBe(200);
      expect(await statusWith('chargerota_session')).toBe(401);
      const [stored] = await t.database.drizzle
        .select()
        .from(sessions)
        .where(eq(sessions.sid, plain.cookie!));
      expect(stored).toBeUndefined();
    } finally {
      await secure.close();
    }
  });
});

describe('a session', () => {
  test('ends with signing out, which may be done twice', async () => {
    const user = await makeUser(t);
    expect((await t.call(logout, {}, user)).status).toBe(200);
    expect((await t.call(getCurrentUser, {}, user)).status).toBe(401);
    expect((await t.call(logout, {}, user)).status).toBe(200);
  });

  test('goes on when the address by which one signs out is only read', async () => {
    const user = await makeUser(t);
    for (const method of ['GET', 'HEAD'] as const) {
      const cookies = { [SESSION_COOKIE]: user.cookie };
      const { headers } = await t.app.inject({ method, url: '/api/logout', cookies });
      expect([headers.location, headers['set-cookie']]).toEqual(['/account', undefined]);
    }
    expect((await t.call(getCurrentUser, {}, user)).status).toBe(200);
  });

  test('lasts two weeks from its last use, and ninety days at most', async () => {
    const own = await buildTestApp();
    try {
      const day = 86_400_000;
      const idle = await makeUser(own);
      const busy = await makeUser(own);
      for (let visit = 0; visit < 7; visit += 1) {
        own.clock.advance(12 * day);
        expect((await own.call(getCurrentUser, {}, busy)).status).toBe(200);
      }
      expect((await own.call(getCurrentUser, {}, idle)).status).toBe(401);
      own.clock.advance(7 * day);
      expect((await own.call(getCurrentUser, {}, busy)).status).toBe(401);
    } finally {
      await own.close();
    }
  });
});

describe('the profile', () => {
  test('is changed by its owner field by field, and an emptied vehicle field becomes null', async () => {
    const user = await makeUser(t, { vehicleMake: 'Kia', vehicleModel: 'EV6', licensePlate: 'KTX 4821' });
    const answer = await t.call(
      updateUser,
      {
        params: { id: user.id },
        body: { firstName: ' Noor ', vehicleModel: '', licensePlate: null, email: user.email },
      },
      user,
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      firstName: 'Noor',
      lastName: 'Reyes',
      vehicleMake: 'Kia',
      vehicleModel: null,
      licensePlate: null,
    });
  });

  test('begins with the formats of the browser’s region, and has those that its owner chooses', async () => {
    const registered = await t.call(
      register,
      { body: form('lena@example.org') },
      { headers: { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' } },
    );
    const { body: lena } = await t.call(getCurrentUser, {}, { cookie: registered.cookie });
    expect(lena).toMatchObject({ region: 'CH', clock: 'region' });
    const save = (body: object) =>
      t.call(updateUser, { params: { id: lena.id }, body }, { cookie: registered.cookie });
    expect((await save({ region: 'US', clock: '24' })).body).toMatchObject({ region: 'US', clock: '24' });
    expect([(await save({ region: 'XX' })).status, (await save({ clock: '13' })).status]).toEqual([422, 422]);
  });

  test('loses the phone number that is emptied, and no other', async () => {
    const user = await makeUser(t, { phone: '+1 212 555 0142' });
    const save = async (body: object) =>
      (await t.call(updateUser, { params: { id: user.id }, body }, user)).body.phone;
    expect(await save({ firstName: 'Noor' })).toBe('+1 212 555 0142');
    expect(await save({ phone: null })).toBeNull();
    expect((await t.call(getCurrentUser, {}, user)).body.phone).toBeNull();
  });

  test('when changed, is reloaded by the organizations that list the person, and by no other', async () => {
    await t.database.drizzle.delete(liveEvents);
    const [one, other] = [await makeOrganization(t), await makeOrganization(t), await makeOrganization(t)];
    const member = await makeMember(t, one);
    await join(t, other, member, { status: 'pending' });
    await t.call(updateUser, { params: { id: member.id }, body: { firstName: 'Noor' } }, member);
    const told = await t.database.drizzle.select().from(liveEvents).where(eq(liveEvents.topic, 'members'));
    expect(told.map(({ organizationId }) => organizationId).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    );
  });

  test('refuses text that cannot be stored: control characters and lone surrogates', async () => {
    const user = await makeUser(t);
    for (const firstName of ['a\0b', 'a\ud800b', '\udc00']) {
      const { status } = await t.call(updateUser, { params: { id: user.id }, body: { firstName } }, user);
      expect(status).toBe(422);
    }
    const whole = await t.call(updateUser, { params: { id: user.id }, body: { firstName: '𝕏😀' } }, user);
    expect(whole.body.firstName).toBe('𝕏😀');
  });

  test('is out of reach for everybody else, administrators included', async () => {
    const { admin, ...organization } = await makeOrganization(t);
    const member = await makeMember(t, organization);
    const answer = await t.call(
      updateUser,
      { params: { id: member.id }, body: { firstName: 'Mallory' } },
      admin,
    );
    expect(answer.status).toBe(404);
  });

  test('cannot change its own status', async () => {
    const user = await makeUser(t, { status: 'pending' });
    const status = await t.call(updateUser, { params: { id: user.id }, body: { status: 'approved' } }, user);
    expect(status.status).toBe(422);
    expect((await t.call(getCurrentUser, {}, user)).body.status).toBe('pending');
  });

  test('has a plate type with a vehicle, and none without', async () => {
    const user = await makeUser(t);
    const save = async (body: object) =>
      (await t.call(updateUser, { params: { id: user.id }, body }, user)).body;
    const none = {
      vehicleMake: null,
      vehicleModel: null,
      vehicleYear: null,
      vehicleColor: null,
      licensePlate: null,
      licensePlateState: null,
      licensePlateType: null,
    };
    expect(await save({ licensePlateType: 'temporary_plate' })).toMatchObject(none);
    expect(await save({ vehicleMake: ' Kia ', vehicleColor: 'Pearl blue' })).toMatchObject({
      ...none,
      vehicleMake: 'Kia',
      vehicleColor: 'Pearl blue',
      licensePlateType: 'permanent_plate',
    });
    expect(await save({ licensePlateType: 'temporary_plate', smsNotifications: false })).toMatchObject({
      vehicleMake: 'Kia',
      licensePlateType: 'temporary_plate',
      smsNotifications: false,
      emailNotifications: true,
    });
    expect(await save(none)).toMatchObject(none);
  });

  test.each([
    ['firstName', ' '],
    ['lastName', ''],
    ['email', 'nobody'],
    ['phone', '5550142'],
    ['vehicleYear', '26'],
    ['vehicleYear', '1850'],
    ['licensePlateType', 'vanity_plate'],
    ['smsNotifications', 'yes'],
  ])('refuses a %s of "%s", by its field', async (field, value) => {
    const user = await makeUser(t);
    const answer = await t.call(updateUser, { params: { id: user.id }, body: { [field]: value } }, user);
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([422, field]);
  });
});

describe('old addresses', () => {
  test.each([
    ['/home', '/'],
    ['/upgrade', '/organization?tab=billing'],
    ['/api/login', '/login'],
    ['/api/auth/login', '/login'],
    ['/api/login?returnUrl=/booking%3Fdate=2026-11-20', '/login?returnUrl=%2Fbooking%3Fdate%3D2026-11-20'],
    ['/api/login?returnUrl=https://evil.example', '/login'],
    ['/api/login?returnUrl=//evil.example', '/login'],
    ['/api/login?returnUrl=/%5Cevil.example', '/login'],
    ['/api/login?returnUrl=/%09/evil.example', '/login'],
    ['/api/login?returnUrl=/.//evil.example', '/login'],
    ['/api/login?returnUrl=/a/..//evil.example', '/login'],
    ['/api/login?returnUrl=javascript:alert(1)', '/login'],
    ['/api/login?returnUrl=/a&returnUrl=/b', '/login'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await t.app.inject({ method: 'GET', url: from });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });
});
