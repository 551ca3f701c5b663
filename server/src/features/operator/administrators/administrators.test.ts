import {
  createReservation,
  forgotPassword,
  getCurrentUser,
  listAdministrators,
  listOperatorLog,
  login,
  readAdministrator,
  renewRecoveryCodes,
  resetAdministratorPassword,
  resetPassword,
  setAccountStatus,
  verifyResetLink,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { listenToEvents } from '../../../../testing/listen-to-events.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOperator, type TestOperator } from '../../../../testing/make-operator.ts';
import { makeTenant, type Tenant } from '../../../../testing/make-tenant.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { newId } from '../../../platform/database/ids.ts';
import { users } from '../../accounts/tables.ts';
import { pushSubscriptions } from '../../notifications/tables.ts';
import { operators } from '../tables.ts';
import { organizationMemberships, organizations } from '../../organizations/tables.ts';

const PASSWORD = 'Old lantern 7';

let t: TestApp;
let operator: TestOperator;
let tenant: Tenant;
beforeAll(async () => {
  t = await buildTestApp();
  operator = await makeOperator(t, { passwordHash: await t.deps.passwords.hash(PASSWORD) });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  await t.database.drizzle.update(operators).set({ lastTotpStep: null });
  tenant = await makeTenant(t);
  const passwordHash = await t.deps.passwords.hash(PASSWORD);
  await t.database.drizzle.update(users).set({ passwordHash }).where(eq(users.id, tenant.admin.id));
});

const set = (status: 'approved' | 'suspended', id = tenant.admin.id) =>
  t.call(setAccountStatus, { params: { id }, body: { status } }, operator);
const reset = (sendEmail: boolean, proof?: { password: string; code: string }) =>
  t.call(
    resetAdministratorPassword,
    { params: { id: tenant.admin.id }, body: { sendEmail, ...(proof && { proof }) } },
    operator,
  );
/** A link to hand over, with the next code. */
const show = () => {
  t.clock.set(new Date(t.clock.now().getTime() + 30_000));
  return reset(false, { password: PASSWORD, code: operator.code() });
};
const renew = () => {
  t.clock.set(new Date(t.clock.now().getTime() + 30_000));
  return t.call(renewRecoveryCodes, { body: { code: operator.code() } }, operator);
};
const mailedToken = () =>
  /token=([\w-]+)/.exec(t.mails.findLast(({ to }) => to === tenant.admin.email)?.text ?? '')?.[1] ?? '';
const tokenOf = (url: string | null | undefined) => new URL(url ?? '').searchParams.get('token')!;
const use = (token: string) => t.call(resetPassword, { body: { token, newPassword: 'New harbor 12' } });
const list = (query: Record<string, string> = {}) => t.call(listAdministrators, { query }, operator);
const signIn = (password = PASSWORD) => t.call(login, { body: { email: tenant.admin.email, password } });
const logged = async () =>
  (await t.call(listOperatorLog, { query: { search: tenant.admin.email } }, operator)).body.map(
    ({ act }) => act,
  );

describe('a paused administrator', () => {
  test('is signed out at once, with streams and push messages, and the members keep booking', async () => {
    await t.database.drizzle.insert(pushSubscriptions).values({
      id: newId(),
      userId: tenant.admin.id,
      endpoint: `https://push.example.org/${newId()}`,
      p256dh: 'key',
      auth: 'secret',
      browser: 'Firefox',
      createdAt: t.clock.now(),
    });
    const url = await t.app.listen({ port: 0 });
    const stream = await listenToEvents(url, tenant.admin);
    expect((await set('suspended')).body.status).toBe('suspended');
    expect((await t.call(getCurrentUser, {}, tenant.admin)).status).toBe(401);
    await expect.poll(() => stream.isEnded()).toBe(true);
    const ofAdmin = eq(pushSubscriptions.userId, tenant.admin.id);
    expect(await t.database.drizzle.$count(pushSubscriptions, ofAdmin)).toBe(0);
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended']);
    expect((await signIn('wrong')).body.code).toBe('invalid_credentials');

    const booking = {
      userId: tenant.member.id,
      locationId: tenant.locationId,
      spotId: tenant.spotId,
      date: '2026-11-25',
      timeSlot: '13-14',
    };
    const booked = await t.call(createReservation, { body: booking }, tenant.member);
    expect(booked.status).toBe(201);
    await stream.close();
  });

  test('can be reinstated, by one of several at once, and signs in again', async () => {
    const paused = await Promise.all(Array.from({ length: 5 }, () => set('suspended')));
    expect(countStatuses(paused)).toEqual({ 200: 1, 409: 4 });
    const reinstated = await Promise.all(Array.from({ length: 5 }, () => set('approved')));
    expect(countStatuses(reinstated)).toEqual({ 200: 1, 409: 4 });
    expect((await signIn()).status).toBe(200);
    expect(await logged()).toEqual(['administrator.reinstated', 'administrator.paused']);
  });

  test('gets no session by signing in at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [signedIn] = await Promise.all([signIn(), set('suspended')]);
      expect((await t.call(getCurrentUser, {}, { cookie: signedIn.cookie ?? 'none' })).status).toBe(401);
      await set('approved');
    }
  });

  test('stays in the list when the organization has another administrator now, so that they can be reinstated', async () => {
    await set('suspended');
    await t.database.drizzle
      .update(organizationMemberships)
      .set({ role: 'user' })
      .where(eq(organizationMemberships.userId, tenant.admin.id));
    expect((await list({ search: tenant.admin.email })).body).toHaveLength(1);
    expect((await set('approved')).status).toBe(200);
    expect((await list({ search: tenant.admin.email })).body).toEqual([]);
    expect((await set('suspended')).status).toBe(404);
  });

  test('only an approved account can be paused, and nobody but administrators', async () => {
    await t.database.drizzle.update(users).set({ status: 'rejected' }).where(eq(users.id, tenant.admin.id));
    expect((await set('suspended')).body.code).toBe('account_state');
    expect((await set('suspended', tenant.member.id)).status).toBe(404);
  });
});

