import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { recountMonths } from '../features/reservations/retention-store.ts';
import { bringOrganization } from '../platform/backup/organization/bring-organization.ts';
import { lookAtBackup, restoreBackup } from '../platform/backup/restore-backup.ts';
import { DONE, WrongUse, type Command } from './command.ts';
import { PASSPHRASE_OPTION, readPassphrase } from './passphrase.ts';
import { totalText } from './sizes.ts';
import { useDatabase } from './use-database.ts';

export const restore: Command = {
  takes: ['FILE'],
  options: { ...PASSPHRASE_OPTION, into: '', 'other-keys': '' },
  does: 'fills an empty database from a backup, or adds an organization to one in use',
  run: async (given) => {
    const isInto = given.options['into'] === true;
    const otherKeys = given.options['other-keys'] === true;
    if (otherKeys && !isInto) throw new WrongUse('--other-keys says something only together with --into.');
    const path = resolve(given.values[0]!);
    const passphrase = readPassphrase(given);
    // Before an embedded database is made for it.
    if (!isInto) await lookAtBackup(path, passphrase);
    const restored = await useDatabase(readConfig(), { alone: !isInto }, (database) =>
      isInto
        ? bringOrganization({ ...database, path, passphrase, otherKeys, recount: recountMonths })
        : restoreBackup({ ...database, path, passphrase }),
    );
    const { version, madeAt, postgres } = restored;
    console.log(
      `Restored ${path}, made at ${madeAt} by ChargeRota ${version} on PostgreSQL ${postgres}: ${totalText(restored)}.`,
    );
    return DONE;
  },
};
