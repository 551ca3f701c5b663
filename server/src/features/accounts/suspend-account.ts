import type { Tx } from '../../platform/database/database.ts';
import type { Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { destroyUserSessions } from '../../platform/sessions/sessions.ts';
import { changeStatus, lockAccount } from './store.ts';

// What only an operator decides (decision 0055). Memberships, reservations and the organization stay as they are.

/**
 * Suspends an approved account and signs it out everywhere.
 * @throws DomainError account_state if it is not approved
 */
export async function suspendAccount(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  // Rows of reservations are locked before rows of accounts.
  await tell(tx, { type: 'account_suspended', userId }, now);
  if ((await lockAccount(tx, userId))?.status !== 'approved') throw new DomainError('account_state');
  await changeStatus(tx, userId, { from: ['approved'], to: 'suspended', now });
  await tell(tx, { type: 'access_withdrawn', userId, from: 'browsers' }, now);
  await destroyUserSessions(tx, userId);
  await tell(tx, { type: 'account_changed', userId }, now);
}

/**
 * Approves a suspended account again.
 * @throws DomainError account_state if it is not suspended
 */
export async function reinstateAccount(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  if ((await lockAccount(tx, userId))?.status !== 'suspended') throw new DomainError('account_state');
  await changeStatus(tx, userId, { from: ['suspended'], to: 'approved', now });
  await tell(tx, { type: 'account_reinstated', userId }, now);
}
