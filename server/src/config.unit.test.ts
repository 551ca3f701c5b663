import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('a first run needs no configuration and is reachable from this computer alone', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'development',
    isProduction: false,
    HOST: '127.0.0.1',
    PORT: 3000,
    linkUrl: 'http://127.0.0.1:3000',
    TRUST_PROXY: false,
    RATE_LIMITS: true,
    KEEP_RESERVATIONS_DAYS: 730,
    DRAIN_SECONDS: 0,
  });
});

test('every variable that is wrong is named in one sentence', () => {
  const variables = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    RATE_LIMITS: 'no',
    KEEP_RESERVATIONS_DAYS: '30',
    CLOCK_START: 'yesterday',
  };
  expect(() => readConfig(variables)).toThrow(
    /^The configuration cannot be used: PORT .+; DATABASE_URL must be a URL .+; KEEP_RESERVATIONS_DAYS must be 0 .+; CLOCK_START must be an instant .+; RATE_LIMITS .+\.$/,
  );
});

test('production demands PUBLIC_URL and refuses a shifted clock and switched-off rate limits', () => {
  const variables = {
    NODE_ENV: 'production',
    CLOCK_START: '2026-03-02T08:00:00Z',
    RATE_LIMITS: 'off',
    PASSWORD_HASHING: 'quick',
  };
  expect(() => readConfig(variables)).toThrow(
    /PUBLIC_URL is required.*CLOCK_START is refused.*RATE_LIMITS=off is refused.*PASSWORD_HASHING=quick is refused/,
  );
  const usable = { NODE_ENV: 'production', PUBLIC_URL: 'https://charge.example/', PAYMENTS: 'sandbox' };
  expect(readConfig(usable)).toMatchObject({ linkUrl: 'https://charge.example', DRAIN_SECONDS: 5 });
});

test('PUBLIC_URL may have a path, but none that cannot be told from our own addresses', () => {
  const read = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL });
  expect(read('https://example.org/charge/')).toMatchObject({
    linkUrl: 'https://example.org/charge',
    basePath: '/charge',
  });
  expect(read('https://example.org/office/charge-1.0').basePath).toBe('/office/charge-1.0');
  expect([read('https://example.org/').basePath, readConfig({}).basePath]).toEqual(['', '']);
  for (const path of [
    '/api',
    '/c/charge',
    '/organization',
    '/home',
    '/a/../b',
    '/a"b',
    '/a b',
    '/?a',
    '/a#b',
    '//a',
  ])
    expect(() => read(`https://example.org${path}`), path).toThrow('PUBLIC_URL must be like');
});

test('production reaches a database elsewhere by TLS, unless it is told otherwise', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://charge.example', PAYMENTS: 'sandbox' };
  const refusal = (url: string, more = {}) => {
    try {
      readConfig({ ...production, DATABASE_URL: url, ...more });
      return null;
    } catch (error) {
      return String(error);
    }
  };
  for (const plain of [
    'postgres://u:p@db.example/x',
    'postgres://u:p@10.0.0.4/x?sslmode=disable',
    // Encrypted, but by whoever answers.
    'postgres://u:p@10.0.0.4/x?sslmode=no-verify',
    // One of several hosts is elsewhere.
    'postgres://u:p@127.0.0.1:5432,db.example/x',
  ])
    expect(refusal(plain)).toMatch(
      'DATABASE_URL needs sslmode=verify-full (or DATABASE_CA), or DATABASE_INSECURE=yes',
    );
  for (const safe of [
    'postgres://u:p@db.example/x?sslmode=verify-full',
    'postgres://u:p@one.example,two.example:5433/x?sslmode=verify-full&target_session_attrs=read-write',
    'postgres://u:p@127.0.0.1/x',
    'postgresql://u:p@/x?host=/var/run/postgresql',
  ])
    expect(refusal(safe)).toBeNull();
  expect(refusal('postgres://u:p@db.example/x', { DATABASE_INSECURE: 'yes' })).toBeNull();
  expect(refusal('postgres://u:p@one,two/x?sslmode=verify-full&target_session_attrs=any')).toMatch(
    'target_session_attrs=any is not served: ChargeRota needs the host that takes writes',
  );
  expect(refusal('postgres://u:p@db.example/x?sslmode=verify-full&sslrootcert=/no/such.pem')).toBe(
    "ConfigError: The configuration cannot be used: DATABASE_URL cannot be used (ENOENT: no such file or directory, open '/no/such.pem').",
  );
});

test.each([
  ['postgresql://u:pa%23ss@db:5432/x', null],
  ['postgresql://u:p@db:5432/x?options=a@b', null],
  ['postgresql://db:5432/x?options=a@b', null],
  ['postgresql:///x?host=/var/run/postgresql&application_name=a@b', null],
  ['postgresql://u:pa#ss@db/x', 'needs as %23'],
  ['postgresql://u:pa/ss@db/x', 'needs as %23'],
  ['postgresql://u:12?ss@db/x', null],
  ['postgresql://u:a?ss@db/x', 'needs as %23'],
])('of %s it is said whether its password has to be encoded', (url, said) => {
  const read = () => readConfig({ DATABASE_URL: url });
  if (said) expect(read).toThrow(said);
  else expect(read).not.toThrow(said ?? 'needs as');
});

