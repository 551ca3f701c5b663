import {
  answerTicket,
  archiveOldTickets,
  changeSavedReply,
  changeTicket,
  commentByLink,
  commentOnTicket,
  countTickets,
  createSavedReply,
  createTicket,
  deleteSavedReply,
  deleteTicket,
  listMyTickets,
  listReporters,
  listSavedReplies,
  listTickets,
  readOperatorTicket,
  readTicket,
  readTicketByLink,
  revokeLinkOfTicket,
  revokeTicketLink,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { makeOperator, type TestOperator } from '../../../testing/make-operator.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { lastLinkOf, report, REPORT } from '../../../testing/make-ticket.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { operatorLogEntries } from '../operator/tables.ts';
import { unsubscribeToken } from '../notifications/channels/unsubscribe-token.ts';
import { ticketToken } from './ticket-link.ts';

let t: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  t = await buildTestApp();
  operator = await makeOperator(t);
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(() => t.close());

type Named = { id: string; number: number };
const DAY = 86_400_000;
const later = (milliseconds: number) =>
  t.clock.set(new Date(t.clock.now().getTime() + milliseconds).toISOString());
const stranger = () => ({ userEmail: `${crypto.randomUUID()}@example.org` });
const setStatus = (id: string, status: 'pending' | 'in_work' | 'completed') =>
  t.call(changeTicket, { params: { id }, body: { status } }, operator);
const answer = (id: string, message: string) =>
  t.call(answerTicket, { params: { id }, body: { message } }, operator);
const byLink = (token: string) => t.call(readTicketByLink, { params: { token } });
const actsOn = async ({ id }: { id: string }) =>
  (await t.database.drizzle.select().from(operatorLogEntries))
    .filter(({ subjectId }) => subjectId === id)
    .map(({ act, subjectLabel, facts, operatorId }) => ({ act, subjectLabel, facts, operatorId }));
const mailsTo = async (address: string) => {
  await t.app.jobRunner.drain();
  return t.mails.filter(({ to }) => to === address);
};

test('a report needs an address to answer to: the account’s, or else the one given', async () => {
  const member = await makeUser(t);
  const message = 'Please provide your email address to submit the report.';
  for (const nothing of [{}, { userEmail: '', imageUrl: ' ' }, { userEmail: null, imageUrl: null }]) {
    const refused = await t.call(createTicket, { body: { ...REPORT, ...nothing } });
    expect([refused.status, refused.body.message, refused.body.details]).toEqual([
      422,
      message,
      [{ code: 'invalid', path: 'userEmail', message }],
    ]);
  }
  const own = await report(t, member, { userEmail: 'somebody.else@example.org' });
  expect((await t.call(readTicket, { params: { id: own.id } }, member)).body).toMatchObject({
    userId: member.id,
    userEmail: member.email,
    priority: 'normal',
    acknowledgedAt: null,
  });
  const seen = await t.call(readOperatorTicket, { params: { id: own.id } }, operator);
  expect(seen.body.ticket).toMatchObject({
    userEmail: member.email,
    userName: 'Maya Reyes',
    userId: member.id,
  });
  expect(await mailsTo('somebody.else@example.org')).toEqual([]);
});

test('a report keeps what was sent with it, and whether an administrator sent it', async () => {
  const { admin } = await makeOrganization(t);
  const context = { page: '/booking', browser: 'Firefox', version: '1.4.0', requestId: 'req-7' };
  const sent = { imageUrl: 'https://example.org/a.png', context };
  const { id } = await report(t, admin, sent);
  const own = await t.call(readTicket, { params: { id } }, admin);
  expect(own.body).toMatchObject({ ...REPORT, ...sent, status: 'pending', responses: [] });
  expect(own.body.statusHistory).toEqual([{ status: 'pending', changedAt: own.body.createdAt }]);
  const seen = await t.call(readOperatorTicket, { params: { id } }, operator);
  expect(seen.body.ticket).toMatchObject({ isAdmin: true, hasLink: true, priority: 'normal' });
});

test.each([
  [{ category: 'sustainability' }, 'category', 'Category is required'],
  [{ category: undefined }, 'category', 'Category is required'],
  [{ subCategory: undefined }, 'subCategory', 'Sub-category is required'],
  [{ description: undefined }, 'description', 'Description must be at least 10 characters'],
  [{ subCategory: 'Dark theme' }, 'subCategory', 'Sub-category is required'],
  [{ description: ' too short ' }, 'description', 'Description must be at least 10 characters'],
  [{ description: 'x'.repeat(501) }, 'description', 'Description must be 500 characters or less'],
  [{ imageUrl: 'http://example.org/a.png' }, 'imageUrl', 'Please enter a link that starts with https://'],
  // On our pages a browser would ask our own server for it, with the operator's cookies.
  [{ imageUrl: 'https:/api/logout' }, 'imageUrl', 'Please enter a link that starts with https://'],
])('a report with %o is refused', async (changes, path, message) => {
  const form = { ...REPORT, ...stranger(), ...changes } as typeof REPORT;
  const { status, body } = await t.call(createTicket, { body: form });
  expect([status, body.details]).toEqual([422, [expect.objectContaining({ path, message })]]);
});

test('20 presses of the button make one ticket and one mail, signed in or not', async () => {
  const member = await makeUser(t);
  const address = stranger();
  const headers = { 'idempotency-key': 'one-press' };
  const ways = [
    { body: { ...REPORT, ...address }, as: { headers }, to: address.userEmail },
    { body: REPORT, as: { ...member, headers }, to: member.email },
  ];
  const ids = new Set<string>();
  for (const { body, as, to } of ways) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.call(createTicket, { body }, as)));
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(await mailsTo(to)).toHaveLength(1);
    ids.add(answers[0]!.body.id);
    const other = { ...body, description: 'Another report with the same key.' };
    expect((await t.call(createTicket, { body: other }, as)).body.code).toBe('idempotency_mismatch');
  }
  expect(ids.size).toBe(2);
});

