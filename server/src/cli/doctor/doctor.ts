import { ConfigError, readConfig, type Config } from '../../config.ts';
import { DONE, REFUSED, type Command } from '../command.ts';
import { explain } from '../explain.ts';
import { hasEmbeddedDatabase, useDatabase } from '../use-database.ts';
import { checkDatabase } from './database.ts';
import { note, ok, wrong, type Finding } from './finding.ts';
import { checkAddress, checkFolder, checkMail, checkServices } from './surroundings.ts';

export const doctor: Command = {
  does: 'checks this installation, and says what is wrong and what to do',
  run: async () => {
    let isWell = true;
    for await (const { state, about, says } of examine(process.env)) {
      isWell &&= state !== 'wrong';
      console.log(`${state.padEnd(5)}  ${about.padEnd(13)}  ${says}`);
    }
    return isWell ? DONE : REFUSED;
  },
};

/** Checks the installation that these variables describe. It may be running. */
export async function* examine(variables: Record<string, string | undefined>): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    yield wrong('settings', error.message);
    return;
  }
  yield ok('settings', `They can be used, ${config.isProduction ? 'for production' : 'not for production'}.`);
  if (!config.DATABASE_URL || !config.SMTP_URL) yield await checkFolder(config);
  yield* await database(config);
  yield await checkAddress(config);
  yield await checkMail(config);
  yield* checkServices(config);
}

async function database(config: Config): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (!DATABASE_URL && !hasEmbeddedDatabase(DATA_DIR))
    return [note('database', `There is none in ${DATA_DIR} yet: the first start makes it.`)];
  try {
    return await useDatabase(config, { alone: false, patienceMs: 0 }, ({ address }) =>
      checkDatabase(address, {
        isOwn: !DATABASE_URL,
        migrates: config.MIGRATE,
        isNightly: config.backupFolder !== null,
      }),
    );
  } catch (error) {
    return [wrong('database', sentence(explain(error)))];
  }
}

const sentence = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
