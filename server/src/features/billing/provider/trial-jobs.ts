import * as z from 'zod';
import { localDate } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { lockOrganization } from '../../../platform/database/locks.ts';
import { tenantScope, type TenantScope } from '../../../platform/http/scopes.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { notifyOfBilling, type BillingNews } from '../../notifications/notify-of-billing.ts';
import { readBillingAccount } from '../subscription-store.ts';
import { addEntryOnce } from '../history/history-store.ts';
import { isRunning, lockState, saveState, type BillingState, refreshScreens } from '../billing-state.ts';
import { nextBillingOf } from '../next-billing.ts';
import { TRIAL_ENDS, TRIAL_ENDS_SOON } from '../start-trial.ts';
import { trialEndEntry } from '../history/write-history.ts';
import { enqueueMirror } from './mirror-account.ts';
import { wasTold } from './told-store.ts';

const payload = z.object({ organizationId: z.string() });

type Work = (tx: Tx, scope: TenantScope, state: BillingState, now: Date) => Promise<void>;

/** Runs under the organization's lock while its trial has not been ended. */
const trialJob = (deps: AppDeps, kind: string, work: Work): JobDefinition =>
  defineJob({
    kind,
    payload,
    run: (_context, { organizationId }) =>
      inTransaction(deps.database, async (tx) => {
        const scope = tenantScope(organizationId);
        await lockOrganization(tx, organizationId);
        const state = await lockState(tx, scope);
        if (state.subscription.isInTrial) await work(tx, scope, state, deps.clock.now());
      }),
  });

/** Tells administrators of the end of the trial three days ahead, and ends it. */
export const trialJobs = (deps: AppDeps): JobDefinition[] => [
  trialJob(deps, TRIAL_ENDS_SOON, warn),
  trialJob(deps, TRIAL_ENDS, endTrial),
];

const warn: Work = async (tx, scope, state, now) => {
  const { trialEndDate } = state.subscription;
  if (!trialEndDate || trialEndDate <= now) return;
  const { timezone } = await readBillingAccount(tx, scope);
  const { cardBrand: brand, cardLast4: last4 } = state.subscription;
  const next = isRunning(state) ? nextBillingOf(state.subscription, state.addOns, now) : null;
  const news: BillingNews = {
    kind: 'trial',
    params: {
      about: 'ends_soon',
      endsOn: localDate(trialEndDate, timezone),
      charge: next && { amountCents: next.amountCents, card: brand && last4 ? { brand, last4 } : null },
    },
  };
  if (!(await wasTold(tx, scope, news))) await notifyOfBilling(tx, scope, { news: [news], timezone }, now);
};

/** The provider ends the trial of a subscription that has begun; without one only we know of it. */
const endTrial: Work = async (tx, scope, state, now) => {
  const { trialEndDate, paymentCustomerId } = state.subscription;
  if (!trialEndDate || trialEndDate > now) return;
  if (isRunning(state) && paymentCustomerId) return enqueueMirror(tx, paymentCustomerId, now);
  const after: BillingState = {
    subscription: { ...state.subscription, isInTrial: false },
    // What was cancelled in the trial could be taken up again until now.
    addOns: state.addOns.map((addOn) =>
      addOn.status === 'cancelled' ? { ...addOn, status: 'expired', nextBillingDate: null } : addOn,
    ),
  };
  await addEntryOnce(tx, scope, trialEndEntry(state.subscription, now));
  await saveState(tx, scope, { before: state, after, now, isChange: true });
  await refreshScreens(tx, scope);
  const { timezone } = await readBillingAccount(tx, scope);
  await notifyOfBilling(tx, scope, { news: [{ kind: 'trial', params: { about: 'ended' } }], timezone }, now);
};
