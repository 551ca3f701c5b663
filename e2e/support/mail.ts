import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

// A mail is parsed once: the folder of a worker's server grows with each of its tests, and is read again and again.
const parsed = new Map<string, Promise<Email>>();

/**
 * The link in the newest mail to `address`, from the folder that receives mail without an SMTP server. Waits for one
 * other than `known`, the link of an earlier mail.
 */
export async function linkInMailTo(
  dataDir: string,
  address: string,
  pathPrefix: string,
  known?: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await findLink(dataDir, address, pathPrefix)), {
      message: `a mail to ${address} with a link to ${pathPrefix}`,
      // Most mails come within a few hundredths of a second.
      intervals: [20, 40, 80],
    })
    .not.toBe(known);
  return link ?? '';
}

/** The link in the newest mail to `address`, without waiting. */
export async function findLink(
  dataDir: string,
  address: string,
  pathPrefix: string,
): Promise<string | undefined> {
  for (const { text } of await mailsTo(dataDir, address)) {
    const url = text
      .match(/https?:\/\/\S+/g)
      ?.find((candidate) => new URL(candidate).pathname.startsWith(pathPrefix));
    if (url) return url;
  }
  return undefined;
}

/** The mails to `address` that have arrived, newest first. */
export async function mailsTo(
  dataDir: string,
  address: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const newestFirst = names.filter((name) => name.endsWith('.eml')).toSorted((a, b) => b.localeCompare(a));
  const mails = [];
  for (const name of newestFirst) {
    const mail = await parse(join(folder, name));
    if (!mail.to?.some((to) => 'address' in to && to.address === address)) continue;
    mails.push({ subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' });
  }
  return mails;
}

function parse(path: string): Promise<Email> {
  let mail = parsed.get(path);
  if (!mail) {
    mail = readFile(path).then((message) => PostalMime.parse(message));
    parsed.set(path, mail);
  }
  return mail;
}
