import { m } from '@chargerota/messages';
import type { changePassword as changePasswordRoute, RouteInput } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { destroyUserSessions, replaceSessionCookie } from '../../../platform/sessions/sessions.ts';
import { lockAccount } from '../store.ts';
import { currentPasswordWrong, provePassword } from './prove-password.ts';
import { refuseWeakPassword, setPassword } from './set-password.ts';

/**
 * Changes one's password. All other sessions end immediately, and this one gets a new cookie. An account without a
 * password cannot change it: it gets one by forgot-password, as the screen says.
 * @throws DomainError current_password_wrong, rate_limited, invalid_input, unauthenticated when the session ends
 * meanwhile
 */
export async function changePassword(
  deps: AppDeps,
  scope: UserScope,
  { currentPassword, newPassword }: RouteInput<typeof changePasswordRoute>['body'],
): Promise<{ cookieValue: string }> {
  const proved = await provePassword(deps, scope, currentPassword);
  if (newPassword === currentPassword) {
    throw invalidInput('newPassword', m.sentAccounts.pleaseChooseAPasswordThatIsNot);
  }
  await refuseWeakPassword(newPassword, {
    about: [scope.user.email, scope.user.firstName ?? '', scope.user.lastName ?? ''],
    path: 'newPassword',
  });
  const passwordHash = await deps.passwords.hash(newPassword);
  return inTransaction(deps.database, async (tx) => {
    const account = await lockAccount(tx, scope.userId);
    // Another one was set meanwhile, here or by a link: the one that was proved is the current one no longer.
    if (account?.passwordHash !== proved) throw currentPasswordWrong();
    await setPassword(tx, deps.tell, account, { passwordHash, now: deps.clock.now() });
    await destroyUserSessions(tx, account.id, scope.sessionId);
    const session = await replaceSessionCookie(tx, scope.sessionId);
    if (!session) throw new DomainError('unauthenticated');
    return session;
  });
}
