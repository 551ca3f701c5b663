import { readConfig } from '../config.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { DONE, type Command } from './command.ts';
import { useDatabase } from './use-database.ts';

export const migrate: Command = {
  does: 'gives the database the newest schema, as a start does unless MIGRATE=off',
  run: async () => {
    await useDatabase(readConfig(), { alone: true }, ({ address }) =>
      migrateDatabase(address, { say: console.error }),
    );
    console.log('The database has the newest schema.');
    return DONE;
  },
};
