import { confirmPhone, getCurrentUser, sendPhoneCode, tryNotification } from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeComingReservation, waitingReminders } from '../../../../testing/coming-reservation.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { makeNotification } from '../../../../testing/make-notification.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import {
  inboundSms,
  openTwilioStandIn,
  twilioConfig,
  type TwilioStandIn,
} from '../../../../testing/twilio-stand-in.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { housekeepingJob } from '../../../platform/jobs/housekeeping.ts';
import { recordSmsStopped } from '../../accounts/profile/text-messages.ts';
import { makeNotificationChannels } from './channels.ts';
import { expiredPhoneConfirmations } from './phone-store.ts';
import { readChannels } from './read-channels.ts';

// Not https, because then the session cookie would have another name.
const SITE = 'http://rota.example';
const NUMBER = '+12125550142';
let twilio: TwilioStandIn;
let t: TestApp;
let organization: TestOrganization;
let member: TestMember;

beforeAll(async () => {
  twilio = await openTwilioStandIn();
  t = await buildTestApp({ config: { ...twilioConfig(twilio), linkUrl: SITE, RATE_LIMITS: true } });
  organization = await makeOrganization(t);
});
afterAll(async () => {
  await t.close();
  await twilio.close();
});
beforeEach(async () => {
  twilio.behaviour = 'works';
  twilio.messages.length = 0;
  await t.database.pool.query('DELETE FROM rate_limits');
  await t.database.pool.query('DELETE FROM phone_confirmations');
  await t.database.pool.query('UPDATE users SET confirmed_phone = NULL');
  member = await makeMember(t, organization, { user: { smsNotifications: false } });
});

const deliver = (phone: string | null, notification: Parameters<typeof makeNotification>[2] = {}) => {
  const channel = makeNotificationChannels(t.deps).find(({ method }) => method === 'sms');
  return channel?.deliver(makeNotification(member, organization, { phone, ...notification }));
};
const smsOf = async ({ id }: { id: string }) =>
  (await readChannels(t.deps.database.drizzle, id, t.deps)).channels.find(({ method }) => method === 'sms');
const askForCode = (who: TestMember, phone = '+1 (212) 555-0142') =>
  t.call(sendPhoneCode, { body: { phone } }, who);
const codeSent = () => /\d{6}/.exec(twilio.messages.at(-1)?.body ?? '')?.[0] ?? '';
const confirm = (who: TestMember, code: string) => t.call(confirmPhone, { body: { code } }, who);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function confirmed(who: TestMember): Promise<void> {
  expect((await askForCode(who)).status).toBe(200);
  expect((await confirm(who, codeSent())).status).toBe(200);
}

const answer = (body: string, message: { url?: string; token?: string; from?: string } = {}) => {
  const { url = `${SITE}/api/sms/inbound`, token, from = NUMBER } = message;
  return t.app.inject({ method: 'POST', url: '/api/sms/inbound', ...inboundSms(url, { from, body }, token) });
};

test('a text message has at most two segments, plain letters, a link to what it is about and one to the choices', async () => {
  const title = 'Charger 12 is yours in 15 minutes – “North” garage';
  const outcome = await deliver(NUMBER, { title, path: '/dashboard?reservation=1' });
  expect(outcome).toEqual({ delivered: true, providerId: expect.stringMatching(/^SM/), segments: 1 });
  const choices = `Your choices: ${SITE}/notifications?tab=choices`;
  expect(twilio.messages).toEqual([
    {
      from: '+15005550006',
      to: NUMBER,
      body: `ChargeRota: Charger 12 is yours in 15 minutes - "North" garage. Your slot at North Garage begins at 2 PM. ${SITE}/dashboard?reservation=1 ${choices}`,
    },
  ]);
  await deliver(NUMBER, { title: 'Your slots were cancelled', message: 'Ten of them. '.repeat(40) });
  expect(twilio.messages[1]?.body).toBe(`ChargeRota: Your slots were cancelled ${SITE}/dashboard ${choices}`);
  // Where there is no room for both, the link to what it is about.
  await deliver(NUMBER, { title: 'Ten slots', message: 'x'.repeat(230), path: '/dashboard' });
  expect(twilio.messages[2]?.body).toMatch(/x \S+\/dashboard$/);
  expect(await deliver(null)).toMatchObject({ delivered: false, retry: false });
});

