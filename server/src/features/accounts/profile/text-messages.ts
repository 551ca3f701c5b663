import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Tell } from '../../../platform/followers.ts';
import { clearConfirmedPhone, listPhoneOwners, writeConfirmedPhone, writeSmsStopped } from './phone-store.ts';

/**
 * Stores a number that a code has confirmed. Text messages go there from now on, even if they were stopped before. The
 * phone number in the profile stays as it is if there is one (decision 0039).
 */
export async function recordConfirmedPhone(
  tx: Tx,
  tell: Tell,
  { userId, phone }: { userId: string; phone: string },
  now: Date,
): Promise<void> {
  await writeConfirmedPhone(tx, userId, { phone, now });
  await tell(tx, { type: 'profile_changed', userId }, now);
  await tell(tx, { type: 'contact_changed', userId }, now);
}

/** The number in the profile stays. */
export async function forgetConfirmedPhone(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  if (!(await clearConfirmedPhone(tx, userId, now))) return;
  await tell(tx, { type: 'profile_changed', userId }, now);
  await tell(tx, { type: 'contact_changed', userId }, now);
}

/** Accounts with that number whose text messages are not stopped yet. */
export const accountsToStop = (queries: Queries, phone: string): Promise<string[]> =>
  listPhoneOwners(queries, phone, { stopped: false });

/** Accounts with that number whose text messages are stopped. */
export const accountsToResume = (queries: Queries, phone: string): Promise<string[]> =>
  listPhoneOwners(queries, phone, { stopped: true });

export const recordSmsStopped = (tx: Tx, userId: string, phone: string, now: Date): Promise<void> =>
  writeSmsStopped(tx, userId, { phone, stoppedAt: now, now });

export const recordSmsResumed = (tx: Tx, userId: string, phone: string, now: Date): Promise<void> =>
  writeSmsStopped(tx, userId, { phone, stoppedAt: null, now });
