import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { defineLimits, HOUR, limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { requireCapacityForOneMore } from './member-capacity.ts';
import { hasPending, isMember } from './store.ts';

/** How often an organization may invite, and how often an address may be invited. */
const INVITATION_LIMITS = defineLimits('invitations', {
  inviteByOrganization: { limit: 500, windowSeconds: HOUR },
  // Per organization. The limit over all organizations is higher, so that none can block another's first invitation.
  inviteByRecipient: { limit: 10, windowSeconds: HOUR },
  inviteByRecipientAnywhere: { limit: 40, windowSeconds: HOUR },
});

/**
 * Requires that a person may be invited: not a member, not already invited, and within the plan's limit. Call it under
 * `lockOrganization`, after marking expired invitations.
 * @throws DomainError already_member, already_invited, member_limit, subscription_required
 */
export async function requireInvitable(
  tx: Tx,
  tell: Tell,
  scope: TenantScope,
  email: string,
  now: Date,
): Promise<void> {
  if (await isMember(tx, scope, email)) throw new DomainError('already_member');
  if (await hasPending(tx, scope, email)) throw new DomainError('already_invited');
  await requireCapacityForOneMore(tx, tell, scope, now);
}

/**
 * Without this limit, inviting and revoking in turn could send somebody any number of mails, whatever the plan.
 * @throws DomainError rate_limited
 */
export async function limitInvitations(deps: AppDeps, scope: TenantScope, email: string): Promise<void> {
  await limitAttempts(deps, INVITATION_LIMITS.inviteByOrganization, scope.organizationId);
  await limitAttempts(deps, INVITATION_LIMITS.inviteByRecipient, `${scope.organizationId} ${email}`);
  await limitAttempts(deps, INVITATION_LIMITS.inviteByRecipientAnywhere, email);
}
