import type { Payments } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';
import { stripePayments } from './stripe.ts';

/** The variables that decide how organizations pay, under their own names. */
export type PaymentsConfig = { STRIPE_SECRET_KEY?: string | undefined; STRIPE_API_URL: string };

/** The configured payments: Stripe, or the sandbox. */
export function createPayments({ STRIPE_SECRET_KEY, STRIPE_API_URL }: PaymentsConfig): Payments {
  if (!STRIPE_SECRET_KEY) return sandboxPayments();
  return stripePayments({ secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL });
}
