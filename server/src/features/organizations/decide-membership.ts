import type { DecisionOutcome } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import type { Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { approveAccount, rejectAccount } from '../accounts/follow-membership.ts';
import { changedMember, changeMember, lockForDecision, lockForDecisions } from './change-member.ts';
import { listOrganizationsOf, type MemberRow } from './store.ts';

type Decision = 'approved' | 'rejected';

/**
 * An administrator approves or refuses an applicant. Of two administrators who decide at once, one wins.
 * @throws DomainError not_found, membership_already_decided
 */
export async function decideMembership(
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  userId: string,
  decision: Decision,
): Promise<MemberRow> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const applicant = await lockForDecision(tx, scope, { userId });
    if (applicant.membership.status !== 'pending') throw new DomainError('membership_already_decided');
    await decide(tx, tell, scope, applicant, decision, now);
    return changedMember(tx, scope, applicant);
  });
}

/**
 * Decides about several applicants at once, in one transaction: all who still wait are decided, for the others the
 * outcome says why not. Sent twice, it decides and tells once.
 * @throws DomainError not_found if none of them belongs to the organization
 */
export async function decideSeveral(
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  { userIds, status: decision }: { userIds: readonly string[]; status: Decision },
): Promise<{ userId: string; outcome: DecisionOutcome }[]> {
  const now = clock.now();
  const asked = [...new Set(userIds)];
  return inTransaction(database, async (tx) => {
    const held = await lockForDecisions(tx, scope, asked);
    if (held.size === 0) throw new DomainError('not_found');
    const results: { userId: string; outcome: DecisionOutcome }[] = [];
    for (const userId of asked) {
      const person = held.get(userId);
      const outcome = person ? outcomeFor(person, decision) : 'gone';
      results.push({ userId, outcome });
      if (person && outcome === 'decided') await decide(tx, tell, scope, person, decision, now);
    }
    return results;
  });
}

/** `decided` if it is still to be decided. */
function outcomeFor({ membership }: MemberRow, decision: Decision): DecisionOutcome {
  if (membership.status === 'pending') return 'decided';
  return (membership.status === 'active') === (decision === 'approved') ? 'already_so' : 'decided_otherwise';
}

/** Decides about an applicant, and updates their account's status. */
export async function decide(
  tx: Tx,
  tell: Tell,
  scope: OrganizationScope,
  applicant: MemberRow,
  decision: Decision,
  now: Date,
): Promise<void> {
  const userId = applicant.user.id;
  if (decision === 'approved') {
    const change = { ...APPROVED, set: { status: 'active', joinedAt: now } } as const;
    await changeMember(tx, tell, scope, applicant, change, now);
    await approveAccount(tx, userId, now);
  } else {
    await changeMember(tx, tell, scope, applicant, REJECTED, now);
    // The account is held since its sessions were renewed, so that no other organization decides meanwhile.
    if ((await listOrganizationsOf(tx, userId)).length === 0) await rejectAccount(tx, userId, now);
  }
}

const APPROVED = { action: 'member.approved', decision: 'approved' } as const;
const REJECTED = {
  action: 'member.rejected',
  decision: 'rejected',
  set: { status: 'suspended' },
} as const;
