import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { storeCustomer } from './account-store.ts';
import { readBillingAccount } from './billing-view-store.ts';
import { unavailable } from './change-subscription.ts';

/** The organization's customer at the payment provider, made at the first need. */
export async function requireCustomer(
  { database: { drizzle }, payments }: AppDeps,
  scope: TenantScope,
): Promise<string> {
  const { organizationName: name, contactEmail, subscription } = await readBillingAccount(drizzle, scope);
  if (subscription.paymentCustomerId) return subscription.paymentCustomerId;
  const email = subscription.billingEmail ?? contactEmail;
  const { organizationId } = scope;
  const customerId = await unavailable(payments.createCustomer({ organizationId, name, email }));
  return storeCustomer(drizzle, scope, customerId);
}
