import type { Messages } from '../../en/index.ts';

export const billingPayment = {
  amountWasPaidAndYour: ({ amount, plan }) => `${amount} was paid, and your organisation is on ${plan}.`,
} satisfies Partial<Messages['billingPayment']>;
