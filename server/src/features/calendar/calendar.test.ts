import {
  arriveAtReservation,
  cancelReservation,
  createCalendarFeed,
  readCalendarFeed,
  releaseReservation,
  revokeCalendarFeed,
  setMembershipStatus,
  updateLocation,
  updateReservation,
  updateSpot,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlace, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMember, type TestMember } from '../../../testing/make-member.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { reservations } from '../reservations/tables.ts';
import { calendarFeeds } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp({ config: { linkUrl: 'http://charge.example.org' } });
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/** Monday at this time in New York. */
const at = (time: string) => bench.clock.set(`2026-11-23T${time}:00-05:00`);

async function makeFeed(member: TestMember): Promise<string> {
  const { status, body } = await bench.call(createCalendarFeed, {}, member);
  expect(status).toBe(201);
  return body.url;
}

const read = (url: string, headers: Record<string, string> = {}) =>
  bench.app.inject({ url: new URL(url).pathname, headers });

async function eventsOf(url: string): Promise<VEvent[]> {
  const { statusCode, body, headers } = await read(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return Object.values(nodeIcal.sync.parseICS(body)).filter((part) => part?.type === 'VEVENT');
}

const factsOf = ({ uid, sequence, status, summary, location, start, end }: VEvent) => ({
  uid,
  sequence: Number(sequence),
  status,
  summary,
  location,
  from: start.toISOString(),
  until: end?.toISOString(),
});

/** Two reservations of one person: in New York and, one day later, in Berlin. */
async function memberOfTwo() {
  const here = await makePlace(bench, {}, { name: 'North Garage', city: 'New York', state: 'NY' });
  const there = await makePlace(
    bench,
    { name: 'Müller & Söhne, Spedition; Berlin' },
    { name: 'Hof', address: 'Lindenstraße 7', timezone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 },
  );
  const member = await makeMember(bench, here.organization);
  const abroad = await join(bench, there.organization, member);
  const first = await mustBook(bench, member, here.location);
  const second = await mustBook(bench, abroad, there.location, { date: '2026-11-24', spot: 1 });
  return { here, member, first, second };
}

test('a feed shows a member their reservations of all organizations, and nobody else’s', async () => {
  const { here, member, first, second } = await memberOfTwo();
  const colleague = await makeMember(bench, here.organization);
  const theirs = await mustBook(bench, colleague, here.location, { spot: 2 });
  const url = await makeFeed(member);

  const events = await eventsOf(url);
  expect(events.map(factsOf)).toEqual([
    {
      uid: `${first.id}@charge.example.org`,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Charger 01 at North Garage',
      location: 'North Garage, 12 Harbor Street, New York, NY',
      from: '2026-11-23T14:00:00.000Z',
      until: '2026-11-23T17:00:00.000Z',
    },
    {
      uid: `${second.id}@charge.example.org`,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Charger 02 at Hof',
      location: 'Hof, Lindenstraße 7',
      from: '2026-11-24T08:00:00.000Z',
      until: '2026-11-24T11:00:00.000Z',
    },
  ]);
  expect(events[1]?.description).toContain('Müller & Söhne, Spedition; Berlin');
  expect(events[1]?.geo).toEqual({ lat: 52.5, lon: 13.4 });
  const text = (await read(url)).body;
  expect(text.match(/^TZID:.*(?=\r)/gm)).toEqual(['TZID:America/New_York', 'TZID:Europe/Berlin']);
  expect(text).not.toContain(theirs.id);
  expect(text).not.toContain('METHOD');
  expect((await eventsOf(await makeFeed(colleague))).map(({ uid }) => uid)).toEqual([
    `${theirs.id}@charge.example.org`,
  ]);
});

test('a reservation that is moved, cancelled, missed or released early stays one event, as a later version', async () => {
  const { here, member, first, second } = await memberOfTwo();
  const missed = await mustBook(bench, member, here.location, { date: '2026-11-25' });
  const url = await makeFeed(member);
  const known = (await read(url)).headers['etag'] as string;

  bench.clock.advance(60_000);
  const moved = { date: '2026-11-23', timeSlot: '11-14', locationId: here.location.id };
  await bench.call(updateReservation, { params: { id: first.id }, body: moved }, member);
  await bench.call(cancelReservation, { params: { id: second.id } }, member);
  const states = async () =>
    Object.fromEntries(
      (await eventsOf(url)).map((event) => {
        const { uid, sequence, status, from, until } = factsOf(event);
        return [uid.split('@')[0], { sequence, status, from, until }];
      }),
    );
  expect(await states()).toMatchObject({
    [first.id]: { sequence: 60, status: 'CONFIRMED', from: '2026-11-23T16:00:00.000Z' },
    [second.id]: { sequence: 60, status: 'CANCELLED', from: '2026-11-24T08:00:00.000Z' },
    [missed.id]: { sequence: 0, status: 'CONFIRMED' },
  });
  expect((await read(url, { 'if-none-match': known })).statusCode).toBe(200);

  at('11:05');
  await bench.call(arriveAtReservation, { params: { id: first.id } }, member);
  at('12:30');
  await bench.call(releaseReservation, { params: { id: first.id } }, member);
  bench.clock.set('2026-11-26T15:00:00Z');
  await bench.app.jobRunner.drain();
  const later = await states();
  expect(later).toMatchObject({
    [first.id]: { status: 'CONFIRMED', until: '2026-11-23T17:30:00.000Z' },
    [missed.id]: { status: 'CANCELLED' },
  });
  expect(later[first.id]?.sequence).toBeGreaterThan(60);
});

/** What cancels a reservation beside its member; `confirm` is the answer to the question which the first try is asked. */
const ENDED_BY = {
  'its charger is taken out of use': ({ location, admin }, confirm) =>
    bench.call(
      updateSpot,
      { params: { id: location.spots[0]!.id }, body: { isActive: false, confirm } },
      admin,
    ),
  'its location is closed': ({ location, admin }, confirm) =>
    bench.call(updateLocation, { params: { id: location.id }, body: { isActive: false, confirm } }, admin),
  'its location moves to another time zone': ({ location, admin }, confirm) =>
    bench.call(
      updateLocation,
      { params: { id: location.id }, body: { timezone: 'Europe/Berlin', confirm } },
      admin,
    ),
  'its member is suspended': ({ member, admin }, confirm) =>
    bench.call(
      setMembershipStatus,
      { params: { id: member.membershipId }, body: { status: 'suspended', confirm } },
      admin,
    ),
} satisfies Record<string, (of: OneBooked, confirm?: string) => ReturnType<TestApp['call']>>;

async function oneBooked() {
  const { organization, location } = await makePlace(bench, {}, { name: 'North Garage' });
  const member = await makeMember(bench, organization);
  await mustBook(bench, member, location);
  return { location, admin: organization.admin, member };
}
type OneBooked = Awaited<ReturnType<typeof oneBooked>>;

test.each(Object.entries(ENDED_BY))(
  'a feed says in the title that a reservation is off: %s',
  async (_, end) => {
    const of = await oneBooked();
    const url = await makeFeed(of.member);
    const refused = await end(of, undefined);
    expect(refused.status).toBe(409);
    expect((await end(of, refused.body.details?.[0]?.confirmation)).status).toBe(200);
    expect((await eventsOf(url)).map(factsOf)).toMatchObject([
      { status: 'CANCELLED', summary: 'Cancelled: Charger 01 at North Garage' },
    ]);
  },
);

test('a feed begins 90 days back, and holds the cancellations of the last week', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const url = await makeFeed(member);
  const booking = await mustBook(bench, member, location);
  const isShownWhen = async (startsAt: string, status: 'arrived' | 'cancelled') => {
    const from = new Date(startsAt);
    const period = { startsAt: from, endsAt: new Date(from.getTime() + 3_600_000) };
    await bench.database.drizzle
      .update(reservations)
      .set({ ...period, status })
      .where(eq(reservations.id, booking.id));
    return (await eventsOf(url)).length === 1;
  };
  expect(await isShownWhen('2026-08-22T15:00:00Z', 'arrived')).toBe(true);
  expect(await isShownWhen('2026-08-22T14:59:59Z', 'arrived')).toBe(false);
  expect(await isShownWhen('2026-11-13T15:00:00Z', 'cancelled')).toBe(true);
  expect(await isShownWhen('2026-11-13T14:59:59Z', 'cancelled')).toBe(false);
});

