import type { Stripe } from 'stripe';
import * as commands from '../../src/platform/payments/sandbox-account.ts';
import { asksForAuthentication, storeTestCard } from '../../src/platform/payments/sandbox-cards.ts';
import { found, invalid } from './failure.ts';
import { formOf, mergeMetadata, numberOf, textOf, type Form } from './form.ts';
import {
  invoiceOf,
  keep,
  newCustomer,
  withMethod,
  type Ledger,
  type StandInCustomer,
  type StandInMethod,
} from './ledger.ts';
import {
  linesOf,
  page,
  showCharges,
  showCustomer,
  showDispute,
  showInvoice,
  showMethod,
  showPaymentIntent,
  showPrice,
  showSubscription,
  type Shown,
} from './objects.ts';
import { createSubscription, updateSubscription } from './subscriptions.ts';

type Context = { ledger: Ledger; form: Form; id: string; events: Shown<Stripe.Event>[] };

/** `:id` in the path; a parameter that is not named is refused as unknown. */
export type StripeRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  takes: readonly string[];
  answer(context: Context): object;
};

/** The names of parameters that Stripe has for a request. */
const names = <Params>(...all: (keyof Params & string)[]): string[] => all;
const PAGING = names<Stripe.PaginationParams>('limit', 'starting_after', 'ending_before');

const customerOf = (ledger: Ledger, id: string | undefined): StandInCustomer =>
  found(
    ledger.customers.find((customer) => customer.id === id),
    'customer',
  );

const subscriptionOf = (ledger: Ledger, id: string) => {
  const customer = found(
    ledger.customers.find(({ subscriptions }) => subscriptions.some((one) => one.id === id)),
  );
  return { customer, subscription: customer.subscriptions.find((one) => one.id === id)! };
};

const MOST_A_PAGE = 100;

/** A page of `all`, which has the latest first. */
function paged<T extends { id?: string }>(url: string, all: T[], form: Form) {
  const after = textOf(form, 'starting_after');
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const most = Math.min(numberOf(form, 'limit') ?? 10, MOST_A_PAGE);
  return { object: 'list', url, has_more: from + most < all.length, data: all.slice(from, from + most) };
}

function attach({ ledger, form, id }: Context): Shown<Stripe.PaymentMethod> {
  const customer = customerOf(ledger, textOf(form, 'customer')).id;
  const known = ledger.methods.get(id);
  if (known?.customer && known.customer !== customer) throw invalid('payment_method_unexpected_state');
  const method = known ?? newMethod(ledger, id, false);
  method.customer = customer;
  return showMethod(method.card.id, method.card, customer);
}

function newMethod(ledger: Ledger, testCard: string, isAuthenticated: boolean): StandInMethod {
  const card = storeTestCard(testCard, { id: ledger.newId('pm'), isAuthenticated, at: ledger.now() });
  const method: StandInMethod = { card, customer: null };
  ledger.methods.set(card.id, method);
  return method;
}

/** What Stripe's form does in the browser. */
export function confirmSetup(
  ledger: Ledger,
  { clientSecret, testCard }: { clientSecret: string; testCard: string },
): string {
  const customer = found(ledger.setups.get(clientSecret), 'client_secret');
  const method = newMethod(ledger, testCard, asksForAuthentication(testCard));
  method.customer = customer;
  return method.card.id;
}

function updateCustomer({ ledger, form, id }: Context): Shown<Stripe.Customer> {
  const customer = customerOf(ledger, id);
  customer.name = textOf(form, 'name') ?? customer.name;
  customer.email = textOf(form, 'email') ?? customer.email;
  const method = textOf(formOf(form, 'invoice_settings'), 'default_payment_method');
  if (method !== undefined) customer.method = method || null;
  if (method && ledger.methods.get(method)?.customer !== id)
    throw invalid('resource_missing', 'payment_method');
  customer.metadata = mergeMetadata(customer.metadata, formOf(form, 'metadata'));
  return showCustomer(ledger, customer);
}

function createPrice({ ledger, form }: Context): Shown<Stripe.Price> {
  const lookupKey = textOf(form, 'lookup_key') ?? null;
  const product = textOf(form, 'product') ?? '';
  if (!ledger.products.has(product)) throw invalid('resource_missing', 'product');
  if (ledger.prices.some((price) => price.lookupKey === lookupKey)) throw invalid('resource_already_exists');
  const price = {
    id: ledger.newId('price'),
    product,
    unitAmount: numberOf(form, 'unit_amount') ?? 0,
    interval:
      textOf(formOf(form, 'recurring'), 'interval') === 'year' ? ('year' as const) : ('month' as const),
    lookupKey,
  };
  ledger.prices.push(price);
  return showPrice(price);
}

