import {
  beginSecondFactor,
  changeOperatorPassword,
  confirmSecondFactor,
  initializeOperator,
  listOperatorLog,
  operatorSignIn,
  readInitialization,
  readOperator,
  type RouteArguments,
} from '@chargerota/contract';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type CallAs, type TestApp } from '../../../../testing/build-test-app.ts';
import { hashLinkToken } from '../../../platform/tokens.ts';
import { operators, operatorLogEntries } from '../tables.ts';
import { initialize as carryOut } from './initialize.ts';
import { offerSetup } from './offer-setup.ts';
import { addPrintedToken } from './setup-token-store.ts';
import { makeSetupLink } from './setup-token.ts';

const CONFIGURED = 'configured-setup-token';
const CALLERS = 20;

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

const withToken = () => buildTestApp({ beside: t, config: { OPERATOR_SETUP_TOKEN: CONFIGURED } });
const printedToken = async () =>
  new URL((await makeSetupLink(t.deps)) ?? 'none:').hash.replace('#token=', '');
const initialize = (body?: RouteArguments<typeof initializeOperator>['body'], as: CallAs = {}, on = t) =>
  on.call(initializeOperator, body ? { body } : {}, as);
const signIn = (password: string, code?: string, username = 'admin') =>
  t.call(operatorSignIn, { body: { username, password, ...(code && { code }) } });
const state = async (as: CallAs = {}) => (await t.call(readInitialization, {}, as)).body;
const accounts = () => t.database.drizzle.select().from(operators);