test('the first mail brings number and link, and quotes nothing: the address may be a stranger’s', async () => {
  const address = stranger();
  const ticket = await report(t, address, { description: 'Visit evil.example now, dear victim' });
  const [mail, ...others] = await mailsTo(address.userEmail);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(`We received your report #${ticket.number}`);
  expect(mail!.text).toContain('/ticket#');
  expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain('evil');
});

test('who reads which ticket', async () => {
  const [maya, ben] = [await makeUser(t), await makeUser(t)];
  const { admin } = await makeOrganization(t);
  const ofMaya = await report(t, maya);
  // Sent signed out with her address, which proves nothing.
  const inHerName = await report(t, { userEmail: maya.email });
  const link = await lastLinkOf(t, ofMaya);
  const otherLink = await lastLinkOf(t, inHerName);
  const read = async (id: string, as: object) => (await t.call(readTicket, { params: { id } }, as)).status;
  expect(await read(ofMaya.id, maya)).toBe(200);
  expect(await read(inHerName.id, maya)).toBe(404);
  for (const person of [ben, admin]) expect(await read(ofMaya.id, person)).toBe(404);
  for (const nobody of [{}, operator]) expect(await read(ofMaya.id, nobody)).toBe(401);
  const mine = await t.call(listMyTickets, {}, maya);
  expect(mine.body.map(({ id }) => id)).toEqual([ofMaya.id]);
  expect((await t.call(listMyTickets, {}, ben)).body).toEqual([]);
  expect([(await byLink(link)).body.id, (await byLink(otherLink)).body.id]).toEqual([
    ofMaya.id,
    inHerName.id,
  ]);
  // What is not theirs cannot be commented on either.
  const comment = { params: { id: ofMaya.id }, body: { message: 'Hello' } };
  expect((await t.call(commentOnTicket, comment, ben)).status).toBe(404);
  for (const person of [{}, maya, admin])
    for (const route of [readOperatorTicket, deleteTicket])
      expect((await t.call(route, { params: { id: ofMaya.id } }, person)).status).toBe(401);
});

test('the five latest are listed, or fifty a page, with how many there are', async () => {
  const member = await makeUser(t);
  const made: number[] = [];
  for (let count = 0; count < 7; count++) made.unshift((await report(t, member)).number);
  const recent = await t.call(listMyTickets, {}, member);
  expect(recent.body.map(({ number }) => number)).toEqual(made.slice(0, 5));
  expect(recent.headers['x-total-count']).toBe('7');
  const all = await t.call(listMyTickets, { query: { page: 1 } }, member);
  expect(all.body.map(({ number }) => number)).toEqual(made);
});

