import {
  beginSecondFactor,
  confirmSecondFactor,
  initializeOperator,
  operatorSignIn,
  readInitialization,
  readOperator,
} from '@chargerota/contract';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../../testing/booking-bench.ts';
import { buildTestApp, type CallAs, type TestApp } from '../../../../testing/build-test-app.ts';
import { hashLinkToken } from '../../../platform/link-token.ts';
import { resolveSession } from '../../../platform/sessions/resolve-session.ts';
import { developerAccounts, operatorLogEntries } from '../tables.ts';
import { findAccount, initialize as carryOut } from './initialize.ts';
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
const initialize = (body?: { setupToken?: string; reset?: boolean }, as: CallAs = {}, on = t) =>
  on.call(initializeOperator, body ? { body } : {}, as);
const signIn = (password: string, code?: string) =>
  t.call(operatorSignIn, { body: { username: 'admin', password, ...(code && { code }) } });
const state = async (as: CallAs = {}) => (await t.call(readInitialization, {}, as)).body;
const accounts = () => t.database.drizzle.select().from(developerAccounts);

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

  test('of 20 callers with the configured token, none of whom found an account, one gets it, and its password works', async () => {
    const instances = [await withToken(), await withToken()];
    // Each starts where the route has read that there is no account: over HTTP the last could arrive after the first
    // was answered, and would then rightly reset what it found.
    const answers = await Promise.allSettled(
      Array.from({ length: CALLERS }, (_, index) =>
        carryOut(instances[index % 2]!.deps, { existing: null, signedIn: null }, { setupToken: CONFIGURED }),
      ),
    );
    const successes = answers.filter((answer) => answer.status === 'fulfilled');
    expect(successes).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
    expect((await signIn(successes[0]!.value.password)).status).toBe(200);
    await Promise.all(instances.map((instance) => instance.close()));
  });
});

describe('later', () => {
  const create = async () => (await initialize({ setupToken: await printedToken() })).body.password;

  test('the signed-in operator gets a new password, which ends the sessions and keeps the second factor', async () => {
    const password = await create();
    const { operator } = await signIn(password);
    const { secret } = (await t.call(beginSecondFactor, { body: { password } }, { operator })).body;
    const code = () => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
    await t.call(confirmSecondFactor, { body: { code: code() } }, { operator });
    expect(await state({ operator })).toMatchObject({ isSignedIn: true });

    const { status, body } = await initialize(undefined, { operator });
    expect([status, body.secondFactorEnded]).toEqual([200, false]);
    expect((await t.call(readOperator, {}, { operator })).status).toBe(401);
    expect((await signIn(password)).body.code).toBe('operator_credentials_invalid');
    expect((await signIn(body.password)).body.code).toBe('second_factor_required');
    // With the same cookie again, as by a second press: nothing is changed.
    expect((await initialize(undefined, { operator })).body.code).toBe('setup_token_required');
    t.clock.set(new Date(t.clock.now().getTime() + 60_000));
    expect((await signIn(body.password, code())).status).toBe(200);
  });

  test('the configured token lets in an operator who has lost password and second factor, unless an account is to be created', async () => {
    const password = await create();
    const { operator } = await signIn(password);
    const { secret } = (await t.call(beginSecondFactor, { body: { password } }, { operator })).body;
    const code = new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
    await t.call(confirmSecondFactor, { body: { code } }, { operator });

    const on = await withToken();
    const onlyCreate = { setupToken: CONFIGURED, reset: false };
    expect((await initialize(onlyCreate, {}, on)).body.code).toBe('operator_exists');
    expect((await t.call(readOperator, {}, { operator })).status).toBe(200);
    const { body } = await initialize({ setupToken: CONFIGURED }, {}, on);
    expect(body.secondFactorEnded).toBe(true);
    expect((await t.call(readOperator, {}, { operator })).status).toBe(401);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(body.password)).status).toBe(200);
    const log = await t.database.drizzle.select().from(operatorLogEntries).orderBy(operatorLogEntries.id);
    expect(log.map(({ act, operatorName }) => [act, operatorName])).toEqual([
      ['operator.initialized', 'Setup token'],
      ['operator.signed_in', 'admin'],
      ['second_factor.switched_on', 'admin'],
      ['operator.credential_reset', 'Setup token'],
      ['operator.signed_in', 'admin'],
    ]);
    await on.close();
  });

  test('a link that was printed at the moment the account was created changes nothing', async () => {
    const password = await create();
    const setupToken = 'printed-by-another-instance';
    await addPrintedToken(t.database.drizzle, hashLinkToken(setupToken));
    expect((await initialize({ setupToken, reset: true })).body.code).toBe('setup_token_invalid');
    expect((await signIn(password)).status).toBe(200);
  });

  test('a request whose session has ended since it arrived resets nothing', async () => {
    const { operator = '' } = await signIn(await create());
    const now = t.clock.now();
    const found = await resolveSession(t.database.drizzle, operator, { now, organizationId: null });
    const session = { developerId: found!.developerId!, sessionId: found!.sessionId };
    const { body } = await initialize(undefined, { operator });
    const request = { existing: await findAccount(t.deps), signedIn: session };
    await expect(carryOut(t.deps, request, {})).rejects.toMatchObject({ code: 'setup_token_required' });
    expect((await signIn(body.password)).status).toBe(200);
  });

  test('of 20 resets by the operator at once one succeeds', async () => {
    const { operator } = await signIn(await create());
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, () => initialize(undefined, { operator })),
    );
    const successes = answers.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    expect(
      Object.keys(countStatuses(answers))
        .toSorted()
        .every((status) => ['200', '403', '409'].includes(status)),
    ).toBe(true);
    expect((await signIn(successes[0]!.body.password)).status).toBe(200);
  });
});
