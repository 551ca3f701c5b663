import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const releases = fileURLToPath(new URL('releases', import.meta.url));
/** Inside the repository, where a release finds the libraries: those that are installed now. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/chargerota/releases', import.meta.url));

/** Unpacks `releases/VERSION.tgz`, a build of the server with its migrations; resolves to its program. */
export async function unpackRelease(version: string): Promise<string> {
  const folder = join(cache, version);
  await mkdir(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(releases, `${version}.tgz`), '-C', folder]);
  return join(folder, 'server/dist/main.js');
}
