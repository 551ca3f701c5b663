import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** The link in the newest mail to `address`, from the folder where mail goes without an SMTP server. Waits for it. */
export async function linkInMailTo(dataDir: string, address: string, pathPrefix: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await findLink(join(dataDir, 'mail'), address, pathPrefix)), {
      message: `a mail to ${address} with a link to ${pathPrefix}`,
    })
    .toBeTruthy();
  return link ?? '';
}

async function findLink(folder: string, address: string, pathPrefix: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newestFirst = names.filter((name) => name.endsWith('.eml')).toSorted((a, b) => b.localeCompare(a));
  for (const name of newestFirst) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (!mail.to?.some((to) => 'address' in to && to.address === address)) continue;
    const url = mail.text
      ?.match(/https?:\/\/\S+/g)
      ?.find((candidate) => new URL(candidate).pathname.startsWith(pathPrefix));
    if (url) return url;
  }
  return undefined;
}