test('a variable that is one letter away from a known one is refused, since what it says would be overlooked', () => {
  expect(() => readConfig({ DATABSE_URL: 'x', SMTP_URLS: 'y' })).toThrow(
    'DATABSE_URL is unknown (DATABASE_URL is meant?); SMTP_URLS is unknown (SMTP_URL is meant?)',
  );
  expect(() =>
    readConfig({ POST: 'x', HOSTS: 'y', SMTP_URL_FILES: 'z', PATH: '/bin', HTTP_PROXY: 'p' }),
  ).toThrow('cannot be used: SMTP_URL_FILES is unknown (SMTP_URL_FILE is meant?).');
});

test('TRUST_PROXY is a yes, a no, or addresses of proxies; whatever else is refused in one sentence', () => {
  const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).TRUST_PROXY;
  expect([read(''), read('false'), read('true')]).toEqual([false, false, true]);
  expect(read('10.0.0.4, 10.1.0.0/16,fd00::/8,loopback')).toEqual([
    '10.0.0.4',
    '10.1.0.0/16',
    'fd00::/8',
    'loopback',
  ]);
  for (const wrong of [
    'yes',
    'True',
    '1',
    'proxy.internal',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.4,',
    '0.0.0.0/0',
  ])
    expect(() => read(wrong), wrong).toThrow(
      'The configuration cannot be used: TRUST_PROXY must be true, false, or the addresses of your proxies, such as 10.0.0.4,10.1.0.0/16 or loopback.',
    );
});

test('a variable can be read from a file, which is how vaults hand out secrets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-config-'));
  const file = join(folder, 'setup-token');
  try {
    await writeFile(file, 'a long enough token\n');
    expect(readConfig({ OPERATOR_SETUP_TOKEN_FILE: file }).OPERATOR_SETUP_TOKEN).toBe('a long enough token');
    const both = { OPERATOR_SETUP_TOKEN_FILE: file, OPERATOR_SETUP_TOKEN: 'another one that is long' };
    expect(() => readConfig(both)).toThrow('OPERATOR_SETUP_TOKEN contradicts OPERATOR_SETUP_TOKEN_FILE');
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      'SMTP_URL_FILE cannot be read (no such file or directory, ENOENT)',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('production uses the payment sandbox only if it is configured explicitly', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://charge.example' };
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
  expect(() => readConfig(production)).toThrow('STRIPE_SECRET_KEY is required in production');
  expect(() => readConfig({ ...stripe, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS=sandbox contradicts');
  expect(readConfig({ ...production, ...stripe })).toMatchObject({
    STRIPE_API_URL: 'https://api.stripe.com',
  });
});

test('the variables of an outside service must be set together, and an empty one counts as unset', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    'MAIL_FROM is required with SMTP_URL',
  );
  expect(() => readConfig({ PAYMENTS: 'stripe' })).toThrow('PAYMENTS=stripe needs STRIPE_SECRET_KEY');
  const { SMTP_URL, PORT } = readConfig({ SMTP_URL: '', PORT: '' });
  expect({ SMTP_URL, PORT }).toEqual({ SMTP_URL: undefined, PORT: 3000 });
});

test('identity providers, Stripe and Twilio must use https, except for tests on this computer', () => {
  const local = {
    GOOGLE_ISSUER: 'http://127.0.0.1:4000',
    APPLE_ISSUER: 'http://localhost:4001',
    TWILIO_API_URL: 'http://127.0.0.1:4002',
  };
  expect(readConfig(local)).toMatchObject(local);
  expect(() => readConfig({ GOOGLE_ISSUER: 'http://accounts.example' })).toThrow(
    'GOOGLE_ISSUER must start with https://',
  );
  expect(() => readConfig({ TWILIO_API_URL: 'http://twilio.example' })).toThrow(
    'TWILIO_API_URL must start with https://',
  );
  expect(() =>
    readConfig({ ...local, NODE_ENV: 'production', PUBLIC_URL: 'https://charge.example' }),
  ).toThrow(
    'GOOGLE_ISSUER must start with https://; APPLE_ISSUER must start with https://; TWILIO_API_URL must start with https://',
  );
});

test('Apple’s private key may have escaped line ends, and is refused if it is not a key', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(readConfig({ APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }).APPLE_PRIVATE_KEY).toBe(pem);
  expect(() => readConfig({ APPLE_PRIVATE_KEY: 'AuthKey_ABC.p8' })).toThrow(
    'APPLE_PRIVATE_KEY must be the private key that Apple gave out',
  );
});

test('the car’s sample screens are left out of production unless it asks for them', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://rota.example', PAYMENTS: 'sandbox' };
  const shows = (variables: Record<string, string>) => readConfig(variables).DEMO_SCREENS;
  expect([shows({}), shows({ DEMO_SCREENS: 'off' }), shows(production)]).toEqual([true, false, false]);
  expect(shows({ ...production, DEMO_SCREENS: 'on' })).toBe(true);
});
