// What is said, before they end, of add-ons that bring nothing any more.
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { ADD_ON_KINDS, formatMoney, raisesLimit } from '@chargerota/domain';
import type { PlanName } from '@chargerota/domain';
import { formatFarDayOf } from '../../lib/dates.ts';
import { addOnName, addOnsOf } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';
import { standingOf } from './standing.ts';

/** The add-ons that end with a change to `plan`: `20 members, $5.00 a month: paid until Sun, Dec 20`. */
export const endingWithPlan = (billing: Billing, plan: PlanName, now: Date): string[] =>
  ADD_ON_KINDS.filter((kind) => !raisesLimit(kind, plan))
    .flatMap((kind) => endingOf(billing, addOnsOf(billing, kind), now))
    .map(({ name, price, paidUntil }) =>
      paidUntil
        ? m.billing.addOnAtPricePaidUntil({ name, price, day: paidUntil })
        : m.billing.addOnAtPrice({ name, price }),
    );

/** The add-ons that come on top of the limits of `plan`: `20 members`, `5 chargers at Harbor Street Offices`. */
export const onTopOf = (billing: Billing, plan: PlanName): string[] =>
  ADD_ON_KINDS.filter((kind) => raisesLimit(kind, plan))
    .flatMap((kind) => addOnsOf(billing, kind))
    .filter(({ status }) => status === 'active')
    .map(addOnName);

/** A sentence for each add-on that ends when the location is deleted. */
export const endingWithLocation = (billing: Billing, locationId: string, now: Date): string[] =>
  endingOf(
    billing,
    addOnsOf(billing, 'spot').filter(({ place }) => place?.id === locationId),
    now,
  ).map(({ name, price, paidUntil }) => {
    const end = paidUntil ? m.billing.itIsPaidForUntil({ day: paidUntil }) : m.billing.nothingIsChargedForIt;
    return `${m.billing.theAddOnEndsWithIt({ name, price })} ${end}`;
  });

function endingOf(billing: Billing, addOns: AddOn[], now: Date) {
  const standing = standingOf(billing);
  // What was cancelled ends with the subscription anyway.
  if (!['trial', 'active', 'past_due'].includes(standing)) return [];
  return addOns
    .filter(({ status }) => status === 'active')
    .map((addOn) => ({
      name: addOnName(addOn),
      price: m.billing.priceEach[addOn.cycle]({ amount: formatMoney(addOn.totalCents) }),
      // In the trial nothing is paid for.
      paidUntil:
        standing === 'trial' || !addOn.nextBillingDate ? null : formatFarDayOf(addOn.nextBillingDate, now),
    }));
}
