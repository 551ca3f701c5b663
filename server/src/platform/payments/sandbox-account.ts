import { changePart, fullLine, type Part } from '@chargerota/domain';
import {
  PaymentRefused,
  type CardExpiry,
  type NewSubscription,
  type PartsChange,
  type PartWish,
  type ProviderSubscription,
} from './payments.ts';
import { endNow, nextPeriodOf, runningSubscription, settle } from './sandbox-advance.ts';
import { asksForAuthentication, storeTestCard } from './sandbox-cards.ts';
import { billOrRefuse, charge, takeId } from './sandbox-invoices.ts';
import type { SandboxAccount, SandboxCard } from './sandbox-state.ts';
import { secondOf, secondAfter } from './seconds.ts';

// What can be done with an account that has been advanced to `now`. Everything is pure; a refusal is thrown, and the
// account is as it was.

/** More than this many unused setups and cards are not kept. */
const MOST_UNUSED = 20;

export function beginSetup(account: SandboxAccount, clientSecret: string): SandboxAccount {
  const setups = [...account.setups, { clientSecret, cardId: null }].slice(-MOST_UNUSED);
  return { ...account, setups };
}

export type SetupConfirmation = {
  clientSecret: string;
  testCard: string;
  expiry?: CardExpiry | undefined;
  authentication?: 'completed' | 'failed' | undefined;
};

/** What the browser is told; without a card, the bank wants to authenticate its holder. */
export function confirmSetup(
  account: SandboxAccount,
  { clientSecret, testCard, expiry, authentication }: SetupConfirmation,
  now: Date,
): { account: SandboxAccount; cardId: string | null } {
  const setup = account.setups.find((one) => one.clientSecret === clientSecret);
  if (!setup) throw new PaymentRefused('not_their_card');
  if (setup.cardId) return { account, cardId: setup.cardId };
  const asks = asksForAuthentication(testCard);
  if (asks && !authentication) return { account, cardId: null };
  if (asks && authentication === 'failed') throw new PaymentRefused('authentication_required');
  const taken = takeId(account, 'pm');
  const card = storeTestCard(testCard, { id: taken.id, isAuthenticated: asks, expiry, at: now });
  const setups = account.setups.map((one) => (one === setup ? { ...one, cardId: card.id } : one));
  const otherCards = [...account.otherCards, card].slice(-MOST_UNUSED);
  return { account: { ...taken.account, setups, otherCards }, cardId: card.id };
}

/** A card of the customer, or a test card by its id at Stripe, becomes the customer's only one. */
export function useCard(account: SandboxAccount, paymentMethodId: string, now: Date): SandboxAccount {
  const own = [account.card, ...account.otherCards].find((card) => card?.id === paymentMethodId);
  if (own) return withCard(account, own);
  const taken = takeId(account, 'pm');
  const card = storeTestCard(paymentMethodId, { id: taken.id, isAuthenticated: false, at: now });
  if (asksForAuthentication(paymentMethodId)) throw new PaymentRefused('authentication_required');
  return withCard(taken.account, card);
}

const withCard = (account: SandboxAccount, card: SandboxCard): SandboxAccount => ({
  ...account,
  card,
  otherCards: [],
});

export function removeCard(account: SandboxAccount): SandboxAccount {
  if (runningSubscription(account)) throw new PaymentRefused('wrong_state');
  return { ...account, card: null, otherCards: [] };
}

