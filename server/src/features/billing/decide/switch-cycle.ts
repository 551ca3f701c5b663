import { MINUTE_MS } from '@chargerota/domain';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { readState } from '../billing-state.ts';
import { carryOut } from '../provider/carry-out.ts';
import { beginOperation, bringUpToDate, type DecisionFacts } from './change-subscription.ts';
import { SWITCH_CYCLE, switchJob } from '../provider/switch-jobs.ts';
import type { AddOnWish } from '../wishes.ts';

/** Begins the other cycle of an add-on when the period that is paid for has ended, prorated as of its end. */
export const switchCycleJob = (deps: AppDeps): JobDefinition =>
  defineJob({
    kind: SWITCH_CYCLE,
    payload: z.object({ organizationId: z.string(), addOnId: z.string() }),
    run: async (_context, { organizationId, addOnId }) => switchCycle(deps, organizationId, addOnId),
  });

async function switchCycle(deps: AppDeps, organizationId: string, addOnId: string): Promise<void> {
  const scope = tenantScope(organizationId);
  await bringUpToDate(deps, scope);
  const now = deps.clock.now();
  const due = dueSwitch(await readState(deps.database.drizzle, scope), addOnId);
  if (!due) return;
  // The provider has not ended the period yet, or another decision is under way: a little later, then.
  const again = () =>
    enqueue(deps.database.drizzle, switchJob(scope, addOnId, new Date(now.getTime() + MINUTE_MS)));
  if (!due.hasEnded) return void (due.at > now || (await again()));
  try {
    const operation = await inTransaction(deps.database, (tx) =>
      beginOperation(tx, scope, {
        by: null,
        now,
        at: due.at,
        decide: (_tx, facts) => switchWish(facts, addOnId),
      }),
    );
    if (operation) await carryOut(deps, operation);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === 'billing_busy') await again();
  }
}

/** When an add-on begins its other cycle, and whether the provider has ended the one before; null if it does not. */
function dueSwitch({ subscription, addOns }: Omit<DecisionFacts, 'now'>, addOnId: string) {
  const addOn = addOns.find(({ id }) => id === addOnId);
  if (addOn?.status !== 'active' || !addOn.nextBillingCycle || !addOn.nextBillingDate) return null;
  const hasEnded = !subscription.parts.some(({ ref }) => ref === addOnId);
  return { at: addOn.nextBillingDate, hasEnded };
}

function switchWish({ addOns }: DecisionFacts, addOnId: string): AddOnWish {
  const addOn = addOns.find(({ id }) => id === addOnId);
  // Somebody has decided otherwise since.
  if (!addOn?.nextBillingCycle) throw new DomainError('billing_state');
  return {
    kind: 'add_on',
    addOn: addOn.kind,
    addOnId,
    count: addOn.count,
    cycle: addOn.nextBillingCycle,
    nextCycle: null,
    locationId: addOn.locationId,
  };
}
