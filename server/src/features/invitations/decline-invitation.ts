import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { requireOpen } from './policy.ts';
import { requireOffer } from './read-offer.ts';
import { endPending } from './store.ts';

/**
 * The invited person says no; like a revocation it ends the invitation.
 * @throws DomainError not_found, invitation_not_pending, invitation_expired
 */
export async function declineInvitation({ database, clock }: AppDeps, token: string): Promise<void> {
  const { invitation } = await requireOffer(database.drizzle, token);
  requireOpen(invitation, clock.now());
  const scope = tenantScope(invitation.organizationId);
  const ended = await endPending(database.drizzle, scope, invitation.id, { status: 'revoked' });
  if (!ended) throw new DomainError('invitation_not_pending');
}
