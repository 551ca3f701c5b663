import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { lookAtBackup, restoreBackup } from '../platform/backup/restore-backup.ts';
import { DONE, type Command } from './command.ts';
import { PASSPHRASE_OPTION, readPassphrase } from './passphrase.ts';
import { totalText } from './sizes.ts';
import { useDatabase } from './use-database.ts';

export const restore: Command = {
  takes: ['FILE'],
  options: PASSPHRASE_OPTION,
  does: 'fills an empty database from a backup, of any PostgreSQL from 15 on',
  run: async (given) => {
    const path = resolve(given.values[0]!);
    const passphrase = readPassphrase(given);
    // Before an embedded database is made for it.
    await lookAtBackup(path, passphrase);
    const restored = await useDatabase(readConfig(), { alone: true }, (database) =>
      restoreBackup({ ...database, path, passphrase }),
    );
    const { version, madeAt, postgres } = restored;
    console.log(
      `Restored ${path}, made at ${madeAt} by ChargeRota ${version} on PostgreSQL ${postgres}: ${totalText(restored)}.`,
    );
    return DONE;
  },
};
