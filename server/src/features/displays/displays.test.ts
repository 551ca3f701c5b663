import {
  arriveAtReservation,
  createDisplay,
  createWalkIn,
  deactivateLocation,
  followDisplay,
  joinLine,
  listAuditLog,
  listDisplays,
  readDisplay,
  reportSpot,
  revokeDisplay,
  type DisplayForm,
} from '@chargerota/contract';
import { MOST_DISPLAYS } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatuses, makePlace, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { organizations } from '../organizations/tables.ts';
import { users } from '../accounts/tables.ts';
import { displays } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp({ config: { linkUrl: 'http://charge.example.org' } });
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Monday at this time in New York. */
const at = (time: string) => bench.clock.set(`2026-11-23T${time}:00-05:00`);

/** Makes a link; its token. */
async function makeLink({ organization, location }: Place, form: Partial<DisplayForm> = {}) {
  const { status, body } = await bench.call(
    createDisplay,
    {
      params: { id: organization.id },
      body: { locationId: location.id, name: 'Garage entrance', ...form },
    },
    organization.admin,
  );
  expect(status).toBe(201);
  const url = new URL(body.url);
  expect(body.code.every((row) => row.length === body.code.length)).toBe(true);
  expect([url.origin, url.pathname, url.search]).toEqual(['http://charge.example.org', '/display', '']);
  return { id: body.display.id, token: url.hash.slice(1) };
}

const show = (token: string) => bench.call(readDisplay, { body: { token } });

const setPrivacy = (place: Place, settings: Partial<typeof organizations.$inferInsert>) =>
  bench.database.drizzle
    .update(organizations)
    .set(settings)
    .where(eq(organizations.id, place.organization.id));

async function makeNamed(place: Place, firstName: string, lastName: string) {
  const member = await makeMember(bench, place.organization);
  await bench.database.drizzle.update(users).set({ firstName, lastName }).where(eq(users.id, member.id));
  return member;
}

test('a display shows who has what until when, by nobody’s session', async () => {
  const place = await makePlace(bench, {}, { name: 'North Garage' });
  const mira = await makeNamed(place, 'Mira', 'Halvorsen');
  await mustBook(bench, mira, place.location, { spot: 0 });
  const { token } = await makeLink(place, { showNames: true, look: 'dark' });
  at('09:05');
  const { status, body, headers } = await show(token);
  expect(status).toBe(200);
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  expect(body).toMatchObject({ locationName: 'North Garage', look: 'dark', isActive: true });
  expect(body.until).toBe('2026-11-25T05:00:00.000Z');
  expect(body.chargers.map(({ taken }) => taken)).toEqual([
    [
      {
        as: 'reserved',
        startsAt: '2026-11-23T14:00:00.000Z',
        endsAt: '2026-11-23T17:00:00.000Z',
        name: 'Mira H.',
      },
    ],
    [],
    [],
  ]);
  expect(JSON.stringify(body)).not.toContain('Halvorsen');
  expect(JSON.stringify(body)).not.toContain(mira.email);
});

test('a display tells what each charger gives, and when one has to be reserved', async () => {
  const place = await makePlace(bench);
  const { token } = await makeLink(place);
  at('11:10');
  const { body } = await show(token);
  expect(body.chargers[0]).toMatchObject({
    powerOutput: 7,
    connectorType: 'type_2',
    chargingType: 'level_2',
  });
  expect([body.reservableToday, body.reservationOnly, body.restOfHour]).toEqual([
    true,
    [],
    [
      { startsAt: '2026-11-23T11:00:00.000Z', endsAt: '2026-11-23T20:00:00.000Z' },
      { startsAt: '2026-11-24T11:00:00.000Z', endsAt: '2026-11-24T20:00:00.000Z' },
    ],
  ]);
  await setPrivacy(place, { requirePeakReservation: false, allowSameDayBooking: false });
  const relaxed = (await show(token)).body;
  expect([relaxed.reservableToday, relaxed.reservationOnly]).toEqual([false, []]);
});

test('names need both the organization’s setting and the display’s', async () => {
  const place = await makePlace(bench);
  const mira = await makeNamed(place, 'Mira', 'Halvorsen');
  await mustBook(bench, mira, place.location);
  const [silent, named] = [await makeLink(place), await makeLink(place, { showNames: true })];
  at('09:05');
  const nameOn = async (token: string) => (await show(token)).body.chargers[0]!.taken[0]!.name;
  expect(await nameOn(named.token)).toBe('Mira H.');
  expect(await nameOn(silent.token)).toBeNull();
  await setPrivacy(place, { showUserNames: false });
  expect(await nameOn(named.token)).toBeNull();
});

