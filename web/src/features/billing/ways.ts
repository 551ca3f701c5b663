// Where an administrator changes or stops what is paid.
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { paths } from '../../lib/paths.ts';
import { BILLING_ADDRESS, cardAddress, PLANS_ID } from './addresses.ts';
import { isOnlyTakenBack, isStopped, standingOf } from './standing.ts';

type Way = readonly [label: string, href: string, text: string];

export function waysOf(
  billing: Parameters<typeof standingOf>[0] & Pick<Billing, 'hasSubscription' | 'paymentMethod'>,
): Way[] {
  const standing = standingOf(billing);
  const ways: Way[] = [];
  // What was cancelled is reactivated first.
  if (standing !== 'ending')
    ways.push([m.billing.changePlan2, `${BILLING_ADDRESS}#${PLANS_ID}`, m.billing.aHigherPlanStartsAt]);
  if (standing !== 'ending' && !isStopped(standing))
    ways.push([m.billing.addMembersLocationsOrChargers, BILLING_ADDRESS, m.billing.addOnsRaiseYourLimits]);
  ways.push([
    billing.paymentMethod ? m.billing.changeCard : m.billing.setUpPayment,
    cardAddress(paths.billing),
    billing.paymentMethod ? m.billing.theNewCardIsUsed : m.billing.storeACardForWhat,
  ]);
  if (standing === 'active' || (standing === 'past_due' && isOnlyTakenBack(billing)))
    ways.push([m.billing.cancelSubscription2, BILLING_ADDRESS, m.billing.itStaysActiveUntilThe]);
  else if (standing === 'past_due')
    ways.push(
      [m.billing.payNow, BILLING_ADDRESS, m.billing.thenEverythingGoesOnAs],
      [m.billing.cancelSubscription2, BILLING_ADDRESS, m.billing.itEndsAtOnceAnd],
    );
  if (standing === 'trial' && billing.hasSubscription)
    ways.push([m.billing.removeCard, BILLING_ADDRESS, m.billing.thenNothingIsChargedWhen]);
  return ways;
}
