import type { DecisionOutcome } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { approveAccount, rejectAccountWithoutMembership } from '../accounts/follow-membership.ts';
import { endWaitingNotices } from '../notifications/tell-administrators.ts';
import { recheckLinesOfMember } from '../waitlist/withdraw-offers.ts';
import { changedMember, changeMember, lockForDecision, lockForDecisions } from './change-member.ts';
import type { MemberRow } from './store.ts';

type Decision = 'approved' | 'rejected';

/**
 * An administrator approves or refuses an applicant. Of two administrators who decide at once, one wins.
 * @throws DomainError not_found, membership_already_decided
 */
export async function decideMembership(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  userId: string,
  decision: Decision,
): Promise<MemberRow> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const applicant = await lockForDecision(tx, scope, { userId });
    if (applicant.membership.status !== 'pending') throw new DomainError('membership_already_decided');
    await decide(tx, scope, applicant, decision, now);
    return changedMember(tx, scope, applicant);
  });
}

/**
 * Decides about several applicants at once, in one transaction: all who still wait are decided, for the others the
 * outcome says why not. Sent twice, it decides and tells once.
 * @throws DomainError not_found if none of them belongs to the organization
 */
export async function decideSeveral(
  { database, clock }: AppDeps,
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
      if (person && outcome === 'decided') await decide(tx, scope, person, decision, now);
    }
    return results;
  });
}

/** `decided` if it is still to be decided. */
function outcomeFor({ membership }: MemberRow, decision: Decision): DecisionOutcome {
  if (membership.status === 'pending') return 'decided';
  return (membership.status === 'active') === (decision === 'approved') ? 'already_so' : 'decided_otherwise';
}

/** Updates the account's status, sends the person a notice, and ends those that say they wait. */
export async function decide(
  tx: Tx,
  scope: OrganizationScope,
  applicant: MemberRow,
  decision: Decision,
  now: Date,
): Promise<void> {
  // Whoever belonged before may still stand in line. Jobs come before notices, and these before rows of a person.
  if (decision === 'approved') await recheckLinesOfMember(tx, scope, applicant.user.id, now);
  await endWaitingNotices(tx, scope, applicant.user.id, now);
  if (decision === 'approved') {
    await changeMember(tx, scope, applicant, { ...APPROVED, set: { status: 'active', joinedAt: now } }, now);
    await approveAccount(tx, applicant.user.id, now);
  } else {
    await changeMember(tx, scope, applicant, REJECTED, now);
    await rejectAccountWithoutMembership(tx, applicant.user.id, now);
  }
}

const APPROVED = { action: 'member.approved', decision: 'approved' } as const;
const REJECTED = {
  action: 'member.rejected',
  decision: 'rejected',
  set: { status: 'suspended' },
} as const;
