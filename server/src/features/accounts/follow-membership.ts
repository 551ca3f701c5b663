import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { renewUserSessions } from '../../platform/sessions/sessions.ts';
import { changeStatus, lockUser, recordAgreement, rejectIfAlone } from './store.ts';

// An account's status follows what organizations decide about its memberships. A suspended account is an
// operator's decision, and stays as it is. With the status rights change, so sessions are renewed.

/**
 * What a person may do in an organization has changed. The account's row is held before its sessions' rows, as where a
 * password is changed, to prevent deadlocks.
 */
export async function renewSessionsOf(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await renewUserSessions(tx, userId);
}

/** With its first active membership an account is approved. */
export async function approveAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId);
  await changeStatus(tx, userId, { from: ['pending', 'rejected'], to: 'approved', now });
  await renewUserSessions(tx, userId);
}

/**
 * Whoever starts an organization belongs to one then, so that their account is approved.
 * @throws DomainError account_suspended
 */
export async function approveFounder(tx: Tx, userId: string, now: Date): Promise<void> {
  if ((await lockUser(tx, userId)) === 'suspended') throw new DomainError('account_suspended');
  await approveAccount(tx, userId, now);
}

/** When its only membership is refused an account is rejected; another organization may still be deciding about it. */
export async function rejectAccountWithoutMembership(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId);
  await rejectIfAlone(tx, userId, now);
  await renewUserSessions(tx, userId);
}

/** A person who was rejected and now waits for another organization is pending again. */
export async function awaitApproval(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId);
  await changeStatus(tx, userId, { from: ['rejected'], to: 'pending', now });
  await renewUserSessions(tx, userId);
}

/** The person has accepted the agreement of the organization that they join. */
export const acceptAgreement = (tx: Tx, userId: string, now: Date): Promise<void> =>
  recordAgreement(tx, userId, now);
