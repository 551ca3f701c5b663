import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { reservationFollowers, tell } from './features.ts';
import { type Config, readConfig } from './config.ts';
import { type DemoAccounts, refuseOnKeptData, seedDemo } from './demo/seed.ts';
import { MIRROR_ACCOUNT } from './features/billing/provider/mirror-account.ts';
import { offerSetup } from './features/operator/initialization/offer-setup.ts';
import type { AppDeps } from './platform/app-deps.ts';
import { shiftedClock, systemClock } from './platform/clock/clock.ts';
import { awaitDatabase } from './platform/database/await-database.ts';
import { openDatabase } from './platform/database/database.ts';
import { errorCode } from './platform/database/errors.ts';
import { startEmbeddedServer } from './platform/database/embedded/embedded-server.ts';
import { migrateDatabase, requireSchema } from './platform/database/migrate.ts';
import { finishRequests } from './platform/http/finish-requests.ts';
import { createIdentityProviders } from './platform/identity-providers/identity-providers.ts';
import { createLogger } from './platform/logging/logging.ts';
import { installationKeys } from './platform/installation/installation-keys.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { fetchThroughProxy } from './platform/outgoing-proxy.ts';
import { createPasswords, PASSWORD_COST, QUICK_PASSWORD_COST } from './platform/passwords/passwords.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createSms } from './platform/sms/create-sms.ts';
import { StartError } from './platform/start-error.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { runUntilStopped, type Shutdown } from './shutdown.ts';

/** How long requests under way may take when the process stops; jobs and the database need the remaining time. */
const FINISH_REQUESTS_MS = 1500;

type Log = ReturnType<typeof createLogger>;

runUntilStopped(start, explain);

async function start(shutdown: Shutdown): Promise<void> {
  const config = readConfig();
  const isDemo = process.argv[2] === 'demo';
  if (isDemo) refuseOnKeptData(config);
  const log = createLogger(config.LOG_LEVEL);
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'unforeseen failure, ending');
    shutdown.stop(1);
  });

  await fetchThroughProxy(config);
  const instanceId = randomUUID();
  shutdown.undo(await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, instanceId));
  const say = (message: string) => log.warn(message);
  const address = {
    connectionString: config.DATABASE_URL ?? (await startOwnServer(config, shutdown, log)),
    certificateAuthority: config.DATABASE_CA,
  };
  if (config.DATABASE_URL) await awaitDatabase(address, { say });
  await (config.MIGRATE ? migrateDatabase(address, { say }) : requireSchema(address));
  const database = openDatabase({
    ...address,
    max: config.DATABASE_POOL,
    // pg attaches the whole connection, including the password, to its errors, so only the message is logged.
    onConnectionLost: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
  });
  shutdown.undo(() => database.close());

  const clock = config.CLOCK_START ? shiftedClock(config.CLOCK_START) : systemClock;
  const { mailer, folder: mailFolder } = createMailer(config, clock);
  shutdown.undo(async () => mailer.close());
  const { sms, folder: smsFolder } = createSms(config, clock);
  if (mailFolder && config.isProduction)
    log.warn(
      { folder: config.DATA_DIR },
      'SMTP_URL is not set: no mail is sent, all of it is kept in a folder',
    );
  const webRoot = findWebApplication();
  const deps: AppDeps = {
    config,
    database,
    clock,
    mailer,
    sms,
    keys: await installationKeys(database),
    passwords: createPasswords({
      cost: config.PASSWORD_HASHING === 'quick' ? QUICK_PASSWORD_COST : PASSWORD_COST,
    }),
    identityProviders: createIdentityProviders(config),
    offersMissingProviders: isDemo || webRoot === null,
    payments: createPayments(config, { database, clock, mirrorJob: MIRROR_ACCOUNT }),
    tell,
    reservationFollowers,
    log,
  };
  const accounts = isDemo ? await seedDemo(deps) : null;
  const app = await buildApp(deps, {
    webRoot,
    mailFolder,
    smsFolder,
    instanceId,
  });
  finishRequests(app, FINISH_REQUESTS_MS);
  shutdown.undo(() => app.close());
  shutdown.drain(() => {
    app.announceEnd();
    return setTimeout(config.DRAIN_SECONDS * 1000);
  });
  const setup = await offerSetup(deps, { isTerminal: process.stdout.isTTY });
  await app.listen({ host: config.HOST, port: config.PORT });
  console.log(`ChargeRota is at ${config.linkUrl}`);
  if (accounts) console.log(describeAccounts(accounts));
  if (setup) console.log(setup);
}

function describeAccounts({ password, administrator, member, pending, operator }: DemoAccounts): string {
  return [
    `Sample organization. Sign in with the password ${password} as`,
    `  administrator         ${administrator}`,
    `  member                ${member}`,
    `  waiting for approval  ${pending}`,
    `  operator              ${operator.username}`,
    'The operator signs in at /developer-portal, with a code of an authenticator app that has the key',
    `  ${operator.totpSecret}`,
    'or with one of these codes, each once:',
    ...operator.recoveryCodes.slice(0, 5).map((code) => `  ${code}`),
    'Nothing is kept when the demo ends.',
  ].join('\n');
}

async function startOwnServer(config: Config, { undo, stop }: Shutdown, log: Log): Promise<string> {
  const server = await startEmbeddedServer({
    dataDir: config.DATA_DIR,
    onLost: (error) => {
      log.fatal(error, 'the embedded PostgreSQL was lost, ending');
      stop(1);
    },
  });
  undo(() => server.stop());
  return server.connectionString;
}

/**
 * `web/dist`, as seen from the bundle; null when running from the sources, where Vite serves the screens (`npm run
 * dev`).
 */
function findWebApplication(): string | null {
  const own = fileURLToPath(import.meta.url);
  const folder = join(dirname(own), '..', '..', 'web', 'dist');
  return own.endsWith('.js') && existsSync(join(folder, 'index.html')) ? folder : null;
}

/** The text for the person at the console: one sentence for errors that they can fix, otherwise the whole error. */
function explain(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  if (errorCode(error) === 'EADDRINUSE')
    return 'The port is in use by another program; set PORT to a free one.';
  return error;
}
