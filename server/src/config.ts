import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConnectionOptions } from 'node:tls';
import { distance } from 'fastest-levenshtein';
import { MOVED_PATHS, SCREEN_PATHS } from '@chargerota/contract/screen-paths';
import { Client } from 'pg';
import { z } from 'zod';
import { configOfEachHost } from './platform/database/address.ts';
import { systemReason } from './platform/system-reason.ts';
import { isLoopback } from './platform/loopback.ts';
import { StartError } from './platform/start-error.ts';

// An empty variable (`SMTP_URL=` in an env file) counts as unset.
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((v) => (v === '' ? undefined : v), type.optional());
const withDefault = <T extends z.ZodType>(type: T, value: z.output<T>) =>
  optional(type).transform((given) => (given === undefined ? value : given));

/** Undecided unless it is given: NODE_ENV decides. */
const onOrOff = optional(z.enum(['on', 'off'])).transform((given) => given && given === 'on');

const text = z.string().trim().min(1);
const url = (protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/**
 * Every variable that the application reads, in the order in which a newcomer meets them. All are optional unless
 * stated otherwise; the variables of an outside service must be set together or not at all.
 */
const environment = z.object({
  /**
   * `production` requires PUBLIC_URL and a way to pay, and refuses settings that are meant for trials. `npm start` does
   * not set it.
   */
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'development'),
  /** TCP port to listen on. Default 3000. */
  PORT: withDefault(z.coerce.number('must be a port number').int().min(1).max(65_535), 3000),
  /** Address to listen on; 0.0.0.0 for every interface. Default 127.0.0.1, this computer alone. */
  HOST: withDefault(text, '127.0.0.1'),
  /**
   * The application's public address, for links in mails and the Origin check. Required in production. With a path
   * (`https://example.org/charge`), the proxy may pass that on or take it off.
   */
  PUBLIC_URL: optional(
    url(['http:', 'https:'])
      .transform((value) => value.replace(/\/+$/, ''))
      .refine(
        isServableBelow,
        'must be like https://charge.example.org or https://example.org/charge, below a path that is none of ours',
      ),
  ),
  /**
   * Folder of the embedded PostgreSQL, and of mail and text messages that aren't sent. Default `data` in the working
   * directory.
   */
  DATA_DIR: withDefault(text, 'data').transform((path) => resolve(path)),
  /** A PostgreSQL 15 or newer, for any number of instances. Unset: the embedded one in DATA_DIR. */
  DATABASE_URL: optional(
    // `URL` is not used here because it refuses an empty host: `postgresql:///name?host=/folder/of/the/socket`.
    text.regex(/^postgres(ql)?:\/\//, 'must be a URL that starts with postgresql:// or postgres://'),
  ),
  /** The certificate authority (PEM) that the database's certificate is from, if it is not a public one. Asks for TLS. */
  DATABASE_CA: optional(text.transform((pem) => pem.replaceAll('\\n', '\n'))),
  /** The most connections of an instance for requests. Default 10; up to 11 more are for work that nobody waits for. */
  DATABASE_POOL: withDefault(z.coerce.number('must be a number of connections').int().min(1).max(1000), 10),
  /** `off` leaves changes of the schema to `chargerota migrate`, so that DATABASE_URL's account needs no right to make them. */
  MIGRATE: withDefault(z.enum(['on', 'off']), 'on').transform((value) => value === 'on'),
  /**
   * Folder in which a backup is made every night. Default `backups` in DATA_DIR; with DATABASE_URL none is made unless this
   * is set, for all instances alike.
   */
  BACKUP_DIR: optional(text.transform((path) => resolve(path))),
  /** How many of these backups are kept. Default 7. */
  BACKUP_KEEP: withDefault(z.coerce.number('must be a number').int('must be a whole number').min(1), 7),
  /** `yes` allows, in production, a database elsewhere without TLS: whoever listens reads all of it. */
  DATABASE_INSECURE: withDefault(z.enum(['yes', 'no']), 'no').transform((value) => value === 'yes'),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…`. Unset: mail goes to DATA_DIR/mail. */
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  /** `yes` sends mail unencrypted to an `smtp://` server that offers no TLS: whoever listens reads the links in mails. */
  SMTP_INSECURE: withDefault(z.enum(['yes', 'no']), 'no').transform((value) => value === 'yes'),
  /** Sender of all mail, `ChargeRota <no-reply@example.org>`. Required with SMTP_URL. */
  MAIL_FROM: optional(text),
  /** Where mail servers send back what they cannot deliver, a bare address. Unset: to MAIL_FROM. */
  MAIL_RETURN_PATH: optional(z.email('must be a bare address such as bounces@example.org')),
  /** Whoever has it can report at /api/mail/bounces that mail has come back. Unset: nobody can. */
  MAIL_BOUNCE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  /** Stripe's secret key. Unset: the payment sandbox, in production only with PAYMENTS=sandbox. */
  STRIPE_SECRET_KEY: optional(text),
  /** Stripe's publishable key, given to the browser. Required with STRIPE_SECRET_KEY. */
  STRIPE_PUBLISHABLE_KEY: optional(text),
  /** Signing secret of Stripe's webhook. Required with STRIPE_SECRET_KEY. */
  STRIPE_WEBHOOK_SECRET: optional(text),
  /** Stripe's address; another one for tests. */
  STRIPE_API_URL: withDefault(url(['http:', 'https:']), 'https://api.stripe.com'),
  /** `sandbox` allows the payment sandbox in production, which otherwise demands Stripe; `stripe` insists on Stripe. */
  PAYMENTS: optional(z.enum(['sandbox', 'stripe'])),
  /** Who issues invoices and receipts. Default `ChargeRota`. */
  OPERATOR_NAME: withDefault(text, 'ChargeRota'),
  /** The issuer's address on invoices and receipts, `\n` for line ends. Unset: none is printed. */
  OPERATOR_ADDRESS: withDefault(text, '').transform((address) => address.replaceAll('\\n', '\n')),
  /** The issuer's tax number on invoices and receipts. Unset: none is printed. */
  OPERATOR_TAX_NUMBER: withDefault(text, ''),
  /** Twilio's account. Unset: text messages go to DATA_DIR/sms, in production there are none. */
  TWILIO_ACCOUNT_SID: optional(text),
  /** Twilio's token. Required with TWILIO_ACCOUNT_SID. */
  TWILIO_AUTH_TOKEN: optional(text),
  /** The number that text messages come from. Required with TWILIO_ACCOUNT_SID. */
  TWILIO_FROM: optional(text),
  /** Twilio's address; another one for tests. */
  TWILIO_API_URL: withDefault(url(['http:', 'https:']), 'https://api.twilio.com'),
  /** Google's OpenID issuer; another one for tests. */
  GOOGLE_ISSUER: withDefault(url(['http:', 'https:']), 'https://accounts.google.com'),
  /** Client of Google sign-in. Unset: sign-in with Google is not configured. */
  GOOGLE_CLIENT_ID: optional(text),
  /** Its secret. Required with GOOGLE_CLIENT_ID. */
  GOOGLE_CLIENT_SECRET: optional(text),
  /** Apple's OpenID issuer; another one for tests. */
  APPLE_ISSUER: withDefault(url(['http:', 'https:']), 'https://appleid.apple.com'),
  /** Services id of Apple sign-in. Unset: sign-in with Apple is not configured. */
  APPLE_CLIENT_ID: optional(text),
  /** Apple's team, key id and private key (PEM, `\n` for line ends). Required with APPLE_CLIENT_ID. */
  APPLE_TEAM_ID: optional(text),
  APPLE_KEY_ID: optional(text),
  APPLE_PRIVATE_KEY: optional(
    text
      .transform((pem) => pem.replaceAll('\\n', '\n'))
      .refine(isEllipticKey, 'must be the private key that Apple gave out, in PEM (BEGIN PRIVATE KEY)'),
  ),
  /**
   * `closed` refuses new accounts without an invitation. The first account of an installation can register all the same,
   * since nobody could invite it. Default `open`.
   */
  REGISTRATION: withDefault(z.enum(['open', 'closed']), 'open'),
  /** Whether the car's sample screens (`/mercedes-…`) are there. Default `on`, in production `off`. */
  DEMO_SCREENS: onOrOff,
  /**
   * Whoever has it can create the operator account at /init-admin, or give it a new password and end its second factor.
   * Unset: while there is no account, each start makes a link that creates it once.
   */
  OPERATOR_SETUP_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  /**
   * A reservation is deleted this many days after its end; 0 keeps all forever. Default 730. At least 200, since
   * members see a chart of six months. Of a deleted charging session only the number and the hours remain, in its
   * member's sums.
   */
  KEEP_RESERVATIONS_DAYS: withDefault(
    z.coerce
      .number('must be a number of days')
      .int('must be a whole number of days')
      .refine(
        (days) => days === 0 || (days >= 200 && days <= 36_500),
        'must be 0 (for ever), or 200 to 36500',
      ),
    730,
  ),
  /** The instant at which the server's clock starts, for tests. Refused in production. */
  CLOCK_START: optional(
    z.iso
      .datetime({ offset: true, message: 'must be an instant such as 2026-03-02T08:00:00Z' })
      .transform((value) => new Date(value)),
  ),
  /** The lowest level that is logged. Default `info`. */
  LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  /**
   * `true` behind a reverse proxy that sets X-Forwarded-For, if nobody else reaches the port; or the addresses of the
   * proxies, separated by commas: `10.0.0.4`, `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`.
   */
  TRUST_PROXY: withDefault(text, 'false').transform((value, context) => {
    if (value === 'true' || value === 'false') return value === 'true';
    const proxies = value.split(',').map((proxy) => proxy.trim());
    // All addresses would be as much as `true`, but without looking at how many proxies there are.
    if (proxies.every((proxy) => proxyAddress.safeParse(proxy).success && !proxy.endsWith('/0')))
      return proxies;
    context.addIssue(
      'must be true, false, or the addresses of your proxies, such as 10.0.0.4,10.1.0.0/16 or loopback',
    );
    return z.NEVER;
  }),
  /** The proxy by which outside services with https are reached, `http://user:password@proxy:3128`. Not for mail. */
  HTTPS_PROXY: optional(url(['http:', 'https:'])),
  /** The hosts that are reached without it, separated by commas. */
  NO_PROXY: optional(text),
  /** Where traces go, by OTLP over HTTP; none are made without it. OpenTelemetry's other variables are heeded, too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['http:', 'https:'])),
  /**
   * `off` leaves the subdomains of PUBLIC_URL's host out of Strict-Transport-Security, by which browsers reach a host by
   * https alone for a year. Default `on`.
   */
  HSTS_SUBDOMAINS: withDefault(z.enum(['on', 'off']), 'on').transform((value) => value === 'on'),
  /** Whether the API is described at /api/docs, to whoever reaches it. Default `on`, in production `off`. */
  API_DOCS: onOrOff,
  /** Whether /metrics shows Prometheus figures, to whoever reaches it. Default `on`, in production `off`. */
  METRICS: onOrOff,
  /** Whether /readyz says that the database takes writes. Default `on`. */
  READYZ: withDefault(z.enum(['on', 'off']), 'on').transform((value) => value === 'on'),
  /**
   * For how many seconds requests are still served after SIGTERM, while /readyz says 503, so that a load balancer sends no
   * more. Ctrl-C does not wait. Default 0, in production 5: with what follows, still within Docker's ten seconds.
   */
  DRAIN_SECONDS: optional(z.coerce.number('must be a number of seconds').int().min(0).max(600)),
  /** `off` switches rate limits off for load tests. Refused in production. */
  RATE_LIMITS: withDefault(z.enum(['on', 'off']), 'on').transform((value) => value === 'on'),
  /** `quick` hashes passwords at next to no cost, for tests that sign in many people. Refused in production. */
  PASSWORD_HASHING: withDefault(z.enum(['safe', 'quick']), 'safe'),
});

type Environment = z.output<typeof environment>;

/** The application's configuration: the variables under their own names, and values derived from them. */
export type Config = Environment & {
  isProduction: boolean;
  API_DOCS: boolean;
  METRICS: boolean;
  DEMO_SCREENS: boolean;
  DRAIN_SECONDS: number;
  /** Where a backup is made every night; null if none is. */
  backupFolder: string | null;
  /** The start of all links: PUBLIC_URL, or this computer's own address on a first run. */
  linkUrl: string;
  /** The path of PUBLIC_URL, such as `/charge`; else ''. */
  basePath: string;
};

/** An invalid configuration; the message names every wrong variable, and why. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

/** Groups of variables of which all or none must be set; the first one decides. */
const groups = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const;

type Variables = Record<string, string | undefined>;

/**
 * Reads the configuration; no other code takes settings from `process.env`.
 * @throws ConfigError
 */
export function readConfig(variables: Variables = process.env): Config {
  const misspelt = misspeltNames(Object.keys(variables));
  if (misspelt.length > 0) throw new ConfigError(sentence(misspelt));
  // Other programs know these in small letters.
  const { https_proxy: HTTPS_PROXY, no_proxy: NO_PROXY } = variables;
  const parsed = environment.safeParse(withFiles({ HTTPS_PROXY, NO_PROXY, ...variables }));
  if (!parsed.success) {
    throw new ConfigError(
      sentence(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${lower(message)}`)),
    );
  }
  const values = parsed.data;
  const problems = [
    ...incompleteGroups(values),
    ...plainAddresses(values),
    ...paymentProblems(values),
    ...databaseProblems(values),
    ...productionProblems(values),
  ];
  if (problems.length > 0) throw new ConfigError(sentence(problems));
  const isProduction = values.NODE_ENV === 'production';
  return {
    ...values,
    isProduction,
    API_DOCS: values.API_DOCS ?? !isProduction,
    METRICS: values.METRICS ?? !isProduction,
    DEMO_SCREENS: values.DEMO_SCREENS ?? !isProduction,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    backupFolder: values.BACKUP_DIR ?? (values.DATABASE_URL ? null : join(values.DATA_DIR, 'backups')),
    linkUrl: values.PUBLIC_URL ?? ownAddress(values),
    basePath: pathOf(values.PUBLIC_URL ?? ''),
  };
}

/** Shorter names are too near to those of other programs. */
const LONG_NAME = 6;
/** What other programs read is set beside ours. */
const KNOWN_ELSEWHERE = new Set(['HTTP_PROXY']);

/** Variables that are one letter away from one of ours: what they say would be overlooked. */
function misspeltNames(given: string[]): string[] {
  const ours = Object.keys(environment.shape).flatMap((name) => [name, `${name}_FILE`]);
  return given.flatMap((name) => {
    if (name.length < LONG_NAME || KNOWN_ELSEWHERE.has(name) || ours.includes(name)) return [];
    const meant = ours.find((known) => distance(name, known) === 1);
    return meant ? [`${name} is unknown (${meant} is meant?)`] : [];
  });
}

/** `X_FILE` names a file that holds the variable X, as vaults and orchestrators hand out secrets. */
function withFiles(variables: Variables): Variables {
  const named = Object.keys(environment.shape).filter((name) => variables[`${name}_FILE`]);
  const twice = named.filter((name) => variables[name]);
  if (twice.length > 0)
    throw new ConfigError(sentence(twice.map((name) => `${name} contradicts ${name}_FILE`)));
  return { ...variables, ...Object.fromEntries(named.map((name) => [name, contentOf(name, variables)])) };
}

function contentOf(name: string, variables: Variables): string {
  try {
    return readFileSync(variables[`${name}_FILE`]!, 'utf8').trimEnd();
  } catch (error) {
    throw new ConfigError(sentence([`${name}_FILE cannot be read (${systemReason(error)})`]), {
      cause: error,
    });
  }
}

function incompleteGroups(values: Environment): string[] {
  return groups.flatMap(([first, ...others]) =>
    others
      .filter((name) => values[first] && !values[name])
      .map((name) => `${name} is required with ${first}`),
  );
}

/**
 * An issuer decides who is signed in, and Stripe and Twilio get our secrets, so all require https, except on this
 * computer.
 */
function plainAddresses(values: Environment): string[] {
  return (['GOOGLE_ISSUER', 'APPLE_ISSUER', 'STRIPE_API_URL', 'TWILIO_API_URL'] as const)
    .filter((name) => {
      const { protocol, hostname } = new URL(values[name]);
      return protocol === 'http:' && (!isLoopback(hostname) || values.NODE_ENV === 'production');
    })
    .map((name) => `${name} must start with https://`);
}

/** Prevents anybody from believing that money moves when it does not, or the reverse. */
function paymentProblems({ PAYMENTS, STRIPE_SECRET_KEY, NODE_ENV }: Environment): string[] {
  if (PAYMENTS === 'sandbox' && STRIPE_SECRET_KEY) return ['PAYMENTS=sandbox contradicts STRIPE_SECRET_KEY'];
  if (PAYMENTS === 'stripe' && !STRIPE_SECRET_KEY) return ['PAYMENTS=stripe needs STRIPE_SECRET_KEY'];
  if (NODE_ENV === 'production' && !PAYMENTS && !STRIPE_SECRET_KEY)
    return ['STRIPE_SECRET_KEY is required in production, or PAYMENTS=sandbox to charge nobody'];
  return [];
}

function productionProblems(values: Environment): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!values.PUBLIC_URL) problems.push('PUBLIC_URL is required in production');
  if (values.CLOCK_START) problems.push('CLOCK_START is refused in production');
  if (!values.RATE_LIMITS) problems.push('RATE_LIMITS=off is refused in production');
  if (values.PASSWORD_HASHING === 'quick') problems.push('PASSWORD_HASHING=quick is refused in production');
  return problems;
}

/** What ends the address of a URL stands before the last @ and is no path behind a port. */
const PASSWORD_TO_ENCODE = /^\w+:\/\/[^/?#:@]+:(?:[^@]*#|(?!\d*[/?])[^@]*[/?]).*@/;

/** In production, what is sent to a database elsewhere must reach only that database, and cross the network encrypted. */
function databaseProblems({ DATABASE_URL, DATABASE_CA, DATABASE_INSECURE, NODE_ENV }: Environment): string[] {
  if (!DATABASE_URL) return [];
  if (PASSWORD_TO_ENCODE.test(DATABASE_URL))
    return ['DATABASE_URL has a password with #, / or ?, which a URL needs as %23, %2F or %3F'];
  try {
    const hosts = configOfEachHost({ connectionString: DATABASE_URL, certificateAuthority: DATABASE_CA });
    const clients = hosts.map((host) => new Client(host));
    if (NODE_ENV !== 'production' || DATABASE_INSECURE) return [];
    const isSafe = ({ host, ssl }: Client) => host.startsWith('/') || isLoopback(host) || isVerified(ssl);
    if (clients.every(isSafe)) return [];
  } catch (error) {
    // A file that it names cannot be read.
    return [`DATABASE_URL cannot be used (${(error as Error).message})`];
  }
  return [
    'DATABASE_URL needs sslmode=verify-full (or DATABASE_CA), or DATABASE_INSECURE=yes for a connection without TLS',
  ];
}

const isVerified = (ssl: boolean | ConnectionOptions): boolean =>
  typeof ssl === 'object' ? ssl.rejectUnauthorized !== false : ssl;

function ownAddress({ HOST, PORT }: Environment): string {
  const isEveryInterface = HOST === '0.0.0.0' || HOST === '::';
  const name = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${isEveryInterface ? 'localhost' : name}:${PORT}`;
}

/** '' or `/charge`, as it is written. */
const pathOf = (publicUrl: string): string => /^https?:\/\/[^/?#]*(.*)$/i.exec(publicUrl)?.[1] ?? '';

/** The first parts of our own addresses: below such a path, nobody could tell whether the proxy has taken it off. */
const OWN_PARTS = new Set(
  [
    '/api',
    '/assets',
    '/pages',
    '/dev',
    '/healthz',
    '/readyz',
    '/metrics',
    ...Object.values(SCREEN_PATHS),
    ...Object.values(MOVED_PATHS),
  ].map((path) => path.split('/')[1]),
);

/** The path is written into pages as it is. */
function isServableBelow(publicUrl: string): boolean {
  const path = pathOf(publicUrl);
  return /^(?:\/[\w~-][\w.~-]*)*$/.test(path) && !(path !== '' && OWN_PARTS.has(path.split('/')[1]));
}

const sentence = (problems: string[]) => `The configuration cannot be used: ${problems.join('; ')}.`;
function isEllipticKey(pem: string): boolean {
  try {
    return pem.includes('BEGIN PRIVATE KEY') && createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

const lower = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
