import { m } from '@chargerota/messages';
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
        now: m.billingPayment.nothingIsChargedToday,
        next: next && m.billingPayment.firstChargeAmountOnDay(next),
        action: m.billingPayment.setUpPayment,
      };
    const amount = formatMoney(dueNowCents);
    return {
      kind: 'start',
      dueNowCents,
      now: m.billingPayment.amountIsChargedWhenYou({ amount }),
      next: next && m.billingPayment.nextChargeAmountOnDay(next),
      action: m.billingPayment.payAmount({ amount }),
    };
  }
  if (standingOf(billing) === 'past_due' && pastDue && !isOnlyTakenBack(billing)) {
    const amount = formatMoney(pastDue.amountCents);
    return {
      kind: 'pay',
      dueNowCents: pastDue.amountCents,
      now: m.billingPayment.amountIsOverdueAndIs({ amount }),
      next: null,
      action: m.billingPayment.payAmount({ amount }),
    };
  }
  return {
    kind: 'replace',
    dueNowCents: 0,
    now: m.billingPayment.nothingIsChargedNow,
    next: next && m.billingPayment.theNewCardIsUsed(next),
    action: m.billingPayment.replaceCard,
  };
}

/** `$10.00` and `Sat, Dec 6`; null if nothing will be charged. */
function nextCharge(
  { nextBillingAmountCents, nextBillingDate }: Pick<Billing, 'nextBillingAmountCents' | 'nextBillingDate'>,
  today: Date,
): { amount: string; day: string } | null {
  if (nextBillingDate === null || nextBillingAmountCents === 0) return null;
  return {
    amount: formatMoney(nextBillingAmountCents),
    day: formatFarDayOf(new Date(nextBillingDate), today),
  };
}
