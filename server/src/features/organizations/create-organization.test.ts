import { createOrganization, getCurrentUser, listMyOrganizations, register } from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { makeUser, type TestUser } from '../../../testing/make-user.ts';
import { auditEntries } from './audit/tables.ts';
import { billingHistory } from '../billing/tables.ts';

let t: TestApp;
let founder: TestUser;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  founder = await makeUser(t);
});

const WISH = { name: 'Tern Works', contactEmail: 'Desk@Tern.example' };
const create = (by: TestUser, body: object = WISH, key?: string) =>
  t.call(
    createOrganization,
    { body },
    { cookie: by.cookie, ...(key && { headers: { 'idempotency-key': key } }) },
  );
const mine = async (by: TestUser) => (await t.call(listMyOrganizations, {}, { cookie: by.cookie })).body;
const auditOf = (organizationId: string) =>
  t.database.drizzle.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId));

describe('creating an organization', () => {
  test('makes its founder the administrator, starts the trial, and approves an account that another organization has not', async () => {
    const applicant = await makeMember(t, await makeOrganization(t), {
      status: 'pending',
      user: { status: 'pending' },
    });
    const { status, body } = await create(applicant, {
      ...WISH,
      description: 'Ferries\nand quays',
      address: ' ',
      subscriptionPlan: 'premium',
      requiresAgreement: true,
      customAgreementText: 'Unplug in time.',
      timezone: 'Europe/Lisbon',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Tern Works',
      contactEmail: 'desk@tern.example',
      description: 'Ferries\nand quays',
      address: null,
      subscriptionPlan: 'premium',
      subscriptionStatus: 'trial',
      trialEndDate: '2026-12-04T15:00:00.000Z',
      requiresAgreement: true,
      customAgreementText: 'Unplug in time.',
      timezone: 'Europe/Lisbon',
      role: 'admin',
      membershipStatus: 'active',
    });
    expect((await mine(applicant)).map(({ id }) => id)).toContain(body.id);
    const account = await t.call(getCurrentUser, {}, { cookie: applicant.cookie });
    expect(account.body.status).toBe('approved');
    expect(await auditOf(body.id)).toMatchObject([
      { action: 'organization.created', actorId: applicant.id, subjectLabel: 'Tern Works', before: null },
    ]);
    const history = eq(billingHistory.organizationId, body.id);
    expect(await t.database.drizzle.$count(billingHistory, history)).toBe(1);
  });

  test('repeated under one idempotency key, at once or later, creates one and gives the same answer', async () => {
    const attempts = await Promise.all(Array.from({ length: 8 }, () => create(founder, WISH, 'attempt-1')));
    expect(countStatuses(attempts)).toEqual({ 201: 8 });
    const later = await create(founder, WISH, 'attempt-1');
    expect(new Set([...attempts, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(attempts.filter(({ headers }) => headers['idempotent-replay'])).toHaveLength(7);
    expect(await mine(founder)).toHaveLength(1);

    const other = await create(founder, { ...WISH, name: 'Another' }, 'attempt-1');
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect((await create(founder, WISH, 'attempt-2')).status).toBe(201);
    expect(await mine(founder)).toHaveLength(2);
  });

  test('is refused to an account that an operator has suspended', async () => {
    const suspended = await makeUser(t, { status: 'suspended' });
    const { status, body } = await create(suspended, WISH, 'k');
    expect([status, body.code]).toEqual([403, 'account_suspended']);
    expect(await mine(suspended)).toEqual([]);
  });

  test('is limited', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
    try {
      const { cookie } = await makeUser(limited);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt++) {
        statuses.push((await limited.call(createOrganization, { body: WISH }, { cookie })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    } finally {
      await limited.close();
    }
  });
});

test('the audit log also begins with the creation for an organization that was registered', async () => {
  const { body, status } = await t.call(register, {
    body: {
      firstName: 'Ayo',
      lastName: 'Bello',
      email: 'ayo@tern.example',
      phone: '+1 212 555 0134',
      password: 'plug-in-and-go',
      confirmPassword: 'plug-in-and-go',
      acceptTerms: true,
    },
  });
  expect(status).toBe(201);
  expect(await auditOf(body.organization!.id)).toMatchObject([
    { action: 'organization.created', actorName: 'Ayo Bello' },
  ]);
});

test('applicants and suspended members see which organization it is, but not its members’ details', async () => {
  const organization = await makeOrganization(t, { contactPhone: '+1 212 555 0100', address: '1 Quay' });
  const seenBy = async (status: 'pending' | 'active' | 'suspended') =>
    (await mine(await makeMember(t, organization, { status })))[0];

  const facts = { contactEmail: 'office@example.org', contactPhone: '+1 212 555 0100', address: '1 Quay' };
  expect(await seenBy('active')).toMatchObject(facts);
  for (const status of ['pending', 'suspended'] as const) {
    expect(await seenBy(status)).toMatchObject({
      name: 'Harbor Street Offices',
      membershipStatus: status,
      contactEmail: null,
      contactPhone: null,
      address: null,
      customAgreementText: null,
      trialEndDate: null,
    });
  }
});