test('a ticket’s way from report to completion and back, with a mail for each step that the operator takes', async () => {
  const address = stranger();
  const ticket = await report(t, address);
  const { id } = ticket;
  const token = await lastLinkOf(t, ticket);
  const state = async () => (await t.call(readOperatorTicket, { params: { id } }, operator)).body.ticket;
  const awaits = async () =>
    (await t.call(listTickets, { query: { search: `#${ticket.number}` } }, operator)).body[0]!.awaitsAnswer;
  expect([await awaits(), (await state()).acknowledgedAt]).toEqual([true, null]);

  later(1000);
  expect((await answer(id, 'Which browser?\n> Please tell us.')).status).toBe(201);
  const acknowledged = t.clock.now().toISOString();
  expect([await awaits(), (await state()).acknowledgedAt]).toEqual([false, acknowledged]);
  later(1000);
  const comment = { params: { token }, body: { message: ' Firefox. ' } };
  expect((await t.call(commentByLink, comment)).body).toMatchObject({
    message: 'Firefox.',
    isFromDeveloper: false,
  });
  expect(await awaits()).toBe(true);
  later(1000);
  const urgent = { params: { id }, body: { status: 'in_work', priority: 'urgent' } } as const;
  expect((await t.call(changeTicket, urgent, operator)).body.ticket.acknowledgedAt).toBe(acknowledged);
  await t.call(changeTicket, urgent, operator);
  later(1000);
  const { body: completed } = await setStatus(id, 'completed');
  expect([completed.ticket.completedAt, await awaits()]).toEqual([t.clock.now().toISOString(), false]);
  expect((await t.call(commentByLink, comment)).body.code).toBe('ticket_completed');
  expect((await answer(id, 'One more thing.')).status).toBe(201);
  later(1000);
  expect((await setStatus(id, 'pending')).body.ticket.completedAt).toBeNull();
  expect((await t.call(commentByLink, comment)).status).toBe(201);

  const { statusHistory, responses } = (await byLink(token)).body;
  expect(statusHistory.map(({ status }) => status)).toEqual(['pending', 'in_work', 'completed', 'pending']);
  expect(responses.map(({ isFromDeveloper }) => isFromDeveloper)).toEqual([true, false, true, false]);
  const { number } = ticket;
  const mails = await mailsTo(address.userEmail);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `We received your report #${number}`,
    `An answer to your report #${number}`,
    `Your report #${number} is now: In Progress`,
    `Your report #${number} is now: Completed`,
    `An answer to your report #${number}`,
    `Your report #${number} is now: Pending`,
  ]);
  expect(mails[1]!.text).toContain('> Which browser?\n> > Please tell us.');
  expect(mails[3]!.text).toContain('Until now: In Progress');
  expect((await actsOn(ticket)).map(({ act, facts }) => [act, facts])).toEqual([
    ['ticket.answered', {}],
    ['ticket.priority_changed', { before: 'normal', after: 'urgent' }],
    ['ticket.status_changed', { before: 'pending', after: 'in_work' }],
    ['ticket.status_changed', { before: 'in_work', after: 'completed' }],
    ['ticket.answered', {}],
    ['ticket.status_changed', { before: 'completed', after: 'pending' }],
  ]);
});

test('what an operator writes is text in the mail, with a mark before each of its lines', async () => {
  const address = stranger();
  const { id } = await report(t, address);
  await answer(id, '<img src=x onerror=alert(1)>\n-- \nChargeRota\nReset: https://evil.example');
  const { html, text } = (await mailsTo(address.userEmail)).at(-1)!;
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toMatch(/<img|href="https:\/\/evil/);
  expect(text).toContain('> -- \n> ChargeRota\n> Reset: https://evil.example');
});

test('who has no account is answered in the language of the browser that reported', async () => {
  const body = { ...REPORT, ...stranger() };
  const made = await t.call(createTicket, { body }, { headers: { 'accept-language': 'de-AT' } });
  await answer(made.body.id, 'It works again.');
  expect((await mailsTo(body.userEmail)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Wir haben deine Meldung'),
    expect.stringContaining('Antwort auf deine Meldung'),
  ]);
});

test('a member’s mail goes to the address that the account has now', async () => {
  const member = await makeUser(t);
  const { id } = await report(t, member);
  const email = `new.${member.email}`;
  await t.database.pool.query('UPDATE users SET email = $1 WHERE id = $2', [email, member.id]);
  await answer(id, 'It works again.');
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('An answer'),
  ]);
});