export function startSubscription(
  account: SandboxAccount,
  { paymentMethodId, parts: wishes, trialEnd }: NewSubscription,
  now: Date,
): SandboxAccount {
  if (runningSubscription(account)) return account;
  const taken = takeId(useCard(account, paymentMethodId, now), 'sub');
  const startedAt = secondOf(now);
  const wanted = wishes.filter(({ wish }) => wish.quantity > 0);
  const subscription = { id: taken.id, startedAt, endsAtPeriodEnd: false, cancelledAt: null, endedAt: null };
  if (trialEnd && trialEnd > now) {
    const anchor = secondAfter(trialEnd);
    const period = { startsAt: startedAt, endsAt: anchor };
    const parts = wanted.map(({ ref, wish }) => ({ ref, ...wish, paid: wish, period }));
    return {
      ...taken.account,
      subscription: { ...subscription, state: 'trialing', anchor, trialEnd: anchor, parts },
    };
  }
  const parts = wanted.map(({ ref, wish }) => nextPeriodOf({ ref, ...wish }, startedAt, startedAt));
  const started: SandboxAccount = {
    ...taken.account,
    subscription: { ...subscription, state: 'active', anchor: startedAt, trialEnd: null, parts },
  };
  const lines = parts.map((part) => fullLine(part.ref, part.paid, part.period));
  return billOrRefuse(started, { reason: 'start', lines, at: startedAt });
}

function requireRunning(account: SandboxAccount): ProviderSubscription {
  const subscription = runningSubscription(account);
  if (!subscription) throw new PaymentRefused('wrong_state');
  return subscription;
}

/** The parts after a change, and what is charged for it. Nothing is charged or stays paid for in the trial. */
function changed(
  { anchor, parts, state, startedAt }: ProviderSubscription,
  { parts: wishes, at }: PartsChange,
) {
  const change = (part: Part | null, { ref, wish }: PartWish) => {
    if (state === 'trialing') {
      const next = { ref, ...wish, paid: wish, period: { startsAt: startedAt, endsAt: anchor } };
      return { part: wish.quantity > 0 ? next : null, lines: [] };
    }
    if (!part && wish.quantity === 0) return { part, lines: [] };
    // It keeps its cycle until its period ends.
    if (part && part.cycle !== wish.cycle) throw new PaymentRefused('wrong_state');
    const from = part?.period.startsAt ?? anchor;
    return changePart(part, { ref, wish, anchor, at: at < from ? from : secondOf(at) });
  };
  const before = new Map(parts.map((part) => [part.ref, part]));
  const results = wishes.map((wish) => ({ ref: wish.ref, ...change(before.get(wish.ref) ?? null, wish) }));
  const after = new Map<string, Part | null>([
    ...before,
    ...results.map(({ ref, part }) => [ref, part] as const),
  ]);
  return {
    parts: [...after.values()].filter((part) => part !== null),
    lines: results.flatMap(({ lines }) => lines),
  };
}

export function changeParts(account: SandboxAccount, change: PartsChange, now: Date): SandboxAccount {
  const subscription = requireRunning(account);
  const { parts, lines } = changed(subscription, change);
  const next = { ...account, subscription: { ...subscription, parts } };
  return lines.length > 0 ? billOrRefuse(next, { reason: 'change', lines, at: secondOf(now) }) : next;
}

export function setEndsAtPeriodEnd(account: SandboxAccount, ends: boolean, now: Date): SandboxAccount {
  const subscription = requireRunning(account);
  const cancelledAt = ends ? (subscription.cancelledAt ?? secondOf(now)) : null;
  return { ...account, subscription: { ...subscription, endsAtPeriodEnd: ends, cancelledAt } };
}

export const endSubscription = (account: SandboxAccount, now: Date): SandboxAccount =>
  runningSubscription(account) ? endNow(account, secondOf(now)) : account;

export function endUnpaid(account: SandboxAccount, now: Date): SandboxAccount {
  if (runningSubscription(account)?.state === 'active') throw new PaymentRefused('wrong_state');
  return endSubscription(account, now);
}

export function payOpenInvoice(account: SandboxAccount, now: Date): SandboxAccount {
  const invoices = account.invoices.map((open) => {
    if (open.state !== 'open') return open;
    const { invoice, refusal } = charge(account, open, secondOf(now));
    if (refusal) throw new PaymentRefused(refusal);
    return invoice;
  });
  return settle({ ...account, invoices });
}
