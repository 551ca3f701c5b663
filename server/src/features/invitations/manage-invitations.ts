import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { endPending, findInvitation, listPending } from './store.ts';

/** Those that can still be accepted, the oldest first. */
export const readPendingInvitations = ({ database, clock }: AppDeps, scope: OrganizationScope) =>
  listPending(database.drizzle, scope, clock.now());

/**
 * An administrator takes an invitation back; its links end with it.
 * @throws DomainError not_found, invitation_not_pending
 */
export async function revokeInvitation(
  { database }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  if (await endPending(database.drizzle, scope, id, { status: 'revoked' })) return;
  const exists = await findInvitation(database.drizzle, scope, id);
  throw new DomainError(exists ? 'invitation_not_pending' : 'not_found');
}
