import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { INVITATION_LIMITS } from './limits.ts';
import { readGrowthLimits } from '../billing/subscription.ts';
import { placesTaken } from './member-capacity.ts';
import { requireMemberCapacity } from './policy.ts';
import { countPeople, hasPending, isMember } from './store.ts';

/**
 * Requires that a person may be invited: not a member, not already invited, and within the plan's limit. Call it under
 * `lockOrganization`, after marking expired invitations.
 * @throws DomainError already_member, already_invited, member_limit, subscription_required
 */
export async function requireInvitable(tx: Tx, scope: TenantScope, email: string, now: Date): Promise<void> {
  if (await isMember(tx, scope, email)) throw new DomainError('already_member');
  if (await hasPending(tx, scope, email)) throw new DomainError('already_invited');
  const { members: limit } = await readGrowthLimits(tx, scope, now);
  requireMemberCapacity(placesTaken(await countPeople(tx, scope, now)), limit);
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
