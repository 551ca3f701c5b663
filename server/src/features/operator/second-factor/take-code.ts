import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { takeTotpStep, type OperatorRow } from '../account-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { isAppCode, plainCode, stepOfCode } from './codes.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-code-store.ts';

const secondFactorWrong = (): DomainError => new DomainError('second_factor_wrong');

/**
 * Uses up a code if the operator has a second factor.
 * @throws DomainError second_factor_required, second_factor_wrong
 */
export async function takeCodeIfOn(
  tx: Tx,
  operator: OperatorRow,
  given: string | undefined,
  now: Date,
): Promise<void> {
  if (operator.totpSecret === null) return;
  if (given === undefined) throw new DomainError('second_factor_required');
  await takeCode(tx, operator, given, now);
}

/**
 * Uses up a code of the operator's app, or one of their recovery codes, which is logged.
 * @throws DomainError second_factor_wrong
 */
export async function takeCode(
  tx: Tx,
  { id, username, totpSecret }: OperatorRow,
  given: string,
  now: Date,
): Promise<void> {
  const code = plainCode(given);
  if (isAppCode(code)) {
    const step = totpSecret === null ? null : stepOfCode(totpSecret, code, now);
    if (step === null || !(await takeTotpStep(tx, id, step))) throw secondFactorWrong();
    return;
  }
  if (!(await takeRecoveryCode(tx, id, { code, now }))) throw secondFactorWrong();
  await recordOperatorAct(
    tx,
    { operatorId: id },
    {
      act: 'second_factor.recovery_code_used',
      subject: { id, label: username },
      facts: { left: await countRecoveryCodes(tx, id) },
    },
    now,
  );
}
