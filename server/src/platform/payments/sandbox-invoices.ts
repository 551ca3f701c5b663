import { DAY_MS, totalOf, type BillingLine } from '@chargerota/domain';
import { PaymentRefused, type ProviderInvoice, type RefusalReason, REFUSAL_TEXTS } from './payments.ts';
import { whyChargeFails } from './sandbox-cards.ts';
import type { SandboxAccount } from './sandbox-state.ts';

/** A failed invoice is charged again this long after it was made; if the last fails, it is given up. */
const RETRIES = [1 * DAY_MS, 3 * DAY_MS, 7 * DAY_MS];

/** The account with one more id given, and that id. */
export function takeId(account: SandboxAccount, prefix: string): { account: SandboxAccount; id: string } {
  const idsGiven = account.idsGiven + 1;
  const owner = account.customerId.replace(/^cus_/, '');
  return { account: { ...account, idsGiven }, id: `${prefix}_${owner}_${idsGiven}` };
}

export type NewInvoice = { reason: ProviderInvoice['reason']; lines: BillingLine[]; at: Date };

/** Tries to charge an open invoice at `at`. Nothing needs to be charged for nothing. */
export function charge(
  account: SandboxAccount,
  invoice: ProviderInvoice,
  at: Date,
): { invoice: ProviderInvoice; refusal: RefusalReason | null } {
  const paid = { ...invoice, state: 'paid', paidAt: at, nextAttemptAt: null, failure: null } as const;
  if (invoice.amountCents === 0) return { invoice: paid, refusal: null };
  const paymentIntentId = invoice.paymentIntentId ?? invoice.id.replace(/^in_/, 'pi_');
  const attempts = invoice.attempts + 1;
  const refusal = whyChargeFails(account.card);
  if (!refusal) return { invoice: { ...paid, attempts, paymentIntentId }, refusal };
  const failure = REFUSAL_TEXTS[refusal];
  return { invoice: { ...invoice, attempts, paymentIntentId, failure }, refusal };
}

function makeInvoice(account: SandboxAccount, { reason, lines, at }: NewInvoice) {
  const taken = takeId(account, 'in');
  const invoice: ProviderInvoice = {
    id: taken.id,
    reason,
    state: 'open',
    lines,
    amountCents: totalOf(lines),
    refundedCents: 0,
    currency: 'usd',
    createdAt: at,
    dueAt: null,
    paidAt: null,
    attempts: 0,
    nextAttemptAt: null,
    failure: null,
    paymentIntentId: null,
  };
  return { account: taken.account, invoice };
}

const withInvoice = (account: SandboxAccount, invoice: ProviderInvoice): SandboxAccount => ({
  ...account,
  invoices: [...account.invoices, invoice],
});

/**
 * Bills what a person has asked for.
 * @throws PaymentRefused; there is no invoice then
 */
export function billOrRefuse(account: SandboxAccount, wanted: NewInvoice): SandboxAccount {
  const made = makeInvoice(account, wanted);
  const { invoice, refusal } = charge(made.account, made.invoice, wanted.at);
  if (refusal) throw new PaymentRefused(refusal);
  return withInvoice(made.account, invoice);
}

/** Bills what is due by itself; if the charge fails the invoice stays open and is charged again later. */
export function bill(account: SandboxAccount, wanted: NewInvoice): SandboxAccount {
  const made = makeInvoice(account, wanted);
  const { invoice, refusal } = charge(made.account, made.invoice, wanted.at);
  const nextAttemptAt = refusal ? new Date(wanted.at.getTime() + RETRIES[0]!) : null;
  return withInvoice(made.account, { ...invoice, nextAttemptAt });
}

/** Charges an open invoice again by itself; the last failure makes it uncollectible. */
export function retry(account: SandboxAccount, open: ProviderInvoice, at: Date): ProviderInvoice {
  const { invoice, refusal } = charge(account, open, at);
  if (!refusal) return invoice;
  const due = (after: number) => new Date(open.createdAt.getTime() + after);
  const next = RETRIES.map(due).find((instant) => instant > at);
  return next
    ? { ...invoice, nextAttemptAt: next }
    : { ...invoice, state: 'uncollectible', nextAttemptAt: null };
}
