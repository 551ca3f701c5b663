import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { smsSegments } from './segments.ts';
import type { SmsSender } from './sms.ts';

export type StoredSms = { to: string; body: string; segments: number; sentAt: string };

/** Where text messages go on a first run without Twilio: a folder of JSON files, read at /dev/sms. */
export type SmsFolder = SmsSender & {
  /** The newest messages, newest first. */
  list(): Promise<StoredSms[]>;
};

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}\.json$/;
const SHOWN = 100;

/** Writes each message to `folder` (DATA_DIR/sms). */
export function smsFolder({ folder, clock }: { folder: string; clock: Clock }): SmsFolder {
  return {
    async send({ to, body }) {
      const sentAt = clock.now().toISOString();
      const message: StoredSms = { to, body, segments: smsSegments(body), sentAt };
      // The messages carry codes: for the owner's eyes only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID()}.json`);
      // Renamed into place, so that a reader never finds half a message.
      await writeFile(`${path}.part`, JSON.stringify(message), { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { sent: true, segments: message.segments };
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const newest = names
        .filter((name) => NAME.test(name))
        .sort()
        .toReversed()
        .slice(0, SHOWN);
      const files = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
      return files.map((file) => JSON.parse(file) as StoredSms);
    },
  };
}
