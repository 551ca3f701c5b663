import type { Queries, Tx } from '../../../platform/database/database.ts';
import { announceProfile } from './announce-profile.ts';
import { listPhoneOwners, writeConfirmedPhone, writeSmsStopped } from './phone-store.ts';

/**
 * A code has shown that the number is theirs: text messages go there from now on, whatever was answered to them before.
 * The number that others see in the profile is another thing, and stays where there is one (docs/decisions/0039).
 */
export async function recordConfirmedPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<void> {
  await writeConfirmedPhone(tx, userId, { phone, now });
  await announceProfile(tx, userId);
}

/** Accounts of that number whose text messages are not stopped yet. */
export const accountsToStop = (queries: Queries, phone: string): Promise<string[]> =>
  listPhoneOwners(queries, phone, { stopped: false });

/** Accounts of that number whose text messages are stopped. */
export const accountsToResume = (queries: Queries, phone: string): Promise<string[]> =>
  listPhoneOwners(queries, phone, { stopped: true });

export const recordSmsStopped = (tx: Tx, userId: string, phone: string, now: Date): Promise<void> =>
  writeSmsStopped(tx, userId, { phone, stoppedAt: now, now });

export const recordSmsResumed = (tx: Tx, userId: string, phone: string, now: Date): Promise<void> =>
  writeSmsStopped(tx, userId, { phone, stoppedAt: null, now });
