import type { BillingLine, PartTerms, ProductId } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import type { ProviderInvoice, ProviderSubscription } from '../../src/platform/payments/payments.ts';
import { advance } from '../../src/platform/payments/sandbox-advance.ts';
import {
  newAccount,
  type SandboxAccount,
  type SandboxCard,
} from '../../src/platform/payments/sandbox-state.ts';

// What Stripe would remember. Its money is counted by the sandbox's rules, for which an item is a part with the item's
// id, and a price is a product.

export type StandInPrice = {
  id: string;
  product: string;
  unitAmount: number;
  interval: 'month' | 'year';
  lookupKey: string | null;
};

export type StandInItem = {
  id: string;
  subscription: string;
  price: StandInPrice;
  quantity: number;
  metadata: Record<string, string>;
};

export type StandInSubscription = {
  id: string;
  metadata: Record<string, string>;
  method: string | null;
  /** Null while it is the account's own. */
  ended: ProviderSubscription | null;
};

export type StandInMethod = { card: SandboxCard; customer: string | null };

export type StandInDispute = {
  id: string;
  charge: string;
  status: Stripe.Dispute.Status;
  amount: number;
  created: Date;
  dueBy: Date | null;
};

export type StandInCustomer = {
  id: string;
  name: string;
  email: string;
  metadata: Record<string, string>;
  method: string | null;
  account: SandboxAccount;
  subscriptions: StandInSubscription[];
  items: StandInItem[];
  /** The subscription of each invoice. */
  origins: Map<string, string>;
  refunds: Map<string, number>;
  /** What was paid back of charges that belong to no invoice and no payment intent. */
  otherRefunds: number[];
  disputes: StandInDispute[];
};

export type Ledger = {
  customers: StandInCustomer[];
  products: Set<string>;
  prices: StandInPrice[];
  methods: Map<string, StandInMethod>;
  /** Customers by the secrets of their setups. */
  setups: Map<string, string>;
  now(): Date;
  newId(prefix: string): string;
};

export function newLedger(now: () => Date): Ledger {
  let ids = 0;
  return {
    customers: [],
    products: new Set(),
    prices: [],
    methods: new Map(),
    setups: new Map(),
    now,
    newId: (prefix) => `${prefix}_${(ids += 1)}`,
  };
}

export const newCustomer = (
  id: string,
  of: Pick<StandInCustomer, 'name' | 'email' | 'metadata'>,
): StandInCustomer => ({
  id,
  ...of,
  method: null,
  account: newAccount({ customerId: id, organizationId: '', name: '', email: '' }),
  subscriptions: [],
  items: [],
  origins: new Map(),
  refunds: new Map(),
  otherRefunds: [],
  disputes: [],
});

export const termsOf = ({ price, quantity }: Pick<StandInItem, 'price' | 'quantity'>): PartTerms => ({
  product: price.id as ProductId,
  cycle: price.interval === 'year' ? 'annual' : 'monthly',
  unitAmountCents: price.unitAmount,
  quantity,
});

/** The price of a line or part of the account. */
export const priceOfTerms = (ledger: Ledger, { product }: Pick<BillingLine, 'product'>): StandInPrice =>
  ledger.prices.find(({ id }) => id === (product as string))!;

export const latest = ({ subscriptions }: StandInCustomer): StandInSubscription | undefined =>
  subscriptions.at(-1);

/** The card that a charge would take: the subscription's, or else the customer's. */
export function withMethod(ledger: Ledger, customer: StandInCustomer): SandboxAccount {
  const id = latest(customer)?.method ?? customer.method;
  const card = id === null ? null : (ledger.methods.get(id)?.card ?? null);
  return { ...customer.account, card };
}

/** Keeps what became of the account, and to which subscription its new invoices belong. */
export function keep(customer: StandInCustomer, account: SandboxAccount): void {
  customer.account = account;
  const subscription = latest(customer);
  account.invoices.forEach(({ id }) => {
    if (subscription && !customer.origins.has(id)) customer.origins.set(id, subscription.id);
  });
}

export function catchUp(ledger: Ledger, customer: StandInCustomer): void {
  keep(customer, advance(withMethod(ledger, customer), ledger.now()));
}

export const invoiceOf = (
  ledger: Ledger,
  id: string,
): { customer: StandInCustomer; invoice: ProviderInvoice } | null => {
  for (const customer of ledger.customers) {
    const invoice = customer.account.invoices.find((one) => one.id === id);
    if (invoice) return { customer, invoice };
  }
  return null;
};