test('an address is shown once, is replaced by the next one, and answers 404 once it is revoked', async () => {
  const { member } = await memberOfTwo();
  const feed = async () => (await bench.call(readCalendarFeed, {}, member)).body;
  expect(await feed()).toEqual({ feed: null });

  const first = await makeFeed(member);
  expect(first).toMatch(/^http:\/\/charge\.example\.org\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await feed()).toEqual({ feed: { createdAt: '2026-11-20T15:00:00.000Z' } });
  const token = /calendar\/([\w-]+)\.ics/.exec(first)?.[1] ?? '';
  const stored = await bench.database.drizzle.select().from(calendarFeeds);
  expect(JSON.stringify(stored)).not.toContain(token);

  bench.clock.advance(60_000);
  const second = await makeFeed(member);
  expect(await feed()).toEqual({ feed: { createdAt: '2026-11-20T15:01:00.000Z' } });
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  // Only the token is needed, and no session.
  expect((await read(second.replace('.ics', ''))).statusCode).toBe(404);

  expect((await bench.call(revokeCalendarFeed, {}, member)).status).toBe(204);
  const never = second.replace(/[\w-]{43}/, 'C'.repeat(43));
  const answers = await Promise.all([first, second, never].map((url) => read(url)));
  expect(answers.map(({ statusCode, json }) => [statusCode, json<{ code: string }>().code])).toEqual(
    [1, 2, 3].map(() => [404, 'not_found']),
  );
  expect(await feed()).toEqual({ feed: null });
});