describe('the first time', () => {
  test('the printed link creates the account, once, and nobody without it changes anything', async () => {
    expect(await state()).toEqual({ isInitialized: false, isSignedIn: false, takesSetupToken: false });
    expect((await initialize()).body.code).toBe('setup_token_required');
    const token = await printedToken();
    // Another instance, or a restart, prints another; both work.
    const other = await printedToken();
    expect(await state()).toMatchObject({ takesSetupToken: true });
    expect((await initialize({ setupToken: 'guessed' })).body.code).toBe('setup_token_invalid');
    expect(await accounts()).toEqual([]);

    const { status, body } = await initialize({ setupToken: token });
    expect([status, body.username]).toEqual([200, 'admin']);
    expect(await state()).toEqual({ isInitialized: true, isSignedIn: false, takesSetupToken: false });
    expect(await makeSetupLink(t.deps)).toBeNull();
    const before = await accounts();
    for (const again of [undefined, { setupToken: token }, { setupToken: other, reset: true }])
      expect((await initialize(again)).status).toBe(403);
    expect(await accounts()).toEqual(before);
    expect((await signIn(body.password)).status).toBe(200);
  });

  test('the printed link works for a day', async () => {
    const setupToken = await printedToken();
    const end = t.clock.advance(24 * 3_600_000);
    expect((await initialize({ setupToken })).body.code).toBe('setup_token_invalid');
    expect(await state()).toMatchObject({ takesSetupToken: false });
    t.clock.set(new Date(end.getTime() - 1));
    expect((await initialize({ setupToken })).status).toBe(200);
  });

  test('a log names only the file of the link, which its owner alone can read, and which goes when the link is used', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'chargerota-setup-'));
    const file = join(DATA_DIR, 'operator-setup-link');
    const on = await buildTestApp({ beside: t, config: { DATA_DIR } });
    try {
      // As somebody could prepare it, who would like to read the link.
      await writeFile(file, '', { mode: 0o666 });
      expect(await offerSetup(on.deps, { isTerminal: false })).toBe(
        `There is no operator account yet. The link that creates it, once and within a day, is in ${file}`,
      );
      expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
      const setupToken = new URL(await readFile(file, 'utf8')).hash.replace('#token=', '');
      expect((await initialize({ setupToken }, {}, on)).status).toBe(200);
      expect(await readdir(DATA_DIR)).toEqual([]);
      expect(await offerSetup(on.deps, { isTerminal: false })).toBeNull();
    } finally {
      await on.close();
      await rm(DATA_DIR, { recursive: true });
    }
  });

  test('only a terminal shows the link, and without a folder to write to a log says what to do', async () => {
    const link = /\/init-admin#token=[\w-]{43}$/;
    expect(await offerSetup(t.deps, { isTerminal: true })).toMatch(link);
    const on = await buildTestApp({ beside: t, config: { DATA_DIR: '/dev/null/data' } });
    const said = await offerSetup(on.deps, { isTerminal: false });
    await on.close();
    expect(said).not.toMatch(link);
    expect(said).toContain(
      'cannot be written to /dev/null/data/operator-setup-link (not a directory, ENOTDIR): let the application write to DATA_DIR, or set OPERATOR_SETUP_TOKEN',
    );
  });

  test('the account has the name that was chosen, and the configured token resets it by that name', async () => {
    const setupToken = await printedToken();
    for (const username of ['', 'ada lovelace', 'ada@example.org', 'x'.repeat(61)])
      expect((await initialize({ setupToken, username })).status).toBe(422);
    // Two languages disagree about this capital's small letter, and so do JavaScript and PostgreSQL.
    const { body } = await initialize({ setupToken, username: ' Zoë.İl ' });
    for (const typed of ['Zoë.İl', 'zoË.İL'])
      expect((await signIn(body.password, undefined, typed)).body.username).toBe('Zoë.İl');
    const on = await withToken();
    const reset = await initialize({ setupToken: CONFIGURED, username: 'somebody' }, {}, on);
    expect(reset.body.username).toBe('Zoë.İl');
    expect(await accounts()).toHaveLength(1);
    await on.close();
  });

  test('of 20 callers with the printed link one gets an account, and the password that it was told works', async () => {
    const setupToken = await printedToken();
    const instances = [await withToken(), await withToken()];
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, index) => initialize({ setupToken }, {}, instances[index % 2])),
    );
    const successes = answers.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
    expect((await signIn(successes[0]!.body.password)).status).toBe(200);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  test('of 20 callers with the configured token, none of whom found an account, one gets it, whatever names they choose, and its password works', async () => {
    const instances = [await withToken(), await withToken()];
    // Each starts where the route has read that there is no account: over HTTP the last could arrive after the first
    // was answered, and would then rightly reset what it found.
    const answers = await Promise.allSettled(
      Array.from({ length: CALLERS }, (_, index) =>
        carryOut(
          instances[index % 2]!.deps,
          { existing: null, signedIn: null },
          { setupToken: CONFIGURED, username: `operator-${index}` },
        ),
      ),
    );
    const successes = answers.filter((answer) => answer.status === 'fulfilled');
    expect(successes).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
    const { username, password } = successes[0]!.value;
    expect((await signIn(password, undefined, username)).status).toBe(200);
    await Promise.all(instances.map((instance) => instance.close()));
  });
});

