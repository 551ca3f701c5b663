import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { approveAccount, rejectAccountWithoutMembership } from '../accounts/follow-membership.ts';
import { changedMember, changeMember, lockForDecision } from './change-member.ts';
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

/** Updates the account's status and sends the person a notice. */
export async function decide(
  tx: Tx,
  scope: OrganizationScope,
  applicant: MemberRow,
  decision: Decision,
  now: Date,
): Promise<void> {
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
