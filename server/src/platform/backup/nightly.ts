import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@chargerota/domain';
import { definePeriodicJob, type PeriodicJob } from '../jobs/periodic.ts';
import { keepFailedBackup, keepLastBackup } from './last-backup.ts';
import { writeBackup } from './write-backup.ts';

export const BACKUP_JOB = 'platform.backup';

/** By the clock on the computer's wall. */
const HOUR_OF_NIGHT = 3;

/** Backups made by night, which sort by their time: `chargerota-2026-11-29T02-00-00Z.backup`. */
const NAME = /^chargerota-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

type Nightly = {
  folder: string;
  /** How many are kept. */
  keep: number;
};

/**
 * Backs up every night, by whichever instance takes the job, and deletes what is older than the last `keep` of these. A
 * second run makes a second file, or replaces the first by one that is as whole.
 */
export const nightlyBackupJob = ({ folder, keep }: Nightly): PeriodicJob =>
  definePeriodicJob({
    kind: BACKUP_JOB,
    nextAt: nextNight,
    run: async ({ database, clock, log }) => {
      const madeAt = clock.now();
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, nameAt(madeAt));
        const made = await writeBackup({ connection: database.pool.options, path, madeAt });
        await keepLastBackup(database.drizzle, { at: madeAt, ...made });
        log.info({ path, ...made }, 'backed up');
        await tidy(folder, keep).catch((error: unknown) => log.warn({ err: error }, 'old backups stay'));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // If the database is what fails, it cannot keep that either.
        await keepFailedBackup(database.drizzle, madeAt, reason).catch(() => {});
        throw error;
      }
    },
  });

function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(HOUR_OF_NIGHT, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
}

const nameAt = (at: Date): string =>
  `chargerota-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** A backup is as good if that fails, and must not be made again for it. */
async function tidy(folder: string, keep: number): Promise<void> {
  await removeAbandoned(folder);
  await removeOld(folder, keep);
}

async function removeOld(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  await Promise.all(names.slice(0, -keep).map((name) => rm(join(folder, name), { force: true })));
}

const ABANDONED = /\.backup\.[0-9a-f]{8}\.part$/;
/** Another instance may be writing one now. */
const ABANDONED_AFTER_MS = HOUR_MS;

/** What a killed process left unfinished. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ABANDONED.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const written = await stat(path).catch(() => null);
    if (written && Date.now() - written.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
