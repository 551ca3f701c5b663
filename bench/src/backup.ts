import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@chargerota/domain';
import { readBackupFile } from '../../server/src/platform/backup/file.ts';
import { restoreBackup } from '../../server/src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../server/src/platform/backup/write-backup.ts';
import type { DatabaseAddress } from '../../server/src/platform/database/address.ts';
import { dropDatabase, execute, withDatabase } from '../../server/testing/administration.ts';
import { makeCrowd } from './crowd.ts';
import { storeHistory } from './growth.ts';
import { round, type Figure } from './report.ts';
import type { Stage } from './stage.ts';

const OTHER_ORGANIZATIONS = 500;
const SPOTS = 200;

/**
 * Backs up and restores a large history; then moves it to the PostgreSQL of TEST_DATABASE_URL and back, if there is one.
 * Fails if any checksum differs.
 */
export async function measureBackup(stage: Stage, reservations: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-bench-backup-'));
  try {
    const source = await stage.createDatabase();
    const { organizationId } = await makeCrowd(source, 1, { spots: SPOTS, timezone: 'UTC' });
    const lastDay = addDays(new Date().toISOString().slice(0, 10), 4);
    const stored = await storeHistory(
      source,
      { organizationId, lastDay },
      { reservations, otherOrganizations: OTHER_ORGANIZATIONS },
    );
    const { rows } = await source.pool.query<{ bytes: number }>(
      'SELECT pg_database_size(current_database())::float8 AS bytes',
    );
    const databaseBytes = rows[0]!.bytes;
    const first = await backUp(source, join(folder, 'first.backup'));
    const passphrase = 'four random words suffice';
    const secret = await backUp(source, join(folder, 'secret.backup'), passphrase);
    const copy = await stage.createDatabase();
    const restored = await restore(copy, first.path);
    const second = await backUp(copy, join(folder, 'second.backup'));
    const figures: Figure[] = [
      {
        name: 'Backup',
        summary: `${seconds(first)} for ${stored} reservations, ${first.rows} rows: ${megabytes(first.bytes)} of ${megabytes(databaseBytes)}; encrypted ${seconds(secret)}; memory grew by ${megabytes(first.grown)}`,
        values: {
          seconds: round(first.seconds, 1),
          encryptedSeconds: round(secret.seconds, 1),
          rows: first.rows,
          bytes: first.bytes,
          databaseBytes,
          memoryBytes: first.grown,
        },
      },
      {
        name: 'Restore',
        summary: `${seconds(restored)}; memory grew by ${megabytes(restored.grown)}`,
        values: { seconds: round(restored.seconds, 1), memoryBytes: restored.grown },
        faults: await differences(first.path, second.path),
      },
    ];
    const server = process.env['TEST_DATABASE_URL'];
    if (server) figures.push(await moveThereAndBack(stage, server, folder, first.path));
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveThereAndBack(stage: Stage, server: string, folder: string, path: string): Promise<Figure> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name}`);
  try {
    const there = { connectionString: withDatabase(server, name) };
    const moved = await restore(there, path);
    const made = await backUp(there, join(folder, 'there.backup'));
    const back = await stage.createDatabase();
    const returned = await restore(back, made.path);
    const again = await backUp(back, join(folder, 'back.backup'));
    return {
      name: 'Move to another server, and back',
      summary: `restored there in ${seconds(moved)}, backed up there in ${seconds(made)}, restored here in ${seconds(returned)}`,
      values: {
        thereSeconds: round(moved.seconds, 1),
        backupSeconds: round(made.seconds, 1),
        backSeconds: round(returned.seconds, 1),
      },
      faults: [...(await differences(path, made.path)), ...(await differences(path, again.path))],
    };
  } finally {
    await dropDatabase(server, name);
  }
}

async function backUp({ connectionString }: DatabaseAddress, path: string, passphrase?: string) {
  const { result, grown } = await watchMemory(
    writeBackup({ connection: { connectionString }, path, passphrase, madeAt: new Date() }),
  );
  return { ...result, bytes: (await stat(path)).size, path, grown };
}

async function restore(address: DatabaseAddress, path: string) {
  const { result, grown } = await watchMemory(restoreBackup({ address, path }));
  return { ...result, grown };
}

const LOOK_MS = 100;

/** By how much the process was larger meanwhile than before. */
async function watchMemory<T>(work: Promise<T>): Promise<{ result: T; grown: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), LOOK_MS);
  const result = await work.finally(() => clearInterval(watching));
  return { result, grown: most - before };
}

/** Nothing if rows, checksums and sequences are the same. */
async function differences(one: string, other: string): Promise<string[]> {
  const [here, there] = await Promise.all([manifestOf(one), manifestOf(other)]);
  return here === there ? [] : ['the checksums differ'];
}

async function manifestOf(path: string): Promise<string> {
  let end = '';
  for await (const chunk of readBackupFile(path)) end = (end + chunk.toString('latin1')).slice(-100_000);
  return end.trimEnd().split('\n').at(-1) ?? '';
}

const seconds = (work: { seconds: number }) => `${work.seconds.toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
