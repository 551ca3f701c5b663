// What the screens of billing call things. Sentences that occur once stand where they are shown.
import { m } from '@chargerota/messages';
import { formatMoney } from '@chargerota/domain';
import type { Billing, BillingEntry } from '@chargerota/contract';
import type { BillingStatus, BillingType } from '@chargerota/domain';
import type { Tone } from '../../ui/badge.tsx';
import type { Standing } from './standing.ts';

export const STANDING_WORDS: Readonly<Record<Standing, { tone: Tone; word: string }>> = {
  trial: { tone: 'info', word: m.billing.standings.trial },
  trial_ended: { tone: 'off', word: m.billing.standings.trialEnded },
  active: { tone: 'ok', word: m.billing.standings.active },
  ending: { tone: 'off', word: m.billing.standings.cancelled },
  past_due: { tone: 'loss', word: m.billing.standings.paymentOverdue },
  inactive: { tone: 'off', word: m.billing.standings.inactive },
};

export const TYPE_WORDS: Readonly<Record<BillingType, string>> = {
  subscription: m.billing.subscription,
  addon: m.billing.addOns,
  trial_start: m.billing.trialStart,
  trial_end: m.billing.trialEnd,
  renewal: m.billing.renewals,
  cancellation: m.billing.cancellations,
  refund: m.billing.refunds,
};

const STATUS_WORDS: Readonly<Record<BillingStatus, { tone: Tone; word: string }>> = {
  pending: { tone: 'wait', word: m.billing.paymentStates.pending },
  paid: { tone: 'ok', word: m.billing.paymentStates.paid },
  failed: { tone: 'loss', word: m.billing.paymentStates.failed },
  refunded: { tone: 'off', word: m.billing.paymentStates.refunded },
  cancelled: { tone: 'off', word: m.billing.paymentStates.cancelled },
};

const DISPUTE_WORDS: Readonly<
  Record<NonNullable<BillingEntry['dispute']>['state'], { tone: Tone; word: string }>
> = {
  open: { tone: 'wait', word: m.billing.disputed },
  won: { tone: 'ok', word: m.billing.disputeWon },
  lost: { tone: 'loss', word: m.billing.disputeLost },
};

/** Nothing is paid for what costs nothing. */
export function statusWords({
  amount,
  status,
  dispute,
}: Pick<BillingEntry, 'amount' | 'status' | 'dispute'>): { tone: Tone; word: string } {
  if (dispute) return DISPUTE_WORDS[dispute.state];
  return amount === 0 && status === 'paid'
    ? { tone: 'ok', word: m.billing.paymentStates.done }
    : STATUS_WORDS[status];
}

/** What the word for a disputed payment means: we won or lost, not whoever reads it. */
export function disputeSentence({ state, amountCents }: NonNullable<BillingEntry['dispute']>): string {
  const amount = formatMoney(amountCents);
  switch (state) {
    case 'open':
      return m.billing.theBankOfTheCard({ amount });
    case 'won':
      return m.billing.theBankOfTheCardDecided({ amount });
    default:
      return m.billing.theBankOfTheCardTook({ amount });
  }
}

/** `$10.00`, and `Free` for nothing. */
export const amountWords = (cents: number): string => (cents === 0 ? m.billing.free : formatMoney(cents));

/** `Visa •••• 4242`. */
export const cardName = ({ brand, last4 }: NonNullable<Billing['paymentMethod']>): string =>
  `${BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} ••••\u00a0${last4}`;

const BRANDS: Readonly<Record<string, string>> = {
  amex: m.billing.americanExpress,
  diners: m.billing.dinersClub,
  eftpos_au: m.billing.eftpos,
  jcb: 'JCB',
  mastercard: m.billing.mastercard,
  unionpay: 'UnionPay',
  unknown: m.billing.card,
};

/** `04/2028`, as it stands on the card. */
export const cardExpiry = ({ expMonth, expYear }: NonNullable<Billing['paymentMethod']>): string =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`;
