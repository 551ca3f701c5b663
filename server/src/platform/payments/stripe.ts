import { Stripe } from 'stripe';
import type { Clock } from '../clock/clock.ts';
import { PaymentsError, type NewCustomer, type Payments } from './payments.ts';

/** A person waits for the result. */
const TIMEOUT_MILLISECONDS = 8000;

/** How many failures within a day can be overcome for an organization's customer: see `createCustomer`. */
const MOST_KEYS = 20;

export type StripeOptions = {
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string | null;
  /** Stripe's own except in tests. */
  apiUrl: string;
  clock: Clock;
};

/** Payments by Stripe, for the account of `secretKey`. */
export function stripePayments({ secretKey, apiUrl, publishableKey }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiUrl),
    timeout: TIMEOUT_MILLISECONDS,
    // For lost connections, and for the same request under way elsewhere (409).
    maxNetworkRetries: 2,
    telemetry: false,
  });

  /**
   * Stripe stores its response to an idempotency key for at least a day and repeats it, including internal failures. A
   * repeated failure says nothing about the present, so the request is sent again with the next key. All callers use
   * the same sequence of keys, so all find the same customer in the end.
   */
  async function createCustomer(customer: NewCustomer, attempt = 1): Promise<string> {
    const { organizationId, name, email } = customer;
    try {
      const { id } = await stripe.customers.create(
        { name, email, metadata: { organizationId } },
        { idempotencyKey: `customer-${organizationId}-${attempt}` },
      );
      return id;
    } catch (error) {
      if (attempt < MOST_KEYS && isAboutEarlierRequest(error)) return createCustomer(customer, attempt + 1);
      throw new PaymentsError(describe(error));
    }
  }

  return {
    provider: 'stripe',
    publishableKey,
    sandbox: null,
    createCustomer: (customer: NewCustomer) => createCustomer(customer),
  } as Partial<Payments> as Payments;
}

/** A repeated failure, or a key that was used with other details, such as an address that has changed since. */
function isAboutEarlierRequest(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeIdempotencyError ||
    (error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true')
  );
}

/**
 * Stripe's codes for the failure. Its sentences are left out, since they may quote names and addresses that we sent.
 */
function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return 'Stripe could not be asked';
  const { type, code, statusCode, requestId } = error;
  const facts = [code, statusCode && `status ${statusCode}`, requestId && `request ${requestId}`];
  return ['Stripe made no customer', type, ...facts.filter(Boolean)].join(', ');
}

function hostOf(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isEncrypted = protocol === 'https:';
  return {
    protocol: isEncrypted ? 'https' : 'http',
    host: hostname,
    port: port || (isEncrypted ? '443' : '80'),
  };
}
