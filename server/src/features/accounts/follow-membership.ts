import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { renewUserSessions } from '../../platform/sessions/sessions.ts';
import { confirmAddress } from './profile/email-change-store.ts';
import { changeStatus, lockAccount, recordAgreement } from './store.ts';

// Decisions of organizations about a person's memberships also change the account's status. A suspended account stays
// as it is, since that is an operator's decision. A status change alters rights, so sessions are renewed.

/**
 * Renews the person's sessions after their rights in an organization changed. The account's row is locked before its
 * sessions' rows, as when a password is changed, to prevent deadlocks.
 */
export async function renewSessionsOf(tx: Tx, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  await renewUserSessions(tx, userId);
}

/** The first active membership approves the account. */
export async function approveAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  await changeStatus(tx, userId, { from: ['pending', 'rejected'], to: 'approved', now });
  await renewUserSessions(tx, userId);
}

/**
 * Founding an organization makes the person a member, which approves the account.
 * @throws DomainError account_suspended
 */
export async function approveFounder(tx: Tx, userId: string, now: Date): Promise<void> {
  if ((await lockAccount(tx, userId))?.status === 'suspended') throw new DomainError('account_suspended');
  await approveAccount(tx, userId, now);
}

/** The account of a refused person who belongs to no organization and waits for none. */
export async function rejectAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  await changeStatus(tx, userId, { from: ['pending'], to: 'rejected', now });
  await renewUserSessions(tx, userId);
}

/** A rejected person who now waits for another organization is pending again. */
export async function awaitApproval(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  await changeStatus(tx, userId, { from: ['rejected'], to: 'pending', now });
  await renewUserSessions(tx, userId);
}

/** Records that the person accepted the agreement of the organization that they join. */
export const acceptAgreement = (tx: Tx, userId: string, now: Date): Promise<void> =>
  recordAgreement(tx, userId, now);

/** The link of an accepted invitation was mailed to the account's address. */
export const confirmInvitedAddress = (tx: Tx, userId: string): Promise<void> => confirmAddress(tx, userId);
