import type { Payments } from './payments.ts';

/** Payments without a provider: nothing is charged, and every id is recognisable as the sandbox's. */
export const sandboxPayments = (): Payments => ({
  createCustomer: async ({ organizationId }) => `cus_sandbox_${organizationId}`,
});
