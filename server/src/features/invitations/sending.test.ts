import {
  acceptInvitation,
  createInvitation,
  inviteSeveral,
  listInvitations,
  listMembers,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '@chargerota/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { newId } from '../../platform/database/ids.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { auditEntries } from '../organizations/audit/tables.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { invitations } from './tables.ts';

const DAY = 86_400_000;
let t: TestApp;
let organization: TestOrganization;
let admin: TestMember;
beforeAll(async () => {
  t = await buildTestApp({ connections: 20 });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  organization = await makeOrganization(t);
  admin = organization.admin;
});

const somebody = () => `${newId()}@example.org`;
const invite = (email: string, as = admin) =>
  t.call(createInvitation, { params: { id: as.organizationId }, body: { email } }, as);
const inviteAll = (emails: string[], as = admin, on = t) =>
  on.call(inviteSeveral, { params: { id: as.organizationId }, body: { emails } }, as);
const resend = (id: string, as = admin) => t.call(resendInvitation, { params: { id } }, as);
const list = async (expired?: 'true', as = admin) => {
  const { body } = await t.call(
    listInvitations,
    { params: { id: organization.id }, query: { ...(expired && { expired }) } },
    as,
  );
  return body.map(({ email, status }) => [email, status]);
};
async function tokensMailedTo(email: string): Promise<string[]> {
  await t.app.jobRunner.drain();
  const mails = t.mails.filter(({ to }) => to === email);
  return mails.map(({ text }) => /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '');
}

describe('several addresses at once', () => {
  test('are each invited or refused with a reason, in the given order', async () => {
    const member = await makeMember(t, organization);
    const [first, second, waiting] = [somebody(), somebody(), somebody()];
    await invite(waiting);
    const wish = [first, 'no address', member.email, waiting, first.toUpperCase(), second, 'no address'];
    const { status, body } = await inviteAll(wish);
    expect(status).toBe(200);
    expect(body.results.map(({ email, refusal }) => [email, refusal?.code])).toEqual([
      [first, undefined],
      ['no address', 'invalid_input'],
      [member.email, 'already_member'],
      [waiting, 'already_invited'],
      [first, 'already_invited'],
      [second, undefined],
      ['no address', 'invalid_input'],
    ]);
    expect(await list()).toEqual([waiting, first, second].map((email) => [email, 'pending']));
    expect(await tokensMailedTo(first)).toHaveLength(1);
  });

  test('are written to at any domain and with any character that an address may have', async () => {
    const own = newId();
    const { body } = await inviteAll([`${own}@müller.example`, `r&d-${own}@firm.example`]);
    expect(body.results.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect(await tokensMailedTo(`${own}@xn--mller-kva.example`)).toHaveLength(1);
    expect(await tokensMailedTo(`r&d-${own}@firm.example`)).toHaveLength(1);
  });

  test('are refused if they mail one person too often, without affecting the others', async () => {
    const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
    try {
      const { admin: as } = await makeOrganization(limited);
      const [tired, fresh] = [somebody(), somebody()];
      for (let turn = 0; turn < 10; turn += 1) {
        const { body } = await inviteAll([tired], as, limited);
        const id = body.results[0]?.invitation?.id ?? '';
        await limited.call(revokeInvitation, { params: { id } }, as);
      }
      const { status, body } = await inviteAll([tired, fresh], as, limited);
      expect([status, ...body.results.map(({ refusal }) => refusal?.code)]).toEqual([
        200,
        'rate_limited',
        undefined,
      ]);
      // Each organization has a limit of its own.
      const elsewhere = (await makeOrganization(limited)).admin;
      const other = await inviteAll([tired], elsewhere, limited);
      expect(other.body.results[0]?.refusal).toBeNull();
    } finally {
      await limited.close();
    }
  });
});

test('administrators see who invited a person, and the link names them while it is open', async () => {
  const colleague = await makeMember(t, organization, {
    role: 'admin',
    user: { firstName: 'Ines', lastName: 'Okafor' },
  });
  const email = somebody();
  const by = { invitedBy: colleague.id, inviterName: 'Ines Okafor' };
  const { body: invitation } = await invite(email, colleague);
  expect(invitation).toMatchObject(by);
  const several = await inviteAll([somebody()], colleague);
  expect(several.body.results[0]?.invitation).toMatchObject(by);
  expect((await resend(invitation.id)).body).toMatchObject(by);
  const params = { id: organization.id };
  const listed = await t.call(listInvitations, { params, query: {} }, admin);
  expect(listed.body.map((row) => row.inviterName)).toEqual(['Ines Okafor', 'Ines Okafor']);

  const [token = ''] = await tokensMailedTo(email);
  const read = () => t.call(readInvitation, { params: { token } });
  const offer = await read();
  expect(offer.body).not.toHaveProperty('invitedBy');
  expect(offer.body.inviterName).toBe('Ines Okafor');
  const invitedBy = (who: string | null) =>
    t.database.drizzle.update(invitations).set({ invitedBy: who }).where(eq(invitations.id, invitation.id));
  await invitedBy(null);
  expect(await read()).toMatchObject({ status: 200, body: { inviterName: null } });
  await invitedBy(colleague.id);
  const user = await makeUser(t, { email });
  await t.call(acceptInvitation, { params: { token }, body: {} }, user);
  expect((await read()).body.inviterName).toBeNull();
  const members = await t.call(listMembers, { params, query: {} }, admin);
  expect(members.body.find(({ userId }) => userId === user.id)).toMatchObject(by);
  expect(members.body.find(({ userId }) => userId === admin.id)).toMatchObject({
    invitedBy: null,
    inviterName: null,
  });
});

describe('sending again', () => {
  test('mails another link, restarts the lifetime, and revives an expired invitation', async () => {
    const email = somebody();
    const { body: invitation } = await invite(email);
    t.clock.advance(8 * DAY);
    expect(await list()).toEqual([]);
    expect(await list('true')).toEqual([[email, 'expired']]);
    const again = await resend(invitation.id);
    expect(again).toMatchObject({
      status: 200,
      body: { id: invitation.id, status: 'pending', expiresAt: '2026-12-05T15:00:00.000Z' },
    });
    expect(await list()).toEqual([[email, 'pending']]);
    // The mail that was still waiting is sent too; each link works.
    const tokens = await tokensMailedTo(email);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect((await t.call(readInvitation, { params: { token } })).body.status).toBe('pending');

    const user = await makeUser(t, { email });
    const [token = ''] = tokens;
    expect((await t.call(acceptInvitation, { params: { token }, body: {} }, user)).status).toBe(200);
    expect((await resend(invitation.id)).body.code).toBe('invitation_not_pending');
  });

  test('is refused if the person was invited again or has joined, and the old invitation is no longer listed', async () => {
    const [again, joined, long] = [somebody(), somebody(), somebody()];
    const { body: first } = await invite(again);
    const { body: second } = await invite(joined);
    t.clock.advance(7 * DAY);
    await invite(again);
    await makeMember(t, organization, { user: { email: joined } });
    const { body: third } = await invite(long);
    expect((await resend(first.id)).body.code).toBe('already_invited');
    expect((await resend(second.id)).body.code).toBe('already_member');
    expect(await list('true')).toEqual([again, long].map((email) => [email, 'pending']));
    await t.call(revokeInvitation, { params: { id: third.id } }, admin);
    expect((await resend(third.id)).body.code).toBe('invitation_not_pending');
    t.clock.advance(36 * DAY);
    const later = await makeMember(t, organization, { role: 'admin' });
    expect(await list('true', later)).toEqual([[again, 'expired']]);
    t.clock.advance(DAY);
    expect(await list('true', later)).toEqual([]);
  });
});

test('the member limit holds for 50 people at once: invited, invited together, sent again, and accepted meanwhile', async () => {
  const basic = await makeOrganization(t, {}, { plan: 'basic' });
  const as = basic.admin;
  const ranOut = await Promise.all(Array.from({ length: 30 }, () => invite(somebody(), as)));
  t.clock.advance(8 * DAY);
  const accepting = somebody();
  await invite(accepting, as);
  const [token = ''] = await tokensMailedTo(accepting);
  const user = await makeUser(t, { email: accepting });
  // 2 places are taken, then 27. The remaining 23 are fewer than the invitations that are sent again alone.
  await inviteAll(Array.from({ length: 25 }, somebody), as);
  const answers = await Promise.all([
    ...ranOut.map(({ body }) => resend(body.id, as)),
    ...Array.from({ length: 9 }, () => invite(somebody(), as)),
    ...Array.from({ length: 5 }, () => inviteAll([somebody(), somebody()], as)),
    t.call(acceptInvitation, { params: { token }, body: {} }, user),
  ]);
  expect(countStatuses(answers)[409]).toBeGreaterThan(0);
  expect(answers.at(-1)?.status).toBe(200);
  const { drizzle } = t.database;
  const open = and(eq(invitations.organizationId, basic.id), eq(invitations.status, 'pending'));
  const members = and(
    eq(organizationMemberships.organizationId, basic.id),
    inArray(organizationMemberships.status, ['active', 'pending']),
  );
  const counted =
    (await drizzle.$count(invitations, open)) + (await drizzle.$count(organizationMemberships, members));
  expect(counted).toBe(50);
});

test('every change of an invitation is recorded and announced', async () => {
  const [email, other] = [somebody(), somebody()];
  const { body: invitation } = await invite(email);
  t.clock.advance(DAY);
  await resend(invitation.id);
  await t.call(revokeInvitation, { params: { id: invitation.id } }, admin);
  await invite(other);
  const [token = ''] = await tokensMailedTo(other);
  const user = await makeUser(t, { email: other });
  await t.call(acceptInvitation, { params: { token }, body: {} }, user);

  const { drizzle } = t.database;
  const entries = await drizzle
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, invitation.id))
    .orderBy(auditEntries.id);
  expect(entries.map(({ action, subjectLabel, after }) => [action, subjectLabel, after?.['status']])).toEqual(
    [
      ['invitation.sent', email, 'pending'],
      ['invitation.resent', email, undefined],
      ['invitation.revoked', email, 'revoked'],
    ],
  );
  const told = await drizzle.select().from(liveEvents).where(eq(liveEvents.organizationId, organization.id));
  // In no order: each connection fills pages of its own.
  expect(told.map(({ topic, userId }) => `${topic} ${userId}`).toSorted()).toEqual([
    `account ${user.id}`,
    ...Array.from({ length: 5 }, () => 'invitations null'),
    'members null',
    `notifications ${admin.id}`,
  ]);
});
