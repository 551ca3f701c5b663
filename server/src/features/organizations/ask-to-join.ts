import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { renewSessionsOf } from '../accounts/follow-membership.ts';
import { insertMembership } from './store.ts';

export type JoinRequest = {
  organizationId: string;
  userId: string;
  role: 'admin' | 'user';
  invitedBy: string | null;
};

/**
 * Creates a membership that waits for an administrator's approval. People who were refused or suspended earlier can ask
 * again.
 * @throws DomainError already_member
 */
export async function askToJoin(tx: Tx, request: JoinRequest, now: Date): Promise<void> {
  const membership = await insertMembership(tx, { ...request, status: 'pending', joinedAt: now });
  if (!membership) throw new DomainError('already_member');
  await renewSessionsOf(tx, request.userId);
}
