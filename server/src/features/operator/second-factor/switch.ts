import { renderSVG } from 'uqr';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { destroyOperatorSessions } from '../../../platform/sessions/sessions.ts';
import { lockOperator, updateOperator, type OperatorRow } from '../account-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { limitProof, lockProved, proveOperator } from '../prove-operator.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, stepOfCode, totpUrl } from './codes.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { takeCode } from './take-code.ts';

/**
 * Makes a secret for an authenticator app. It is in force once one of its codes was confirmed; until then, beginning
 * again replaces it.
 * @throws DomainError current_password_wrong, second_factor_on, rate_limited
 */
export async function beginSecondFactor(
  deps: AppDeps,
  scope: OperatorScope,
  password: string,
): Promise<{ secret: string; url: string; qrCode: string }> {
  const proved = await proveOperator(deps, scope, password, 'password');
  const secret = newTotpSecret();
  await inTransaction(deps.database, async (tx) => {
    const operator = await lockProved(tx, proved, 'password');
    if (operator.totpSecret !== null) throw new DomainError('second_factor_on');
    await updateOperator(tx, operator.id, { pendingTotpSecret: secret });
  });
  const url = totpUrl(secret, proved.username);
  const svg = renderSVG(url, { ecc: 'M', border: 2 });
  return { secret, url, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Switches the second factor on. The operator's other sessions, which began without it, end.
 * @throws DomainError second_factor_wrong, second_factor_on, rate_limited
 */
export async function confirmSecondFactor(
  deps: AppDeps,
  scope: OperatorScope,
  code: string,
): Promise<string[]> {
  await limitProof(deps, scope);
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockSignedIn(tx, scope);
    if (operator.totpSecret !== null) throw new DomainError('second_factor_on');
    const { pendingTotpSecret: secret } = operator;
    const step = secret === null ? null : stepOfCode(secret, code.replaceAll(/\s/g, ''), now);
    if (step === null) throw new DomainError('second_factor_wrong');
    await updateOperator(tx, operator.id, {
      totpSecret: secret,
      pendingTotpSecret: null,
      lastTotpStep: step,
    });
    const codes = await giveRecoveryCodes(tx, operator.id);
    await destroyOperatorSessions(tx, operator.id, scope.sessionId);
    await recordOperatorAct(
      tx,
      scope,
      { act: 'second_factor.switched_on', subject: subjectOf(operator) },
      now,
    );
    return codes;
  });
}

/**
 * Makes new recovery codes in place of all earlier ones.
 * @throws DomainError second_factor_wrong, second_factor_off, rate_limited
 */
export async function renewRecoveryCodes(
  deps: AppDeps,
  scope: OperatorScope,
  code: string,
): Promise<string[]> {
  await limitProof(deps, scope);
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockSignedIn(tx, scope);
    await takeCode(tx, requireOn(operator), code, now);
    const codes = await giveRecoveryCodes(tx, operator.id);
    const act = 'second_factor.recovery_codes_renewed';
    await recordOperatorAct(tx, scope, { act, subject: subjectOf(operator) }, now);
    return codes;
  });
}

/**
 * Switches the second factor off, which takes the password and a code.
 * @throws DomainError current_password_wrong, second_factor_wrong, second_factor_off, rate_limited
 */
export async function endSecondFactor(
  deps: AppDeps,
  scope: OperatorScope,
  { password, code }: { password: string; code: string },
): Promise<OperatorRow> {
  const proved = await proveOperator(deps, scope, password, 'password');
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockProved(tx, proved, 'password');
    await takeCode(tx, requireOn(operator), code, now);
    await forgetSecondFactor(tx, operator.id);
    await recordOperatorAct(
      tx,
      scope,
      { act: 'second_factor.switched_off', subject: subjectOf(operator) },
      now,
    );
    return { ...operator, totpSecret: null };
  });
}

export async function forgetSecondFactor(tx: Tx, id: string): Promise<void> {
  await updateOperator(tx, id, { totpSecret: null, pendingTotpSecret: null, lastTotpStep: null });
  await replaceRecoveryCodes(tx, id, []);
}

/** The codes are in the answer once; only their hashes are stored. */
async function giveRecoveryCodes(tx: Tx, id: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode));
  return codes;
}

async function lockSignedIn(tx: Tx, { developerId }: OperatorScope): Promise<OperatorRow> {
  const operator = await lockOperator(tx, developerId);
  if (!operator) throw new DomainError('unauthenticated');
  return operator;
}

function requireOn(operator: OperatorRow): OperatorRow & { totpSecret: string } {
  const { totpSecret } = operator;
  if (totpSecret === null) throw new DomainError('second_factor_off');
  return { ...operator, totpSecret };
}

const subjectOf = ({ id, username }: OperatorRow) => ({ id, label: username });
