import { errorMessage } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { findOperator, lockOperator, type OperatorRow } from './account-store.ts';
import { OPERATOR_LIMITS } from './limits.ts';
import { takeCode } from './second-factor/take-code.ts';

/** The field of the request that has the password. */
type Field = 'password' | 'currentPassword' | 'proof.password';

/** The password, and a code of the app or a recovery code. */
export type Proof = { password: string; code: string };

/** @throws DomainError rate_limited */
export const limitProof = (deps: AppDeps, { operatorId }: OperatorScope): Promise<void> =>
  limitAttempts(deps, OPERATOR_LIMITS.proveByAccount, operatorId);

/**
 * Checks that whoever uses the session also knows the operator's password; limited like signing in.
 * @throws DomainError current_password_wrong, rate_limited
 */
export async function proveOperator(
  deps: AppDeps,
  scope: OperatorScope,
  password: string,
  field: Field,
): Promise<OperatorRow> {
  await limitProof(deps, scope);
  const operator = await findOperator(deps.database.drizzle, scope.operatorId);
  const matches = await deps.passwords.verifyOrDummy(operator?.passwordHash ?? null, password);
  if (!operator || !matches) throw passwordWrong(field);
  return operator;
}

/**
 * Locks the account that was proved.
 * @throws DomainError current_password_wrong if it has got another password since
 */
export async function lockProved(
  tx: Tx,
  { id, passwordHash }: OperatorRow,
  field: Field,
): Promise<OperatorRow> {
  const operator = await lockOperator(tx, id);
  if (operator?.passwordHash !== passwordHash) throw passwordWrong(field);
  return operator;
}

/**
 * Checks a {@link Proof}, for what a copy of the operator's cookie must not be enough for. The password is checked at
 * once, the code by the returned function, in the transaction that does it: it locks the account and uses the code up.
 * @throws DomainError operator_proof_required, current_password_wrong, second_factor_wrong, rate_limited
 */
export async function proveByCode(
  deps: AppDeps,
  scope: OperatorScope,
  proof: Proof | undefined,
): Promise<(tx: Tx, now: Date) => Promise<OperatorRow>> {
  if (!proof) throw new DomainError('operator_proof_required');
  const proved = await proveOperator(deps, scope, proof.password, 'proof.password');
  return async (tx, now) => {
    const operator = await lockProved(tx, proved, 'proof.password');
    await takeCode(tx, operator, proof.code, now);
    return operator;
  };
}

const passwordWrong = (path: Field): DomainError =>
  new DomainError('current_password_wrong', [
    { code: 'invalid', path, message: errorMessage('current_password_wrong') },
  ]);
