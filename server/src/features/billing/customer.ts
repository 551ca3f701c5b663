import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readBilledOrganization, storeCustomer } from './account-store.ts';
import { unavailable } from './change-subscription.ts';

/** The organization's customer at the payment provider, made at the first need. */
export async function requireCustomer(
  { database: { drizzle }, payments }: AppDeps,
  scope: TenantScope,
): Promise<string> {
  const { name, contactEmail, subscription } = await readBilledOrganization(drizzle, scope);
  if (subscription.paymentCustomerId) return subscription.paymentCustomerId;
  const email = subscription.billingEmail ?? contactEmail;
  const { organizationId } = scope;
  const customerId = await unavailable(payments.createCustomer({ organizationId, name, email }));
  return storeCustomer(drizzle, scope, customerId);
}
