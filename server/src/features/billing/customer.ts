import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { storeCustomer } from './account-store.ts';
import { readBillingAccount } from './billing-view-store.ts';
import { orPaymentUnavailable } from './change-subscription.ts';

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
