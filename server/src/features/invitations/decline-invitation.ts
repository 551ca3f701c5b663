import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { requireOpen } from './policy.ts';
import { requireOffer } from './read-offer.ts';
import { endPending } from './store.ts';

/**
 * The invited person declines. This ends the invitation like a revocation; the row records who decided.
 * @throws DomainError not_found, invitation_not_pending, invitation_expired
 */
export async function declineInvitation({ database, clock }: AppDeps, token: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { invitation } = await requireOffer(tx, token);
    const now = clock.now();
    requireOpen(invitation, now);
    const { organizationId, id } = invitation;
    const end = { status: 'revoked', declinedAt: now } as const;
    const ended = await endPending(tx, tenantScope(organizationId), id, end);
    if (!ended) throw new DomainError('invitation_not_pending');
    await emitLiveEvents(tx, [{ topic: 'invitations', organizationId }]);
  });
}
