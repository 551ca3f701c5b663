import type { Payments } from './payments.ts';

/** Payments without a provider: nothing is charged, and every id is recognisable as the sandbox's. */
export const sandboxPayments = (): Payments =>
  ({
    provider: 'sandbox' as const,
    publishableKey: null,
    createCustomer: async ({ organizationId }: { organizationId: string }) => `cus_sandbox_${organizationId}`,
  }) as Partial<Payments> as Payments;
