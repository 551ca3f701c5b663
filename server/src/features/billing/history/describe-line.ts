import { m } from '@chargerota/messages';
import { type BillingLine, type PartTerms, type PlanName, PLANS } from '@chargerota/domain';
import type { BillingLineView } from '@chargerota/contract';
import type { AddOnRow } from '../add-on-store.ts';

/** The name of the location for which a spot add-on was bought, by the add-on's id. */
export type LocationNames = ReadonlyMap<string, string>;

export const locationNamesOf = (addOns: readonly Pick<AddOnRow, 'id' | 'locationName'>[]): LocationNames =>
  new Map(addOns.flatMap(({ id, locationName }) => (locationName ? [[id, locationName] as const] : [])));

/** What is bought: `Premium plan, monthly`, `10 additional members, annual`. */
export function describeTerms(
  { product, quantity, cycle }: Pick<PartTerms, 'product' | 'quantity' | 'cycle'>,
  locationName?: string,
): string {
  return m.stored.eachCycle[cycle]({ what: whatOf(product, quantity, locationName) });
}

function whatOf(product: PartTerms['product'], count: number, location: string | undefined): string {
  switch (product) {
    case 'add-on.member':
      return m.stored.bought.members({ count });
    case 'add-on.location':
      return m.stored.bought.locations({ count });
    case 'add-on.spot':
      return location ? m.stored.bought.chargersAt({ count, location }) : m.stored.bought.chargers({ count });
    default:
      return m.stored.bought.plan({ label: PLANS[product.slice('plan.'.length) as PlanName].label });
  }
}

/** The text of a line on screens, in the history and on documents. */
export function describeLine(line: BillingLine, names: LocationNames): string {
  const terms = describeTerms(line, names.get(line.ref));
  if (!line.isProration) return terms;
  return line.amountCents < 0
    ? m.stored.creditForTheUnusedTime({ terms })
    : m.stored.forTheRestOfThePeriod({ terms });
}

export const presentLine = (line: BillingLine, names: LocationNames): BillingLineView => ({
  description: describeLine(line, names),
  quantity: line.quantity,
  unitAmountCents: line.unitAmountCents,
  amountCents: line.amountCents,
  billingCycle: line.cycle,
  periodStart: line.period.startsAt.toISOString(),
  periodEnd: line.period.endsAt.toISOString(),
  isProration: line.isProration,
});
