import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreSymlinks } from './binaries.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chargerota-binaries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('where install scripts are off, the links of the libraries are made from the package’s own list', async () => {
  await mkdir(join(folder, 'native/lib'), { recursive: true });
  await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '');
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'];
  const list = links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(list));
  // Twice at once, as when two applications start: one creates the links, the other finds them.
  await Promise.all([restoreSymlinks(folder), restoreSymlinks(folder)]);
  for (const link of links) expect(await readlink(join(folder, link))).toBe('libpq.so.5.18');
});
