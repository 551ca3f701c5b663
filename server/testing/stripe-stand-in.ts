import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { PaymentRefused, PaymentsError, type Payments } from '../src/platform/payments/payments.ts';
import { stripePayments, type StripeOptions } from '../src/platform/payments/stripe/stripe.ts';
import { ManualClock } from './manual-clock.ts';
import { eventsOf } from './stripe/events.ts';
import { CODES, invalid, StripeFailure } from './stripe/failure.ts';
import { readForm } from './stripe/form.ts';
import { catchUp, invoiceOf, newLedger } from './stripe/ledger.ts';
import { chargeIdOf, showAll, type Shown } from './stripe/objects.ts';
import { confirmSetup, refuseUnknown, STRIPE_ROUTES } from './stripe/routes.ts';

/**
 * How requests are handled from now on. `broken` fails at every change, `lost answer` does the work and closes the
 * connection instead of answering.
 */
export type StripeBehaviour = 'works' | 'refuses' | 'broken' | 'lost answer';

export type StripeEvent = Shown<Stripe.Event>;

/** A request as a test chooses it. */
export type StripeRequest = { method: string; path: string };

/** Awaited before a request has its effect, or between that and the answer, which is then never given. */
export type StripeInterruption = (
  request: StripeRequest,
  when: 'before' | 'after',
) => Promise<'no answer' | null> | null;

type Signing = { secret?: string; secondsAgo?: number };