test('without details a display tells the whole hours alone, as the members’ screen does', async () => {
  const place = await makePlace(bench, { requirePeakReservation: false });
  const mira = await makeNamed(place, 'Mira', 'Halvorsen');
  at('09:20');
  const walkIn = await bench.call(
    createWalkIn,
    { body: { spotId: place.location.spots[0]!.id, endHour: 11 } },
    mira,
  );
  expect(walkIn.status).toBe(201);
  const { token } = await makeLink(place, { showNames: true });
  expect((await show(token)).body.chargers[0]!.taken[0]).toMatchObject({
    as: 'charging',
    startsAt: '2026-11-23T14:20:00.000Z',
    name: 'Mira H.',
  });
  await setPrivacy(place, { showReservationDetails: false });
  expect((await show(token)).body.chargers[0]!.taken).toEqual([
    { as: 'reserved', startsAt: '2026-11-23T14:00:00.000Z', endsAt: '2026-11-23T16:00:00.000Z', name: null },
  ]);
});

test('who has come is charging; what is reported says what and since when, not by whom', async () => {
  const place = await makePlace(bench);
  const mira = await makeNamed(place, 'Mira', 'Halvorsen');
  const { id } = await mustBook(bench, mira, place.location);
  const { token } = await makeLink(place);
  at('09:02');
  expect((await bench.call(arriveAtReservation, { params: { id } }, mira)).status).toBe(200);
  const spotId = place.location.spots[1]!.id;
  const report = { kind: 'broken' as const, note: 'It smells of Mira.' };
  expect((await bench.call(reportSpot, { params: { id: spotId }, body: report }, mira)).status).toBe(201);
  const { chargers } = (await show(token)).body;
  expect(chargers[0]!.taken[0]!.as).toBe('charging');
  expect(chargers[1]!.report).toEqual({ kind: 'broken', since: '2026-11-23T14:02:00.000Z' });
  expect(JSON.stringify(chargers)).not.toContain('Mira');
});

test('a display counts who waits in line today, and nobody where there is no line', async () => {
  const place = await makePlace(bench);
  const { token } = await makeLink(place);
  const members = await Promise.all([1, 2, 3].map(() => makeMember(bench, place.organization)));
  at('09:00');
  for (const [spot, member] of members.entries())
    await mustBook(bench, member, place.location, { spot, timeSlot: '10-13' });
  const waiting = await makeMember(bench, place.organization);
  const wish = { locationId: place.location.id, fromHour: 10, toHour: 11, hours: 2 };
  expect((await show(token)).body.waiting).toBe(0);
  const joined = await bench.call(joinLine, { body: { ...wish, date: '2026-11-23' } }, waiting);
  expect(joined.status).toBe(201);
  expect((await show(token)).body.waiting).toBe(1);
  await setPrivacy(place, { lineEnabled: false });
  expect((await show(token)).body.waiting).toBeNull();
});

test('a revoked link, one that nobody made and one that is no token are refused alike', async () => {
  const place = await makePlace(bench);
  const { id, token } = await makeLink(place);
  const revoked = await bench.call(revokeDisplay, { params: { id } }, place.organization.admin);
  expect(revoked.status).toBe(204);
  const answers = await Promise.all([token, 'A'.repeat(43), 'x'].map(show));
  for (const { status, body } of answers) {
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Not found.']);
  }
  const stream = await bench.app.inject({
    method: 'POST',
    url: followDisplay.path,
    headers: { accept: 'text/event-stream' },
    payload: { token },
  });
  expect(stream.statusCode).toBe(404);
});

test('a location that is not in use tells nothing but its name', async () => {
  const place = await makePlace(bench, {}, { name: 'South Deck' });
  const { token } = await makeLink(place);
  const { organization, location } = place;
  expect(
    (await bench.call(deactivateLocation, { params: { id: location.id } }, organization.admin)).status,
  ).toBe(200);
  expect((await show(token)).body).toMatchObject({
    locationName: 'South Deck',
    isActive: false,
    chargers: [],
    waiting: null,
  });
});

test('two administrators cannot make more displays than a location can have', async () => {
  const place = await makePlace(bench);
  const { organization, location } = place;
  const other = await makeMember(bench, organization, { role: 'admin' });
  await bench.database.drizzle.insert(displays).values(
    Array.from({ length: MOST_DISPLAYS - 1 }, (_, index) => ({
      organizationId: organization.id,
      id: crypto.randomUUID(),
      locationId: location.id,
      name: `Display ${index}`,
      tokenHash: crypto.randomUUID(),
      showNames: false,
      look: 'auto' as const,
      createdAt: bench.clock.now(),
    })),
  );
  const body = { locationId: location.id, name: 'One more' };
  const answers = await Promise.all(
    [organization.admin, other, organization.admin, other].map((admin) =>
      bench.call(createDisplay, { params: { id: organization.id }, body }, admin),
    ),
  );
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 3 });
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('display_limit');
  const { body: list } = await bench.call(listDisplays, { params: { id: organization.id } }, other);
  expect(list).toHaveLength(MOST_DISPLAYS);
});

