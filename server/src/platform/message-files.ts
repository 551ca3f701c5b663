import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

// Messages that are stored instead of being sent: one file each, in one folder for each kind of message.

/** `2026-11-20T12-10-05-123Z-` and a UUID: sorts by time, and cannot name a file outside the folder. */
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_LISTED = 100;

export type MessageFiles = {
  write(content: string | Buffer | Readable, now: Date): Promise<void>;
  /** The ids of the newest messages, newest first. */
  listIds(): Promise<string[]>;
  /** Null if no message has this id, whatever its form: it may have been deleted after it was listed. */
  read(id: string): Promise<Buffer | null>;
};

/** @param extension such as `.eml` */
export function messageFiles(folder: string, extension: string): MessageFiles {
  const pathOf = (id: string): string => join(folder, `${id}${extension}`);
  return {
    async write(content, now) {
      const path = pathOf(`${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}`);
      // The messages contain sign-in links and codes, so only the owner may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when complete, so that a reader never finds half a message.
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async listIds() {
      const names = (await unlessMissing(readdir(folder))) ?? [];
      return names
        .filter((name) => name.endsWith(extension))
        .map((name) => name.slice(0, -extension.length))
        .filter((id) => ID.test(id))
        .sort()
        .toReversed()
        .slice(0, MAX_LISTED);
    },
    read: async (id) => (ID.test(id) ? unlessMissing(readFile(pathOf(id))) : null),
  };
}

/** Null if there is no such file or folder. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