function createProduct({ ledger, form }: Context): Shown<Stripe.Product> {
  const id = textOf(form, 'id') ?? ledger.newId('prod');
  if (ledger.products.has(id)) throw invalid('resource_already_exists', 'id');
  ledger.products.add(id);
  return { id, object: 'product', name: textOf(form, 'name') ?? '' };
}

function listInvoices({ ledger, form }: Context) {
  const customer = customerOf(ledger, textOf(form, 'customer'));
  const status = textOf(form, 'status');
  const invoices = customer.account.invoices.filter((one) => status === undefined || one.state === status);
  const shown = invoices.map((invoice) => showInvoice(ledger, customer, invoice));
  return paged('/v1/invoices', shown.toReversed(), form);
}

function changeInvoice({ ledger, id }: Context, change: (customer: StandInCustomer) => void) {
  const { customer, invoice } = found(invoiceOf(ledger, id));
  if (invoice.state !== 'open') throw invalid('invoice_not_open');
  change(customer);
  return showInvoice(ledger, customer, found(invoiceOf(ledger, id)).invoice);
}

const payInvoice = (context: Context) =>
  changeInvoice(context, (customer) => {
    const { ledger } = context;
    keep(customer, commands.payOpenInvoice(withMethod(ledger, customer), ledger.now()));
  });

const voidInvoice = (context: Context) =>
  changeInvoice(context, (customer) => {
    const invoices = customer.account.invoices.map((one) =>
      one.id === context.id ? { ...one, state: 'void' as const, nextAttemptAt: null } : one,
    );
    keep(customer, { ...customer.account, invoices });
  });

/** Unlike the sandbox, Stripe leaves invoices open. */
function cancelSubscription({ ledger, id }: Context): Shown<Stripe.Subscription> {
  const { customer, subscription } = subscriptionOf(ledger, id);
  const { invoices } = customer.account;
  const ended = commands.endSubscription(customer.account, ledger.now());
  if (ended === customer.account) throw invalid('resource_missing', 'id', 404);
  const kept = invoices.map((invoice) => ({ ...invoice, nextAttemptAt: null }));
  keep(customer, { ...ended, invoices: kept });
  return showSubscription(ledger, customer, subscription);
}

function listSubscriptions({ ledger, form }: Context) {
  const customer = customerOf(ledger, textOf(form, 'customer'));
  const all = customer.subscriptions.map((one) => showSubscription(ledger, customer, one)).toReversed();
  const isWanted = ({ status }: Shown<Stripe.Subscription>) =>
    textOf(form, 'status') === 'all' || status !== 'canceled';
  return paged('/v1/subscriptions', all.filter(isWanted), form);
}

function listEvents({ events, form }: Context) {
  const since = numberOf(formOf(form, 'created'), 'gte') ?? 0;
  const types = Object.values(formOf(form, 'types') ?? {});
  const wanted = events.filter(({ type, created = 0 }) => types.includes(type) && created >= since);
  return paged('/v1/events', wanted.toReversed(), form);
}

function listCharges({ ledger, form }: Context) {
  const customer = customerOf(ledger, textOf(form, 'customer'));
  return paged('/v1/charges', showCharges(customer).toReversed(), form);
}

function listDisputes({ ledger, form }: Context) {
  const all = ledger.customers.flatMap(({ disputes }) => disputes);
  const ofCharge = all.filter(({ charge }) => charge === textOf(form, 'charge'));
  return paged('/v1/disputes', ofCharge.map(showDispute).toReversed(), form);
}