describe('a reset link', () => {
  test('that was generated works once, for 24 hours', async () => {
    const { body } = await show();
    expect(body).toMatchObject({ emailSent: false, email: tenant.admin.email });
    const token = tokenOf(body.resetUrl);
    const link = await t.call(verifyResetLink, { query: { token } });
    expect(link.body).toMatchObject({
      madeBy: 'operator',
      lifetimeHours: 24,
      expiresAt: '2026-11-21T15:00:30.000Z',
    });
    expect((await use(token)).status).toBe(200);
    expect((await use(token)).body.code).toBe('reset_link_invalid');
    expect((await signIn('New harbor 12')).status).toBe(200);
    expect(await logged()).toEqual(['administrator.reset_link_made']);
  });

  test('is shown once per code, to who knows the operator’s password too', async () => {
    expect((await reset(false)).body.code).toBe('operator_proof_required');
    const code = operator.code();
    expect((await reset(false, { password: 'wrong', code })).body.code).toBe('current_password_wrong');
    const proof = { password: PASSWORD, code };
    const twice = await Promise.all([reset(false, proof), reset(false, proof)]);
    expect(countStatuses(twice)).toEqual({ 200: 1, 422: 1 });
  });

  test('ends those that operators made before, also of two at once; one that the person asked for stays', async () => {
    await t.call(forgotPassword, { body: { email: tenant.admin.email } });
    await t.app.jobRunner.drain();
    const own = mailedToken();
    const older = tokenOf((await show()).body.resetUrl);
    // Asked for between two links, a mail that goes out late does not bring its link back.
    await reset(true);
    const newer = tokenOf((await show()).body.resetUrl);
    await t.app.jobRunner.drain();
    expect(mailedToken()).toBe(own);
    const works = async (token: string) => (await t.call(verifyResetLink, { query: { token } })).body.valid;
    expect([await works(older), await works(newer), await works(own)]).toEqual([false, true, true]);

    const { recoveryCodes } = (await renew()).body;
    const both = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) => reset(false, { password: PASSWORD, code })),
    );
    const valid = await Promise.all(both.map(({ body }) => works(tokenOf(body.resetUrl))));
    expect(valid.filter(Boolean)).toHaveLength(1);
    expect(await works(newer)).toBe(false);
  });

  test('that was mailed is not in the answer, and says who sent it', async () => {
    const { body } = await reset(true);
    expect(body).toEqual({ emailSent: true, email: tenant.admin.email, resetUrl: null });
    await t.app.jobRunner.drain();
    const mail = t.mails.findLast(({ to }) => to === tenant.admin.email);
    expect(mail?.text).toContain('ChargeRota’s support sends you this link');
    expect(mail?.text).toContain('within 24 hours');
    const link = await t.call(verifyResetLink, { query: { token: mailedToken() } });
    expect(link.body).toMatchObject({ lifetimeHours: 24, madeBy: 'operator' });
    expect(await logged()).toEqual(['administrator.reset_link_mailed']);
  });

  test('does not let in a paused administrator, and works once they are reinstated', async () => {
    const token = tokenOf((await show()).body.resetUrl);
    await set('suspended');
    expect((await reset(true)).body.code).toBe('account_state');
    expect((await use(token)).body.code).toBe('account_suspended');
    await set('approved');
    expect((await use(token)).status).toBe(200);
  });
});