test('if several new addresses are asked for at once, one of them works', async () => {
  const { member } = await memberOfTwo();
  const urls = await Promise.all(Array.from({ length: 6 }, () => makeFeed(member)));
  const answers = await Promise.all(urls.map((url) => read(url)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a feed that has not changed is not sent again', async () => {
  const { member } = await memberOfTwo();
  const url = await makeFeed(member);
  const { headers } = await read(url);
  expect(headers['cache-control']).toBe('private, no-cache');
  const etag = headers['etag'] as string;
  bench.clock.advance(3_600_000);
  for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
    const again = await read(url, { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  }
  expect((await read(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
});

test('guessed addresses count against the guesser, and do not block the owner of a feed', async () => {
  const guarded = await buildTestApp({ config: { RATE_LIMITS: true }, beside: bench });
  try {
    const { member } = await memberOfTwo();
    const url = new URL(await makeFeed(member)).pathname;
    const ask = async (path: string) => (await guarded.app.inject(path)).statusCode;
    const guesses = await Promise.all(
      Array.from({ length: 302 }, (_, index) => ask(`/api/calendar/${String(index).padStart(43, 'A')}.ics`)),
    );
    expect(guesses.filter((status) => status === 404)).toHaveLength(300);
    expect(guesses.filter((status) => status === 429)).toHaveLength(2);
    expect(await ask(url)).toBe(200);
  } finally {
    await guarded.app.close();
  }
});

test('a member gets a file of their own reservation, and not of another’s', async () => {
  const { here, member, first } = await memberOfTwo();
  const file = (as: TestMember) =>
    bench.app.inject({
      url: `/api/reservations/${first.id}/calendar.ics`,
      cookies: { [SESSION_COOKIE]: as.cookie },
    });
  const { statusCode, body, headers } = await file(member);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['content-disposition']).toBe(`inline; filename="charger-reservation-${first.id}.ics"`);
  expect(body).toContain('METHOD:PUBLISH\r\n');
  expect(body).toContain(`UID:${first.id}@charge.example.org\r\n`);
  expect((await file(await makeMember(bench, here.organization))).statusCode).toBe(404);
});
