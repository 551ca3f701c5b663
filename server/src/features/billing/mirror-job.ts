import * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { mirrorAccount } from './mirror-account.ts';
import { MIRROR_ACCOUNT } from './mirror-kind.ts';

/** Reads and stores a customer's account after the provider said that something has changed. */
export const mirrorJob = (deps: AppDeps): JobDefinition =>
  defineJob({
    kind: MIRROR_ACCOUNT,
    payload: z.object({ customerId: z.string() }),
    run: async (_context, { customerId }) => void (await mirrorAccount(deps, customerId)),
  });

/** One waiting job a customer, however often the provider calls. */
export const enqueueMirror = async (queries: Queries, customerId: string, now: Date): Promise<void> =>
  void (await enqueue(queries, {
    kind: MIRROR_ACCOUNT,
    payload: { customerId },
    dueAt: now,
    dedupeKey: `${MIRROR_ACCOUNT} ${customerId}`,
  }));
