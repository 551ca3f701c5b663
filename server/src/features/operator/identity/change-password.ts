import { m } from '@chargerota/messages';
import type { changeOperatorPassword, RouteInput } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { destroyOperatorSessions, replaceSessionCookie } from '../../../platform/sessions/sessions.ts';
import { refuseWeakPassword } from '../../accounts/passwords/set-password.ts';
import { updateOperator, type OperatorRow } from '../account-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { lockProved, proveOperator } from '../prove-operator.ts';

/**
 * Changes the operator's password. Their other sessions end, and this one gets a new cookie.
 * @throws DomainError current_password_wrong, rate_limited, invalid_input, unauthenticated when the session ends meanwhile
 */
export async function changeOwnPassword(
  deps: AppDeps,
  scope: OperatorScope,
  { currentPassword, newPassword }: RouteInput<typeof changeOperatorPassword>['body'],
): Promise<{ operator: OperatorRow; cookieValue: string }> {
  const proved = await proveOperator(deps, scope, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) {
    throw invalidInput('newPassword', m.sentOperator.pleaseChooseAPasswordThat);
  }
  await refuseWeakPassword(newPassword, { about: [proved.email, proved.username], path: 'newPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);
  return inTransaction(deps.database, async (tx) => {
    const operator = await lockProved(tx, proved, 'currentPassword');
    // A second factor that was begun with the old password is begun again with the new one.
    const changes = { passwordHash, mustChangePassword: false, pendingTotpSecret: null };
    await updateOperator(tx, operator.id, changes);
    await destroyOperatorSessions(tx, operator.id, scope.sessionId);
    const session = await replaceSessionCookie(tx, scope.sessionId);
    if (!session) throw new DomainError('unauthenticated');
    const subject = { id: operator.id, label: operator.username };
    await recordOperatorAct(tx, scope, { act: 'operator.password_changed', subject }, deps.clock.now());
    return { operator: { ...operator, ...changes }, ...session };
  });
}
