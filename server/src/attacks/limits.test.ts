import {
  arriveAtReservation,
  cancelReservation,
  createReservation,
  createWalkIn,
  extendReservation,
  login,
  releaseReservation,
  updateReservation,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, mustBook, wishFor } from '../../testing/booking-bench.ts';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openRequests } from '../../testing/open-requests.ts';
import { visit } from '../../testing/visit.ts';

const attempt = attackGroup(
  'whatever can be guessed, costs money or reaches others can be tried only so often',
);

// Two instances on one database, behind a proxy.
let here: TestApp;
let there: TestApp;
let url: string;
beforeAll(async () => {
  const config = { RATE_LIMITS: true, TRUST_PROXY: true };
  here = await buildTestApp({ config });
  there = await buildTestApp({ beside: here, config });
  url = await here.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test('password guesses at one account are counted together across instances', async () => {
  const body = { email: 'ana@example.org', password: 'a guess' };
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, turn) =>
      attempt([here, there][turn % 2]!.call(login, { body }, { headers: from(`203.0.113.${turn}`) })),
    ),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(401), count(429)]).toEqual([10, 14]);
});

test('an IPv6 connection counts as one address, not as 2^64', async () => {
  const statusFrom = async (address: string, email: string) =>
    (await attempt(here.call(login, { body: { email, password: 'a guess' } }, { headers: from(address) })))
      .status;
  expect(await statusFrom('2001:db8:1:2::1', 'bo@example.org')).toBe(401);
  await here.database.pool.query('UPDATE rate_limits SET hits = 100');
  expect(await statusFrom('2001:db8:1:2:aaaa:bbbb:cccc:dddd', 'cy@example.org')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1', 'cy@example.org')).toBe(401);
  // A whole site may try ten times as often as one network, not 65,536 times.
  await here.database.pool.query('UPDATE rate_limits SET hits = 1000');
  expect(await statusFrom('2001:db8:1:4::1', 'di@example.org')).toBe(429);
  expect(await statusFrom('2001:db8:2::1', 'di@example.org')).toBe(401);
});

test('every open route that takes a secret or an address refuses too many attempts', async () => {
  const requests = openRequests('dee@example.org');
  const unlimited: string[] = [];
  for (const { method, path, access } of here.app.routeTable) {
    if (access?.kind !== 'anyone') continue;
    const name = `${method} ${path}`;
    const ask = () =>
      attempt(
        visit(`${url}${requests[name]?.path ?? path}`, {
          method,
          headers: from('198.51.100.7'),
          body: requests[name]?.body,
        }),
      );
    await here.database.pool.query('DELETE FROM rate_limits');
    await ask();
    await here.database.pool.query('UPDATE rate_limits SET hits = 1000000');
    const { status, headers } = await ask();
    // A browser in an OAuth flow is redirected to a screen that says so.
    const isRefused = status === 429 || headers.location?.includes('problem=rate_limited');
    if (!isRefused) unlimited.push(name);
  }
  // These take no secret, or only a cookie of 256 random bits. If a new route appears here, it either belongs in this
  // list, or has a limit and needs a sample in testing/open-requests.ts.
  expect(unlimited.toSorted()).toEqual([
    'DELETE /api/auth/pending-identity',
    'GET /api/auth/apple/status',
    'GET /api/auth/google/status',
    'GET /api/auth/login',
    'GET /api/auth/pending-identity',
    'GET /api/auth/session',
    'GET /api/developer/session',
    'GET /api/login',
    'GET /api/logout',
    'GET /home',
    'GET /upgrade',
    'POST /api/developer/logout',
    'POST /api/logout',
    // It accepts only who has the installation's own secret.
    'POST /api/mail/bounces',
    // It accepts only what Stripe has signed.
    'POST /api/payment/webhook',
    // It accepts only what Twilio has signed.
    'POST /api/sms/inbound',
  ]);
});

test('a member who keeps reserving and cancelling is stopped on every instance, and can still give chargers back', async () => {
  const { organization, location } = await makePlace(here);
  const [member, colleague] = [await makeMember(here, organization), await makeMember(here, organization)];
  await here.database.pool.query('DELETE FROM rate_limits');
  const body = wishFor(member, location);
  let last = await here.call(createReservation, { body }, member);
  let rounds = 0;
  for (; last.status === 201 && rounds < 100; rounds++) {
    const instance = [here, there][rounds % 2]!;
    const gone = await attempt(instance.call(cancelReservation, { params: { id: last.body.id } }, member));
    expect(gone.status).toBe(200);
    last = await attempt(instance.call(createReservation, { body }, member));
  }
  expect([rounds, last.status, last.body.code]).toEqual([60, 429, 'rate_limited']);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(60);
  await mustBook(here, colleague, location);

  await here.database.pool.query('UPDATE rate_limits SET hits = 1000000');
  const params = { id: last.body.id ?? member.id };
  const [spot] = location.spots;
  const refused = await Promise.all(
    [
      here.call(createWalkIn, { body: { spotId: spot!.id, endHour: 12 } }, member),
      here.call(
        updateReservation,
        { params, body: { date: body.date, timeSlot: body.timeSlot, locationId: location.id } },
        member,
      ),
      here.call(extendReservation, { params, body: { endHour: 13 } }, member),
      here.call(cancelReservation, { params }, member),
      here.call(arriveAtReservation, { params }, member),
      here.call(releaseReservation, { params }, member),
    ].map((request) => attempt<{ status: number }>(request)),
  );
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429, 429]);
});
