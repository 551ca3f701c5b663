import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Clock } from '../clock/clock.ts';
import { messageFiles } from '../message-files.ts';
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
  list(): Promise<StoredMail[]>;
  /** One message; null if no message has this id, whatever its form. */
  read(id: string): Promise<StoredMail | null>;
};

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
  const files = messageFiles(folder, '.eml');

  async function read(id: string): Promise<StoredMail | null> {
    const content = await files.read(id);
    if (!content) return null;
    const parsed = await PostalMime.parse(content);
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
      await files.write(composed.message, now);
    },
    list: async () => {
      const mails = await Promise.all((await files.listIds()).map(read));
      return mails.filter((mail) => mail !== null);
    },
    read,
    close: () => composer.close(),
  };
}
