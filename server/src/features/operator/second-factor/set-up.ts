import { renderSVG } from 'uqr';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { destroyOperatorSessions, replaceSessionCookie } from '../../../platform/sessions/sessions.ts';
import { lockOperator, updateOperator, type OperatorRow } from '../account-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { limitProof, lockProved, proveOperator } from '../prove-operator.ts';
import { newRecoveryCodes, newTotpSecret, plainCode, stepOfCode, totpUrl } from './codes.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { takeCode, takeCodeIfOn } from './take-code.ts';

/**
 * Makes a secret for an authenticator app. It is in force once one of its codes was confirmed; until then, beginning
 * again replaces it, and the app that was in use before stays so. That one's code is needed to begin another.
 * @throws DomainError current_password_wrong, second_factor_required, second_factor_wrong, rate_limited
 */
export async function beginSecondFactor(
  deps: AppDeps,
  scope: OperatorScope,
  { password, code }: { password: string; code?: string | undefined },
): Promise<{ secret: string; url: string; qrCode: string }> {
  const proved = await proveOperator(deps, scope, password, 'password');
  const secret = newTotpSecret();
  await inTransaction(deps.database, async (tx) => {
    const operator = await lockProved(tx, proved, 'password');
    await takeCodeIfOn(tx, operator, code, deps.clock.now());
    await updateOperator(tx, operator.id, { pendingTotpSecret: secret });
  });
  const url = totpUrl(secret, proved.username);
  const svg = renderSVG(url, { ecc: 'M', border: 2 });
  return { secret, url, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Puts the new app in force. The operator's other sessions end, and this one gets a new cookie: what was copied before
 * may do no more than before.
 * @throws DomainError second_factor_wrong, rate_limited, unauthenticated when the session ends meanwhile
 */
export async function confirmSecondFactor(
  deps: AppDeps,
  scope: OperatorScope,
  code: string,
): Promise<{ recoveryCodes: string[]; cookieValue: string }> {
  await limitProof(deps, scope);
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockSignedIn(tx, scope);
    const { pendingTotpSecret: secret } = operator;
    const step = secret === null ? null : stepOfCode(secret, plainCode(code), now);
    if (step === null) throw new DomainError('second_factor_wrong');
    await updateOperator(tx, operator.id, {
      totpSecret: secret,
      pendingTotpSecret: null,
      lastTotpStep: step,
    });
    const recoveryCodes = await giveRecoveryCodes(tx, operator.id);
    await destroyOperatorSessions(tx, operator.id, scope.sessionId);
    const session = await replaceSessionCookie(tx, scope.sessionId);
    if (!session) throw new DomainError('unauthenticated');
    const act = operator.totpSecret === null ? 'second_factor.switched_on' : 'second_factor.replaced';
    await recordOperatorAct(tx, scope, { act, subject: subjectOf(operator) }, now);
    return { recoveryCodes, ...session };
  });
}

/**
 * Makes new recovery codes in place of all earlier ones.
 * @throws DomainError second_factor_wrong, rate_limited
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
    await takeCode(tx, operator, code, now);
    const codes = await giveRecoveryCodes(tx, operator.id);
    const act = 'second_factor.recovery_codes_renewed';
    await recordOperatorAct(tx, scope, { act, subject: subjectOf(operator) }, now);
    return codes;
  });
}

export async function forgetSecondFactor(tx: Tx, id: string): Promise<void> {
  await updateOperator(tx, id, { totpSecret: null, pendingTotpSecret: null, lastTotpStep: null });
  await replaceRecoveryCodes(tx, id, []);
}

/** The codes are in the answer once; only their hashes are stored. */
async function giveRecoveryCodes(tx: Tx, id: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, id, codes);
  return codes;
}

async function lockSignedIn(tx: Tx, { operatorId }: OperatorScope): Promise<OperatorRow> {
  const operator = await lockOperator(tx, operatorId);
  if (!operator) throw new DomainError('unauthenticated');
  return operator;
}

const subjectOf = ({ id, username }: OperatorRow) => ({ id, label: username });
