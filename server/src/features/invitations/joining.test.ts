// Joining by the short form, and by an invitation that counts as approval.
import {
  acceptInvitation,
  acceptInvitationWithRegistration,
  createInvitation,
  getCurrentUser,
  getMemberLimit,
  listAuditLog,
  listMyOrganizations,
  listNotifications,
  readInvitation,
  setMembershipRole,
  setMembershipStatus,
  updateOrganizationSettings,
  updateUser,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import {
  makeOrganization,
  type OrganizationSettings,
  type TestOrganization,
} from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { users } from '../accounts/tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(TEST_NOW));

const SHORT = {
  requireVehicleToJoin: false,
  requirePhoneToJoin: false,
  requireEmergencyContactToJoin: false,
} satisfies OrganizationSettings;

let people = 0;
const somebody = () => `newcomer${(people += 1)}@example.org`;

async function invited(email: string, as: TestMember, role: 'admin' | 'user' = 'user'): Promise<string> {
  const sent = await t.call(
    createInvitation,
    { params: { id: as.organizationId }, body: { email, role } },
    as,
  );
  expect(sent.status).toBe(201);
  await t.app.jobRunner.drain();
  const mail = t.mails.findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const form = (email: string) => ({
  firstName: 'Noor',
  lastName: 'Ahmadi',
  email,
  password: 'correct horse',
  confirmPassword: 'correct horse',
});

const register = (token: string, body: ReturnType<typeof form> & Record<string, unknown>) =>
  t.call(acceptInvitationWithRegistration, { params: { token }, body });

describe('the form of an invitation', () => {
  test('is the long one unless the organization says otherwise, and no phone number is refused', async () => {
    const { admin } = await makeOrganization(t);
    const email = somebody();
    const token = await invited(email, admin);
    expect((await t.call(readInvitation, { params: { token } })).body.organization).toMatchObject({
      requireVehicleToJoin: true,
      requirePhoneToJoin: true,
      requireEmergencyContactToJoin: true,
    });
    const { status, body } = await register(token, form(email));
    expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'invalid_input', 'phone']);
    const joined = await register(token, { ...form(email), phone: '+1 212 555 0177' });
    const me = await t.call(getCurrentUser, {}, { cookie: joined.cookie });
    expect(me.body.detailsDeferred).toBe(false);
  });

  test('asks only for what is required, and leaves the rest for later, until the person says that it is done', async () => {
    const { admin } = await makeOrganization(t, SHORT);
    const email = somebody();
    const joined = await register(await invited(email, admin), form(email));
    expect(joined.status).toBe(201);
    const session = { cookie: joined.cookie };
    const me = (await t.call(getCurrentUser, {}, session)).body;
    expect(me).toMatchObject({ phone: null, vehicleMake: null, detailsDeferred: true });
    const done = await t.call(
      updateUser,
      { params: { id: me.id }, body: { detailsDeferred: false } },
      session,
    );
    expect(done.body.detailsDeferred).toBe(false);
  });
});

