import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import {
  accountsToResume,
  accountsToStop,
  recordSmsResumed,
  recordSmsStopped,
} from '../../accounts/profile/text-messages.ts';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'tell'>;

/** A number has answered STOP: it gets no text messages until it answers START or is confirmed again. */
export async function stopTextMessages(deps: Deps, phone: string): Promise<void> {
  const accounts = await accountsToStop(deps.database.drizzle, phone);
  await forEach(deps, { accounts, phone }, recordSmsStopped);
}

/** A number has answered START. */
export async function resumeTextMessages(deps: Deps, phone: string): Promise<void> {
  const accounts = await accountsToResume(deps.database.drizzle, phone);
  await forEach(deps, { accounts, phone }, recordSmsResumed);
}

/** Uses a transaction for each account, so that locks of several members are never held together. */
async function forEach(
  { database, clock, tell }: Deps,
  { accounts, phone }: { accounts: string[]; phone: string },
  record: typeof recordSmsStopped,
): Promise<void> {
  const now = clock.now();
  for (const userId of accounts) {
    await inTransaction(database, async (tx) => {
      await takeLocks(tx, [{ of: 'member', id: userId }]);
      await record(tx, userId, phone, now);
      await tell(tx, { type: 'contact_changed', userId }, now);
    });
  }
}
