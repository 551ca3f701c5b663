import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import {
  refusalsOf,
  type RouteArguments,
  type RouteDefinition,
  type RouteResponse,
} from '@chargerota/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { reservationFollowers, tell } from '../src/features.ts';
import { readConfig, type Config } from '../src/config.ts';
import { OPERATOR_COOKIE } from '../src/features/operator/identity/operator-cookie.ts';
import { MIRROR_ACCOUNT } from '../src/features/billing/provider/mirror-account.ts';
import type { AppDeps } from '../src/platform/app-deps.ts';
import type { RequestTimeouts } from '../src/platform/http/request-timeouts.ts';
import { SESSION_COOKIE } from '../src/platform/sessions/session-cookie.ts';
import type { Mail, Mailer } from '../src/platform/mail/mailer.ts';
import { createIdentityProviders } from '../src/platform/identity-providers/identity-providers.ts';
import { installationKeys } from '../src/platform/installation/installation-keys.ts';
import { openDatabase, type Limits } from '../src/platform/database/database.ts';
import { createPasswords, QUICK_PASSWORD_COST } from '../src/platform/passwords/passwords.ts';
import type { Payments } from '../src/platform/payments/payments.ts';
import { sandboxPayments } from '../src/platform/payments/sandbox.ts';
import { twilioSms } from '../src/platform/sms/twilio.ts';
import { ManualClock } from './manual-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { watchStatements } from './watch-statements.ts';

/** A Friday, ten o'clock in New York (UTC-5): the present time of tests by default. */
export const TEST_NOW = '2026-11-20T15:00:00Z';

/** A response. `body` has the type of a success; check `status` first. */
export type TestAnswer<D extends RouteDefinition> = {
  status: number;
  body: RouteResponse<D> & {
    code?: string;
    message?: string;
    details?: { code: string; path?: string; confirmation?: string }[];
  };
  cookie: string | undefined;
  operator: string | undefined;
  headers: Record<string, unknown>;
};

export type CallAs = {
  /** Value of the session cookie. */
  cookie?: string | undefined;
  /** Value of an operator's session cookie. */
  operator?: string | undefined;
  organizationId?: string;
  headers?: Record<string, string>;
};

export type TestApp = {
  app: FastifyInstance;
  deps: AppDeps;
  database: TestDatabase;
  clock: ManualClock;
  /** The mails sent so far, in order. Call `app.jobRunner.drain()` first. */
  mails: Mail[];
  /**
   * Calls a route like a client, by HTTP without a socket. Tests may pass an invalid body.
   * @throws if the route refuses with a code that its definition does not name
   */
  call<const D extends RouteDefinition>(
    route: D,
    args: RouteArguments<D> | { params?: object; query?: object; body?: unknown },
    as?: CallAs,
  ): Promise<TestAnswer<D>>;
  close(): Promise<void>;
};

/**
 * The application on a database of its own. The clock stands still, mails are kept, password hashes are cheap, rate
 * limits are off (unless `config` turns them on), and jobs run when drained.
 */
export async function buildTestApp(
  options: {
    now?: string;
    config?: Partial<Config>;
    connections?: number;
    /** As in the demo. */
    offersMissingProviders?: boolean;
    mailer?: Mailer;
    /** In place of the sandbox, which it is given. */
    payments?: (sandbox: Payments) => Payments;
    /** The log, for tests that read it. */
    log?: FastifyBaseLogger;
    /** Makes this a second instance on the database of another, with the same clock. Close it before the other one. */
    beside?: Pick<TestApp, 'database' | 'clock'>;
    /** How long the database of an instance beside another may take. */
    limits?: Limits;
    livePingMilliseconds?: number;
    requestTimeouts?: RequestTimeouts;
  } = {},
): Promise<TestApp> {
  const max = options.connections ?? 10;
  const database = options.beside
    ? openBeside(options.beside.database, max, options.limits)
    : await createTestDatabase({ max });
  const clock = options.beside?.clock ?? new ManualClock(options.now ?? TEST_NOW);
  const mails: Mail[] = [];
  const keep: Mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
  // Not `./data`, which may belong to an application that somebody uses.
  const DATA_DIR = join(tmpdir(), 'chargerota-no-data');
  const config = {
    ...readConfig({ DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }),
    backupFolder: null,
    ...options.config,
  };
  const sandbox = sandboxPayments({ database, clock, mirrorJob: MIRROR_ACCOUNT });
  const deps: AppDeps = {
    config,
    database,
    clock,
    mailer: options.mailer ?? keep,
    sms: twilioOf(config),
    keys: await installationKeys(database),
    passwords: createPasswords({ cost: QUICK_PASSWORD_COST }),
    identityProviders: createIdentityProviders(config),
    offersMissingProviders: options.offersMissingProviders ?? false,
    payments: options.payments?.(sandbox) ?? sandbox,
    tell,
    reservationFollowers,
    log: options.log ?? pino({ level: 'silent' }),
  };
  const app = await buildApp(deps, {
    webRoot: null,
    mailFolder: null,
    smsFolder: null,
    backgroundJobs: false,
    background: database,
    ...(options.livePingMilliseconds && { livePingMilliseconds: options.livePingMilliseconds }),
    requestTimeouts: options.requestTimeouts,
    instanceId: randomUUID(),
  });
  await app.ready();
  return {
    app,
    deps,
    database,
    clock,
    mails,
    async call(route, args, as = {}) {
      const { params, query, body } = args as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: unknown;
      };
      const response = await app.inject({
        method: route.method,
        url: route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
        ...(query && { query }),
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(as.organizationId && { 'x-organization-id': as.organizationId }),
          ...as.headers,
        },
        cookies: {
          ...(as.cookie && { [SESSION_COOKIE]: as.cookie }),
          ...(as.operator && { [OPERATOR_COOKIE]: as.operator }),
        },
      });
      const answer = response.body === '' ? null : response.json();
      if (response.statusCode >= 400) requireNamed(route, answer.code);
      return {
        status: response.statusCode,
        body: answer as never,
        cookie: response.cookies.find((cookie) => cookie.name === SESSION_COOKIE)?.value,
        operator: response.cookies.find((cookie) => cookie.name === OPERATOR_COOKIE)?.value,
        headers: response.headers,
      };
    },
    async close() {
      await app.close();
      await database.dispose();
    },
  };
}

/** Text messages by Twilio where `config` names its stand-in, else none. */
function twilioOf({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN,
  TWILIO_FROM,
  TWILIO_API_URL,
}: Config) {
  if (!accountSid || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null;
  return twilioSms({ accountSid, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM, apiUrl: TWILIO_API_URL });
}

function requireNamed(route: RouteDefinition, code: string): void {
  const named: ReadonlySet<string> = refusalsOf(route);
  if (!named.has(code))
    throw new Error(`${route.method} ${route.path} refuses with ${code}, which it doesn't name`);
}

function openBeside({ connectionString }: TestDatabase, max: number, limits?: Limits): TestDatabase {
  const database = openDatabase({ connectionString, max, ...(limits && { limits }) });
  watchStatements(database.pool);
  return { ...database, connectionString, dispose: () => database.close() };
}