export type StripeStandIn = {
  /** For STRIPE_API_URL. */
  readonly url: string;
  readonly clock: ManualClock;
  behaviour: StripeBehaviour;
  /** Asked at each request; null lets it pass. */
  interrupt: StripeInterruption;
  /** The customers created so far, in order. */
  readonly customers: { id: string; name: string; email: string; organizationId: string }[];
  /** All that has happened, in order. */
  readonly events: StripeEvent[];
  /** Sets the clock, and carries out what is due until then. */
  advanceTo(at: Date | string): void;
  /** What Stripe's form does in the browser, after the holder's authentication; returns the payment method. */
  confirmSetup(setup: { clientSecret: string; testCard: string }): string;
  /** Pays back what an invoice had charged, as somebody can at Stripe. */
  refund(invoiceId: string, cents: number): void;
  /** Makes a charge by hand, with neither an invoice nor a payment intent, and pays it back. */
  refundOther(customerId: string, cents: number): void;
  /**
   * What the bank of an invoice's cardholder, and then Stripe, make of a dispute: it begins, or goes on if its `id` is
   * known. Returns its id.
   */
  dispute(
    invoiceId: string,
    status: Stripe.Dispute.Status,
    more?: { id?: string; amount?: number; dueBy?: Date },
  ): string;
  /** A webhook's body and its header `stripe-signature`: signed now, or otherwise as told. */
  sign(event: StripeEvent, signing?: Signing): { body: string; signature: string };
  /** Sends an event to the application's webhook. */
  send(url: string, event: StripeEvent, signing?: Signing): Promise<Response>;
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
export const paymentsBy = ({ url, clock }: StripeStandIn, options: Partial<StripeOptions> = {}): Payments =>
  stripePayments({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: url,
    clock,
    ...options,
  });

type Answer = { status: number; body: object };

/**
 * A local stand-in for Stripe, as far as we use it: its protocol, its errors and its idempotency keys; its money by the
 * sandbox's rules. Like Stripe, it repeats a computed response for its key, including refused cards and internal
 * failures, but not a refusal before that.
 */
export async function openStripeStandIn({
  clock = new ManualClock(new Date()),
}: { clock?: ManualClock } = {}): Promise<StripeStandIn> {
  const remembered = new Map<string, { parameters: string; answer: Answer }>();
  const ledger = newLedger(() => clock.now());
  const events: StripeEvent[] = [];
  const shown = new Map<string, string>();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in listens on a port');
  const stripe: StripeStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    clock,
    behaviour: 'works',
    interrupt: () => null,
    events,
    get customers() {
      return ledger.customers.map(({ id, name, email, metadata }) => ({
        id,
        name,
        email,
        organizationId: metadata['organizationId'] ?? '',
      }));
    },
    advanceTo(at) {
      clock.set(at);
      ledger.customers.forEach((customer) => catchUp(ledger, customer));
      recordEvents();
    },
    confirmSetup: (setup) => confirmSetup(ledger, setup),
    refund(invoiceId, cents) {
      invoiceOf(ledger, invoiceId)!.customer.refunds.set(invoiceId, cents);
      recordEvents();
    },
    refundOther(customerId, cents) {
      ledger.customers.find(({ id }) => id === customerId)!.otherRefunds.push(cents);
    },
    dispute(invoiceId, status, { id = ledger.newId('du'), amount, dueBy } = {}) {
      const { customer, invoice } = invoiceOf(ledger, invoiceId)!;
      const known = customer.disputes.find((one) => one.id === id);
      if (known) known.status = status;
      else
        customer.disputes.push({
          id,
          status,
          charge: chargeIdOf(invoiceId),
          amount: amount ?? invoice.amountCents,
          created: ledger.now(),
          dueBy: dueBy ?? null,
        });
      recordEvents();
      return id;
    },
    sign(event, { secret = WEBHOOK_SECRET, secondsAgo = 0 } = {}) {
      const body = JSON.stringify(event);
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      return { body, signature };
    },
    send(url, event, signing) {
      const { body, signature } = stripe.sign(event, signing);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      return fetch(url, { method: 'POST', headers, body });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function recordEvents(): void {
    for (const customer of ledger.customers)
      events.push(...eventsOf(showAll(ledger, customer), shown, { ledger, count: events.length }));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const what = { method: request.method ?? '', path: url.pathname };
    if (await stripe.interrupt(what, 'before')) return void request.socket.destroy();
    const parameters = `${request.method} ${url.pathname}?${url.search.slice(1) || body}`;
    const key =
      request.headers['idempotency-key'] === undefined ? null : String(request.headers['idempotency-key']);
    const earlier = key === null ? undefined : remembered.get(key);
    const answer = earlier
      ? repeat(earlier, parameters)
      : (refusal(request) ??
        workOut(request, { key, url, parameters, encoded: url.search.slice(1) || body }));
    const isUnanswered = await stripe.interrupt(what, 'after');
    if (isUnanswered || stripe.behaviour === 'lost answer') return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': 'req_stand_in',
      'stripe-should-retry': 'false',
      ...(earlier && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(answer.body));
  }

  function refusal({ headers }: IncomingMessage): Answer | null {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return failure(401, 'invalid_request_error');
    return stripe.behaviour === 'refuses' ? failure(402, 'card_error') : null;
  }

  type Work = { key: string | null; url: URL; parameters: string; encoded: string };

  function workOut({ method }: IncomingMessage, { key, url, parameters, encoded }: Work): Answer {
    try {
      const { route, id } = routeOf(method, url.pathname);
      const form = readForm(encoded);
      refuseUnknown(route, form);
      const answer =
        stripe.behaviour === 'broken' && method !== 'GET'
          ? failure(500, 'api_error')
          : compute(() => {
              ledger.customers.forEach((customer) => catchUp(ledger, customer));
              if (url.pathname === '/v1/events') recordEvents();
              return route.answer({ ledger, form, id, events });
            });
      // Questions change nothing, and there are many.
      if (method !== 'GET') recordEvents();
      if (key !== null && method === 'POST') remembered.set(key, { parameters, answer });
      return answer;
    } catch (error) {
      if (error instanceof StripeFailure) return failureAnswer(error);
      console.error('the stand-in for Stripe failed', error);
      return failure(500, 'api_error');
    }
  }

  return stripe;
}

function routeOf(method: string | undefined, path: string) {
  for (const route of STRIPE_ROUTES) {
    const pattern = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`);
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  throw invalid('url_invalid', undefined, 404);
}

/** A refused card is an answer of its own; a wrong request is not remembered for its key. */
function compute(work: () => object): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof PaymentRefused) return failureAnswer(new StripeFailure(CODES[error.reason]));
    if (error instanceof PaymentsError) throw invalid('invalid_state');
    throw error;
  }
}

function failureAnswer({ message, codes: { status, ...codes } }: StripeFailure): Answer {
  return { status, body: { error: { ...codes, message } } };
}

function repeat(earlier: { parameters: string; answer: Answer }, parameters: string): Answer {
  return earlier.parameters === parameters ? earlier.answer : failure(400, 'idempotency_error');
}

const failure = (status: number, type: string): Answer => ({
  status,
  body: { error: { type, message: `Refused by the stand-in: ${type}` } },
});
