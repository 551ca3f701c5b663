import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { approveAccount, rejectAccountWithoutMembership } from '../accounts/follow-membership.ts';
import { membershipApproved, membershipRejected } from './mails.ts';
import { decidePendingMembership, findOrganization, listMembers, type MemberRow } from './store.ts';

/**
 * An administrator approves or refuses a person who waits for their organization; the account follows and the person
 * gets a mail (DESIGN.md §6 "user status and membership status"). Of two who decide at once, one wins.
 * @throws DomainError not_found, membership_already_decided
 */
export async function decideMembership(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  userId: string,
  decision: 'approved' | 'rejected',
): Promise<MemberRow> {
  const now = clock.now();
  const approved = decision === 'approved';
  return inTransaction(database, async (tx) => {
    const status = approved ? 'active' : 'suspended';
    const decided = await decidePendingMembership(tx, scope, { userId, status, now });
    if (decided && approved) await approveAccount(tx, userId, now);
    if (decided && !approved) await rejectAccountWithoutMembership(tx, userId, now);

    const [member] = await listMembers(tx, scope, { userId });
    const organization = await findOrganization(tx, scope);
    if (!member || !organization) throw new DomainError('not_found');
    if (!decided) throw new DomainError('membership_already_decided');
    await enqueueMail(tx, {
      to: member.user.email,
      template: approved ? membershipApproved : membershipRejected,
      params: { firstName: member.user.firstName, organizationName: organization.name },
      dueAt: now,
      organizationId: scope.organizationId,
    });
    return member;
  });
}
