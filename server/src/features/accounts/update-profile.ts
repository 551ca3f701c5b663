import type { RouteInput, updateUser } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { listOrganizationIds, updateOwnUser, type UserRow } from './store.ts';

/** Columns where an emptied field means that there is nothing. */
const OPTIONAL = [
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
  'emergencyContact',
] as const;

/**
 * A person changes their own profile; what is absent stays (SPEC.md §7). Lists of members that show them follow.
 * @throws DomainError not_found for anybody else's, sign_in_again (DESIGN.md §6)
 */
export async function updateProfile(
  { database, clock }: AppDeps,
  scope: UserScope,
  userId: string,
  form: RouteInput<typeof updateUser>['body'],
): Promise<UserRow> {
  if (userId !== scope.userId) throw new DomainError('not_found');
  const { email, currentPassword: _, ...changes } = form;
  if (email !== undefined && email !== scope.user.email.toLowerCase()) {
    throw new DomainError('sign_in_again');
  }
  for (const field of OPTIONAL) if (changes[field] === '') changes[field] = null;
  return inTransaction(database, async (tx) => {
    const user = await updateOwnUser(tx, scope, { ...changes, updatedAt: clock.now() });
    if (!user) throw new DomainError('not_found');
    const organizationIds = await listOrganizationIds(tx, userId);
    await emitLiveEvents(
      tx,
      organizationIds.map((organizationId) => ({ topic: 'members', organizationId })),
    );
    return user;
  });
}
