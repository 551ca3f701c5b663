import type { LocationLimit, MemberLimit } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { readPlanCapacity } from '../subscription.ts';
import { placesTaken, readPeopleCount } from '../../invitations/member-capacity.ts';
import { countAgainstLocationLimit } from '../../locations/read-locations.ts';

// For display only. Whatever adds something counts again, under the organization's lock.

export async function readLocationLimit(deps: AppDeps, scope: OrganizationScope): Promise<LocationLimit> {
  const [capacity, used] = await Promise.all([
    readPlanCapacity(deps.database.drizzle, scope, deps.clock.now()),
    countAgainstLocationLimit(deps, scope),
  ]);
  return {
    baseLimit: capacity.base.locations,
    additionalLocations: capacity.addOns.locations,
    totalLimit: capacity.limits.locations,
    spotsPerLocation: capacity.limits.spotsPerLocation,
    used,
    mayGrow: capacity.mayGrow,
    canPurchaseMore: capacity.mayGrow && capacity.base.locations !== null,
  };
}

export async function readMemberLimit(deps: AppDeps, scope: OrganizationScope): Promise<MemberLimit> {
  const now = deps.clock.now();
  const [capacity, people] = await Promise.all([
    readPlanCapacity(deps.database.drizzle, scope, now),
    readPeopleCount(deps.database.drizzle, scope, now),
  ]);
  return {
    baseLimit: capacity.base.members,
    additionalMembers: capacity.addOns.members,
    totalLimit: capacity.limits.members,
    ...people,
    used: placesTaken(people),
    mayGrow: capacity.mayGrow,
    canPurchaseMore: capacity.mayGrow && capacity.base.members !== null,
  };
}
