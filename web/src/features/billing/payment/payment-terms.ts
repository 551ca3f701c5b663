import type { Billing, BillingQuote } from '@chargerota/contract';
import { formatMoney } from '@chargerota/domain';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { isOnlyTakenBack, standingOf } from '../standing.ts';

/** What storing a card does, and what it costs. */
export type Terms = {
  kind: 'trial' | 'start' | 'pay' | 'replace';
  dueNowCents: number;
  /** What is charged now and next, as sentences. */
  now: string;
  next: string | null;
  /** The button that does it. */
  action: string;
};

/** Whether there is something to quote: no subscription is running yet. */
export const startsSubscription = ({ hasSubscription, organization }: Billing): boolean =>
  !hasSubscription || organization.subscriptionStatus === 'inactive';

/** `quote` is that of the start, for an organization that starts a subscription. */
export function termsOf(billing: Billing, quote: BillingQuote | null, today: Date): Terms {
  const { pastDue } = billing;
  const next = nextCharge(quote ?? billing, today);
  if (quote) {
    const { dueNowCents } = quote;
    if (dueNowCents === 0)
      return {
        kind: 'trial',
        dueNowCents,
        now: 'Nothing is charged today.',
        next: next && `First charge ${next}.`,
        action: 'Set up payment',
      };
    const amount = formatMoney(dueNowCents);
    return {
      kind: 'start',
      dueNowCents,
      now: `${amount} is charged when you pay.`,
      next: next && `Next charge ${next}.`,
      action: `Pay ${amount}`,
    };
  }
  if (standingOf(billing) === 'past_due' && pastDue && !isOnlyTakenBack(billing)) {
    const amount = formatMoney(pastDue.amountCents);
    return {
      kind: 'pay',
      dueNowCents: pastDue.amountCents,
      now: `${amount} is overdue, and is charged to the new card when you pay.`,
      next: null,
      action: `Pay ${amount}`,
    };
  }
  return {
    kind: 'replace',
    dueNowCents: 0,
    now: 'Nothing is charged now.',
    next: next && `The new card is used from the next charge on: ${next}.`,
    action: 'Replace card',
  };
}

/** `$10.00 on Sat, Dec 6`; null if nothing will be charged. */
function nextCharge(
  { nextBillingAmountCents, nextBillingDate }: Pick<Billing, 'nextBillingAmountCents' | 'nextBillingDate'>,
  today: Date,
): string | null {
  if (nextBillingDate === null || nextBillingAmountCents === 0) return null;
  return `${formatMoney(nextBillingAmountCents)} on ${formatFarDayOf(new Date(nextBillingDate), today)}`;
}
