import type { Queries, Tx } from '../../../platform/database/database.ts';
import { announceProfile } from './announce-profile.ts';
import { clearConfirmedPhone, listPhoneOwners, writeConfirmedPhone, writeSmsStopped } from './phone-store.ts';

/**
 * Stores a number that a code has confirmed. Text messages go there from now on, even if they were stopped before. The
 * phone number in the profile stays as it is if there is one (decision 0039).
 */
export async function recordConfirmedPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<void> {
  await writeConfirmedPhone(tx, userId, { phone, now });
  await announceProfile(tx, userId);
}

/** The number in the profile stays. Returns whether there was a confirmed one. */
export async function forgetConfirmedPhone(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const wasConfirmed = await clearConfirmedPhone(tx, userId, now);
  if (wasConfirmed) await announceProfile(tx, userId);
  return wasConfirmed;
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
