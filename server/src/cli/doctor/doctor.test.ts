import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { execute, withDatabase } from '../../../testing/administration.ts';
import { openMailServer, type MailServer } from '../../../testing/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { checkDatabase, judgeBackup } from './database.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { judgeRoom } from './surroundings.ts';

let database: TestDatabase;
let mailServer: MailServer;
beforeEach(async () => {
  [database, mailServer] = await Promise.all([createTestDatabase(), openMailServer()]);
});
afterEach(() => Promise.all([database.dispose(), mailServer.close()]));

const settings = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://localhost',
  DATABASE_URL: database.connectionString,
  DATA_DIR: join(tmpdir(), 'chargerota-doctor'),
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'rota@example.org',
  PAYMENTS: 'sandbox',
});

const told = (findings: Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ about, says }) => `${about}: ${says}`);

async function find(variables: Record<string, string> = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of examine({ ...settings(), ...variables })) findings.push(finding);
  return findings;
}

test('a healthy installation has nothing wrong, and each check says what it found', async () => {
  const findings = await find();
  expect(told(findings, 'wrong')).toEqual([]);
  expect(told(findings, 'note').map((line) => line.split(':')[0])).toEqual([
    'backup',
    'payments',
    'text messages',
  ]);
  expect(told(findings, 'ok')).toEqual([
    'settings: They can be used, for production.',
    expect.stringMatching(/^database: PostgreSQL \d+(\.\d+)?.*, \d+ MB\.$/),
    expect.stringMatching(/^rights: \w+ has what it needs\.$/),
    'schema: It is what this version needs.',
    'pooler: None that shares sessions.',
    'writes: The database takes them.',
    'clock: This computer and the database agree.',
    expect.stringMatching(/^PUBLIC_URL: https:\/\/localhost is at .+\.$/),
    expect.stringMatching(/^mail: The mail server .+ greets us\./),
    'sign-in: By password.',
  ]);
});

test.each<[what: string, variables: Record<string, string>, wrong: RegExp]>([
  ['a setting', { PORT: 'eighty' }, /^settings: The configuration cannot be used: PORT .+\.$/],
  [
    'a host that is not there',
    { DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' },
    /^database: The database at 127\.0\.0\.1:1 cannot be reached \(.+\): start it, or correct DATABASE_URL\.$/,
  ],
  [
    'the address of the mail server',
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    /^mail: The mail server 127\.0\.0\.1:1 does not take us on \(.+\): check SMTP_URL and the firewall\.$/,
  ],
  [
    'the public address',
    { PUBLIC_URL: 'https://charge.invalid' },
    /^PUBLIC_URL: The name charge\.invalid is not known here \(\w+\): correct it, or enter it in the DNS\.$/,
  ],
])('%s that is wrong is named, with what to do', async (_what, variables, wrong) => {
  expect(told(await find(variables), 'wrong')).toEqual([expect.stringMatching(wrong)]);
});

test.each<[what: string, statement: string, wrong: RegExp]>([
  [
    'tables that another account owns',
    'REVOKE UPDATE ON reservations, users FROM CURRENT_USER',
    /^rights: \w+ may not read and write reservations, users: give it these tables/,
  ],
  [
    'a schema in which it may make nothing',
    'REVOKE CREATE ON SCHEMA public FROM pg_database_owner',
    /^rights: \w+ may not make tables in public, as migrations do: ALTER DATABASE \w+ OWNER TO \w+\.$/,
  ],
  [
    'the schema of a newer version',
    `INSERT INTO schema_migrations (number, name, needs) VALUES (9000, '9000_newer', 9000)`,
    /^schema: The database has the schema 9000_newer, which needs a newer version: /,
  ],
])('of a database with %s doctor says so', async (_what, statement, wrong) => {
  await database.pool.query(statement);
  expect(told(await find(), 'wrong')).toEqual([expect.stringMatching(wrong)]);
});

test('of a database that takes no writes doctor says so', async () => {
  const name = new URL(database.connectionString.replace('@/', '@localhost/')).pathname.slice(1);
  await execute(
    withDatabase(inject('testServer').url, 'postgres'),
    `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
  );
  expect(told(await find(), 'wrong')).toEqual([
    expect.stringMatching(/^writes: The database takes none \(.*read-only.*\): look at its disk/),
  ]);
});

test('clocks that are apart are found, whichever is ahead', async () => {
  for (const seconds of [-20, 20]) {
    const now = () => Date.now() + seconds * 1000;
    const findings = await checkDatabase(database, { isOwn: false, migrates: true, isNightly: false, now });
    expect(told(findings, 'wrong')).toEqual([
      'clock: This computer and the database are 20 s apart: set both by NTP, or reminders come at wrong times.',
    ]);
  }
});

test('a data folder that nothing can be written to is named', async () => {
  const file = join(tmpdir(), `chargerota-doctor-${randomUUID()}`);
  await writeFile(file, '');
  const findings = await find({ DATABASE_URL: '', DATA_DIR: file });
  expect(told(findings, 'wrong')).toEqual([
    `DATA_DIR: Nothing can be written to ${file} (not a directory, ENOTDIR): give it to the account that runs ChargeRota.`,
  ]);
});

const NOW = Date.parse('2026-11-20T15:00:00Z');
const madeAt = (at: string) => ({ made: { at, bytes: 1, seconds: 1 }, failure: null });
test.each([
  [{ made: null, failure: null }, true, 'note'],
  [madeAt('2026-11-20T03:00:00Z'), true, 'ok'],
  [madeAt('2026-11-17T03:00:00Z'), true, 'wrong'],
  [madeAt('2026-11-17T03:00:00Z'), false, 'ok'],
  [{ made: null, failure: { at: '2026-11-20T03:00:00Z', reason: 'the disk is full' } }, false, 'wrong'],
])('of the last backup %j, made every night: %s, is said: %s', (last, isNightly, state) => {
  expect(judgeBackup(last, isNightly, NOW).state).toBe(state);
});

test.each([
  [50_000_000_000, 'ok'],
  [900_000_000, 'note'],
  [100_000_000, 'wrong'],
])('with %i free bytes the data folder is %s', (free, state) => {
  expect(judgeRoom('/data', free).state).toBe(state);
});
