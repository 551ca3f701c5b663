import type { BillingLine, DisputeState, Part, PartTerms } from '@chargerota/domain';

/** An organization as the payment provider knows it. */
export type NewCustomer = { organizationId: string; name: string; email: string };

/** The month through which a card works. */
export type CardExpiry = { month: number; year: number };

export type Card = { id: string; brand: string; last4: string; expMonth: number; expYear: number };

/** A part as it shall be from now on; quantity 0 ends it with its paid period. */
export type PartWish = { ref: string; wish: PartTerms };

export type NewSubscription = {
  paymentMethodId: string;
  parts: PartWish[];
  /** Nothing is charged until then; null: the first charge is now. */
  trialEnd: Date | null;
};

/** Prorated as if made at `at`, which is the instant of the quote that a person has confirmed. */
export type PartsChange = { parts: PartWish[]; at: Date };

export type InvoiceState = 'open' | 'paid' | 'void' | 'uncollectible';

export type ProviderDispute = {
  id: string;
  state: DisputeState;
  amountCents: number;
  openedAt: Date;
  /** Until when the operator can answer it, at the provider; null if no answer is awaited. */
  respondBy: Date | null;
};

export type ProviderInvoice = {
  id: string;
  /** Why it was made: the first of a subscription, a change, or the next period. */
  reason: 'start' | 'change' | 'cycle';
  state: InvoiceState;
  lines: BillingLine[];
  amountCents: number;
  /** What was paid back later. */
  refundedCents: number;
  currency: string;
  createdAt: Date;
  dueAt: Date | null;
  paidAt: Date | null;
  attempts: number;
  nextAttemptAt: Date | null;
  /** Why the last attempt to charge failed, as a sentence for the customer. */
  failure: string | null;
  paymentIntentId: string | null;
  /** Absent if its payment was never disputed; the sandbox has no disputes. */
  disputes?: ProviderDispute[];
};

export type ProviderSubscription = {
  id: string;
  state: 'trialing' | 'active' | 'past_due' | 'ended';
  startedAt: Date;
  /** Periods are counted from here; the end of the trial if there is one. */
  anchor: Date;
  trialEnd: Date | null;
  /** Cancelled, and paid for until its monthly period ends. */
  endsAtPeriodEnd: boolean;
  cancelledAt: Date | null;
  endedAt: Date | null;
  parts: Part[];
};

/** Everything that the provider knows of a customer, read at one time. */
export type ProviderAccount = {
  customerId: string;
  card: Card | null;
  /** The latest one, also after it has ended. */
  subscription: ProviderSubscription | null;
  /** Without drafts, oldest first. */
  invoices: ProviderInvoice[];
};

/** Told by the provider: something of this customer has changed. */
export type WebhookNews = {
  /** For the log. */
  eventId: string;
  type: string;
  /** Null: nothing that belongs to a customer. */
  customerId: string | null;
};

/** What Stripe's form does in the browser, for the sandbox's test cards. */
export type SandboxDesk = {
  /**
   * Stores a test card by its id at Stripe, such as `pm_card_visa`. `authentication` is what its holder answered to the
   * bank; `requires_action`: the bank asks now, and nothing is stored yet.
   * @throws PaymentRefused
   */
  confirmSetup(confirmation: {
    customerId: string;
    clientSecret: string;
    testCard: string;
    expiry?: CardExpiry | undefined;
    authentication?: 'completed' | 'failed' | undefined;
  }): Promise<{ status: 'succeeded' | 'requires_action'; paymentMethodId: string | null }>;
};

/**
 * How organizations pay: by Stripe, or in a sandbox that moves no money. The provider is the ledger; `readAccount` is
 * the only source of what is stored here. Every call that changes something takes an idempotency key: repeating it
 * with the same key has no further effect, even at the same moment or after a lost response.
 *
 * All methods throw PaymentsError if the provider could not be reached, and PaymentRefused if it refused the card, or if the
 * subscription is not in the state for it: asking again would not help.
 */
export type Payments = {
  readonly provider: 'stripe' | 'sandbox';
  /** Given to the browser for Stripe's card form. */
  readonly publishableKey: string | null;
  /** Null unless this is the sandbox. */
  readonly sandbox: SandboxDesk | null;
  /** Asks something that changes nothing, to see that the provider answers. */
  check(): Promise<void>;
  /** Repeating the call for the same organization returns the same customer. */
  createCustomer(customer: NewCustomer): Promise<string>;
  /** Keeps name and address on the provider's documents up to date. */
  updateCustomer(customerId: string, customer: { name: string; email: string }, key: string): Promise<void>;
  /** A secret by which the browser stores a card for this customer, with the bank's authentication if it wants one. */
  createSetupIntent(customerId: string, key: string): Promise<{ clientSecret: string }>;
  /**
   * Makes a card the customer's only one, for what is due from now on. It must be theirs.
   * @throws PaymentRefused
   */
  useCard(customerId: string, paymentMethodId: string, key: string): Promise<void>;
  /** Forgets the card. Only without a running subscription. */
  removeCard(customerId: string, key: string): Promise<void>;
  /**
   * Starts a subscription, and charges its first invoice unless there is a trial. If the charge is refused there is no
   * subscription. If one is running already, it is left as it is.
   * @throws PaymentRefused
   */
  startSubscription(customerId: string, subscription: NewSubscription, key: string): Promise<void>;
  /**
   * Gives parts of the running subscription new terms, and charges at once what domain's `changePart` says. If the
   * charge is refused nothing changes.
   * @throws PaymentRefused
   */
  changeParts(customerId: string, change: PartsChange, key: string): Promise<void>;
  /**
   * Whether the running subscription ends with its monthly period.
   * @throws PaymentRefused if none is running
   */
  setEndsAtPeriodEnd(customerId: string, ends: boolean, key: string): Promise<void>;
  /**
   * Ends a subscription that is not paid for, such as one in its trial. Nothing is charged, and open invoices are void.
   * @throws PaymentRefused once it is paid for
   */
  endSubscription(customerId: string, key: string): Promise<void>;
  /**
   * Tries to charge the open invoice again.
   * @throws PaymentRefused
   */
  payOpenInvoice(customerId: string, key: string): Promise<void>;
  readAccount(customerId: string): Promise<ProviderAccount>;
  /**
   * Customers of whom something has changed since `cursor` (null: as far back as the provider can tell), and the cursor
   * for the next call.
   */
  changedSince(cursor: string | null): Promise<{ customerIds: string[]; cursor: string }>;
  /** @throws WebhookRefused unless the provider has signed `body` lately */
  readWebhook(body: string, signature: string | undefined): Promise<WebhookNews>;
};

/** The payment provider could not be reached or failed. The message is for the log and names no person. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
}

export type RefusalReason =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_required'
  | 'no_card'
  | 'not_their_card'
  /** The subscription has changed since this was decided. */
  | 'wrong_state';

/** The card, or the request as such, was refused: nothing was charged, nothing has changed. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`the payment provider refused: ${reason}`);
    this.reason = reason;
  }
}

/** The webhook was not signed by the provider. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

/** Why a charge failed, as a sentence for the customer; it is stored with the payment, in English for everybody. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalReason, string>> = {
  declined: 'The card was declined.',
  insufficient_funds: 'The card has insufficient funds.',
  expired_card: 'The card has expired.',
  authentication_required: 'The bank wants the card’s holder to confirm the payment.',
  no_card: 'No card is stored.',
  not_their_card: 'The card is not known.',
  wrong_state: 'The subscription has changed in the meantime.',
};
