import { m } from '@chargerota/messages';
import { randomInt } from 'node:crypto';
import type { initializeOperator, RouteInput, RouteResponse } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { destroyOperatorSessions } from '../../../platform/sessions/sessions.ts';
import { insertFirstOperator, lockOperator, updateOperator, type OperatorRow } from '../account-store.ts';
import type { Actor } from '../log-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { proveByCode } from '../prove-operator.ts';
import { forgetSecondFactor } from '../second-factor/set-up.ts';
import { forgetSetupFile } from './offer-setup.ts';
import { forgetPrintedTokens } from './setup-token-store.ts';
import { requireSetupToken, takeSetupToken } from './setup-token.ts';

const WITHOUT_SESSION = {
  get name() {
    return m.sentOperator.setupToken;
  },
};

type Asked = NonNullable<RouteInput<typeof initializeOperator>['body']>;
type Done = RouteResponse<typeof initializeOperator>;

/**
 * Creates the operator account, or gives it a new password: with the setup token, or as its signed-in operator, who
 * proves it by password and code (decision 0055). The password is in the answer only. `existing` is the first
 * account as it was when the request came: of several callers at once one succeeds, so every password that was answered
 * works.
 * @throws DomainError setup_token_required, setup_token_invalid, operator_exists, account_state, and those of proveByCode
 */
export async function initialize(
  deps: AppDeps,
  { existing, signedIn }: { existing: OperatorRow | null; signedIn: OperatorScope | null },
  { setupToken, username, reset = true, proof }: Asked,
): Promise<Done> {
  if (setupToken === undefined) {
    if (!signedIn) throw new DomainError('setup_token_required');
    return resetOwn(deps, signedIn, proof);
  }
  const kind = await requireSetupToken(deps, setupToken);
  if (!existing) return create(deps, setupToken, username);
  // A printed link is void once there is an account, also if it was stored only after that.
  if (kind === 'printed') throw new DomainError('setup_token_invalid');
  if (!reset) throw new DomainError('operator_exists');
  return resetLost(deps, existing);
}

async function create(deps: AppDeps, setupToken: string, username = 'admin'): Promise<Done> {
  const { password, passwordHash } = await newCredential(deps);
  const id = newId();
  await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    await takeSetupToken(deps, tx, setupToken);
    const email = `${username}@${new URL(deps.config.linkUrl).hostname}`;
    const account = { id, username, email, passwordHash, mustChangePassword: true, createdAt: now };
    if (!(await insertFirstOperator(tx, account))) throw new DomainError('operator_exists');
    await forgetPrintedTokens(tx);
    const subject = { id, label: username };
    await recordOperatorAct(tx, WITHOUT_SESSION, { act: 'operator.initialized', subject }, now);
  });
  await forgetSetupFile(deps);
  return {
    message: m.sentOperator.theOperatorAccountWasCreated,
    username,
    password,
    secondFactorEnded: false,
  };
}

/** The second factor stays. */
async function resetOwn(deps: AppDeps, scope: OperatorScope, proof: Asked['proof']): Promise<Done> {
  const takeProof = await proveByCode(deps, scope, proof);
  const { password, passwordHash } = await newCredential(deps);
  const { username } = await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await takeProof(tx, now);
    await replaceCredential(tx, operator, { passwordHash, by: scope, secondFactorEnded: false, now });
    return operator;
  });
  return { message: RESET(), username, password, secondFactorEnded: false };
}

/** Whoever has the setup token may have lost the second factor too, which ends. */
async function resetLost(deps: AppDeps, existing: OperatorRow): Promise<Done> {
  const { password, passwordHash } = await newCredential(deps);
  const secondFactorEnded = await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockOperator(tx, existing.id);
    // Another reset, or the operator's own change, came first: its password must stay.
    if (operator?.passwordHash !== existing.passwordHash) throw new DomainError('account_state');
    const hadSecondFactor = operator.totpSecret !== null;
    await forgetSecondFactor(tx, operator.id);
    await replaceCredential(tx, operator, {
      passwordHash,
      by: WITHOUT_SESSION,
      secondFactorEnded: hadSecondFactor,
      now,
    });
    return hadSecondFactor;
  });
  return { message: RESET(), username: existing.username, password, secondFactorEnded };
}

const RESET = () => m.sentOperator.theOperatorAccountHasA;

type NewCredential = { passwordHash: string; by: Actor; secondFactorEnded: boolean; now: Date };

async function replaceCredential(
  tx: Tx,
  { id, username }: OperatorRow,
  { passwordHash, by, secondFactorEnded, now }: NewCredential,
): Promise<void> {
  await updateOperator(tx, id, { passwordHash, mustChangePassword: true, pendingTotpSecret: null });
  await destroyOperatorSessions(tx, id);
  const subject = { id, label: username };
  await recordOperatorAct(
    tx,
    by,
    { act: 'operator.credential_reset', subject, facts: { secondFactorEnded } },
    now,
  );
}

async function newCredential({ passwords }: AppDeps) {
  const password = newReadablePassword();
  return { password, passwordHash: await passwords.hash(password) };
}

/** No letters or digits that are mistaken for each other, and no vowels that could form words. */
const UPPER = 'BCDFGHJKMNPQRSTVWXZ';
const LOWER = 'bcdfghjkmnpqrstvwxz';
const DIGITS = '23456789';
const GROUPS = 9;

const one = (letters: string): string => letters[randomInt(letters.length)] ?? '';

/** A password that can be read out and typed: nine groups such as `Kt7v`, 141 bits. */
const newReadablePassword = (): string =>
  Array.from({ length: GROUPS }, () => one(UPPER) + one(LOWER) + one(DIGITS) + one(LOWER)).join('-');
