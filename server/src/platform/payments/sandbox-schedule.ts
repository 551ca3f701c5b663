import * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { defineJob, type JobDefinition } from '../jobs/define.ts';
import { cancelJob, enqueueAll, type JobRequest } from '../jobs/enqueue.ts';
import { advance, nextDue } from './sandbox-advance.ts';
import type { SandboxAccount } from './sandbox-state.ts';
import { lockSandboxAccount, updateAccount } from './sandbox-store.ts';

const KIND = 'payments.sandbox-advance';

export type SandboxOptions = {
  database: Database;
  clock: Clock;
  /**
   * The kind of job to which `{customerId}` is given when something changes by itself, as a provider would send a
   * webhook.
   */
  mirrorJob: string;
};

/** Carries out what is due in an account: the end of a trial, the next period, another attempt to charge. */
export const sandboxAdvanceJob = ({ mirrorJob }: Pick<SandboxOptions, 'mirrorJob'>): JobDefinition =>
  defineJob({
    kind: KIND,
    payload: z.object({ customerId: z.string() }),
    // Nothing else would carry it out.
    maxAttempts: Infinity,
    run: async ({ database, clock }, { customerId }) => {
      await inTransaction(database, async (tx) => {
        const stored = await lockSandboxAccount(tx, customerId);
        const now = clock.now();
        if (stored) await saveAccount(tx, { stored, advanced: advance(stored, now), mirrorJob, now });
      });
    },
  });

/**
 * Stores what became of the account `stored`: `advanced` by itself, then `changed` by a command. Schedules what is due
 * next.
 */
export async function saveAccount(
  tx: Tx,
  {
    stored,
    advanced,
    changed = advanced,
    mirrorJob,
    now,
  }: {
    stored: SandboxAccount;
    advanced: SandboxAccount;
    changed?: SandboxAccount;
    mirrorJob: string;
    now: Date;
  },
): Promise<void> {
  if (changed === stored) return;
  const { customerId, organizationId } = stored;
  const dueAt = nextDue(changed);
  const job = (kind: string, at: Date): JobRequest => ({
    kind,
    payload: { customerId },
    dueAt: at,
    organizationId,
    dedupeKey: `${kind} ${customerId}`,
  });
  const jobs = [...(dueAt ? [job(KIND, dueAt)] : []), ...(advanced === stored ? [] : [job(mirrorJob, now)])];
  if (!dueAt) await cancelJob(tx, `${KIND} ${customerId}`);
  await enqueueAll(tx, jobs);
  await updateAccount(tx, changed, dueAt);
}
