import { inflateSync } from 'node:zlib';
import {
  arriveAtReservation,
  joinLine,
  listAuditLog,
  listNotifications,
  listSpotReports,
  moveReservation,
  nudgeHolder,
  openChargerCode,
  readLine,
  releaseReservation,
  reportSpot,
  resolveSpotReport,
  updateOrganizationSettings,
  updateSpot,
  voidChargerCodes,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { encode } from 'uqr';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { newId } from '../../platform/database/ids.ts';
import { housekeepingJob } from '../../platform/jobs/housekeeping.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { reservations } from '../reservations/tables.ts';
import { codeToken } from './code-token.ts';
import { expiredReports } from './retention-store.ts';
import { spotNudges, spotReporters, spotReports } from './tables.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp({ connections: 24 });
});
beforeEach(() => bench.clock.set(TEST_NOW));
afterAll(() => bench.close());

/** Monday at this time of New York. */
const at = (time: string) => bench.clock.set(`${MONDAY}T${time}:00-05:00`);

async function notificationsOf(member: TestMember): Promise<string[]> {
  await bench.app.jobRunner.drain();
  const { body } = await bench.call(listNotifications, {}, member);
  return body.map(({ type, title }) => `${type}: ${title}`);
}

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

describe('a printed code', () => {
  const tokenOf = async (organizationId: string, spotId: string, version = 1) =>
    codeToken(await bench.deps.keys.links(), { organizationId, spotId, version });
  const open = (token: string, as: TestMember) => bench.call(openChargerCode, { body: { token } }, as);

  test('names its charger to a member, its number alone to a stranger, and nothing once it is void', async () => {
    const { organization, location } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    const other = await makePlace(bench);
    const stranger = await makeMember(bench, other.organization);
    const [first, second] = location.spots as [{ id: string; spotNumber: string }, { id: string }];
    const token = await tokenOf(organization.id, first.id);

    expect((await open(token, member)).body).toEqual({
      isMember: true,
      spotNumber: first.spotNumber,
      organizationId: organization.id,
      locationId: location.id,
      spotId: first.id,
    });
    expect((await open(token, stranger)).body).toEqual({ isMember: false, spotNumber: first.spotNumber });
    const signedOut = await bench.call(openChargerCode, { body: { token } });
    expect([signedOut.status, signedOut.body.code]).toEqual([401, 'unauthenticated']);
    for (const forged of [
      `${token}x`,
      token.replace(/^./, 'B'),
      'x',
      await tokenOf(other.organization.id, first.id),
    ])
      expect((await open(forged, member)).body.code).toBe('charger_code_invalid');

    const voided = (body: object, as: TestMember) =>
      bench.call(voidChargerCodes, { params: { id: location.id }, body }, as);
    expect((await voided({}, member)).status).toBe(403);
    expect((await voided({}, other.organization.admin)).status).toBe(404);
    expect((await voided({ spotIds: [other.location.spots[0]!.id] }, organization.admin)).status).toBe(404);
    expect((await voided({ spotIds: [first.id] }, organization.admin)).body).toEqual({ voided: 1 });
    expect((await open(token, member)).body.code).toBe('charger_code_invalid');
    expect((await open(await tokenOf(organization.id, first.id, 2), member)).status).toBe(200);
    expect((await open(await tokenOf(organization.id, second.id), member)).status).toBe(200);
    const log = await bench.call(listAuditLog, { params: { id: organization.id } }, organization.admin);
    expect(log.body[0]).toMatchObject({
      action: 'charger.codes_voided',
      after: { chargers: [first.spotNumber] },
    });
  });

  test('is printed with the names of its place, however long, and holds the link to its charger', async () => {
    const name = `Паркинг ${'Донаудампфшиффартс'.repeat(12)}`.slice(0, 120);
    const { organization, location } = await makePlace(bench, {}, { name, spots: 7 });
    const print = async (query: Record<string, string>) => {
      const answer = await bench.app.inject({
        url: `/api/locations/${location.id}/charger-codes.pdf`,
        query,
        cookies: { [SESSION_COOKIE]: organization.admin.cookie },
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      const { text, totalPages } = await extractText(
        await getDocumentProxy(new Uint8Array(answer.rawPayload)),
        {
          mergePages: true,
        },
      );
      return { raw: answer.rawPayload, text, totalPages };
    };
    expect((await print({ layout: 'many' })).totalPages).toBe(2);
    const spot = location.spots[2]!;
    const { raw, text, totalPages } = await print({ paper: 'letter', spotIds: spot.id });
    expect(totalPages).toBe(1);
    const { linkUrl } = bench.deps.config;
    for (const words of [
      'Паркинг',
      '…',
      spot.spotNumber,
      'Type 2, 7 kW',
      'report a problem',
      `${linkUrl.slice(7)}/c`,
    ])
      expect(text).toContain(words);
    const link = `${linkUrl}/c#${await tokenOf(organization.id, spot.id)}`;
    expect(darkSquares(raw)).toEqual(darkSquaresOf(link));
  });
});

describe('a report', () => {
  test('is one, however many members press at once: administrators are told once, all reporters when it is over', async () => {
    const { organization, location } = await makePlace(bench);
    const members = await makeMembers(bench, organization, 4);
    const [ann, ben] = members as [TestMember, TestMember];
    const { id } = location.spots[0]!;
    const report = (as: TestMember, body: object) => bench.call(reportSpot, { params: { id }, body }, as);
    const answers = await times(20, (index) =>
      report(members[index % 4]!, { kind: 'broken', ...(index === 0 && { note: 'No light. Ann' }) }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const told = await notificationsOf(organization.admin);
    expect(told.filter((notification) => notification.startsWith('spot_reported'))).toEqual([
      'spot_reported: Charger 01 is reported broken',
    ]);

    // Members see the mark; what was written may tell who wrote it.
    const listed = async (as: TestMember) => (await bench.call(listSpotReports, {}, as)).body;
    expect(await listed(ben)).toMatchObject([{ spotId: id, kind: 'broken', reporters: 4, notes: [] }]);
    expect(await listed(organization.admin)).toMatchObject([{ notes: ['No light. Ann'] }]);
    const stranger = (await makePlace(bench)).organization;
    expect(await listed(stranger.admin)).toEqual([]);

    const reportId = answers[0]!.body.id;
    const resolve = (as: TestMember) => bench.call(resolveSpotReport, { params: { id: reportId } }, as);
    expect((await resolve(ben)).status).toBe(403);
    expect((await resolve(stranger.admin)).status).toBe(404);
    const closed = await times(5, () => resolve(organization.admin));
    expect(closed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409, 409]);
    expect(await listed(ben)).toEqual([]);
    for (const member of [ann, ben])
      expect(await notificationsOf(member)).toContain('report_resolved: Charger 01 works again');
  });

  test('that a charger is broken ends when it comes back from maintenance; that it is blocked, after half a day', async () => {
    const { organization, location } = await makePlace(bench);
    const ann = await makeMember(bench, organization);
    const { id } = location.spots[0]!;
    const report = async (kind: 'blocked' | 'broken') =>
      (await bench.call(reportSpot, { params: { id }, body: { kind } }, ann)).body.id;
    await report('broken');
    const blocked = await report('blocked');
    const kinds = async () =>
      (await bench.call(listSpotReports, {}, ann)).body.map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['blocked', 'broken']);
    const set = (currentStatus: 'maintenance' | 'available') =>
      bench.call(updateSpot, { params: { id }, body: { currentStatus } }, organization.admin);
    await set('maintenance');
    expect(await kinds()).toEqual(['blocked', 'broken']);
    await set('available');
    expect(await kinds()).toEqual(['blocked']);
    expect(await notificationsOf(ann)).toContain('report_resolved: Charger 01 works again');

    bench.clock.set(new Date(bench.clock.now().getTime() + 12 * 3_600_000));
    expect(await kinds()).toEqual([]);
    expect(await report('blocked')).not.toBe(blocked);
  });
});

describe('what is kept of chargers', () => {
  test('is deleted after 90 days where the report is over, and after a day of nudges', async () => {
    const { organization, location } = await makePlace(bench);
    const ann = await makeMember(bench, organization);
    const { id: organizationId } = organization;
    const [here, there] = [location.spots[0]!, location.spots[1]!];
    const report = async (id: string, kind: 'blocked' | 'broken') =>
      (await bench.call(reportSpot, { params: { id }, body: { kind, note: 'Ann' } }, ann)).body.id;
    await report(here.id, 'blocked');
    const resolved = await report(here.id, 'broken');
    const standing = await report(there.id, 'broken');
    await bench.call(resolveSpotReport, { params: { id: resolved } }, organization.admin);
    await bench.database.drizzle
      .insert(spotNudges)
      .values({ organizationId, spotId: here.id, userId: ann.id, nudgedAt: bench.clock.now() });
    const keptAfter = async (hours: number) => {
      const work = housekeepingJob(expiredReports).prepare({});
      if ('invalid' in work) throw new Error(work.invalid);
      const now = new Date(bench.clock.now().getTime() + hours * 3_600_000);
      await work.run({ ...bench.deps, clock: { now: () => now }, jobId: newId(), organizationId: null });
      const of = <T extends typeof spotReports | typeof spotReporters | typeof spotNudges>(table: T) =>
        bench.database.drizzle.$count(table, eq(table.organizationId, organizationId));
      return [await of(spotReports), await of(spotReporters), await of(spotNudges)];
    };
    expect(await keptAfter(23)).toEqual([3, 3, 1]);
    expect(await keptAfter(90 * 24 - 1)).toEqual([3, 3, 0]);
    expect(await keptAfter(90 * 24)).toEqual([1, 1, 0]);
    const kept = bench.database.drizzle.select({ id: spotReports.id }).from(spotReports);
    expect(await kept.where(eq(spotReports.organizationId, organizationId))).toEqual([{ id: standing }]);
  });
});

describe('who finds their charger blocked', () => {
  test('takes another free one for the same time, also when it has begun; one of twenty gets the last one', async () => {
    const { organization, location } = await makePlace(bench, {}, { spots: 4 });
    const [ann, ben, cid] = (await makeMembers(bench, organization, 3)) as [
      TestMember,
      TestMember,
      TestMember,
    ];
    const bookings = [
      await mustBook(bench, ann, location),
      await mustBook(bench, ben, location, { spot: 1 }),
      await mustBook(bench, cid, location, { spot: 2 }),
    ] as const;
    at('09:05');
    const move = (index: number, spot: number, as: TestMember) =>
      bench.call(
        moveReservation,
        { params: { id: bookings[index]!.id }, body: { spotId: location.spots[spot]!.id } },
        as,
      );
    expect((await move(0, 1, ann)).body.code).toBe('booking_conflict');
    expect((await move(0, 3, ben)).status).toBe(404);
    const answers = await times(20, (index) => move(index % 3, 3, [ann, ben, cid][index % 3]!));
    const moved = answers.filter(({ status }) => status === 200);
    expect(new Set(moved.map(({ body }) => body.id)).size).toBe(1);
    expect(moved[0]!.body).toMatchObject({
      status: 'confirmed',
      timeSlot: '9-12',
      spot: { spotNumber: '04' },
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [winner] = [ann, ben, cid].filter(({ id }) => id === moved[0]!.body.userId) as [TestMember];
    const arrived = await bench.call(arriveAtReservation, { params: { id: moved[0]!.body.id } }, winner);
    expect(arrived.body).toMatchObject({ status: 'arrived', spotId: location.spots[3]!.id });
  });
});

describe('who finds their charger broken while their time runs', () => {
  test('takes one that has just become free, from now to the same end; before their time begins, only one for all of it', async () => {
    const { organization, location } = await makePlace(bench, {}, { spots: 2 });
    const [ann, ben] = (await makeMembers(bench, organization, 2)) as [TestMember, TestMember];
    const mine = await mustBook(bench, ann, location);
    const other = await mustBook(bench, ben, location, { spot: 1 });
    const body = { spotId: location.spots[1]!.id };
    const move = () => bench.call(moveReservation, { params: { id: mine.id }, body }, ann);
    at('09:00');
    await bench.call(arriveAtReservation, { params: { id: other.id } }, ben);
    at('09:20');
    expect((await move()).body.code).toBe('booking_conflict');
    await bench.call(releaseReservation, { params: { id: other.id } }, ben);
    expect((await move()).body).toMatchObject({
      id: mine.id,
      startsAt: `${MONDAY}T14:20:00.000Z`,
      endsAt: `${MONDAY}T17:00:00.000Z`,
      timeSlot: '9-12',
      spot: { spotNumber: '02' },
    });
    // Their arrival is awaited at the new charger, no longer than before.
    at('09:29');
    const arrived = await bench.call(arriveAtReservation, { params: { id: mine.id } }, ann);
    expect(arrived.body).toMatchObject({ status: 'arrived', startsAt: `${MONDAY}T14:20:00.000Z` });
  });

  test('keeps what they have used in the order of the line, however often they move', async () => {
    const { organization, location } = await makePlace(bench, {}, { spots: 2 });
    const [ann] = (await makeMembers(bench, organization, 1)) as [TestMember];
    const { id } = await mustBook(bench, ann, location);
    const [here, there] = [location.spots[0]!, location.spots[1]!];
    // It was closed until now, and so is free from now on only.
    const moveTo = async (spotId: string) => {
      const now = bench.clock.now();
      await bench.database.drizzle.insert(reservations).values({
        organizationId: organization.id,
        id: newId(),
        kind: 'closure',
        status: 'closed',
        locationId: location.id,
        spotId,
        date: MONDAY,
        timeSlot: 'closure',
        startsAt: new Date(now.getTime() - 60_000),
        endsAt: now,
        createdAt: now,
        updatedAt: now,
      });
      expect((await bench.call(moveReservation, { params: { id }, body: { spotId } }, ann)).status).toBe(200);
    };
    at('09:00');
    await bench.call(arriveAtReservation, { params: { id } }, ann);
    at('10:00');
    await moveTo(there.id);
    at('11:30');
    await moveTo(here.id);
    at('11:40');
    await bench.call(releaseReservation, { params: { id } }, ann);
    const wish = { locationId: location.id, date: MONDAY, fromHour: 14, toHour: 14, hours: 1 };
    expect((await bench.call(joinLine, { body: wish }, ann)).status).toBe(201);
    const line = await bench.call(readLine, { params: { id: location.id } }, organization.admin);
    expect(line.body.entries).toMatchObject([{ occupiedMinutes: 160 }]);
  });
});

describe('a nudge', () => {
  test('reaches whoever charged last, once in a quarter of an hour for all who send it, without a name', async () => {
    const { organization, location } = await makePlace(bench);
    const members = await makeMembers(bench, organization, 6);
    const [holder, finder] = members as [TestMember, TestMember];
    const { id } = location.spots[0]!;
    const booking = await mustBook(bench, holder, location);
    const nudge = (as: TestMember) => bench.call(nudgeHolder, { params: { id } }, as);
    at('09:00');
    expect((await nudge(finder)).status).toBe(204);
    expect(await notificationsOf(holder)).toEqual([]);
    await bench.call(arriveAtReservation, { params: { id: booking.id } }, holder);
    at('11:00');
    await bench.call(releaseReservation, { params: { id: booking.id } }, holder);
    const nudges = async () =>
      (await notificationsOf(holder)).filter((notification) => notification.startsWith('nudge'));

    const answers = await times(20, (index) => nudge(members[1 + (index % 5)]!));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await nudges()).toEqual(['nudge: Somebody needs charger 01']);
    const { body } = await bench.call(listNotifications, {}, holder);
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp(
        members
          .slice(1)
          .map(({ email }) => email)
          .join('|'),
      ),
    );

    at('11:14');
    await nudge(finder);
    expect(await nudges()).toHaveLength(1);
    at('11:15');
    await nudge(holder);
    expect(await nudges()).toHaveLength(1);
    const settings = (lineNudges: boolean) =>
      bench.call(updateOrganizationSettings, { body: { lineNudges } }, organization.admin);
    await settings(false);
    await nudge(finder);
    expect(await nudges()).toHaveLength(1);
    await settings(true);
    await nudge(finder);
    expect(await nudges()).toHaveLength(2);
    at('23:01');
    await nudge(finder);
    expect(await nudges()).toHaveLength(2);
  });
});

/** The dark squares that a page draws, as 'column,row' from its first one. */
function darkSquares(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  // The line break before 'endstream' stays with the stream, which may itself end in one: what follows
  // the compressed bytes is ignored, one byte too few fails.
  const drawn = [...source.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, stream]) => {
    try {
      return [inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const rectangles = [...drawn.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)].map(
    ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
  );
  const size = rectangles[0]![3];
  const left = Math.min(...rectangles.map(([x]) => x));
  const top = Math.min(...rectangles.map(([, y]) => y));
  return rectangles
    .flatMap(([x, y, width]) =>
      Array.from(
        { length: Math.round(width / size) },
        (_, index) => `${Math.round((x - left) / size) + index},${Math.round((y - top) / size)}`,
      ),
    )
    .sort();
}

const darkSquaresOf = (link: string): string[] =>
  encode(link, { ecc: 'M', border: 0 })
    .data.flatMap((squares, row) => squares.flatMap((dark, column) => (dark ? [`${column},${row}`] : [])))
    .sort();
