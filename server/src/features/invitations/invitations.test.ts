import {
  acceptInvitation,
  acceptInvitationWithRegistration,
  createInvitation,
  declineInvitation,
  getCurrentOrganization,
  getCurrentUser,
  listInvitations,
  listMembers,
  listMyOrganizations,
  listPendingUsers,
  login,
  readAccountSecurity,
  readInvitation,
  revokeInvitation,
  setUserStatus,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { join, makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import {
  makeOrganization,
  type SubscriptionSettings,
  type TestOrganization,
} from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { users } from '../accounts/tables.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { invitations, invitationTokens } from './tables.ts';

const DAY = 86_400_000;
let t: TestApp;
let organization: TestOrganization;
let admin: TestMember;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  organization = await makeOrganization(t);
  admin = organization.admin;
});

let people = 0;
/** An address that no test has used. */
const somebody = () => `person${(people += 1)}@example.org`;

const invite = (email: string, role?: 'admin' | 'user', as: TestMember = admin) =>
  t.call(createInvitation, { params: { id: as.organizationId }, body: { email, role } }, as);

const linkIn = (text: string) => {
  const token = /\/invitation\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
};

/** Sends an invitation and returns the token from its mail. */
async function invited(email: string, role?: 'admin' | 'user', as?: TestMember): Promise<string> {
  expect((await invite(email, role, as)).status).toBe(201);
  await t.app.jobRunner.drain();
  return linkIn(t.mails.findLast(({ to }) => to === email)?.text ?? '');
}

const registration = (email: string) => ({
  firstName: 'Jonas',
  lastName: 'Brandt',
  email,
  phone: '+1 212 555 0177',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  vehicleMake: 'Volvo',
  vehicleModel: 'EX30',
  vehicleColor: 'Gray',
  licensePlate: 'JBR 2041',
  licensePlateState: 'NY',
  emergencyContact: 'Lena Brandt, +1 212 555 0178',
});

test('inviting and revoking in turn cannot flood a mailbox', async () => {
  const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
  try {
    const { id, admin: as } = await makeOrganization(limited);
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const body = { email: 'tired@example.org' };
      const sent = await limited.call(createInvitation, { params: { id }, body }, as);
      statuses.push(sent.status);
      if (sent.status === 201) await limited.call(revokeInvitation, { params: { id: sent.body.id } }, as);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  } finally {
    await limited.close();
  }
});

