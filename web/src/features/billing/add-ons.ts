// The three kinds of add-on as one, because the screen treats them alike.
import { m } from '@chargerota/messages';
import type { Billing, BillingChange } from '@chargerota/contract';
import { ADD_ON_PRICES_CENTS } from '@chargerota/domain';
import type { AddOnKind, AddOnStatus, BillingCycle } from '@chargerota/domain';

export type AddOn = {
  kind: AddOnKind;
  id: string;
  count: number;
  cycle: BillingCycle;
  nextCycle: BillingCycle | null;
  totalCents: number;
  status: AddOnStatus;
  nextBillingDate: Date | null;
  /** Chargers are bought for one location. */
  place: { id: string; name: string } | null;
};

/** '1 charger at Harbor Street Offices' */
export const addOnName = ({ kind, count, place }: AddOn): string =>
  place ? m.billing.chargersAtName({ count, name: place.name }) : m.billing.counted[kind]({ count });

/** What somebody wants to have of a kind. */
export type AddOnWish = { kind: AddOnKind; count: number; cycle: BillingCycle; locationId: string | null };

type Sold = Billing['addOns'][keyof Billing['addOns']][number];

const commonOf = (sold: Sold) => ({
  id: sold.id,
  cycle: sold.billingCycle,
  nextCycle: sold.nextBillingCycle,
  totalCents: sold.totalAmountCents,
  status: sold.status,
  nextBillingDate: sold.nextBillingDate === null ? null : new Date(sold.nextBillingDate),
});

/** The add-ons of a kind that still count or are still paid for. */
export function addOnsOf({ addOns }: Pick<Billing, 'addOns'>, kind: AddOnKind): AddOn[] {
  const all: Record<AddOnKind, () => AddOn[]> = {
    member: () =>
      addOns.members.map((sold) => ({ kind, ...commonOf(sold), count: sold.membersCount, place: null })),
    location: () =>
      addOns.locations.map((sold) => ({ kind, ...commonOf(sold), count: sold.locationsCount, place: null })),
    spot: () =>
      addOns.spots.map((sold) => ({
        kind,
        ...commonOf(sold),
        count: sold.spotsCount,
        place: { id: sold.locationId, name: sold.locationName },
      })),
  };
  return all[kind]().filter(({ status }) => status !== 'expired');
}

/** The purchase that a wish stands for; null if its location is not chosen yet. */
export function purchaseOf({ kind, count, cycle, locationId }: AddOnWish): BillingChange | null {
  if (kind === 'member') return { kind: 'members', membersCount: count, billingCycle: cycle };
  if (kind === 'location') return { kind: 'locations', locationsCount: count, billingCycle: cycle };
  return locationId === null ? null : { kind: 'spots', spotsCount: count, billingCycle: cycle, locationId };
}

/** A change of an add-on; a count of 0 cancels it. */
export const editOf = ({ kind, id }: AddOn, count: number, cycle: BillingCycle): BillingChange => ({
  kind: 'edit',
  addOn: kind,
  addOnId: id,
  count,
  billingCycle: cycle,
});

/** What a year costs less in per cent. */
export function annualSavingPercent(kind: AddOnKind): number {
  const { monthly, annual } = ADD_ON_PRICES_CENTS[kind];
  return Math.round((1 - annual / (12 * monthly)) * 100);
}

/** Whether an add-on is paid for by the year: it ends with the subscription, before that year does. */
export const hasAnnualAddOn = ({ addOns }: Pick<Billing, 'addOns'>): boolean =>
  [...addOns.members, ...addOns.locations, ...addOns.spots].some(
    ({ status, billingCycle }) => status !== 'expired' && billingCycle === 'annual',
  );
