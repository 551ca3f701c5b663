import {
  exportAuditLog,
  listAuditActors,
  listAuditLog,
  updateOrganizationSettings,
} from '@chargerota/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/session-cookie.ts';
import { pgError } from '../../../platform/database/errors.ts';
import { auditEntries } from './tables.ts';

type Entry = typeof auditEntries.$inferInsert;

let bench: TestApp;
let organization: TestOrganization;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.clock.set(TEST_NOW);
  organization = await makeOrganization(bench);
});

const log = (query: Record<string, string> = {}, as: TestMember = organization.admin) =>
  bench.call(listAuditLog, { params: { id: as.organizationId }, query }, as);
const subjects = async (query: Record<string, string>) =>
  (await log(query)).body.map(({ subject }) => subject.label);

/** Writes made-up entries, each a minute later than the one before. */
async function write(...entries: Partial<Entry>[]): Promise<void> {
  const start = bench.clock.now().getTime();
  await bench.database.drizzle.insert(auditEntries).values(
    entries.map((entry, index) => ({
      organizationId: organization.id,
      at: new Date(start + index * 60_000),
      actorId: organization.admin.id,
      actorName: 'Dana Whitfield',
      actorEmail: organization.admin.email,
      action: 'location.changed' as const,
      subjectLabel: 'Pier 7',
      before: { name: 'Pier 7' },
      after: { name: 'Pier 8' },
      ...entry,
    })),
  );
}

describe('the log', () => {
  test('shows who changed what and when, with the values before and after', async () => {
    await bench.call(updateOrganizationSettings, { body: { maxAdvanceBookingDays: 7 } }, organization.admin);
    const { body, headers } = await log();
    expect(headers['x-total-count']).toBe('1');
    expect(body).toMatchObject([
      {
        at: '2026-11-20T15:00:00.000Z',
        actor: { id: organization.admin.id, name: 'Dana Whitfield', email: organization.admin.email },
        action: 'settings.changed',
        category: 'settings',
        subject: { id: organization.id, label: 'Harbor Street Offices' },
        before: { maxAdvanceBookingDays: 30 },
        after: { maxAdvanceBookingDays: 7 },
      },
    ]);
  });

  test('has pages of 50, newest first, without repeating entries of the same moment', async () => {
    const at = bench.clock.now();
    await write(...Array.from({ length: 120 }, (_, index) => ({ at, subjectLabel: `Entry ${index}` })));
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => log({ page })));
    expect(pages.map(({ body }) => body.length)).toEqual([50, 50, 20, 0]);
    expect(pages.every(({ headers }) => headers['x-total-count'] === '120')).toBe(true);
    const labels = pages.flatMap(({ body }) => body.map(({ subject }) => subject.label));
    expect(labels).toEqual(Array.from({ length: 120 }, (_, index) => `Entry ${119 - index}`));
  });

  test('can be filtered by category, person, the organization’s days, and part of a name', async () => {
    const colleague = await makeMember(bench, organization, { role: 'admin' });
    await write(
      { at: new Date('2026-11-18T04:59:59Z'), subjectLabel: 'the 17th, late' },
      { at: new Date('2026-11-18T05:00:00Z'), subjectLabel: 'the 18th, early' },
      { at: new Date('2026-11-19T04:59:59Z'), subjectLabel: '100% Garage', action: 'location.added' },
      { subjectLabel: 'Maya', action: 'member.approved', actorId: colleague.id, actorName: 'Omar Field' },
    );
    expect(await subjects({ category: 'members' })).toEqual(['Maya']);
    expect(await subjects({ actorId: colleague.id })).toEqual(['Maya']);
    expect(await subjects({ from: '2026-11-18', to: '2026-11-18' })).toEqual([
      '100% Garage',
      'the 18th, early',
    ]);
    expect(await subjects({ to: '2026-11-17' })).toEqual(['the 17th, late']);
    expect(await subjects({ query: '0% gar' })).toEqual(['100% Garage']);
    expect(await subjects({ query: 'omar' })).toEqual(['Maya']);
    expect(await subjects({ query: '_' })).toEqual([]);
    expect(await subjects({ query: 'the', category: 'locations', from: '2026-11-18' })).toEqual([
      'the 18th, early',
    ]);
    expect((await log({ from: '2026-11-18', to: '2026-11-17' })).status).toBe(422);
    expect((await log({ category: 'secrets' })).status).toBe(422);
  });

  test('names everybody who appears in it, by their latest name', async () => {
    const colleague = await makeMember(bench, organization, { role: 'admin' });
    await write(
      { actorId: colleague.id, actorName: 'Omar Field' },
      { actorId: colleague.id, actorName: 'Omar Ashfield' },
      { actorId: null, actorName: 'ChargeRota' },
      {},
    );
    const { body } = await bench.call(
      listAuditActors,
      { params: { id: organization.id } },
      organization.admin,
    );
    expect(body).toEqual([
      { id: organization.admin.id, name: 'Dana Whitfield' },
      { id: colleague.id, name: 'Omar Ashfield' },
    ]);
  });

  test('cannot be read by members or by other organizations', async () => {
    await write({});
    const other = await makeOrganization(bench);
    expect((await log({}, other.admin)).body).toEqual([]);
    expect((await log({}, await makeMember(bench, organization))).status).toBe(403);
  });

  test('is permanent: no entry can be changed or deleted in any way', async () => {
    await write({});
    const statements = [
      sql`UPDATE audit_entries SET actor_name = 'Nobody'`,
      sql`DELETE FROM audit_entries`,
      sql`TRUNCATE audit_entries`,
    ];
    for (const statement of statements) {
      const refusal = await bench.database.drizzle
        .execute(statement)
        .catch((error: unknown) => pgError(error));
      expect(refusal).toMatchObject({ code: '23001' });
    }
    expect((await log()).body).toMatchObject([{ actor: { name: 'Dana Whitfield' } }]);
  });
});

