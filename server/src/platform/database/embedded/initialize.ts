import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, link, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { errorCode } from '../errors.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { isAlive } from './processes.ts';

/** The superuser of the private server. */
export const SUPERUSER = 'chargerota';

/**
 * Creates a data directory under a temporary name and then renames it, so that an interrupted initialization leaves
 * nothing that looks complete.
 */
export async function initialize(
  binaries: Binaries,
  account: Account,
  folder: string,
  data: string,
): Promise<void> {
  await removeAbandoned(folder);
  const unfinished = join(folder, `new-${process.pid}`);
  const made = await account.run(binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile(folder)}`,
    // The socket's folder keeps other users out; connections by TCP need the password.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    // Sorts by code point, the same on every machine; lower() still handles all letters.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]);
  if (!made.succeeded) {
    await rm(unfinished, { recursive: true, force: true });
    throw new EmbeddedServerError(
      `PostgreSQL cannot be set up in ${folder} (free the way or set DATABASE_URL): ${made.output}`,
    );
  }
  await rename(unfinished, data).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Two first starts at once: the other one's cluster is used.
    if (!existsSync(data)) throw error;
  });
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder);
  const abandoned = names.filter((name) => /^new-\d+$/.test(name) && !isAlive(Number(name.slice(4))));
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

const passwordFile = (folder: string) => join(folder, 'password');

/** The superuser's password; generated if there is none yet. */
export async function readPassword(account: Account, folder: string): Promise<string> {
  const file = passwordFile(folder);
  if (!existsSync(file)) {
    // The file is complete before it gets its name, and the first one wins, so that two first starts at once agree.
    const draft = `${file}-${process.pid}`;
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await rm(draft);
  }
  await changeOwner(account, file);
  return readFile(file, 'utf8');
}

/** Makes the server's account the owner of `path`. */
export async function changeOwner({ owner }: Account, path: string): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
}
