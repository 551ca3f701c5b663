import type { Payments } from './payments.ts';

/** Payments without a provider: nothing is charged, and every id says that it is the sandbox's. */
export const sandboxPayments = (): Payments => ({
  createCustomer: async ({ organizationId }) => `cus_sandbox_${organizationId}`,
});
