import type { LocationLimit, MemberLimit } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readPlanRoom } from '../billing/read-room-to-grow.ts';
import { countAgainstMemberLimit } from '../invitations/room-for-member.ts';
import { countAgainstLocationLimit } from '../locations/read-locations.ts';

// What a screen tells beforehand. Whoever adds something counts again, under the organization's lock.

export async function readLocationLimit(deps: AppDeps, scope: OrganizationScope): Promise<LocationLimit> {
  const [room, used] = await Promise.all([
    readPlanRoom(deps.database.drizzle, scope, deps.clock.now()),
    countAgainstLocationLimit(deps, scope),
  ]);
  return {
    baseLimit: room.base.locations,
    additionalLocations: room.addOns.locations,
    totalLimit: room.limits.locations,
    spotsPerLocation: room.limits.spotsPerLocation,
    used,
    mayGrow: room.mayGrow,
    canPurchaseMore: room.mayGrow && room.base.locations !== null,
  };
}

export async function readMemberLimit(deps: AppDeps, scope: OrganizationScope): Promise<MemberLimit> {
  const now = deps.clock.now();
  const [room, used] = await Promise.all([
    readPlanRoom(deps.database.drizzle, scope, now),
    countAgainstMemberLimit(deps.database.drizzle, scope, now),
  ]);
  return {
    baseLimit: room.base.members,
    additionalMembers: room.addOns.members,
    totalLimit: room.limits.members,
    used,
    mayGrow: room.mayGrow,
    canPurchaseMore: room.mayGrow && room.base.members !== null,
  };
}
