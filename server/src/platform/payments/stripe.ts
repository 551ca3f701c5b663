import { Stripe } from 'stripe';
import { PaymentsError, type NewCustomer, type Payments } from './payments.ts';

/** Somebody waits in front of a screen while we ask. */
const TIMEOUT_MILLISECONDS = 8000;

/** How many failures of a day an organization's customer may survive: see `createCustomer`. */
const MOST_KEYS = 20;

/** Payments by Stripe, under the account of `secretKey`. `apiUrl` is Stripe's own but in tests. */
export function stripePayments({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }): Payments {
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiUrl),
    timeout: TIMEOUT_MILLISECONDS,
    // Lost connections, and the same request under way elsewhere (409).
    maxNetworkRetries: 2,
    telemetry: false,
  });

  /**
   * Stripe remembers its answer to an idempotency key for at least a day, and repeats it to whoever asks again: the
   * customer, but also an inner failure. What is only repeated says nothing about now, so it is asked anew under the
   * next key. Keys are the same for everybody who asks, so all find the same customer at the end.
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

  return { createCustomer: (customer) => createCustomer(customer) };
}

/** A failure that is repeated; or the key was used with other particulars, such as an address changed since. */
function isAboutEarlierRequest(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeIdempotencyError ||
    (error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true')
  );
}

/** What went wrong, by Stripe's words for kinds of failure. Its sentences may quote what we sent: names, addresses. */
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
