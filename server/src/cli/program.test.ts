import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { dropDatabase, execute, withDatabase } from '../../testing/administration.ts';
import { launchApplication, untilReady } from '../../testing/launch-application.ts';
import { runProgram } from '../../testing/run-program.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

function temporaryFolder(): string {
  const folder = join(tmpdir(), `chargerota-program-${randomUUID()}`);
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }));
  return folder;
}

test.each<[args: string[], wrong: RegExp]>([
  [[], /^A command is missing\.$/],
  [['launch'], /^There is no command launch\.$/],
  [['constructor'], /^There is no command constructor\.$/],
  [['migrate', 'all'], /^all is one word too many\.$/],
  [['backup'], /^FILE is missing\.$/],
  [['doctor', '--fix'], /^Unknown option '--fix'/],
  [['backup', 'all.backup', '--remove'], /^--remove takes away the organization that is named by/],
  [['restore', 'all.backup', '--other-keys'], /^--other-keys says something only together with --into\.$/],
])(
  'used wrongly (%j) it says on standard error what is wrong, shows its usage and ends with 2',
  async (args, wrong) => {
    const { code, output, error } = await runProgram(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    const [said, ...usage] = error.split('\n');
    expect(said).toMatch(wrong);
    expect(usage.join('\n')).toMatch(/^Usage: chargerota COMMAND\n {2}start /);
  },
);

test('asked for help it shows its usage, asked for its version that', async () => {
  const help = await runProgram(['--help']);
  expect({ ...help, output: help.output.split('\n')[0] }).toEqual({
    code: 0,
    output: 'Usage: chargerota COMMAND',
    error: '',
  });
  const { code, output } = await runProgram(['version']);
  expect(code).toBe(0);
  expect(output.split(/\s/)[0]).toBe(packageJson.version);
});

test('a new database gets its tables, once', async () => {
  const { url } = inject('testServer');
  const name = `chargerota_empty_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  undo.push(() => dropDatabase(url, name));
  const variables = { DATABASE_URL: withDatabase(url, name), DATA_DIR: temporaryFolder() };
  const first = await runProgram(['migrate'], variables);
  const newest = { code: 0, output: 'The database has the newest schema.\n', error: '' };
  expect(first).toEqual(newest);
  expect(await runProgram(['migrate'], variables)).toEqual(newest);
});

test('what cannot be done is refused in one sentence on standard error, with 1', async () => {
  const DATA_DIR = temporaryFolder();
  const wrong = await runProgram(['migrate'], { DATA_DIR, PORT: 'eighty' });
  expect({ ...wrong, error: '' }).toEqual({ code: 1, output: '', error: '' });
  expect(wrong.error).toMatch(/^The configuration cannot be used: PORT .+\.\n$/);

  const database = await createTestDatabase();
  undo.push(() => database.dispose());
  await database.pool.query(
    `INSERT INTO schema_migrations (number, name, needs) VALUES (9000, '9000_newer', 9000)`,
  );
  const newer = await runProgram(['migrate'], { DATA_DIR, DATABASE_URL: database.connectionString });
  expect({ ...newer, error: '' }).toEqual({ code: 1, output: '', error: '' });
  expect(newer.error).toMatch(
    /^The database has the schema 9000_newer, which needs a newer version: .+\.\n$/,
  );
});

test('beside a running application its embedded database is examined and backed up, and not migrated', async () => {
  const DATA_DIR = temporaryFolder();
  const unused = await runProgram(['doctor'], { DATA_DIR });
  expect(unused.code).toBe(0);
  expect(unused.output).toContain(`There is none in ${DATA_DIR} yet: the first start makes it.`);
  expect(existsSync(DATA_DIR), 'looking makes nothing').toBe(false);

  const application = await launchApplication({ DATA_DIR });
  undo.push(async () => {
    application.process.kill('SIGTERM');
    await application.ended;
  });
  await untilReady(application);
  const running = await runProgram(['doctor'], { DATA_DIR });
  expect(running).toMatchObject({ code: 0, error: '' });
  expect(running.output).toMatch(/^ok +schema +It is what this version needs\.$/m);
  expect(running.output).toMatch(/^ok +rights +chargerota_app has what it needs\.$/m);
  await moveTo(DATA_DIR, temporaryFolder());
  const migrated = await runProgram(['migrate'], { DATA_DIR });
  expect(migrated).toMatchObject({ code: 1, output: '' });
  expect(migrated.error).toBe(
    `Another ChargeRota already uses ${DATA_DIR}; stop it, or give this one its own folder with DATA_DIR.\n`,
  );
  expect((await fetch(`${application.url}/readyz`)).status).toBe(200);
});

/** Backs up the running installation in `from`, and restores it in `to`. */
async function moveTo(from: string, to: string): Promise<void> {
  const folder = temporaryFolder();
  await mkdir(folder);
  const file = join(folder, 'all.backup');
  const passphrase = join(folder, 'passphrase');
  const withPassphrase = ['--passphrase-file', passphrase];
  const refusals = [
    await runProgram(['backup', file, ...withPassphrase], { DATA_DIR: from }),
    await runProgram(['backup', file], { DATA_DIR: to }),
    await runProgram(['restore', file], { DATA_DIR: to }),
  ];
  expect(refusals).toEqual([
    { code: 1, output: '', error: `${passphrase} cannot be read (no such file or directory, ENOENT).\n` },
    { code: 1, output: '', error: expect.stringMatching(/^There is no database in .+\.\n$/) },
    { code: 1, output: '', error: `${file} cannot be read (no such file or directory, ENOENT).\n` },
  ]);
  expect(existsSync(to), 'a refused restore makes no database').toBe(false);

  await writeFile(passphrase, 'wet green lantern\n');
  const written = await runProgram(['backup', file, ...withPassphrase], { DATA_DIR: from });
  expect(written).toMatchObject({ code: 0, error: '' });
  expect(written.output).toMatch(
    /rows of \d+ tables in .+ MB\.\nIt holds personal data, keys and secrets, encrypted/,
  );
  const again = await runProgram(['backup', file], { DATA_DIR: from });
  expect(again).toEqual({ code: 1, output: '', error: `${file} is there already; name a new file.\n` });
  const restored = await runProgram(['restore', file, ...withPassphrase], { DATA_DIR: to });
  expect(restored).toMatchObject({ code: 0, error: '' });
  expect(restored.output).toMatch(
    /^Restored .+, made at .+ by ChargeRota .+ on PostgreSQL .+ tables in .+ s\.\n$/,
  );
  const examined = await runProgram(['doctor'], { DATA_DIR: from });
  expect(examined.output).toMatch(/^ok +backup +The last one is of /m);
}

test('what is wrong with an installation ends the examination with 1', async () => {
  const database = await createTestDatabase();
  undo.push(() => database.dispose());
  const settings = { DATABASE_URL: database.connectionString, DATA_DIR: temporaryFolder() };
  const wrong = await runProgram(['doctor'], {
    ...settings,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
  });
  expect(wrong).toMatchObject({ code: 1, error: '' });
  expect(wrong.output).toMatch(/^wrong +mail +The mail server 127\.0\.0\.1:1 does not take us on \(.+\): /m);
});
