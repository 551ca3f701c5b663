import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { renewSessionsOf } from '../accounts/follow-membership.ts';
import { insertMembership, type MembershipRow } from './store.ts';

export type Joining = {
  organizationId: string;
  userId: string;
  role: 'admin' | 'user';
  invitedBy: string | null;
  /** `pending` waits for an administrator's approval. */
  status: 'active' | 'pending';
};

/**
 * Creates the membership of a person who accepts an invitation. People who were refused or suspended earlier can join
 * again.
 * @throws DomainError already_member
 */
export async function joinOrganization(tx: Tx, joining: Joining, now: Date): Promise<MembershipRow> {
  const membership = await insertMembership(tx, { ...joining, joinedAt: now });
  if (!membership) throw new DomainError('already_member');
  await renewSessionsOf(tx, joining.userId);
  return membership;
}