test.each([
  ['busy', true],
  ['broken', true],
  ['lost answer', true],
  [21211, false],
  [21614, false],
  [21610, false],
] as const)('of what Twilio says, %s is tried again: %s', async (behaviour, retry) => {
  twilio.behaviour = behaviour;
  const outcome = await deliver(NUMBER);
  expect(outcome).toMatchObject({ delivered: false, retry });
  // Twilio's sentences contain phone numbers.
  expect(JSON.stringify(outcome)).not.toContain('2125550142');
});

test('a number is confirmed only by the code sent to it', async () => {
  expect(await smsOf(member)).toMatchObject({ works: false, why: 'no_number', isOn: false });
  const sent = await askForCode(member);
  expect(sent.body).toEqual({ phone: NUMBER, expiresAt: '2026-11-20T15:10:00.000Z' });
  expect(twilio.messages).toMatchObject([{ to: NUMBER }]);
  expect(await smsOf(member)).toMatchObject({ works: false });
  const stored = await t.database.pool.query('SELECT * FROM phone_confirmations WHERE user_id = $1', [
    member.id,
  ]);
  expect(JSON.stringify(stored.rows)).not.toContain(codeSent());

  // A code only works for the person who asked for it.
  const stranger = await makeMember(t, organization);
  expect((await confirm(stranger, codeSent())).body).toMatchObject({ code: 'phone_code_wrong' });
  // Of two correct guesses at once one succeeds, and the code is used up.
  const both = await Promise.all([confirm(member, codeSent()), confirm(member, codeSent())]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(await smsOf(member)).toEqual({ method: 'sms', isOn: true, works: true, why: null, to: NUMBER });
  const { rows } = await t.database.pool.query('SELECT phone FROM users WHERE id = $1', [member.id]);
  expect(rows).toEqual([{ phone: NUMBER }]);
  expect((await confirm(member, codeSent())).status).toBe(422);
});

test('a code allows five guesses, is valid for ten minutes, and is replaced by the next one', async () => {
  await askForCode(member);
  const first = codeSent();
  const guesses = await Promise.all(Array.from({ length: 8 }, () => confirm(member, wrong(first))));
  expect(new Set(guesses.map(({ body }) => body.code))).toEqual(new Set(['phone_code_wrong']));
  expect((await confirm(member, first)).body.code).toBe('phone_code_wrong');

  await askForCode(member);
  const second = codeSent();
  await askForCode(member);
  if (second !== codeSent()) expect((await confirm(member, second)).status).toBe(422);
  t.clock.advance(10 * 60_000);
  expect((await confirm(member, codeSent())).status).toBe(422);
  const work = housekeepingJob([expiredPhoneConfirmations]).prepare({});
  if ('invalid' in work) throw new Error(work.invalid);
  await work.run({ ...t.deps, jobId: 'x', organizationId: null });
  expect((await t.database.pool.query('SELECT * FROM phone_confirmations')).rows).toEqual([]);
  expect(await smsOf(member)).toMatchObject({ works: false });
});

test('codes are limited for one number and for many, and none is sent to an invalid number', async () => {
  for (const phone of ['212 555 0142', '+1 555 0100 200', '+1 212 555 0142 ext. 5'])
    expect((await askForCode(member, phone)).body.code, phone).toBe('phone_not_valid');
  const toMany = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((last) => askForCode(member, `+1 212 555 017${last}`)),
  );
  expect(toMany.filter(({ status }) => status === 429)).toHaveLength(1);
  const colleagues = await Promise.all([0, 1, 2, 3, 4, 5].map(() => makeMember(t, organization)));
  const toOne = await Promise.all(colleagues.map((colleague) => askForCode(colleague)));
  expect(toOne.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(twilio.messages).toHaveLength(10);
});

test('a number that Twilio refuses is reported, and its code is not kept', async () => {
  const codes: unknown[] = [];
  for (const behaviour of ['broken', 21614, 21610] as const) {
    twilio.behaviour = behaviour;
    const { body } = await askForCode(member);
    codes.push([body.code, body.details?.[0]?.code]);
  }
  expect(codes).toEqual([
    ['channel_failed', undefined],
    ['phone_not_valid', undefined],
    ['channel_failed', 'stopped'],
  ]);
  expect((await t.database.pool.query('SELECT * FROM phone_confirmations')).rows).toEqual([]);
});

test('STOP ends text messages for every account with that number; START or a new code resumes them', async () => {
  const colleague = await makeMember(t, organization);
  const other = await makeMember(t, organization, { user: { confirmedPhone: '+12125550199' } });
  await makeComingReservation(t, member);
  const bySms = async () => {
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
    return (await waitingReminders(t, member)).filter((reminder) => reminder.endsWith('sms'));
  };
  // What the profile says.
  const isReached = async () => (await t.call(getCurrentUser, {}, colleague)).body.getsTextMessages;
  expect(await isReached()).toBe(false);
  await confirmed(member);
  await confirmed(colleague);
  expect(await isReached()).toBe(true);
  expect(await bySms()).toContain('start_15min sms');
  expect((await answer(' stop ')).body).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
  for (const one of [member, colleague])
    expect(await smsOf(one)).toMatchObject({ works: false, why: 'stopped' });
  expect(await isReached()).toBe(false);
  expect(await smsOf(other)).toMatchObject({ works: true });
  expect((await t.call(tryNotification, { body: { method: 'sms' } }, member)).body.code).toBe(
    'channel_not_ready',
  );

  expect(await bySms()).toEqual([]);
  expect((await answer('Start')).statusCode).toBe(200);
  expect(await bySms()).toContain('start_15min sms');
  expect(await smsOf(member)).toMatchObject({ works: true });
  await answer('STOPALL');
  // Meanwhile somebody has confirmed another number: the answer is not about that one.
  await inTransaction(t.database, (tx) => recordSmsStopped(tx, other.id, NUMBER, t.clock.now()));
  expect(await smsOf(other)).toMatchObject({ works: true });
  await confirmed(member);
  expect(await smsOf(member)).toMatchObject({ works: true });
  expect(await smsOf(colleague)).toMatchObject({ why: 'stopped' });

  // Twilio has received a STOP that did not reach us.
  twilio.behaviour = 21610;
  await deliver(NUMBER);
  expect(await smsOf(member)).toMatchObject({ why: 'stopped' });
});

test('a message that Twilio has not signed for this address is refused', async () => {
  await confirmed(member);
  const forged = [
    await answer('STOP', { token: 'guessed' }),
    await answer('STOP', { url: 'https://elsewhere.example/api/sms/inbound' }),
    await t.app.inject({ method: 'POST', url: '/api/sms/inbound', payload: {} }),
  ];
  const signed = inboundSms(`${SITE}/api/sms/inbound`, { from: '+12125550100', body: 'STOP' });
  const changed = { ...signed, payload: signed.payload.replace('12125550100', '12125550142') };
  forged.push(await t.app.inject({ method: 'POST', url: '/api/sms/inbound', ...changed }));
  // Not a form at all: what Twilio never sends is refused like the rest, and is no error of ours.
  for (const payload of ['{"Body":{"toString":1,"valueOf":1}}', '[[]]', 'null', '"STOP"']) {
    const headers = { 'content-type': 'application/json' };
    forged.push(await t.app.inject({ method: 'POST', url: '/api/sms/inbound', headers, payload }));
  }
  expect(forged.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(403));
  expect(await smsOf(member)).toMatchObject({ works: true });
});

test('other answers get a reply with a link, at most three a day for one number', async () => {
  const { headers, body } = await answer('help');
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(body).toContain(`<Message>ChargeRota tells you about your charging reservations.`);
  expect((await answer('Where is my car?')).body).toContain('Nobody reads answers to this number.');
  expect((await answer('Thank you')).body).toContain('<Message>');
  expect((await answer('Thank you')).body).not.toContain('<Message>');
});