describe('an invitation that counts as approval', () => {
  let organization: TestOrganization;
  let admin: TestMember;
  beforeEach(async () => {
    organization = await makeOrganization(t, { ...SHORT, invitationsApprove: true });
    admin = organization.admin;
  });

  const standing = async (cookie: string) => {
    const mine = (await t.call(listMyOrganizations, {}, { cookie })).body;
    return mine.find(({ id }) => id === organization.id)?.membershipStatus;
  };
  const log = async () => {
    const { body } = await t.call(listAuditLog, { params: { id: organization.id }, query: {} }, admin);
    return body
      .filter(({ action }) => action === 'member.approved_by_invitation')
      .map(({ actor, subject, after }) => [actor.email, subject.label, after]);
  };

  test('makes a member of the account at once: recorded as of who invited, with a mail to both, in the place that was kept', async () => {
    const email = somebody();
    const token = await invited(email, admin);
    expect((await t.call(readInvitation, { params: { token } })).body.countsAsApproval).toBe(true);
    const before = (await t.call(getMemberLimit, { params: { id: organization.id } }, admin)).body.used;
    const { cookie, body } = await register(token, form(email));
    if (!cookie) throw new Error('joining signs in');
    expect(body.message).toBe('Your account is ready.');
    expect(await standing(cookie)).toBe('active');
    expect((await t.call(getCurrentUser, {}, { cookie })).body.status).toBe('approved');
    expect(await log()).toEqual([[admin.email, 'Noor Ahmadi', { role: 'user', status: 'active' }]]);
    expect((await t.call(getMemberLimit, { params: { id: organization.id } }, admin)).body.used).toBe(before);
    await t.app.jobRunner.drain();
    const told = (await t.call(listNotifications, { query: {} }, admin)).body;
    expect(told[0]).toMatchObject({ title: 'Noor Ahmadi has joined', request: null });
    const mails = t.mails
      .filter(({ to }) => to === email || to === admin.email)
      .map(({ subject }) => subject);
    expect(mails).toEqual(
      expect.arrayContaining([
        'Noor Ahmadi has joined Harbor Street Offices',
        'You can now reserve chargers at Harbor Street Offices',
      ]),
    );
  });

  test('holds for an account that exists, too, and for no other address than the invited one', async () => {
    const person = await makeUser(t, { status: 'rejected' });
    const token = await invited(person.email, admin);
    const other = await makeUser(t);
    const stolen = await t.call(acceptInvitation, { params: { token } }, { cookie: other.cookie });
    expect(stolen.body.code).toBe('invitation_other_address');
    const { body } = await t.call(acceptInvitation, { params: { token } }, { cookie: person.cookie });
    expect(body).toEqual({ message: 'You have joined Harbor Street Offices.', membershipStatus: 'active' });
    expect((await t.call(getCurrentUser, {}, { cookie: person.cookie })).body.status).toBe('approved');
  });

  const waits: [string, () => Promise<string>][] = [
    [
      'who is invited as an administrator',
      async () => {
        const { email, cookie } = await makeUser(t);
        const token = await invited(email, admin, 'admin');
        expect((await t.call(readInvitation, { params: { token } })).body.countsAsApproval).toBe(false);
        await t.call(acceptInvitation, { params: { token } }, { cookie });
        return cookie;
      },
    ],
    [
      'who was invited by somebody who is no administrator any more',
      async () => {
        const former = await makeMember(t, organization, { role: 'admin' });
        const { email, cookie } = await makeUser(t);
        const token = await invited(email, former);
        const params = { id: former.membershipId };
        await t.call(setMembershipRole, { params, body: { role: 'user' } }, admin);
        await t.call(acceptInvitation, { params: { token } }, { cookie });
        return cookie;
      },
    ],
    [
      'who was invited by an administrator whom an operator has suspended',
      async () => {
        const former = await makeMember(t, organization, { role: 'admin' });
        const { email, cookie } = await makeUser(t);
        const token = await invited(email, former);
        await t.database.drizzle.update(users).set({ status: 'suspended' }).where(eq(users.id, former.id));
        await t.call(acceptInvitation, { params: { token } }, { cookie });
        return cookie;
      },
    ],
    [
      'a suspended member who gets at an invitation to an address that they have moved to',
      async () => {
        const member = await makeMember(t, organization);
        const address = somebody();
        const token = await invited(address, admin);
        const params = { id: member.membershipId };
        await t.call(setMembershipStatus, { params, body: { status: 'suspended' } }, admin);
        await t.database.drizzle.update(users).set({ email: address }).where(eq(users.id, member.id));
        await t.call(acceptInvitation, { params: { token } }, { cookie: member.cookie });
        return member.cookie;
      },
    ],
    [
      'who accepts after the organization has decided to approve each person itself',
      async () => {
        const { email, cookie } = await makeUser(t);
        const token = await invited(email, admin);
        await t.call(updateOrganizationSettings, { body: { invitationsApprove: false } }, admin);
        await t.call(acceptInvitation, { params: { token } }, { cookie });
        return cookie;
      },
    ],
  ];
  test.each(waits)('lets wait all the same: %s', async (_who, accept) => {
    expect(await standing(await accept())).toBe('pending');
    expect(await log()).toEqual([]);
  });
});
