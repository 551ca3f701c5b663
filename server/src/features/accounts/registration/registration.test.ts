import {
  checkRegistrationStatus,
  completeRegistration,
  createInvitation,
  createOrganization,
  getCurrentUser,
  listMembers,
  listMyOrganizations,
  login,
  readSession,
  register,
  REGISTRATION_STATUS_MESSAGES,
  updateUser,
} from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { makeUser } from '../../../../testing/make-user.ts';
import { openStripeStandIn, paymentsBy, type StripeStandIn } from '../../../../testing/stripe-stand-in.ts';
import { newPerson } from '../../../../testing/new-person.ts';
import { newId } from '../../../platform/database/ids.ts';
import { auditEntries } from '../../organizations/audit/tables.ts';
import { billingHistory, subscriptions } from '../../billing/tables.ts';
import { organizations } from '../../organizations/tables.ts';
import { users } from '../tables.ts';

let stripe: StripeStandIn;
let t: TestApp;
beforeAll(async () => {
  stripe = await openStripeStandIn();
  t = await buildTestApp({ payments: () => paymentsBy(stripe) });
});
beforeEach(() => (stripe.behaviour = 'works'));
afterAll(async () => {
  await t.close();
  await stripe.close();
});

const PASSWORD = 'plugged in since 2019';
const newAddress = () => `ines.${newId()}@example.org`;
const form = (email: string) => ({
  ...newPerson({ email, password: PASSWORD }),
  acceptTerms: true as const,
  subscriptionPlan: 'premium' as const,
  organizationName: 'Okafor Yards',
  timezone: 'America/Denver',
});

/** A person whose registration failed at the payment provider. */
async function makeIncomplete() {
  stripe.behaviour = 'refuses';
  const email = newAddress();
  const answer = await t.call(register, { body: form(email) });
  stripe.behaviour = 'works';
  return { email, id: answer.body.user.id, cookie: answer.cookie, answer };
}

const complete = (body: object, as: { cookie?: string | undefined } = {}) =>
  t.call(completeRegistration, { body }, as);
const checkOf = async (email: string) => (await t.call(checkRegistrationStatus, { body: { email } })).body;
/** With their subscriptions. */
const organizationsOf = async (email: string) => {
  const rows = await t.database.drizzle
    .select({ organization: organizations, subscription: subscriptions })
    .from(organizations)
    .innerJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(eq(organizations.contactEmail, email));
  return rows.map(({ organization, subscription }) => ({ ...subscription, ...organization }));
};
const customersOf = (email: string) => stripe.customers.filter((customer) => customer.email === email);

test('an organization is the payment provider’s customer from its registration on', async () => {
  const email = newAddress();
  const { body, status } = await t.call(register, { body: form(email) });
  expect([status, body.incompleteRegistration, body.message]).toEqual([201, false, 'Organization Created']);
  const [customer] = customersOf(email);
  expect(customer).toMatchObject({ name: 'Okafor Yards', organizationId: body.organization?.id });
  // Members read how to contact the organization. The founder's own phone number is not used, since it was given for
  // the account.
  expect(await organizationsOf(email)).toMatchObject([
    { id: body.organization?.id, paymentCustomerId: customer?.id, contactPhone: null },
  ]);
  expect(await checkOf(email)).toEqual({
    status: 'registered',
    message: 'Registration is already complete. Please login.',
  });
});

test('if the payment provider fails, the new account still exists, is signed in and can sign in again', async () => {
  const { answer, cookie, email } = await makeIncomplete();
  expect(answer.status).toBe(206);
  expect(answer.body).toMatchObject({
    organization: null,
    incompleteRegistration: true,
    message: 'Your account was created but setup failed.',
  });
  expect((await t.call(getCurrentUser, {}, { cookie })).body).toMatchObject({ email, status: 'approved' });
  expect((await t.call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  expect(await organizationsOf(email)).toEqual([]);
  expect(await checkOf(email)).toEqual({
    status: 'incomplete_registration',
    message: 'Incomplete registration found. You can complete it below.',
  });
});

test('registering again with that address offers to complete it, and changes nothing', async () => {
  const { email, id } = await makeIncomplete();
  const again = await t.call(register, { body: { ...form(email), firstName: 'Mallory' } });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: 'registration_incomplete',
    message: 'You have an incomplete registration. Would you like to complete it?',
    incompleteRegistration: true,
  });
  expect(again.cookie).toBeUndefined();
  const [account] = await t.database.drizzle.select().from(users).where(eq(users.id, id));
  expect(account?.firstName).toBe('Ines');
});