describe('the file', () => {
  const download = async (query: Record<string, string> = {}) => {
    const { admin, id } = organization;
    const response = await bench.app.inject({
      url: exportAuditLog.path.replace(':id', id),
      query,
      cookies: { [SESSION_COOKIE]: admin.cookie },
    });
    return { ...response, lines: response.body.split('\r\n') };
  };

  test('has a line for each changed field, and the date of the organization in its name', async () => {
    bench.clock.set('2026-11-21T02:00:00Z');
    await write(
      { before: { name: 'Pier 7', amenities: ['roof'] }, after: { name: 'Pier 8', amenities: null } },
      { action: 'invitation.revoked', subjectLabel: 'omar@example.org', before: null, after: null },
      { action: 'settings.changed', before: { weekendPeakHours: false }, after: { weekendPeakHours: true } },
    );
    const { statusCode, headers, body } = await download();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="changes-2026-11-20.csv"',
    });
    const who = `Dana Whitfield,${organization.admin.email}`;
    expect(body).toBe(
      [
        '\u{FEFF}At,Actor,Email,Action,Subject,Field,Before,After',
        `2026-11-21T02:02:00.000Z,${who},settings.changed,Pier 7,weekendPeakHours,false,true`,
        `2026-11-21T02:01:00.000Z,${who},invitation.revoked,omar@example.org,,,`,
        `2026-11-21T02:00:00.000Z,${who},location.changed,Pier 7,name,Pier 7,Pier 8`,
        `2026-11-21T02:00:00.000Z,${who},location.changed,Pier 7,amenities,"[""roof""]",`,
        '',
      ].join('\r\n'),
    );
  });

  test('quotes special characters, and makes formulas harmless', async () => {
    await write(
      { before: { note: 'a "quoted", long\r\nnote' }, after: { note: 'x =fine' } },
      ...['=1+1', '+1 212', '-x', ' @SUM(A1)', '\t=x', 'a\r=x'].map((note) => ({
        before: {},
        after: { note },
      })),
      { before: {}, after: { hours: -2 } },
    );
    const { body } = await download();
    for (const cell of [`'=1+1`, `'+1 212`, `'-x`, ` '@SUM(A1)`, `\t'=x`, `"a\r'=x"`, '-2']) {
      expect(body).toContain(`,${cell}\r\n`);
    }
    expect(body).toContain(`,"a ""quoted"", long\r\nnote",x =fine\r\n`);
  });

  test('has the whole of a long log once, by the same filter', async () => {
    const at = bench.clock.now();
    await write(...Array.from({ length: 1_203 }, (_, index) => ({ at, subjectLabel: `Entry ${index}` })));
    const whole = await download();
    const labels = whole.lines.slice(1, -1).map((line) => line.split(',')[4]);
    expect(labels).toEqual(Array.from({ length: 1_203 }, (_, index) => `Entry ${1_202 - index}`));
    expect((await download({ query: 'Entry 120' })).lines).toHaveLength(1 + 4 + 1);
    expect((await download({ from: '2026-11-21' })).lines).toHaveLength(1 + 1);
  });
});
