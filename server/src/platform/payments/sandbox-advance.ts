import { billingPeriod, fullLine, type Part, type PartTerms } from '@chargerota/domain';
import type { ProviderSubscription } from './payments.ts';
import { bill, retry } from './sandbox-invoices.ts';
import type { SandboxAccount } from './sandbox-state.ts';

/** The subscription unless it has ended. */
export const runningSubscription = ({ subscription }: SandboxAccount): ProviderSubscription | null =>
  subscription && subscription.state !== 'ended' ? subscription : null;

/** Everything that was due until `now`, each at its own instant. */
export function advance(account: SandboxAccount, now: Date): SandboxAccount {
  let current = account;
  for (let due = nextDue(current); due && due <= now; due = nextDue(current))
    current = carryOut(current, due);
  return current;
}

/** When something happens by itself next: the end of the trial or of a period, or another attempt to charge. */
export function nextDue(account: SandboxAccount): Date | null {
  const subscription = runningSubscription(account);
  if (!subscription) return null;
  const attempts = account.invoices.map(({ nextAttemptAt }) => nextAttemptAt);
  const periods = subscription.parts.map(({ period }) => period.endsAt);
  const [first] = [...attempts, ...periods]
    .filter((instant) => instant !== null)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return first ?? null;
}

function carryOut(account: SandboxAccount, at: Date): SandboxAccount {
  const retried = retryInvoices(account, at);
  const subscription = runningSubscription(retried);
  if (!subscription) return retried;
  return settle(renew(retried, subscription, at));
}

function retryInvoices(account: SandboxAccount, at: Date): SandboxAccount {
  const isDue = (instant: Date | null) => instant !== null && instant <= at;
  const invoices = account.invoices.map((invoice) =>
    isDue(invoice.nextAttemptAt) ? retry(account, invoice, at) : invoice,
  );
  const isGivenUp = invoices.some(
    ({ state }, index) => state === 'uncollectible' && account.invoices[index]?.state === 'open',
  );
  return isGivenUp ? endNow({ ...account, invoices }, at) : settle({ ...account, invoices });
}

/** Ends the subscription; what is open will not be charged any more. */
export function endNow(account: SandboxAccount, at: Date): SandboxAccount {
  const { subscription } = account;
  if (!subscription) return account;
  return {
    ...account,
    subscription: { ...subscription, state: 'ended', endedAt: at },
    invoices: account.invoices.map((invoice) =>
      invoice.state === 'open' ? { ...invoice, state: 'void', nextAttemptAt: null } : invoice,
    ),
  };
}

/** A subscription is past due as long as an invoice of it is open. */
export function settle(account: SandboxAccount): SandboxAccount {
  const subscription = runningSubscription(account);
  if (!subscription || subscription.state === 'trialing') return account;
  const isOpen = account.invoices.some(({ state }) => state === 'open');
  return { ...account, subscription: { ...subscription, state: isOpen ? 'past_due' : 'active' } };
}

const isDueAt = (part: Part, at: Date) => part.period.endsAt <= at;

/** Begins the next period of the parts whose period ends at `at`; the first one of all at the end of the trial. */
function renew(account: SandboxAccount, subscription: ProviderSubscription, at: Date): SandboxAccount {
  const { anchor, parts, state } = subscription;
  const due = parts.filter((part) => isDueAt(part, at));
  if (due.length === 0) return account;
  const goOn = due.filter(({ quantity }) => quantity > 0).map((part) => nextPeriodOf(part, anchor, at));
  const kept = parts.flatMap((part) =>
    isDueAt(part, at) ? goOn.filter(({ ref }) => ref === part.ref) : [part],
  );
  // The plan is monthly and there always is one, so the first period to end is the plan's.
  if (kept.length === 0 || subscription.endsAtPeriodEnd) return endNow(account, at);
  const next = { ...account, subscription: { ...subscription, state: 'active' as const, parts: kept } };
  if (goOn.length === 0) return next;
  const lines = goOn.map((part) => fullLine(part.ref, part.paid, part.period));
  return bill(next, { reason: state === 'trialing' ? 'start' : 'cycle', lines, at });
}

export function nextPeriodOf(part: Pick<Part, 'ref'> & PartTerms, anchor: Date, at: Date): Part {
  const { ref, product, cycle, unitAmountCents, quantity } = part;
  const terms = { product, cycle, unitAmountCents, quantity };
  return { ref, ...terms, paid: terms, period: billingPeriod(anchor, cycle, at) };
}
