import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { systemClock } from '../src/platform/clock/clock.ts';
import type { Payments } from '../src/platform/payments/payments.ts';
import { stripePayments, type StripeOptions } from '../src/platform/payments/stripe.ts';

/** How requests are handled from now on; `lost answer` does the work and closes the connection instead of answering. */
export type StripeBehaviour = 'well' | 'refuses' | 'broken' | 'lost answer';

export type StripeStandIn = {
  /** For STRIPE_API_URL. */
  readonly url: string;
  mood: StripeBehaviour;
  /** The customers created so far, in order. */
  readonly customers: { id: string; name: string; email: string; organizationId: string }[];
  close(): Promise<void>;
};

const SECRET_KEY = 'sk_test_stand_in';
const PUBLISHABLE_KEY = 'pk_test_stand_in';
const WEBHOOK_SECRET = 'whsec_stand_in';

/** The application's configuration for using the stand-in for Stripe. */
export const stripeConfig = ({ url }: StripeStandIn) => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: url,
});

/** Payments by the stand-in for Stripe. */
export const paymentsBy = ({ url }: StripeStandIn, options: Partial<StripeOptions> = {}): Payments =>
  stripePayments({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: url,
    clock: systemClock,
    ...options,
  });

type Answer = { status: number; body: object };

/**
 * A local stand-in for Stripe, as far as we use it: its protocol, its errors and its idempotency keys. Like Stripe, it
 * repeats a computed response for its key, including internal failures, but not a refusal before that.
 */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const remembered = new Map<string, { parameters: string; answer: Answer }>();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in listens on a port');
  const stripe: StripeStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    mood: 'well',
    customers: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parameters = await text(request);
    const key = String(request.headers['idempotency-key']);
    const earlier = remembered.get(key);
    const answer = earlier ? repeat(earlier, parameters) : (refusal(request) ?? workOut(key, parameters));
    if (stripe.mood === 'lost answer') return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': 'req_stand_in',
      'stripe-should-retry': 'false',
      ...(earlier && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(answer.body));
  }

  function refusal({ method, url, headers }: IncomingMessage): Answer | null {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return failure(401, 'invalid_request_error');
    if (`${method} ${url}` !== 'POST /v1/customers') return failure(404, 'invalid_request_error');
    return stripe.mood === 'refuses' ? failure(402, 'card_error') : null;
  }

  function workOut(key: string, parameters: string): Answer {
    const answer =
      stripe.mood === 'broken' ? failure(500, 'api_error') : { status: 200, body: make(parameters) };
    remembered.set(key, { parameters, answer });
    return answer;
  }

  function make(parameters: string): object {
    const form = new URLSearchParams(parameters);
    const customer = {
      id: `cus_${stripe.customers.length + 1}`,
      name: form.get('name') ?? '',
      email: form.get('email') ?? '',
      organizationId: form.get('metadata[organizationId]') ?? '',
    };
    stripe.customers.push(customer);
    return { object: 'customer', id: customer.id, name: customer.name, email: customer.email };
  }

  return stripe;
}

function repeat(earlier: { parameters: string; answer: Answer }, parameters: string): Answer {
  return earlier.parameters === parameters ? earlier.answer : failure(400, 'idempotency_error');
}

const failure = (status: number, type: string): Answer => ({
  status,
  body: { error: { type, message: `Refused by the stand-in: ${type}` } },
});