test('no comment slips in while a ticket is completed', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await makeUser(t);
    const { id } = await report(t, member);
    const comments = Array.from({ length: 6 }, (_, turn) =>
      t.call(commentOnTicket, { params: { id }, body: { message: `Comment ${turn}` } }, member),
    );
    const [answers] = await Promise.all([Promise.all(comments), setStatus(id, 'completed')]);
    const accepted = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ body }) => body.code === 'ticket_completed').length + accepted.length).toBe(6);
    const { body } = await t.call(readOperatorTicket, { params: { id } }, operator);
    expect(body.responses).toHaveLength(accepted.length);
    const seen = await t.call(listTickets, { query: { search: `#${body.ticket.number}` } }, operator);
    // A comment that came after the completion would await an answer.
    expect(seen.body[0]!.awaitsAnswer).toBe(false);
  }
});

test('a comment or an answer that is sent twice is there once', async () => {
  const member = await makeUser(t);
  const { id } = await report(t, member);
  const headers = { 'idempotency-key': 'one-press' };
  const twice = <T>(ask: () => Promise<T>) => Promise.all([ask(), ask()]);
  const args = { params: { id }, body: { message: 'Is there news?' } };
  await twice(() => t.call(commentOnTicket, args, { ...member, headers }));
  later(1000);
  await twice(() => t.call(answerTicket, args, { ...operator, headers }));
  const { body } = await t.call(readTicket, { params: { id } }, member);
  expect(body.responses.map(({ isFromDeveloper }) => isFromDeveloper)).toEqual([false, true]);
  expect(await mailsTo(member.email)).toHaveLength(2);
});

test('only the links of the mails since the last revocation open a ticket', async () => {
  const ticket: Named = await report(t, stranger());
  const { id } = ticket;
  const first = await lastLinkOf(t, ticket);
  expect((await t.call(revokeTicketLink, { params: { token: first } })).status).toBe(204);
  const refusals = [
    await byLink(first),
    await t.call(commentByLink, { params: { token: first }, body: { message: 'Hello' } }),
    await t.call(revokeTicketLink, { params: { token: first } }),
  ];
  expect(refusals.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array.from({ length: 3 }, () => '404 ticket_link_invalid'),
  );
  const hasLink = async () =>
    (await t.call(readOperatorTicket, { params: { id } }, operator)).body.ticket.hasLink;
  expect(await hasLink()).toBe(false);
  await answer(id, 'Here is a new link.');
  const second = await lastLinkOf(t, ticket);
  expect([await hasLink(), (await byLink(first)).status, (await byLink(second)).status]).toEqual([
    true,
    404,
    200,
  ]);
  for (let press = 0; press < 2; press++)
    expect((await t.call(revokeLinkOfTicket, { params: { id } }, operator)).status).toBe(204);
  expect((await byLink(second)).status).toBe(404);
  expect((await actsOn(ticket)).map(({ act }) => act)).toEqual(['ticket.answered', 'ticket.link_revoked']);
});

test('whoever keeps trying a link that was revoked does not use up what the new link may', async () => {
  const on = await buildTestApp({ beside: t, config: { RATE_LIMITS: true } });
  const ticket = await report(t, stranger());
  const revoked = await lastLinkOf(t, ticket);
  await t.call(revokeTicketLink, { params: { token: revoked } });
  await answer(ticket.id, 'Which browser is it?');
  const body = { message: 'It still fails.' };
  const use = async (token: string) => [
    (await on.call(readTicketByLink, { params: { token } })).status,
    (await on.call(commentByLink, { params: { token }, body })).status,
  ];
  expect(await use(revoked)).toEqual([404, 404]);
  await t.database.pool.query('UPDATE rate_limits SET hits = 1000000');
  expect(await use(revoked)).toEqual([429, 429]);
  expect(await use(await lastLinkOf(t, ticket))).toEqual([200, 201]);
  await on.close();
});

test('a comment by a link that is revoked at the same time is either there or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const ticket = await report(t, stranger());
    const token = await lastLinkOf(t, ticket);
    const [comment] = await Promise.all([
      t.call(commentByLink, { params: { token }, body: { message: 'Wait!' } }),
      t.call(revokeTicketLink, { params: { token } }),
    ]);
    const { body } = await t.call(readOperatorTicket, { params: { id: ticket.id } }, operator);
    expect([comment.status, body.responses.length]).toEqual(comment.status === 201 ? [201, 1] : [404, 0]);
    expect(body.ticket.hasLink).toBe(false);
  }
});

