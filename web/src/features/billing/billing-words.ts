// What the screens of billing call things. Sentences that occur once stand where they are shown.
import { formatMoney, formatNumber } from '@chargerota/domain';
import type { Billing, BillingEntry } from '@chargerota/contract';
import type { AddOnKind, BillingCycle, BillingStatus, BillingType } from '@chargerota/domain';
import type { Tone } from '../../ui/badge.tsx';
import type { Standing } from './standing.ts';

export const STANDING_WORDS: Readonly<Record<Standing, { tone: Tone; word: string }>> = {
  trial: { tone: 'info', word: 'Trial' },
  trial_ended: { tone: 'off', word: 'Trial ended' },
  active: { tone: 'ok', word: 'Active' },
  ending: { tone: 'off', word: 'Cancelled' },
  past_due: { tone: 'loss', word: 'Payment overdue' },
  inactive: { tone: 'off', word: 'Inactive' },
};

export const TYPE_WORDS: Readonly<Record<BillingType, string>> = {
  subscription: 'Subscription',
  addon: 'Add-ons',
  trial_start: 'Trial start',
  trial_end: 'Trial end',
  renewal: 'Renewals',
  cancellation: 'Cancellations',
  refund: 'Refunds',
};

const STATUS_WORDS: Readonly<Record<BillingStatus, { tone: Tone; word: string }>> = {
  pending: { tone: 'wait', word: 'Pending' },
  paid: { tone: 'ok', word: 'Paid' },
  failed: { tone: 'loss', word: 'Failed' },
  refunded: { tone: 'off', word: 'Refunded' },
  cancelled: { tone: 'off', word: 'Cancelled' },
};

const DISPUTE_WORDS: Readonly<
  Record<NonNullable<BillingEntry['dispute']>['state'], { tone: Tone; word: string }>
> = {
  open: { tone: 'wait', word: 'Disputed' },
  won: { tone: 'ok', word: 'Dispute won' },
  lost: { tone: 'loss', word: 'Dispute lost' },
};

/** Nothing is paid for what costs nothing. */
export function statusWords({
  amount,
  status,
  dispute,
}: Pick<BillingEntry, 'amount' | 'status' | 'dispute'>): { tone: Tone; word: string } {
  if (dispute) return DISPUTE_WORDS[dispute.state];
  return amount === 0 && status === 'paid' ? { tone: 'ok', word: 'Done' } : STATUS_WORDS[status];
}

/** What the word for a disputed payment means: we won or lost, not whoever reads it. */
export function disputeSentence({ state, amountCents }: NonNullable<BillingEntry['dispute']>): string {
  const amount = formatMoney(amountCents);
  switch (state) {
    case 'open':
      return `The bank of the card decides whether ${amount} goes back to it.`;
    case 'won':
      return `The bank of the card decided that ${amount} stays paid.`;
    default:
      return `The bank of the card took ${amount} back.`;
  }
}

/** `$10.00`, and `Free` for nothing. */
export const amountWords = (cents: number): string => (cents === 0 ? 'Free' : formatMoney(cents));

export const CYCLE_WORDS: Readonly<Record<BillingCycle, { name: string; each: string }>> = {
  monthly: { name: 'Monthly', each: 'a month' },
  annual: { name: 'Annual', each: 'a year' },
};

const UNITS: Readonly<Record<AddOnKind, readonly [one: string, several: string]>> = {
  member: ['member', 'members'],
  location: ['location', 'locations'],
  spot: ['charger', 'chargers'],
};

/** `1 member`, `10 members`. */
export const countOf = (kind: AddOnKind, count: number): string =>
  `${formatNumber(count)} ${UNITS[kind][count === 1 ? 0 : 1]}`;

/** `Visa •••• 4242`. */
export const cardName = ({ brand, last4 }: NonNullable<Billing['paymentMethod']>): string =>
  `${BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} ••••\u00a0${last4}`;

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  unknown: 'Card',
};

/** `04/2028`, as it stands on the card. */
export const cardExpiry = ({ expMonth, expYear }: NonNullable<Billing['paymentMethod']>): string =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`;