test('it is completed with the password, with the original details and the plan chosen now', async () => {
  const { email, cookie } = await makeIncomplete();
  const answer = await complete({ email, password: PASSWORD, subscriptionPlan: 'enterprise' });
  expect([answer.status, answer.body]).toEqual([200, { message: 'Registration completed successfully!' }]);
  expect((await t.call(listMyOrganizations, {}, { cookie })).body).toMatchObject([
    {
      name: 'Okafor Yards',
      timezone: 'America/Denver',
      subscriptionPlan: 'enterprise',
      subscriptionStatus: 'trial',
      role: 'admin',
      membershipStatus: 'active',
    },
  ]);
  const again = await complete({ email, password: PASSWORD });
  expect([again.status, again.body.code]).toEqual([409, 'registration_complete']);
  expect(again.body.message).toBe('Registration is already complete. Please login.');
});

test('of ten who complete it at once one does: one organization, one trial, one customer', async () => {
  const { email } = await makeIncomplete();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => complete({ email, password: PASSWORD })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const [organization, ...others] = await organizationsOf(email);
  expect(others).toEqual([]);
  const organizationId = organization!.id;
  const { drizzle } = t.database;
  expect(await drizzle.$count(billingHistory, eq(billingHistory.organizationId, organizationId))).toBe(1);
  expect(await drizzle.$count(auditEntries, eq(auditEntries.organizationId, organizationId))).toBe(1);
  expect(customersOf(email)).toHaveLength(1);
});

test('a customer created before a crash becomes the organization’s later', async () => {
  stripe.behaviour = 'lost answer';
  const email = newAddress();
  expect((await t.call(register, { body: form(email) })).status).toBe(206);
  const [made] = customersOf(email);
  stripe.behaviour = 'works';
  expect((await complete({ email, password: PASSWORD })).status).toBe(200);
  expect(customersOf(email)).toEqual([made]);
  expect(await organizationsOf(email)).toMatchObject([
    { id: made?.organizationId, paymentCustomerId: made?.id },
  ]);
});

test('if the payment provider fails again, the registration can still be completed later', async () => {
  const { email } = await makeIncomplete();
  stripe.behaviour = 'refuses';
  const failed = await complete({ email, password: PASSWORD, subscriptionPlan: 'basic' });
  expect([failed.status, failed.body.code]).toEqual([503, 'setup_failed']);
  expect(failed.body.message).toBe('Failed to complete registration');
  stripe.behaviour = 'works';
  expect((await complete({ email, password: PASSWORD })).status).toBe(200);
  expect(await organizationsOf(email)).toMatchObject([{ plan: 'basic' }]);
});

test('a person who founds an organization in another way has nothing left to complete', async () => {
  const { email, cookie } = await makeIncomplete();
  const body = { name: 'Okafor Depot', contactEmail: email, subscriptionPlan: 'basic' as const };
  expect((await t.call(createOrganization, { body }, { cookie })).status).toBe(201);
  expect(await checkOf(email)).toMatchObject({ status: 'registered' });
  expect((await complete({ email, password: PASSWORD })).status).toBe(409);
  expect(await organizationsOf(email)).toMatchObject([{ name: 'Okafor Depot' }]);
});

test('the signed-in owner needs no password, and nobody else can complete it', async () => {
  const { email, cookie } = await makeIncomplete();
  const stranger = await makeUser(t);
  const foreign = await complete({ email }, stranger);
  expect([foreign.status, foreign.body.code]).toEqual([401, 'invalid_credentials']);
  expect((await complete({ email: stranger.email }, { cookie })).status).toBe(401);
  expect((await complete({ email }, { cookie })).status).toBe(200);
});

test('an unknown address, a wrong password and an account without a password get the same answer, completed or not', async () => {
  const { email } = await makeIncomplete();
  const member = await makeMember(t, await makeOrganization(t));
  const answers = await Promise.all(
    [email, member.email, newAddress()].map((address) =>
      complete({ email: address, password: 'a wrong guess' }),
    ),
  );
  for (const { status, body } of answers)
    expect({ ...body, status }).toMatchObject({ status: 401, code: 'invalid_credentials', details: [] });
  expect((await complete({ email })).status).toBe(401);
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
});