test('making and revoking a link is in the log; the list and the log know no token', async () => {
  const place = await makePlace(bench, {}, { name: 'North Garage' });
  const { organization } = place;
  const { id, token } = await makeLink(place, { name: 'Lobby tablet' });
  const list = await bench.call(listDisplays, { params: { id: organization.id } }, organization.admin);
  expect(list.body).toMatchObject([{ id, name: 'Lobby tablet', lastSeenAt: null }]);
  expect(JSON.stringify(list.body)).not.toContain(token);
  await bench.call(revokeDisplay, { params: { id } }, organization.admin);
  const log = await bench.call(
    listAuditLog,
    { params: { id: organization.id }, query: {} },
    organization.admin,
  );
  expect(log.body.slice(0, 2)).toMatchObject([
    { action: 'display.revoked', subject: { label: 'Lobby tablet' } },
    { action: 'display.added', subject: { label: 'Lobby tablet' }, after: { location: 'North Garage' } },
  ]);
  expect(JSON.stringify(log.body)).not.toContain(token);
});

test('an administrator reaches neither locations nor displays of another organization', async () => {
  const [own, other] = [await makePlace(bench), await makePlace(bench)];
  const { id } = await makeLink(other);
  const { admin } = own.organization;
  const revoked = await bench.call(revokeDisplay, { params: { id } }, admin);
  const made = await bench.call(
    createDisplay,
    { params: { id: own.organization.id }, body: { locationId: other.location.id, name: 'Spy' } },
    admin,
  );
  expect([revoked.status, made.status]).toEqual([404, 404]);
});

test('when a display was last seen is written once in five minutes', async () => {
  const place = await makePlace(bench);
  const { id, token } = await makeLink(place);
  const seen = async () => {
    const [row] = await bench.database.drizzle.select().from(displays).where(eq(displays.id, id));
    return row?.lastSeenAt?.toISOString();
  };
  at('09:00');
  await show(token);
  at('09:04');
  await show(token);
  expect(await seen()).toBe('2026-11-23T14:00:00.000Z');
  at('09:05');
  await show(token);
  expect(await seen()).toBe('2026-11-23T14:05:00.000Z');
});

test('a display hears of changes at its location, and its stream ends when the link is revoked', async () => {
  const place = await makePlace(bench);
  const elsewhere = await makePlace(bench);
  const { id, token } = await makeLink(place);
  const url = await bench.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${url}${followDisplay.path}`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  let heard = '';
  let isEnded = false;
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard += chunk;
    isEnded = true;
  })();
  await expect.poll(() => heard).toContain('event: resync');
  // Neither another organization nor what displays do not show.
  await mustBook(bench, await makeMember(bench, elsewhere.organization), elsewhere.location);
  const { id: otherId } = await makeLink(place);
  await bench.call(revokeDisplay, { params: { id: otherId } }, place.organization.admin);
  await mustBook(bench, await makeMember(bench, place.organization), place.location);
  await expect.poll(() => heard).toContain('"topic":"reservations"');
  expect(heard.match(/event: change/g)).toHaveLength(1);
  expect(isEnded).toBe(false);
  await bench.call(revokeDisplay, { params: { id } }, place.organization.admin);
  await expect.poll(() => isEnded).toBe(true);
  await reading;
});

test('sixty devices that open one display at once are all answered, and the last of them hear on', async () => {
  const place = await makePlace(bench);
  const { token } = await makeLink(place);
  const own = await buildTestApp({ beside: bench });
  try {
    const url = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const open = () =>
      fetch(`${url}${followDisplay.path}`, {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    // The server looks for changes already, so the next are told at once that they are up to date.
    await (await open()).body?.getReader().read();
    const streams = await Promise.all(Array.from({ length: 60 }, open));
    expect(countStatuses(streams)).toEqual({ 200: 60 });
    const metrics = (await own.app.inject('/metrics')).body;
    expect(metrics).toMatch(/^live_streams 8$/m);
  } finally {
    await own.close();
  }
});

test('guessing links is limited by address, reading one by its display', async () => {
  const limited = await buildTestApp({ beside: bench, config: { RATE_LIMITS: true } });
  try {
    const place = await makePlace(bench);
    const { token } = await makeLink(place);
    const guess = () => limited.call(readDisplay, { body: { token: crypto.randomUUID() } });
    const answers = await Promise.all(Array.from({ length: 310 }, guess));
    expect(countStatuses(answers)).toEqual({ 404: 300, 429: 10 });
    expect((await limited.call(readDisplay, { body: { token } })).status).toBe(200);
  } finally {
    await limited.close();
  }
});
