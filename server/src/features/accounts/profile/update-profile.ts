import type { RouteInput, updateUser } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireSelf } from '../../../platform/http/access.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { requirePhone } from '../../../platform/phones/require-phone.ts';
import { listZonesOf, lockAccount, type OwnUser, updateOwnUser, type UserRow } from '../store.ts';
import { beginEmailChange, permitEmailChange } from './change-email.ts';
import { vehicleOf } from './vehicle.ts';

/**
 * Changes a person's own profile; absent fields stay as they are. A new address only begins a change: the account keeps
 * the old one until the link sent to the new one is followed. When mail or text messages are switched, pending reminders
 * are planned again. All fields change, or none.
 * @throws DomainError not_found for another person's profile; for a new address current_password_wrong, sign_in_again,
 * rate_limited
 */
export async function updateProfile(
  deps: AppDeps,
  scope: UserScope,
  userId: string,
  form: RouteInput<typeof updateUser>['body'],
): Promise<OwnUser> {
  requireSelf(scope, userId);
  const { email, currentPassword, ...changes } = form;
  const isOther = email !== undefined && email !== scope.user.email.toLowerCase();
  const permit = isOther ? await permitEmailChange(deps, scope, { newEmail: email, currentPassword }) : null;
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const account = await lockAccount(tx, userId);
    if (!account) throw new DomainError('not_found');
    if (changes.phone && changes.phone !== account.phone)
      requirePhone({ path: 'phone', phone: changes.phone }, await listZonesOf(tx, userId));
    if (permit) await beginEmailChange(tx, account, permit, now);
    const user = await updateOwnUser(tx, scope, { ...columnsOf(account, changes), updatedAt: now });
    if (!user) throw new DomainError('not_found');
    await deps.tell(tx, { type: 'profile_changed', userId }, now);
    const switched =
      user.emailNotifications !== account.emailNotifications ||
      user.smsNotifications !== account.smsNotifications;
    if (switched) await deps.tell(tx, { type: 'contact_changed', userId }, now);
    return user;
  });
}

type Changes = Omit<RouteInput<typeof updateUser>['body'], 'email' | 'currentPassword'>;

/** An empty field removes the value. A plate has a type only if there is a vehicle. */
const columnsOf = (account: UserRow, { lastName, ...changes }: Changes) => ({
  ...changes,
  ...(lastName !== undefined && { lastName: lastName ?? '' }),
  ...vehicleOf({ ...account, ...changes }),
  ...(changes.emergencyContact !== undefined && { emergencyContact: changes.emergencyContact || null }),
});