test('a forged link, one for another purpose or ticket, and one of a deleted ticket are all answered the same', async () => {
  const [kept, gone] = [await report(t, stranger()), await report(t, stranger())];
  const [link, linkOfGone] = [await lastLinkOf(t, kept), await lastLinkOf(t, gone)];
  await t.call(deleteTicket, { params: { id: gone.id } }, operator);
  const [about = '', signature = ''] = link.split('.');
  const [aboutGone = ''] = linkOfGone.split('.');
  const key = await t.deps.keys.links();
  const of = { ticketId: kept.id, version: 1 };
  const forged = [
    linkOfGone,
    `${aboutGone}.${signature}`,
    `${about}.${signature.slice(0, -2)}`,
    `${about}.`,
    about,
    `${about}.${'A'.repeat(43)}`,
    ticketToken(Buffer.from('another key'), of),
    ticketToken(key, { ...of, version: 2 }),
    ticketToken(key, { ...of, version: -2 }),
    unsubscribeToken(key, { userId: kept.id, organizationId: kept.id, topic: 'plan' as never }),
    'A'.repeat(100),
  ];
  for (const token of forged) {
    const { status, body } = await byLink(token);
    expect([token, status, body.code]).toEqual([token, 404, 'ticket_link_invalid']);
  }
  expect((await byLink(link)).body.id).toBe(kept.id);
});

test('a deleted ticket is gone with its answers; the log knows its number and whose it was', async () => {
  const address = stranger();
  const ticket = await report(t, address);
  await answer(ticket.id, 'We look into it.');
  expect((await t.call(deleteTicket, { params: { id: ticket.id } }, operator)).status).toBe(204);
  expect((await t.call(deleteTicket, { params: { id: ticket.id } }, operator)).status).toBe(404);
  const left = await t.database.pool.query('SELECT 1 FROM ticket_responses WHERE ticket_id = $1', [
    ticket.id,
  ]);
  expect(left.rowCount).toBe(0);
  expect((await actsOn(ticket)).at(-1)).toEqual({
    act: 'ticket.deleted',
    subjectLabel: `#${ticket.number}`,
    facts: { email: address.userEmail },
    operatorId: operator.id,
  });
});

test('operators find tickets by number, words, beginnings, address and each filter', async () => {
  const { admin } = await makeOrganization(t);
  const ticket = await report(t, admin, {
    type: 'feature',
    category: 'ui',
    subCategory: 'Theme',
    description: 'Please offer a Zebra-striped theme, it’s O’Neil’s wish & mine.',
  });
  const plain = await report(
    t,
    { userEmail: 'zoe.quartz@example.org' },
    { description: 'Zebra crossing is not drawn.' },
  );
  const find = async (query: object) => {
    const { body, headers } = await t.call(listTickets, { query }, operator);
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.map(({ number }) => number);
  };
  const both = [plain.number, ticket.number];
  expect(await find({ search: 'zebra' })).toEqual(both);
  expect(await find({ search: 'ZEB  stri' })).toEqual([ticket.number]);
  expect(await find({ search: 'zebra-str' })).toEqual([ticket.number]);
  expect(await find({ search: "o'neil" })).toEqual([]);
  expect(await find({ search: 'zoe.quartz@exam' })).toEqual([plain.number]);
  expect(await find({ search: admin.email })).toEqual([ticket.number]);
  expect(await find({ search: `#${plain.number}` })).toEqual([plain.number]);
  expect(await find({ search: String(plain.number) })).toContain(plain.number);
  for (const odd of [
    "zebra' | 'x",
    'zebra & !x',
    'zebra:* <-> x',
    '\\',
    "'",
    '& | !',
    '#',
    '%',
    '#99999999999999999999',
  ])
    expect(await find({ search: odd }), odd).not.toContain(0);
  const unknown = await t.call(listTickets, { query: { category: 'a\0b' } }, operator);
  expect(unknown.status).toBe(422);
  const among = { search: 'zebra' };
  expect(await find({ ...among, type: 'feature' })).toEqual([ticket.number]);
  expect(await find({ ...among, category: 'booking' })).toEqual([plain.number]);
  expect(await find({ ...among, administrator: 'any' })).toEqual([ticket.number]);
  expect(await find({ ...among, administrator: 'none' })).toEqual([plain.number]);
  expect(await find({ ...among, administrator: admin.id })).toEqual([ticket.number]);
  expect(await find({ ...among, status: 'completed' })).toEqual([]);
  expect(await find({ ...among, priority: 'normal', status: 'pending', archived: 'false' })).toEqual(both);
  // An address that does not hold the id, as the others' do here.
  const email = 'amara.quartz@example.org';
  await t.database.pool.query('UPDATE users SET email = $1 WHERE id = $2', [email, admin.id]);
  for (const search of ['amara.quartz', admin.id]) {
    const reporters = await t.call(listReporters, { query: { search } }, operator);
    expect(reporters.body).toEqual([{ id: admin.id, name: expect.any(String), email }]);
  }
});