describe('from an invitation to a member', () => {
  test('an invited person registers by the link, waits for approval, and is a member then', async () => {
    const email = somebody();
    const sent = await invite(email);
    expect(sent.body).toMatchObject({
      email,
      role: 'user',
      status: 'pending',
      expiresAt: '2026-11-27T15:00:00.000Z',
    });
    await t.app.jobRunner.drain();
    const mail = t.mails.findLast(({ to }) => to === email)!;
    expect(mail.subject).toBe('Dana Whitfield invites you to Harbor Street Offices');
    expect(mail.text).toContain('http://127.0.0.1:3000/invitation?token=');
    expect(mail.text).toContain('until November 27, 2026');
    const token = linkIn(mail.text);

    const offer = await t.call(readInvitation, { params: { token } });
    expect(offer.body).toMatchObject({
      email,
      status: 'pending',
      organization: { name: 'Harbor Street Offices', contactEmail: 'office@example.org' },
    });
    const accepted = await t.call(acceptInvitationWithRegistration, {
      params: { token },
      body: registration(email),
    });
    expect(accepted.status).toBe(201);
    const session = { cookie: accepted.cookie };
    expect((await t.call(getCurrentUser, {}, session)).body).toMatchObject({
      email,
      status: 'pending',
      vehicleMake: 'Volvo',
      licensePlateType: 'permanent_plate',
    });
    // The sentence above the submit button says that sending the form accepts the terms.
    expect((await t.call(readAccountSecurity, {}, session)).body).toMatchObject({
      termsVersion: '2025-01',
      termsAcceptedAt: t.clock.now().toISOString(),
    });
    expect((await t.call(getCurrentOrganization, {}, session)).body.code).toBe('account_not_approved');

    const [waiting] = (await t.call(listPendingUsers, {}, admin)).body;
    expect(waiting).toMatchObject({ email, firstName: 'Jonas' });
    await t.call(setUserStatus, { params: { id: waiting!.id }, body: { status: 'approved' } }, admin);
    expect((await t.call(getCurrentOrganization, {}, session)).status).toBe(200);
    const signIn = await t.call(login, { body: { email, password: 'correct horse' } });
    expect(signIn.status).toBe(200);
    expect((await t.call(readInvitation, { params: { token } })).body.status).toBe('accepted');
  });

  test('somebody with an account accepts signed in, and waits in the second organization while active in the first', async () => {
    const member = await makeMember(t, await makeOrganization(t, { name: 'First' }));
    const token = await invited(member.email, 'admin');
    t.clock.advance(DAY);
    const accepted = await t.call(acceptInvitation, { params: { token } }, { cookie: member.cookie });
    expect(accepted.status).toBe(200);
    const mine = await t.call(listMyOrganizations, {}, { cookie: member.cookie });
    expect(mine.body.map(({ name, role, membershipStatus }) => [name, role, membershipStatus])).toEqual([
      ['First', 'user', 'active'],
      ['Harbor Street Offices', 'admin', 'pending'],
    ]);
    // The date of the request, not that of the account, which concerns only the person and the first organization.
    const [waiting] = (await t.call(listPendingUsers, {}, admin)).body;
    expect(waiting).toMatchObject({ id: member.id, askedAt: '2026-11-21T15:00:00.000Z' });
  });

  test('a person who was refused can be invited again', async () => {
    const person = await makeMember(t, organization, {
      status: 'suspended',
      user: { status: 'rejected' },
    });
    const token = await invited(person.email);
    await t.call(acceptInvitation, { params: { token } }, { cookie: person.cookie });
    expect((await t.call(getCurrentUser, {}, { cookie: person.cookie })).body.status).toBe('pending');
    expect((await t.call(listPendingUsers, {}, admin)).body).toMatchObject([{ id: person.id }]);
  });

  test('the organization’s agreement has to be accepted', async () => {
    const strict = await makeOrganization(t, {
      requiresAgreement: true,
      customAgreementText: 'Move on when full.',
    });
    const email = somebody();
    const token = await invited(email, 'user', strict.admin);
    const without = await t.call(acceptInvitationWithRegistration, {
      params: { token },
      body: registration(email),
    });
    expect([without.status, without.body.message]).toEqual([
      422,
      'Please accept the organization agreement to continue.',
    ]);
    const accepted = await t.call(acceptInvitationWithRegistration, {
      params: { token },
      body: { ...registration(email), agreementAccepted: true },
    });
    const me = await t.call(getCurrentUser, {}, { cookie: accepted.cookie });
    expect(me.body.agreementAcceptedAt).toBe('2026-11-20T15:00:00.000Z');
  });
});