test('completing accepts no field that decides on the owner or on the organization', async () => {
  const { email } = await makeIncomplete();
  const more = { status: 'approved', role: 'admin', id: newId(), organizationId: newId(), timezone: 'UTC' };
  const answer = await complete({ email, password: PASSWORD, ...more });
  expect([answer.status, answer.body.details?.[0]?.path]).toEqual([422, Object.keys(more).join(', ')]);
  expect(await organizationsOf(email)).toEqual([]);
});

test('a suspended account cannot complete a registration', async () => {
  const { email, id } = await makeIncomplete();
  await t.database.drizzle.update(users).set({ status: 'suspended' }).where(eq(users.id, id));
  const answer = await complete({ email, password: PASSWORD });
  expect([answer.status, answer.body.code]).toEqual([403, 'account_suspended']);
  expect(customersOf(email)).toEqual([]);
});

test('registering in a browser where somebody is signed in replaces their session', async () => {
  const earlier = await makeUser(t);
  const { cookie } = await t.call(register, { body: form(newAddress()) }, earlier);
  expect((await t.call(getCurrentUser, {}, earlier)).status).toBe(401);
  expect((await t.call(getCurrentUser, {}, { cookie })).status).toBe(200);
});

test('a person with one name says so, and is called by it wherever a name is read', async () => {
  const email = newAddress();
  const mono = { ...form(email), firstName: 'Suharto', organizationName: '' };
  const refused = await t.call(register, { body: { ...mono, lastName: ' ' } });
  expect(refused.body).toMatchObject({ code: 'invalid_input', message: 'Last name is required' });
  const { cookie, body } = await t.call(register, { body: { ...mono, lastName: null } });
  const me = { cookie: cookie ?? '' };
  const [own] = (await t.call(listMyOrganizations, {}, me)).body;
  const { id, name } = own!;
  expect(name).toBe("Suharto's organization");
  const admin = { ...me, organizationId: id };
  await t.call(
    createInvitation,
    { params: { id }, body: { email: 'budi@example.org', role: 'user' } },
    admin,
  );
  await t.app.jobRunner.drain();
  const invitation = t.mails.findLast(({ to }) => to === 'budi@example.org');
  expect(`${invitation?.subject} ${invitation?.text}`).toMatch(/Suharto (?:has )?invite/);
  const { body: found } = await t.call(listMembers, { params: { id }, query: { query: 'suharto' } }, admin);
  expect(found.map(({ user }) => personName(user))).toEqual(['Suharto']);
  // A last name can be given later, and left again.
  const save = (lastName: string | null) =>
    t.call(updateUser, { params: { id: body.user.id }, body: { lastName } }, me);
  expect((await save('Hadi')).body.lastName).toBe('Hadi');
  expect((await save('')).status).toBe(422);
  expect((await save(null)).body.lastName).toBe('');
});

test('a check finds a registered address in any case', async () => {
  const { email } = await makeIncomplete();
  expect((await checkOf(email.toUpperCase())).status).toBe('incomplete_registration');
  expect(await checkOf(newAddress())).toEqual({
    status: 'not_registered',
    message: REGISTRATION_STATUS_MESSAGES.not_registered,
  });
});

test('checking is limited per e-mail address, and completing counts together with signing in', async () => {
  const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
  try {
    const body = { email: 'ana@example.org' };
    const checks = await Promise.all(
      Array.from({ length: 11 }, () => limited.call(checkRegistrationStatus, { body })),
    );
    expect(checks.filter(({ status }) => status === 429)).toHaveLength(1);
    const guess = { ...body, password: 'a guess' };
    await Promise.all(Array.from({ length: 10 }, () => limited.call(completeRegistration, { body: guess })));
    expect((await limited.call(login, { body: guess })).status).toBe(429);
  } finally {
    await limited.close();
  }
});

test('where registration is closed, only the first account of the installation needs no invitation', async () => {
  const closed = await buildTestApp({ config: { REGISTRATION: 'closed' } });
  try {
    const offers = async () => (await closed.call(readSession, {})).body.notOffered;
    expect(await offers()).toEqual([]);
    const first = await Promise.all([1, 2].map(() => closed.call(register, { body: form(newAddress()) })));
    expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);
    expect(await offers()).toEqual(['registration']);
    const stranger = newAddress();
    const refused = await closed.call(register, { body: form(stranger) });
    expect([refused.status, refused.body.code]).toEqual([403, 'registration_closed']);
    expect(await closed.database.drizzle.select().from(users).where(eq(users.email, stranger))).toEqual([]);
  } finally {
    await closed.close();
  }
});
