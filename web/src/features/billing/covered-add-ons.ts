// Add-ons that a plan makes superfluous: it includes by itself what is in use.
import type { Billing } from '@chargerota/contract';
import { ADD_ON_KINDS, PLANS, raisesLimit } from '@chargerota/domain';
import type { AddOnKind, PlanName } from '@chargerota/domain';
import { addOnsOf } from './add-ons.ts';
import type { AddOn } from './add-ons.ts';

const LIMIT_OF = { member: 'members', location: 'locations', spot: 'spotsPerLocation' } as const;

/** The active add-ons that are not needed on `plan`, whose limit is higher than that of the plan before. */
export const coveredAddOns = (billing: Billing, before: PlanName, plan: PlanName): AddOn[] =>
  ADD_ON_KINDS.filter((kind) => raisesLimit(kind, plan) && limitOf(kind, plan) > limitOf(kind, before))
    .flatMap((kind) => addOnsOf(billing, kind))
    .filter((addOn) => addOn.status === 'active' && usedOf(billing, addOn) <= limitOf(addOn.kind, plan));

const limitOf = (kind: AddOnKind, plan: PlanName): number => PLANS[plan].limits[LIMIT_OF[kind]] ?? Infinity;

function usedOf({ usage }: Billing, { kind, place }: AddOn): number {
  if (kind === 'spot') return usage.spots.find(({ locationId }) => locationId === place?.id)?.used ?? 0;
  return usage[kind === 'member' ? 'members' : 'locations'].used;
}
