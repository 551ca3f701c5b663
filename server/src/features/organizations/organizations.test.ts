import {
  decideSeveral,
  getCurrentOrganization,
  getCurrentUser,
  listMembers,
  listMyOrganizations,
  listPendingUsers,
  setUserStatus,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMember, type TestMember } from '../../../testing/make-member.ts';
import { notificationsTo } from '../../../testing/notifications.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';

let t: TestApp;
let organization: TestOrganization;
let admin: TestMember;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  organization = await makeOrganization(t);
  admin = organization.admin;
});

const waiting = () => makeMember(t, organization, { status: 'pending', user: { status: 'pending' } });
const decide = (person: { id: string }, status: 'approved' | 'rejected', as: TestMember = admin) =>
  t.call(setUserStatus, { params: { id: person.id }, body: { status } }, as);
const mailsTo = (person: { id: string }) => notificationsTo(t, person, 'email');
const statusOf = async (person: { cookie: string }) =>
  (await t.call(getCurrentUser, {}, { cookie: person.cookie })).body.status;

describe('deciding about an applicant', () => {
  test('approving makes membership and account active and tells the person by mail', async () => {
    const person = await waiting();
    const pending = await t.call(listPendingUsers, {}, admin);
    expect(pending.body).toMatchObject([{ id: person.id, status: 'pending' }]);

    const answer = await decide(person, 'approved');
    expect(answer.body).toMatchObject({ status: 'active', user: { status: 'approved' } });
    expect((await t.call(listPendingUsers, {}, admin)).body).toEqual([]);
    expect((await t.call(getCurrentOrganization, {}, person)).status).toBe(200);

    const mails = await mailsTo(person);
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      'You can now reserve chargers at Harbor Street Offices',
    ]);
    expect(mails[0]?.mail.action?.path).toBe('/booking');
  });

  test('refusing the only membership rejects the account and says so by a notification', async () => {
    const person = await waiting();
    const answer = await decide(person, 'rejected');
    expect(answer.body).toMatchObject({ status: 'suspended', user: { status: 'rejected' } });
    expect((await t.call(getCurrentOrganization, {}, person)).status).toBe(403);
    const [notification] = await mailsTo(person);
    expect(notification?.mail.subject).toBe('Your request to join Harbor Street Offices');
  });

  test('an account keeps its status if another organization approved it or is still deciding, or an operator suspended it', async () => {
    const elsewhere = await makeOrganization(t);
    const member = await join(t, organization, await makeMember(t, elsewhere), { status: 'pending' });
    await decide(member, 'rejected');
    expect(await statusOf(member)).toBe('approved');

    const applicant = await waiting();
    await join(t, elsewhere, applicant, { status: 'pending' });
    await decide(applicant, 'rejected');
    expect(await statusOf(applicant)).toBe('pending');
    await decide(applicant, 'approved', elsewhere.admin);
    expect(await statusOf(applicant)).toBe('approved');

    const suspended = await makeMember(t, organization, {
      status: 'pending',
      user: { status: 'suspended' },
    });
    await decide(suspended, 'approved');
    expect(await statusOf(suspended)).toBe('suspended');
  });

  test('two organizations that refuse a person at the same time leave a rejected account', async () => {
    const elsewhere = await makeOrganization(t);
    const person = await waiting();
    await join(t, elsewhere, person, { status: 'pending' });
    await Promise.all([decide(person, 'rejected'), decide(person, 'rejected', elsewhere.admin)]);
    expect(await statusOf(person)).toBe('rejected');
  });

  test('if administrators decide at the same time, one wins, the others are told, and one mail is sent', async () => {
    const person = await waiting();
    const answers = await Promise.all(
      (['approved', 'rejected', 'approved', 'rejected'] as const).map((status) => decide(person, status)),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 3]);
    expect(lost[0]?.body.code).toBe('membership_already_decided');
    expect(await statusOf(person)).toBe(won[0]?.body.user.status);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('requires an administrator of the organization that the applicant asked to join', async () => {
    const person = await waiting();
    const stranger = (await makeOrganization(t)).admin;
    const member = await makeMember(t, organization);
    expect((await decide(person, 'approved', stranger)).status).toBe(404);
    expect((await decide(person, 'approved', member)).status).toBe(403);
    expect((await decide(person, 'approved', person)).status).toBe(403);
    expect(await statusOf(person)).toBe('pending');
  });

  test('several are decided at once: who was decided meanwhile or is of another organization stays as they are, and sent twice nobody is told twice', async () => {
    const [first, second, refused, admitted] = [
      await waiting(),
      await waiting(),
      await waiting(),
      await waiting(),
    ];
    const elsewhere = await makeOrganization(t);
    const foreign = await makeMember(t, elsewhere, { status: 'pending', user: { status: 'pending' } });
    await decide(refused, 'rejected');
    await decide(admitted, 'approved');
    const everybody = [second, refused, foreign, first, admitted, second].map(({ id }) => id);
    const approve = (userIds: string[], as = admin) =>
      t.call(decideSeveral, { body: { userIds, status: 'approved' } }, as);

    const answers = await Promise.all([approve(everybody), approve(everybody.toReversed())]);
    const outcomesOf = (person: { id: string }) =>
      answers
        .flatMap(({ body }) => body.results)
        .filter(({ userId }) => userId === person.id)
        .map(({ outcome }) => outcome)
        .toSorted();
    expect(answers.map(({ body }) => body.results.length)).toEqual([5, 5]);
    expect(outcomesOf(first)).toEqual(['already_so', 'decided']);
    expect(outcomesOf(second)).toEqual(['already_so', 'decided']);
    expect(outcomesOf(refused)).toEqual(['decided_otherwise', 'decided_otherwise']);
    expect(outcomesOf(admitted)).toEqual(['already_so', 'already_so']);
    expect(outcomesOf(foreign)).toEqual(['gone', 'gone']);
    expect(await Promise.all([first, second, refused, foreign].map(statusOf))).toEqual([
      'approved',
      'approved',
      'rejected',
      'pending',
    ]);
    expect(await mailsTo(first)).toHaveLength(1);
    expect(await mailsTo(second)).toHaveLength(1);

    const member = await makeMember(t, organization);
    expect((await approve([first.id], member)).status).toBe(403);
    expect((await approve([])).status).toBe(422);
    expect((await approve(Array.from({ length: 101 }, () => first.id))).status).toBe(422);
  });

  test('accepts only approved and rejected', async () => {
    const person = await waiting();
    const answer = await t.call(
      setUserStatus,
      { params: { id: person.id }, body: { status: 'suspended', role: 'admin' } },
      admin,
    );
    expect(answer.status).toBe(422);
  });
});