test('"Archive Old" takes what has been completed for 30 days; what is reopened comes back', async () => {
  const [old, young, open] = [
    await report(t, stranger()),
    await report(t, stranger()),
    await report(t, stranger()),
  ];
  await setStatus(old.id, 'completed');
  later(1);
  await setStatus(young.id, 'completed');
  later(30 * DAY - 1);
  // Sessions have ended by then.
  const operatorNow = await makeOperator(t);
  const counts = async () => (await t.call(countTickets, {}, operatorNow)).body;
  const before = await counts();
  expect(before.old).toBeGreaterThanOrEqual(1);
  expect(before).toMatchObject({ total: before.pending + before.inWork + before.completed });
  expect(before.total).toBe(before.bugs + before.features);
  expect((await t.call(archiveOldTickets, {}, operatorNow)).body).toEqual({ archived: before.old });
  expect((await t.call(archiveOldTickets, {}, operatorNow)).body).toEqual({ archived: 0 });
  expect(await counts()).toMatchObject({ total: before.total - before.old, old: 0 });
  const isArchived = async ({ id }: Named) =>
    (await t.call(readOperatorTicket, { params: { id } }, operatorNow)).body.ticket.isArchived;
  expect(await Promise.all([old, young, open].map(isArchived))).toEqual([true, false, false]);
  const archived = await t.call(listTickets, { query: { archived: 'true' } }, operatorNow);
  expect(archived.body.map(({ id }) => id)).toContain(old.id);
  await t.call(changeTicket, { params: { id: old.id }, body: { status: 'in_work' } }, operatorNow);
  expect(await isArchived(old)).toBe(false);
});

test('saved replies have a title of their own, and no more than 100 are kept, however many come at once', async () => {
  const fields = { title: 'Thank you', message: 'Thank you for telling us.' };
  const { status, body } = await t.call(createSavedReply, { body: fields }, operator);
  expect(status).toBe(201);
  const taken = { body: { ...fields, title: 'THANK YOU' } };
  expect((await t.call(createSavedReply, taken, operator)).body.code).toBe('saved_reply_title_taken');
  const params = { id: body.id };
  const changed = { ...fields, message: 'Thanks!' };
  expect((await t.call(changeSavedReply, { params, body: changed }, operator)).body).toEqual({
    ...body,
    ...changed,
  });
  await t.database.pool.query(
    `INSERT INTO saved_replies (id, title, message, created_at, updated_at)
     SELECT gen_random_uuid(), 'Reply ' || n, 'Text', $1, $1 FROM generate_series(1, 95) n`,
    [TEST_NOW],
  );
  const added = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      t.call(createSavedReply, { body: { ...fields, title: `More ${n}` } }, operator),
    ),
  );
  expect(added.filter((each) => each.status === 201)).toHaveLength(4);
  expect((await t.call(listSavedReplies, {}, operator)).body).toHaveLength(100);
  expect((await t.call(deleteSavedReply, { params }, operator)).status).toBe(204);
  expect((await actsOn(params)).map(({ act }) => act)).toEqual([
    'saved_reply.created',
    'saved_reply.changed',
    'saved_reply.deleted',
  ]);
});

test('a suspended member may still report and read what became of it', async () => {
  const organization = await makeOrganization(t);
  const member = await makeMember(t, organization, { status: 'suspended' });
  const { id } = await report(t, member);
  expect((await t.call(readTicket, { params: { id } }, member)).status).toBe(200);
});
