import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { recountMonths } from '../features/reservations/retention-store.ts';
import { keepLastBackup } from '../platform/backup/last-backup.ts';
import { takeOrganization } from '../platform/backup/organization/take-organization.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { type DatabaseAddress, clientConfig } from '../platform/database/address.ts';
import { openDatabase } from '../platform/database/database.ts';
import { StartError } from '../platform/start-error.ts';
import { DONE, WrongUse, type Command } from './command.ts';
import { PASSPHRASE_OPTION, readPassphrase } from './passphrase.ts';
import { sizeText, totalText } from './sizes.ts';
import { useDatabase } from './use-database.ts';

export const backup: Command = {
  takes: ['FILE'],
  options: { ...PASSPHRASE_OPTION, organization: 'NAME_OR_ID', remove: '' },
  does: 'writes all data, or an organization, into a file, while the application runs or not',
  run: async (given) => {
    const { organization, remove = false } = given.options;
    if (remove && organization === undefined)
      throw new WrongUse('--remove takes away the organization that is named by --organization.');
    const path = resolve(given.values[0]!);
    if (existsSync(path)) throw new StartError(`${path} is there already; name a new file.`);
    const passphrase = readPassphrase(given);
    const madeAt = new Date();
    const made = await useDatabase(readConfig(), { alone: false }, async ({ address, signal }) => {
      const connection = clientConfig(address);
      const wanted = { connection, path, passphrase, madeAt, signal };
      if (typeof organization === 'string')
        return takeOrganization({
          ...wanted,
          organization,
          remove: remove === true,
          recount: recountMonths,
        });
      const written = await writeBackup(wanted);
      await remember(address, { at: madeAt, ...written });
      return written;
    });
    const secrets = passphrase === undefined ? 'unencrypted' : 'encrypted by the passphrase';
    console.log(
      `Wrote ${path}: ${totalText(made)}, ${sizeText(made.bytes)}.\n` +
        `It holds personal data, keys and secrets, ${secrets}: keep it as safe as the database.`,
    );
    return DONE;
  },
};

/** For the Health tab. The backup is as good without: the account may only be allowed to read, or this be a standby. */
async function remember(
  address: DatabaseAddress,
  last: { at: Date; bytes: number; seconds: number },
): Promise<void> {
  const database = openDatabase({ ...address, max: 1 });
  await keepLastBackup(database.drizzle, last).catch(() => {});
  await database.close();
}
