import { createHash } from 'node:crypto';
import type { RouteInput, RouteResponse, updateBillingDetails } from '@chargerota/contract';
import { changedFields } from '@chargerota/domain';
import * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { tenantScope, type OrganizationScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { updateSubscription } from './account-store.ts';
import { readBillingAccount } from './billing-view-store.ts';
import { presentDetails } from './presenter.ts';

type Form = RouteInput<typeof updateBillingDetails>['body'];

const UPDATE_CUSTOMER = 'billing.update-customer';

/**
 * Changes what invoices and receipts name from now on; issued ones stay as they are. An empty name stands for the
 * organization's. The payment provider is told afterwards, since its mails use name and address too.
 */
export function changeBillingDetails(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  form: Form,
): Promise<RouteResponse<typeof updateBillingDetails>> {
  return inTransaction(database, async (tx) => {
    await lockOrganization(tx, scope.organizationId);
    const { subscription, organizationName } = await readBillingAccount(tx, scope);
    const now = clock.now();
    const stored = storedForm(form, organizationName);
    const changed = changedFields(detailsOf(subscription), { ...detailsOf(subscription), ...stored });
    if (!changed) return presentDetails(subscription, organizationName);

    const { before, after } = changed;
    await updateSubscription(tx, scope, { ...after, updatedAt: now });
    const subject = { id: scope.organizationId, label: organizationName };
    await recordChange(tx, scope, { action: 'billing.details_changed', subject, before, after }, now);
    await emitLiveEvents(tx, [{ topic: 'billing', organizationId: scope.organizationId }]);
    if ('billingName' in after || 'billingEmail' in after) await tellProviderOfCustomer(tx, scope, now);
    return presentDetails({ ...subscription, ...after }, organizationName);
  });
}

/** Has the payment provider told of a changed name or address. */
export async function tellProviderOfCustomer(
  tx: Tx,
  { organizationId }: TenantScope,
  now: Date,
): Promise<void> {
  await enqueue(tx, {
    kind: UPDATE_CUSTOMER,
    payload: { organizationId },
    dueAt: now,
    organizationId,
    dedupeKey: `${UPDATE_CUSTOMER}:${organizationId}`,
  });
}

type Details = {
  billingName: string | null;
  billingAddress: string | null;
  taxNumber: string | null;
  billingEmail: string | null;
};

const detailsOf = ({ billingName, billingAddress, taxNumber, billingEmail }: Details): Details => ({
  billingName,
  billingAddress,
  taxNumber,
  billingEmail,
});

/** The fields that were sent; an empty text becomes null, and so does a name that is the organization's. */
const storedForm = (form: Form, organizationName: string): Partial<Details> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const isOwnName = name === 'billingName' && value === organizationName;
        return [name, value === '' || isOwnName ? null : value];
      }),
  );

/** Tells the payment provider name and address as they are when it runs. */
export const updateCustomerJob = ({ payments }: Pick<AppDeps, 'payments'>): JobDefinition =>
  defineJob({
    kind: UPDATE_CUSTOMER,
    payload: z.object({ organizationId: z.string() }),
    async run({ database, jobId }, { organizationId }) {
      const { subscription, organizationName } = await readBillingAccount(
        database.drizzle,
        tenantScope(organizationId),
      );
      const { paymentCustomerId, billingName, billingEmail } = subscription;
      if (!paymentCustomerId || !billingEmail) return;
      const customer = { name: billingName ?? organizationName, email: billingEmail };
      // A later attempt may find other details: a key stands for one request only.
      const content = createHash('sha256').update(JSON.stringify(customer)).digest('hex').slice(0, 16);
      await payments.updateCustomer(paymentCustomerId, customer, `details-${jobId}-${content}`);
    },
  });
