import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readHealth } from '@chargerota/contract';
import { DAY_MS, HOUR_MS } from '@chargerota/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackupFolder } from '../../../testing/backup-files.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeOperator } from '../../../testing/make-operator.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { BACKUP_JOB } from './nightly.ts';
import { restoreBackup } from './restore-backup.ts';

let files: Awaited<ReturnType<typeof openBackupFolder>>;
let app: TestApp;
beforeEach(async () => {
  files = await openBackupFolder();
  app = await buildTestApp({ config: { backupFolder: files.path('nightly'), BACKUP_KEEP: 3 } });
});
afterEach(async () => {
  await app.close();
  await files.remove();
});

const made = () => readdir(files.path('nightly'));
const dueAt = async () => {
  const { rows } = await app.database.pool.query<{ at: Date }>(
    'SELECT due_at AS at FROM jobs WHERE kind = $1',
    [BACKUP_JOB],
  );
  return rows.map(({ at }) => at);
};

/** The clock of the computer's wall strikes three. */
async function nextNight(): Promise<Date> {
  const [at] = await dueAt();
  app.clock.set(at!.toISOString());
  return at!;
}

test('every night a backup is made, and the last ones are kept', async () => {
  const nights = [];
  for (let night = 0; night < 5; night++) {
    nights.push(await nextNight());
    expect((await app.app.jobRunner.drain()).failed).toEqual([]);
    if (night === 0) await writeFile(files.path('nightly/by-hand.backup'), '');
  }
  expect(nights.map((at) => at.getHours())).toEqual([3, 3, 3, 3, 3]);
  expect(nights[0]!.getTime() - Date.parse(TEST_NOW)).toBeLessThan(25 * HOUR_MS);
  const names = nights.map(
    (at) => `chargerota-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`,
  );
  expect((await made()).toSorted()).toEqual(['by-hand.backup', ...names.slice(2)]);
  expect((await stat(files.path('nightly'))).mode & 0o777).toBe(0o700);

  const target = await createTestDatabase();
  await restoreBackup({ address: target, path: files.path(`nightly/${names[4]}`) });
  await target.dispose();
});

test('of several instances one makes it', async () => {
  const other = await buildTestApp({ beside: app, config: app.deps.config });
  await nextNight();
  await Promise.all([app, other].map((instance) => instance.app.jobRunner.drain()));
  await other.close();
  expect(await made()).toHaveLength(1);
  expect(await dueAt()).toHaveLength(1);
});

test('the operator reads of the last backup, and why there is none since, and it is tried again', async () => {
  // A new one each time: by night their sessions end.
  const health = async () => (await app.call(readHealth, {}, await makeOperator(app))).body.backup;
  expect(await health()).toEqual({ isNightly: true, made: null, failure: null });
  await writeFile(files.path('nightly'), '');
  const at = (await nextNight()).toISOString();
  const { failed } = await app.app.jobRunner.drain();
  expect(failed).toEqual([{ kind: BACKUP_JOB, error: expect.stringContaining('EEXIST') }]);
  const failure = { at, reason: expect.stringContaining('EEXIST') };
  expect(await health()).toEqual({ isNightly: true, made: null, failure });

  await rm(files.path('nightly'));
  app.clock.advance(HOUR_MS);
  expect((await app.app.jobRunner.drain()).failed).toEqual([]);
  const later = new Date(Date.parse(at) + HOUR_MS).toISOString();
  const last = { at: later, bytes: expect.any(Number), seconds: expect.any(Number) };
  expect(await health()).toEqual({ isNightly: true, made: last, failure: null });

  await rm(files.path('nightly'), { recursive: true });
  await writeFile(files.path('nightly'), '');
  const again = (await nextNight()).toISOString();
  await app.app.jobRunner.drain();
  expect(await health()).toMatchObject({ made: last, failure: { at: again } });
});

test('what a killed process left unfinished is removed, but not what another writes now', async () => {
  await nextNight();
  await app.app.jobRunner.drain();
  const [left, underWay, another] = [
    'left.backup.0123abcd.part',
    'under-way.backup.0123abcd.part',
    'download.part',
  ] as const;
  const at = (name: string) => files.path(`nightly/${name}`);
  await Promise.all([left, underWay, another].map((name) => writeFile(at(name), '')));
  const longAgo = new Date(Date.now() - DAY_MS);
  await Promise.all([left, another].map((name) => utimes(at(name), longAgo, longAgo)));
  await nextNight();
  await app.app.jobRunner.drain();
  const names = await made();
  expect(names).toEqual(expect.arrayContaining([underWay, another]));
  expect(names).not.toContain(left);
});

test('an instance that makes none does not wait for one, as after a move to another server', async () => {
  expect(await dueAt()).toHaveLength(1);
  const moved = await buildTestApp({ beside: app, config: { backupFolder: null } });
  const operator = await makeOperator(moved);
  expect(await dueAt()).toEqual([]);
  const { backup } = (await moved.call(readHealth, {}, operator)).body;
  expect(backup.isNightly).toBe(false);
  await moved.close();
});
