import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { type TenantScope, tenantScope } from '../../../platform/http/scopes.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type JobDefinition, defineJob } from '../../../platform/jobs/define.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { storeCustomer, readBillingAccount } from '../subscription-store.ts';
import { orPaymentUnavailable } from './carry-out.ts';

/**
 * The organization's customer at the payment provider, made at the first need. Two requests at once get the same one: the
 * provider makes one customer for an organization, even if it is asked again, and only the first that we store stays.
 * @throws DomainError payment_unavailable
 */
export async function requireCustomer(
  { database: { drizzle }, payments }: AppDeps,
  scope: TenantScope,
): Promise<string> {
  const { organizationName: name, contactEmail, subscription } = await readBillingAccount(drizzle, scope);
  if (subscription.paymentCustomerId) return subscription.paymentCustomerId;
  const email = subscription.billingEmail ?? contactEmail;
  const { organizationId } = scope;
  const customerId = await orPaymentUnavailable(payments.createCustomer({ organizationId, name, email }));
  return storeCustomer(drizzle, scope, customerId);
}

const UPDATE_CUSTOMER = 'billing.update-customer';

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
