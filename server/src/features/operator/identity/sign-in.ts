import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  createSession,
  destroyOperatorSession,
  type SignedInBy,
} from '../../../platform/sessions/sessions.ts';
import { lockOperator, updateOperator, type OperatorRow } from '../account-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { takeCodeIfOn } from '../second-factor/take-code.ts';
import { forgetMistakes, limitCode, limitPassword, type SignInPlace } from './limit-sign-in.ts';

type Credentials = { password: string; code?: string | undefined };
type Browser = Pick<SignedInBy, 'userAgent'> & { cookie: string | undefined };

/**
 * Signs an operator in, with a code once they have a second factor. The answer and its time are the same whether or not
 * there is such an account. The operator's session that the browser had before ends.
 * @throws DomainError operator_credentials_invalid, second_factor_required, second_factor_wrong, rate_limited
 */
export async function signInOperator(
  deps: AppDeps,
  found: OperatorRow | null,
  { password, code }: Credentials,
  place: SignInPlace,
  browser: Browser,
): Promise<{ operator: OperatorRow; cookieValue: string }> {
  const turn = await limitPassword(deps, place);
  const matches = await deps.passwords.verifyOrDummy(found?.passwordHash ?? null, password, turn);
  if (!found || !matches) throw new DomainError('operator_credentials_invalid');
  if (found.totpSecret !== null && code !== undefined) await limitCode(deps, place);
  const signedIn = await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockOperator(tx, found.id);
    // A new password ends all sessions; none may begin with the old one afterwards.
    if (operator?.passwordHash !== found.passwordHash) throw new DomainError('operator_credentials_invalid');
    await takeCodeIfOn(tx, operator, code, now);
    await updateOperator(tx, operator.id, { lastLogin: now });
    await recordOperatorAct(
      tx,
      { operatorId: operator.id },
      {
        act: 'operator.signed_in',
        subject: { id: operator.id, label: operator.username },
        facts: { address: place.address },
      },
      now,
    );
    if (browser.cookie) await destroyOperatorSession(tx, browser.cookie);
    const by = { method: 'password' as const, userAgent: browser.userAgent };
    return { operator, ...(await createSession(tx, { operatorId: operator.id }, now, by)) };
  });
  await forgetMistakes(deps, place);
  return signedIn;
}