describe('later', () => {
  const create = async () => (await initialize({ setupToken: await printedToken() })).body.password;

  /** Creates the account and sets it up, as its operator does. */
  async function setUp() {
    const given = await create();
    const { operator: first } = await signIn(given);
    const password = 'Copper lantern 7';
    const changed = await t.call(
      changeOperatorPassword,
      { body: { currentPassword: given, newPassword: password } },
      { operator: first },
    );
    const as = { operator: changed.operator };
    const { secret } = (await t.call(beginSecondFactor, { body: { password } }, as)).body;
    const { operator } = await t.call(confirmSecondFactor, { body: { code: codeOf(secret) } }, as);
    t.clock.set(new Date(t.clock.now().getTime() + 60_000));
    return { given, password, operator: operator!, secret };
  }
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });

  test('a generated password, and an account without second factor, only let in to be replaced', async () => {
    const given = await create();
    const { operator, body } = await signIn(given);
    expect(body).toMatchObject({ mustChangePassword: true, hasSecondFactor: false });
    expect((await t.call(listOperatorLog, { query: {} }, { operator })).status).toBe(403);
    expect(await state({ operator })).toMatchObject({ isSignedIn: false });
    const proof = { password: given, code: '000000' };
    expect((await initialize({ proof }, { operator })).body.code).toBe('setup_token_required');
    const keep = await t.call(
      changeOperatorPassword,
      { body: { currentPassword: given, newPassword: given } },
      { operator },
    );
    expect(keep.status).toBe(422);
  });

  test('the signed-in operator gets a new password by the present one and a code, which ends the sessions and keeps the second factor', async () => {
    const { password, operator, secret } = await setUp();
    expect(await state({ operator })).toMatchObject({ isSignedIn: true });
    expect((await initialize({}, { operator })).body.code).toBe('operator_proof_required');
    const prove = (proof: { password: string; code: string }) => initialize({ proof }, { operator });
    expect((await prove({ password: 'wrong', code: codeOf(secret) })).body.code).toBe(
      'current_password_wrong',
    );
    expect((await prove({ password, code: '000000' })).body.code).toBe('second_factor_wrong');

    const { status, body } = await prove({ password, code: codeOf(secret) });
    expect([status, body.secondFactorEnded]).toEqual([200, false]);
    expect((await t.call(readOperator, {}, { operator })).status).toBe(401);
    expect((await signIn(password)).body.code).toBe('operator_credentials_invalid');
    expect((await signIn(body.password)).body.code).toBe('second_factor_required');
    t.clock.set(new Date(t.clock.now().getTime() + 60_000));
    const again = await signIn(body.password, codeOf(secret));
    expect(again.body).toMatchObject({ mustChangePassword: true, hasSecondFactor: true });
  });

  test('the configured token lets in an operator who has lost password and second factor, unless an account is to be created', async () => {
    const { password, operator } = await setUp();
    const on = await withToken();
    const onlyCreate = { setupToken: CONFIGURED, reset: false };
    expect((await initialize(onlyCreate, {}, on)).body.code).toBe('operator_exists');
    expect((await t.call(readOperator, {}, { operator })).status).toBe(200);
    const { body } = await initialize({ setupToken: CONFIGURED }, {}, on);
    expect(body.secondFactorEnded).toBe(true);
    expect((await t.call(readOperator, {}, { operator })).status).toBe(401);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(body.password)).body).toMatchObject({ mustChangePassword: true });
    const log = await t.database.drizzle.select().from(operatorLogEntries).orderBy(operatorLogEntries.id);
    expect(log.map(({ act, operatorName }) => [act, operatorName])).toEqual([
      ['operator.initialized', 'Setup token'],
      ['operator.signed_in', 'admin'],
      ['operator.password_changed', 'admin'],
      ['second_factor.switched_on', 'admin'],
      ['operator.credential_reset', 'Setup token'],
      ['operator.signed_in', 'admin'],
    ]);
    await on.close();
  });

  test('a link that was printed at the moment the account was created changes nothing', async () => {
    const password = await create();
    const setupToken = 'printed-by-another-instance';
    await addPrintedToken(t.database.drizzle, hashLinkToken(setupToken), t.clock.now());
    expect((await initialize({ setupToken, reset: true })).body.code).toBe('setup_token_invalid');
    expect((await signIn(password)).status).toBe(200);
  });

  test('of 20 resets by the operator at once, with one code, one succeeds', async () => {
    const { password, operator, secret } = await setUp();
    const proof = { password, code: codeOf(secret) };
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, () => initialize({ proof }, { operator })),
    );
    const successes = answers.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    t.clock.set(new Date(t.clock.now().getTime() + 60_000));
    expect((await signIn(successes[0]!.body.password, codeOf(secret))).status).toBe(200);
  });
});