describe('a link', () => {
  test('works only for the invited address', async () => {
    const email = somebody();
    const token = await invited(email);
    const stranger = await makeUser(t);
    const signedIn = await t.call(acceptInvitation, { params: { token } }, stranger);
    const registering = await t.call(acceptInvitationWithRegistration, {
      params: { token },
      body: registration(somebody()),
    });
    expect([signedIn.status, registering.status]).toEqual([403, 403]);
    expect((await t.call(readInvitation, { params: { token } })).body.status).toBe('pending');
  });

  test('accepted many times at once makes one account and one membership', async () => {
    const email = somebody();
    const token = await invited(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        t.call(acceptInvitationWithRegistration, { params: { token }, body: registration(email) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const accounts = await t.database.drizzle.select().from(users).where(eq(users.email, email));
    expect(accounts).toHaveLength(1);

    const member = await makeUser(t);
    const other = await invited(member.email);
    const accepted = await Promise.all(
      Array.from({ length: 6 }, () => t.call(acceptInvitation, { params: { token: other } }, member)),
    );
    expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    const memberships = await t.database.drizzle
      .select()
      .from(organizationMemberships)
      .where(eq(organizationMemberships.userId, member.id));
    expect(memberships).toHaveLength(1);
  });

  test('accepted and declined at once ends as one or the other', async () => {
    const member = await makeUser(t);
    const token = await invited(member.email);
    const [accepted, declined] = await Promise.all([
      t.call(acceptInvitation, { params: { token } }, member),
      t.call(declineInvitation, { params: { token } }),
    ]);
    expect([accepted.status, declined.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { status } = (await t.call(readInvitation, { params: { token } })).body;
    expect(status).toBe(accepted.status === 200 ? 'accepted' : 'revoked');
  });

  test('shows the standard agreement if the organization requires one without its own text', async () => {
    organization = await makeOrganization(t, { requiresAgreement: true, customAgreementText: null });
    const token = await invited(somebody(), 'user', organization.admin);
    const { organization: asks } = (await t.call(readInvitation, { params: { token } })).body;
    expect(asks.customAgreementText).toContain('by the rules of Harbor Street Offices');
  });

  test('says whether the invited person declined it or an administrator revoked it', async () => {
    const [declined, revoked] = [await invited(somebody()), await invited(somebody())];
    await t.call(declineInvitation, { params: { token: declined } });
    const [pending] = (await t.call(listInvitations, { params: { id: organization.id } }, admin)).body;
    await t.call(revokeInvitation, { params: { id: pending!.id } }, admin);
    const read = async (token: string) => (await t.call(readInvitation, { params: { token } })).body;
    expect(await read(declined)).toMatchObject({
      status: 'revoked',
      declinedAt: t.clock.now().toISOString(),
    });
    expect(await read(revoked)).toMatchObject({ status: 'revoked', declinedAt: null });
  });

  test.each([
    [
      'declined',
      (token: string) => t.call(declineInvitation, { params: { token } }),
      'invitation_not_pending',
    ],
    [
      'revoked',
      async () => {
        const [pending] = (await t.call(listInvitations, { params: { id: organization.id } }, admin)).body;
        return t.call(revokeInvitation, { params: { id: pending!.id } }, admin);
      },
      'invitation_not_pending',
    ],
    ['seven days old', async () => t.clock.advance(7 * DAY), 'invitation_expired'],
  ])('that is %s cannot be used', async (_, end, code) => {
    const email = somebody();
    const token = await invited(email);
    await end(token);
    const body = registration(email);
    const accepted = await t.call(acceptInvitationWithRegistration, { params: { token }, body });
    const declined = await t.call(declineInvitation, { params: { token } });
    expect([accepted.status, accepted.body.code]).toEqual([409, code]);
    expect([declined.status, declined.body.code]).toEqual([409, code]);
    expect(await t.database.drizzle.$count(users, eq(users.email, email))).toBe(0);
    const { organization: told } = (await t.call(readInvitation, { params: { token } })).body;
    expect(told).toEqual({
      name: 'Harbor Street Offices',
      description: null,
      contactEmail: null,
      requiresAgreement: false,
      customAgreementText: null,
      requireVehicleToJoin: false,
      requirePhoneToJoin: false,
      requireEmergencyContactToJoin: false,
    });
  });

  test('with an unknown token is not found, even by a malformed request', async () => {
    const params = { token: 'A'.repeat(43) };
    const answers = await Promise.all([
      t.call(readInvitation, { params }),
      t.call(declineInvitation, { params }),
      t.call(acceptInvitation, { params }, admin),
      t.call(acceptInvitationWithRegistration, { params, body: registration(somebody()) }),
      t.call(acceptInvitation, { params, body: 'yes' }, admin),
      t.call(acceptInvitationWithRegistration, { params, body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const sent = { params: { token: await invited(somebody()) }, body: {} };
    expect((await t.call(acceptInvitationWithRegistration, sent)).status).toBe(422);
  });

  test('is not stored: the database only has its hash', async () => {
    const email = somebody();
    await invite(email);
    const waiting = await t.database.drizzle
      .select()
      .from(jobs)
      .where(eq(jobs.organizationId, organization.id));
    expect(waiting).toHaveLength(1);
    await t.app.jobRunner.drain();
    const token = linkIn(t.mails.findLast(({ to }) => to === email)!.text);
    const kept = await t.database.drizzle.select().from(invitationTokens);
    expect(JSON.stringify([waiting, kept])).not.toContain(token);
  });

  test('cannot be used to become an administrator or approved by adding fields', async () => {
    const email = somebody();
    const token = await invited(email);
    const answers = await Promise.all(
      [{ status: 'approved' }, { role: 'admin' }, { organizationId: organization.id }].map((wish) =>
        t.call(acceptInvitationWithRegistration, {
          params: { token },
          body: { ...registration(email), ...wish },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

describe('inviting', () => {
  test('explains why an address cannot be invited', async () => {
    const member = await makeMember(t, organization);
    const pending = await makeMember(t, organization, { status: 'pending' });
    const email = somebody();
    await invite(email);
    const codes = [
      await invite(member.email.toUpperCase()),
      await invite(pending.email),
      await invite(email.toUpperCase()),
    ].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [409, 'already_member'],
      [409, 'already_member'],
      [409, 'already_invited'],
    ]);
    expect((await invite(' ')).body.message).toBe('Please enter an email address.');
  });

  test('works again once the earlier invitation has run out', async () => {
    const email = somebody();
    await invite(email);
    t.clock.advance(7 * DAY);
    expect((await t.call(listInvitations, { params: { id: organization.id } }, admin)).body).toEqual([]);
    expect((await invite(email)).status).toBe(201);
  });

  test('keeps to the plan’s member limit, however many are sent at once', async () => {
    const basic = await makeOrganization(t, {}, { plan: 'basic' });
    await makeMembers(t, basic, 30);
    await makeMember(t, basic, { status: 'pending' });
    await makeMember(t, basic, { status: 'suspended' });
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => invite(somebody(), 'user', basic.admin)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(18);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.body).toMatchObject({ code: 'member_limit', details: [{ limit: 50, counted: 50 }] });
    expect(await t.database.drizzle.$count(invitations, eq(invitations.organizationId, basic.id))).toBe(18);
  });

  test.each<[string, SubscriptionSettings]>([
    ['the trial has ended', { trialEndDate: new Date('2026-11-20T14:59:59Z') }],
    ['the subscription is inactive', { status: 'inactive', isInTrial: false }],
  ])('asks for a subscription when %s', async (_, subscription) => {
    const ended = await makeOrganization(t, {}, subscription);
    const answer = await invite(somebody(), 'user', ended.admin);
    expect([answer.status, answer.body.code]).toEqual([409, 'subscription_required']);
  });

  test('and revoking are only for administrators of the organization', async () => {
    const email = somebody();
    const { body } = await invite(email);
    const member = await makeMember(t, organization);
    const stranger = (await makeOrganization(t)).admin;
    const attempt = async (as: TestMember) => [
      (await t.call(createInvitation, { params: { id: organization.id }, body: { email } }, as)).status,
      (await t.call(listInvitations, { params: { id: organization.id } }, as)).status,
      (await t.call(revokeInvitation, { params: { id: body.id } }, as)).status,
    ];
    expect(await attempt(member)).toEqual([403, 403, 403]);
    expect(await attempt(stranger)).toEqual([404, 404, 404]);
    const list = await t.call(listInvitations, { params: { id: organization.id } }, admin);
    expect(list.body).toMatchObject([{ email, status: 'pending' }]);
  });

  test('an administrator of two organizations invites to the one in the request’s path', async () => {
    const second = await makeOrganization(t);
    const both = await join(t, second, admin, { role: 'admin' });
    const email = somebody();
    expect((await invite(email, 'user', both)).body.organizationId).toBe(second.id);
    const members = await t.call(listMembers, { params: { id: second.id } }, { cookie: admin.cookie });
    expect(members.body).toHaveLength(2);
  });
});

test('the invitation reaches a mail server, or is sent later if that is out of order', async () => {
  const server = await openMailServer();
  server.isOutOfOrder = true;
  const real = await buildTestApp({ mailer: server.mailer });
  try {
    const { admin: sender } = await makeOrganization(real);
    const email = somebody();
    await real.call(createInvitation, { params: { id: sender.organizationId }, body: { email } }, sender);
    expect((await real.app.jobRunner.drain()).failed).toHaveLength(1);
    server.isOutOfOrder = false;
    real.clock.advance(60_000);
    await real.app.jobRunner.drain();

    expect(server.received).toHaveLength(1);
    const mail = server.received[0]!;
    expect(mail.to).toMatchObject([{ address: email }]);
    expect(mail.html).toContain('See the invitation');
    const offer = await real.call(readInvitation, { params: { token: linkIn(mail.text ?? '') } });
    expect(offer.body.email).toBe(email);
  } finally {
    await real.close();
    await server.close();
  }
});
