import { type BillingLine, countedWords, type PartTerms, type PlanName, PLANS } from '@chargerota/domain';
import type { BillingLineView } from '@chargerota/contract';
import type { AddOnRow } from '../add-on-store.ts';

/** The name of the location for which a spot add-on was bought, by the add-on's id. */
export type LocationNames = ReadonlyMap<string, string>;

export const locationNamesOf = (addOns: readonly Pick<AddOnRow, 'id' | 'locationName'>[]): LocationNames =>
  new Map(addOns.flatMap(({ id, locationName }) => (locationName ? [[id, locationName] as const] : [])));

const counted = (count: number, one: string, many: string): string => countedWords(count, one, many);

/** What is bought: `Premium plan, monthly`, `10 additional members, annual`. */
export function describeTerms(
  { product, quantity, cycle }: Pick<PartTerms, 'product' | 'quantity' | 'cycle'>,
  locationName?: string,
): string {
  return `${whatOf(product, quantity, locationName)}, ${cycle}`;
}

function whatOf(product: PartTerms['product'], quantity: number, locationName: string | undefined): string {
  switch (product) {
    case 'add-on.member':
      return counted(quantity, 'additional member', 'additional members');
    case 'add-on.location':
      return counted(quantity, 'additional location', 'additional locations');
    case 'add-on.spot': {
      const chargers = counted(quantity, 'additional charger', 'additional chargers');
      return locationName ? `${chargers} at ${locationName}` : chargers;
    }
    default:
      return `${PLANS[product.slice('plan.'.length) as PlanName].label} plan`;
  }
}

/** The text of a line on screens, in the history and on documents. */
export function describeLine(line: BillingLine, names: LocationNames): string {
  const terms = describeTerms(line, names.get(line.ref));
  if (!line.isProration) return terms;
  return line.amountCents < 0
    ? `Credit for the unused time of ${terms}`
    : `${terms}, for the rest of the period`;
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
