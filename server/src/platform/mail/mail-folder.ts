import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Clock } from '../clock/clock.ts';
import { toMessage, type Mailer } from './mailer.ts';

export type StoredMail = {
  id: string;
  to: string;
  subject: string;
  sentAt: Date | null;
  text: string;
  html: string;
};

/** Receives mail while no SMTP server is configured: a folder of .eml files, read at /dev/mail. */
export type MailFolder = Mailer & {
  /** The newest messages, newest first. */
  list(limit?: number): Promise<StoredMail[]>;
  /** One message; null if no message has this id, whatever its form. */
  read(id: string): Promise<StoredMail | null>;
};

/** `2026-11-20T12-10-05-123Z-` and a UUID: sorts by time, and cannot name a file outside the folder. */
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const EXTENSION = '.eml';
const SHOWN = 100;

/** Writes each message to `folder` (DATA_DIR/mail) as a file that any mail program can open. */
export function mailFolder({
  folder,
  from,
  clock,
}: {
  folder: string;
  from: string;
  clock: Clock;
}): MailFolder {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function read(id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null;
    let file: Buffer;
    try {
      file = await readFile(join(folder, `${id}${EXTENSION}`));
    } catch (error) {
      // Deleted after it was listed.
      if (isMissing(error)) return null;
      throw error;
    }
    const parsed = await PostalMime.parse(file);
    return {
      id,
      to: parsed.to?.map(({ address }) => address).join(', ') ?? '',
      subject: parsed.subject ?? '',
      sentAt: parsed.date ? new Date(parsed.date) : null,
      text: parsed.text ?? '',
      html: parsed.html ?? '',
    };
  }

  return {
    send: async (mail) => {
      const now = clock.now();
      const composed = await composer.sendMail({ ...toMessage(mail, from), date: now });
      const id = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}`;
      // The messages contain sign-in links, so only the owner may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${id}${EXTENSION}`);
      // Renamed when complete, so that a reader never finds half a message.
      await writeFile(`${path}.part`, composed.message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    list: async (limit = SHOWN) => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const newest = names
        .filter((name) => name.endsWith(EXTENSION))
        .map((name) => name.slice(0, -EXTENSION.length))
        .filter((id) => ID.test(id))
        .sort()
        .toReversed()
        .slice(0, limit);
      const mails = await Promise.all(newest.map(read));
      return mails.filter((mail) => mail !== null);
    },
    read,
    close: () => composer.close(),
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
