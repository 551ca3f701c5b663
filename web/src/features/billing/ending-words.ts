// What is said, before they end, of add-ons that bring nothing any more.
import type { Billing } from '@chargerota/contract';
import { ADD_ON_KINDS, raisesLimit } from '@chargerota/domain';
import type { PlanName } from '@chargerota/domain';
import { formatFarDayOf } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { addOnsOf } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';
import { countOf, CYCLE_WORDS } from './billing-words.ts';
import { standingOf } from './standing.ts';

/** A sentence for each add-on that ends with a change to `plan`. */
export const endingWithPlan = (billing: Billing, plan: PlanName, now: Date): string[] =>
  ADD_ON_KINDS.filter((kind) => !raisesLimit(kind, plan)).flatMap((kind) =>
    sentences(billing, addOnsOf(billing, kind), now),
  );

/** A sentence for each add-on that ends when the location is deleted. */
export const endingWithLocation = (billing: Billing, locationId: string, now: Date): string[] =>
  sentences(
    billing,
    addOnsOf(billing, 'spot').filter(({ place }) => place?.id === locationId),
    now,
  );

function sentences(billing: Billing, addOns: AddOn[], now: Date): string[] {
  const standing = standingOf(billing);
  // What was cancelled ends with the subscription anyway.
  if (!['trial', 'active', 'past_due'].includes(standing)) return [];
  return addOns
    .filter(({ status }) => status === 'active')
    .map(({ kind, count, place, totalCents, cycle, nextBillingDate }) => {
      const what = `${countOf(kind, count)}${place ? ` at ${place.name}` : ''}`;
      const price = `${formatMoney(totalCents)} ${CYCLE_WORDS[cycle].each}`;
      const until = standing === 'trial' ? null : nextBillingDate;
      const end = until
        ? `It is paid for until ${formatFarDayOf(until, now)}, and nothing is charged for it after that.`
        : 'Nothing is charged for it.';
      return `The add-on of ${what}, ${price}, ends with it. ${end}`;
    });
}