/** The requests that the application makes. */
export const STRIPE_ROUTES: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: names<Stripe.CustomerCreateParams>('name', 'email', 'metadata'),
    answer: ({ ledger, form }) => {
      const customer = newCustomer(`cus_${ledger.customers.length + 1}`, {
        name: textOf(form, 'name') ?? '',
        email: textOf(form, 'email') ?? '',
        metadata: mergeMetadata({}, formOf(form, 'metadata')),
      });
      ledger.customers.push(customer);
      return showCustomer(ledger, customer);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: names<Stripe.CustomerRetrieveParams>('expand'),
    answer: ({ ledger, id }) => showCustomer(ledger, customerOf(ledger, id)),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: names<Stripe.CustomerUpdateParams>('name', 'email', 'metadata', 'invoice_settings'),
    answer: updateCustomer,
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    takes: PAGING,
    answer: ({ ledger, form, id }) => {
      const own = [...ledger.methods.values()].filter(({ customer }) => customer === id);
      const shown = own.map(({ card }) => showMethod(card.id, card, id));
      return paged(`/v1/customers/${id}/payment_methods`, shown, form);
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    takes: names<Stripe.SetupIntentCreateParams>('customer', 'usage', 'automatic_payment_methods'),
    answer: ({ ledger, form }): Shown<Stripe.SetupIntent> => {
      const customer = customerOf(ledger, textOf(form, 'customer')).id;
      const id = ledger.newId('seti');
      const secret = `${id}_secret`;
      ledger.setups.set(secret, customer);
      return {
        id,
        object: 'setup_intent',
        customer,
        client_secret: secret,
        status: 'requires_payment_method',
      };
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    takes: names<Stripe.PaymentMethodAttachParams>('customer'),
    answer: attach,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    takes: names<Stripe.PaymentMethodDetachParams>('expand'),
    answer: ({ ledger, id }) => {
      const method = found(ledger.methods.get(id));
      // As at Stripe, a detached one can never be attached again.
      ledger.methods.delete(id);
      ledger.customers.filter((one) => one.method === id).forEach((one) => (one.method = null));
      return showMethod(id, method.card, null);
    },
  },
  {
    method: 'POST',
    path: '/v1/products',
    takes: names<Stripe.ProductCreateParams>('id', 'name'),
    answer: createProduct,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    takes: [...names<Stripe.PriceListParams>('lookup_keys', 'active'), ...PAGING],
    answer: ({ ledger, form }) => {
      const keys = Object.values(formOf(form, 'lookup_keys') ?? {});
      const known = ledger.prices.filter(({ lookupKey }) => lookupKey !== null && keys.includes(lookupKey));
      return page<Stripe.Price>('/v1/prices', known.map(showPrice));
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    takes: names<Stripe.PriceCreateParams>('product', 'currency', 'unit_amount', 'recurring', 'lookup_key'),
    answer: createPrice,
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: names<Stripe.PriceRetrieveParams>('expand'),
    answer: ({ ledger, id }) => showPrice(found(ledger.prices.find((price) => price.id === id))),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: names<Stripe.SubscriptionCreateParams>(
      'customer',
      'items',
      'billing_mode',
      'default_payment_method',
      'payment_behavior',
      'off_session',
      'metadata',
      'trial_end',
    ),
    answer: ({ ledger, form }) => {
      const customer = customerOf(ledger, textOf(form, 'customer'));
      return showSubscription(ledger, customer, createSubscription(ledger, customer, form));
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: [...names<Stripe.SubscriptionListParams>('customer', 'status'), ...PAGING],
    answer: listSubscriptions,
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: names<Stripe.SubscriptionUpdateParams>(
      'items',
      'proration_behavior',
      'proration_date',
      'payment_behavior',
      'off_session',
      'metadata',
      'default_payment_method',
      'cancel_at_period_end',
    ),
    answer: ({ ledger, form, id }) => {
      const { customer, subscription } = subscriptionOf(ledger, id);
      updateSubscription(ledger, customer, subscription, form);
      return showSubscription(ledger, customer, subscription);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: names<Stripe.SubscriptionCancelParams>('invoice_now', 'prorate'),
    answer: cancelSubscription,
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: [...names<Stripe.InvoiceListParams>('customer', 'status', 'expand'), ...PAGING],
    answer: listInvoices,
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    takes: PAGING,
    answer: ({ ledger, form, id }) => {
      const { customer, invoice } = found(invoiceOf(ledger, id));
      const lines = linesOf(ledger, customer, invoice).map((line, index) => ({ ...line, id: `il_${index}` }));
      return paged(`/v1/invoices/${id}/lines`, lines, form);
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    takes: names<Stripe.InvoicePayParams>('off_session'),
    answer: payInvoice,
  },
  { method: 'POST', path: '/v1/invoices/:id/void', takes: [], answer: voidInvoice },
  {
    method: 'GET',
    path: '/v1/charges',
    takes: [...names<Stripe.ChargeListParams>('customer'), ...PAGING],
    answer: listCharges,
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: names<Stripe.ChargeRetrieveParams>('expand'),
    answer: ({ ledger, id }) => found(ledger.customers.flatMap(showCharges).find((one) => one.id === id)),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: [...names<Stripe.DisputeListParams>('charge'), ...PAGING],
    answer: listDisputes,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: names<Stripe.PaymentIntentRetrieveParams>('expand'),
    answer: ({ ledger, id }) => {
      const all = ledger.customers.flatMap(({ account }) => account.invoices);
      return showPaymentIntent(found(all.find((invoice) => invoice.paymentIntentId === id)));
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    takes: [...names<Stripe.EventListParams>('types', 'created'), ...PAGING],
    answer: listEvents,
  },
];

/** @throws StripeFailure for a parameter that the request does not have */
export function refuseUnknown({ takes }: StripeRoute, form: Form): void {
  const unknown = Object.keys(form).find((name) => !takes.includes(name));
  if (unknown) throw invalid('parameter_unknown', unknown);
}