describe('the list', () => {
  test('is searched by name, address, phone and organization, filtered by status, and has pages of 50', async () => {
    const marina = await makeOrganization(t, { name: 'Marina 100% Works' });
    const people = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        makeMember(t, marina, {
          role: 'admin',
          user: {
            firstName: 'Ada',
            lastName: `Quill ${String(index).padStart(2, '0')}`,
            phone: '+1 (212) 555-0177',
          },
        }),
      ),
    );
    const found = await list({ search: '0% wor' });
    expect([found.body.length, found.headers['x-total-count']]).toEqual([50, '61']);
    expect((await list({ search: '0% wor', page: '2' })).body).toHaveLength(11);
    const [first] = (await list({ search: 'ada quill 07' })).body;
    expect(first).toMatchObject({
      id: people[7]!.id,
      organizationName: 'Marina 100% Works',
      subscriptionPlan: 'enterprise',
      organizations: [{ id: marina.id, name: 'Marina 100% Works' }],
    });
    expect((await list({ search: '2125550177' })).headers['x-total-count']).toBe('60');
    expect((await list({ search: people[3]!.email.toUpperCase() })).body).toHaveLength(1);
    await set('suspended', people[9]!.id);
    const suspended = await list({ status: 'suspended', search: 'Quill' });
    expect(suspended.body.map(({ lastName }) => lastName)).toEqual(['Quill 09']);
    expect((await list({ search: tenant.member.email })).body).toEqual([]);
  });

  test('opens the details of a person with all organizations, their members and locations', async () => {
    const [other] = await t.database.drizzle
      .select()
      .from(organizations)
      .where(eq(organizations.id, (await makeOrganization(t)).id));
    await t.database.drizzle.insert(organizationMemberships).values({
      organizationId: other!.id,
      userId: tenant.admin.id,
      role: 'admin',
      status: 'active',
      joinedAt: new Date(t.clock.now().getTime() + 1000),
    });
    const { body } = await t.call(readAdministrator, { params: { id: tenant.admin.id } }, operator);
    expect(body.user.organizations.map(({ id }) => id)).toEqual([tenant.id, other!.id]);
    expect(body.organizations[0]).toMatchObject({ subscriptionPlan: 'enterprise', cancellationReason: null });
    expect(body.organizations[0]!.members.length).toBe(body.organizations[0]!.memberCount);
    expect(body.organizations[0]!.locations[0]).toMatchObject({ type: 'office', status: 'active' });
    expect(body.organizations[0]!.locations[0]!.spotCount).toBeGreaterThan(0);
    expect(body.locations).toEqual(body.organizations.flatMap(({ locations }) => locations));
    expect(body.members).toEqual(body.organizations.flatMap(({ members }) => members));
  });
});
