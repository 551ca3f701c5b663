import {
  acceptInvitationWithRegistration,
  completeRegistration,
  getCurrentUser,
  listMyOrganizations,
  listSessions,
  register,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { makeUser } from '../../../../testing/make-user.ts';
import { newId } from '../../../platform/database/ids.ts';
import { PaymentsError, type Payments } from '../../../platform/payments/payments.ts';
import { hashLinkToken, newLinkToken } from '../../../platform/tokens.ts';
import { invitations, invitationTokens } from '../../invitations/tables.ts';
import { oauthFlows, userIdentities, users } from '../tables.ts';

let t: TestApp;
let paymentsAreDown = false;
beforeAll(async () => {
  const payments = (sandbox: Payments): Payments => ({
    ...sandbox,
    createCustomer: async (customer) => {
      if (paymentsAreDown) throw new PaymentsError('the sandbox is closed');
      return sandbox.createCustomer(customer);
    },
  });
  t = await buildTestApp({ payments });
});
beforeEach(() => (paymentsAreDown = false));
afterAll(() => t.close());

/** The headers of a browser in which Google has just verified a new person. */
async function comeBack(email = `ines.${newId()}@example.org`, subject = newId()) {
  const cookieValue = newLinkToken();
  const now = t.clock.now();
  await t.database.drizzle.insert(oauthFlows).values({
    id: newId(),
    provider: 'google',
    stateHash: hashLinkToken(newLinkToken()),
    cookieHash: hashLinkToken(cookieValue),
    nonce: 'used',
    codeVerifier: 'used',
    action: 'register',
    claims: { subject, email, emailVerified: true, firstName: 'Ines', lastName: null },
    expiresAt: new Date(now.getTime() + 600_000),
    createdAt: now,
  });
  return { email, subject, browser: { headers: { cookie: `chargerota_trip=${cookieValue}` } } };
}

const person = (email: string) => ({
  firstName: 'Ines',
  lastName: 'Okafor',
  email,
  phone: '+1 212 555 0142',
  provider: 'google' as const,
});
const form = (email: string) => ({ ...person(email), acceptTerms: true as const });
const accountsOf = (email: string) =>
  t.database.drizzle.select().from(users).where(eq(users.email, email.toLowerCase()));

test('a person registers with a provider instead of a password, and signs in with it from then on', async () => {
  const { email, subject, browser } = await comeBack(`Ines.${newId()}@Example.org`);
  const answer = await t.call(register, { body: form(email) }, browser);
  expect([answer.status, answer.body.incompleteRegistration]).toEqual([201, false]);
  expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^chargerota_trip=;/));
  const [account] = await accountsOf(email);
  expect(account).toMatchObject({ passwordHash: null, status: 'approved', termsVersion: '2025-01' });
  expect(
    await t.database.drizzle.select().from(userIdentities).where(eq(userIdentities.subject, subject)),
  ).toMatchObject([{ provider: 'google', userId: account?.id, email }]);
  const session = { cookie: answer.cookie };
  expect((await t.call(listSessions, {}, session)).body).toMatchObject([{ method: 'google' }]);
  expect((await t.call(listMyOrganizations, {}, session)).body).toHaveLength(1);
});

test('a pending identity is used once, and only with the address that the provider has verified', async () => {
  const { email, browser } = await comeBack();
  const other = await t.call(register, { body: form(`other.${email}`) }, browser);
  expect([other.status, other.body.details]).toMatchObject([422, [{ path: 'email' }]]);
  const answers = await Promise.all([1, 2, 3].map(() => t.call(register, { body: form(email) }, browser)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const late = await t.call(register, { body: form(email) }, browser);
  expect([late.status, late.body.code]).toEqual([409, 'identity_missing']);
  expect(await accountsOf(`other.${email}`)).toEqual([]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('a provider account that is connected already cannot register a second account', async () => {
  const owner = await makeUser(t);
  const { email, subject, browser } = await comeBack();
  const now = t.clock.now();
  await t.database.drizzle
    .insert(userIdentities)
    .values({ provider: 'google', subject, userId: owner.id, email, createdAt: now, lastUsedAt: now });
  const answer = await t.call(register, { body: form(email) }, browser);
  expect([answer.status, answer.body.code]).toEqual([409, 'identity_taken']);
  expect(await accountsOf(email)).toEqual([]);
});

test('an incomplete registration by a provider is completed by its session, not by a password', async () => {
  const { email, browser } = await comeBack();
  paymentsAreDown = true;
  const { cookie, status } = await t.call(register, { body: form(email) }, browser);
  expect(status).toBe(206);
  paymentsAreDown = false;
  for (const password of ['', 'a guess', undefined])
    expect((await t.call(completeRegistration, { body: { email, password } })).status).toBe(401);
  expect((await t.call(completeRegistration, { body: { email } }, { cookie })).status).toBe(200);
});

/** An invitation to `email`, by the token of its link. */
async function invite(email: string): Promise<string> {
  const organization = await makeOrganization(t);
  const token = newLinkToken();
  const now = t.clock.now();
  const invitation = { organizationId: organization.id, id: newId(), createdAt: now };
  const { drizzle } = t.database;
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await drizzle.insert(invitations).values({ ...invitation, email, expiresAt });
  await drizzle.insert(invitationTokens).values({
    organizationId: organization.id,
    invitationId: invitation.id,
    tokenHash: hashLinkToken(token),
    createdAt: now,
  });
  return token;
}

test('an invitation is accepted with a provider account if that has the invited address', async () => {
  const stranger = await comeBack();
  const { email, browser } = await comeBack();
  const token = await invite(email);
  const accept = (as: typeof browser) =>
    t.call(acceptInvitationWithRegistration, { params: { token }, body: person(email) }, as);
  const other = await accept(stranger.browser);
  expect([other.status, other.body.code]).toEqual([403, 'invitation_other_address']);
  expect(await accountsOf(email)).toEqual([]);
  const answer = await accept(browser);
  expect(answer.status).toBe(201);
  const session = { cookie: answer.cookie };
  expect((await t.call(getCurrentUser, {}, session)).body).toMatchObject({ email, status: 'pending' });
  expect((await t.call(listSessions, {}, session)).body).toMatchObject([{ method: 'google' }]);
});

test('where registration is closed, a provider account makes an account only by an invitation', async () => {
  await makeUser(t);
  const closed = await buildTestApp({ beside: t, config: { REGISTRATION: 'closed' } });
  try {
    const { email, browser } = await comeBack();
    const refused = await closed.call(register, { body: form(email) }, browser);
    expect([refused.status, refused.body.code]).toEqual([403, 'registration_closed']);
    expect(await accountsOf(email)).toEqual([]);
    const params = { token: await invite(email) };
    const invited = await closed.call(
      acceptInvitationWithRegistration,
      { params, body: person(email) },
      browser,
    );
    expect(invited.status).toBe(201);
  } finally {
    await closed.close();
  }
});