describe('belonging to organizations', () => {
  test('a person sees their own organizations, active ones first, each with role and status', async () => {
    const person = await makeUser(t);
    const [waitingFor, first, second] = [
      await makeOrganization(t, { name: 'Waiting' }),
      await makeOrganization(t, { name: 'First' }),
      await makeOrganization(t, { name: 'Second' }),
    ];
    await join(t, waitingFor, person, { status: 'pending' });
    t.clock.advance(1000);
    await join(t, first, person);
    t.clock.advance(1000);
    await join(t, second, person, { role: 'admin' });

    const mine = await t.call(listMyOrganizations, {}, person);
    expect(mine.body.map(({ name, role, membershipStatus }) => [name, role, membershipStatus])).toEqual([
      ['First', 'user', 'active'],
      ['Second', 'admin', 'active'],
      ['Waiting', 'user', 'pending'],
    ]);
    expect((await t.call(getCurrentOrganization, {}, person)).body.name).toBe('First');
    const asked = await t.call(getCurrentOrganization, {}, { ...person, organizationId: second.id });
    expect(asked.body.name).toBe('Second');
    expect(asked.body).not.toHaveProperty('paymentCustomerId');
  });

  test('administrators see the members of their own organization only', async () => {
    const member = await makeMember(t, organization, {
      user: {
        firstName: 'Zoe',
        vehicleMake: 'Kia',
        vehicleColor: 'Red',
        emergencyContact: 'Ben, 212 555 0199',
      },
    });
    const list = await t.call(listMembers, { params: { id: organization.id } }, admin);
    expect(list.body.map(({ user }) => user.firstName)).toEqual(['Dana', 'Zoe']);
    expect(list.body[1]).toMatchObject({
      role: 'user',
      status: 'active',
      user: { vehicleMake: 'Kia', vehicleColor: 'Red', emergencyContact: 'Ben, 212 555 0199' },
    });

    const stranger = (await makeOrganization(t)).admin;
    const asked = (as: TestMember) =>
      t.call(listMembers, { params: { id: organization.id } }, { cookie: as.cookie });
    expect((await asked(member)).status).toBe(403);
    expect((await asked(stranger)).status).toBe(404);
  });
});
