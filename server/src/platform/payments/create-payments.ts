import type { Payments } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';
import type { SandboxOptions } from './sandbox-schedule.ts';
import { stripePayments } from './stripe/stripe.ts';

/** The variables that decide how organizations pay, under their own names. */
export type PaymentsConfig = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL: string;
};

/** The configured payments: Stripe, or the sandbox. */
export function createPayments(config: PaymentsConfig, options: SandboxOptions): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config;
  if (!secretKey) return sandboxPayments(options);
  return stripePayments({
    secretKey,
    apiUrl,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? null,
    clock: options.clock,
  });
}
