import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Header, Manifest } from '../src/platform/backup/format.ts';

/** An unencrypted backup as a person reads it by `zcat`. */
export async function unpack(path: string): Promise<{ header: Header; text: string; manifest: Manifest }> {
  const text = gunzipSync(await readFile(path)).toString('utf8');
  const lines = text.trimEnd().split('\n');
  return { header: JSON.parse(lines[0]!), text, manifest: JSON.parse(lines.at(-1)!) };
}

/** Writes another backup, `change` being made to the text of the first. */
export async function alter(path: string, to: string, change: (text: string) => string): Promise<void> {
  const { text } = await unpack(path);
  const changed = change(text);
  if (changed === text) throw new Error('nothing was changed');
  await writeFile(to, gzipSync(changed));
}

/** A folder for backups. */
export async function openBackupFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-backups-'));
  return {
    folder,
    path: (name: string) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
