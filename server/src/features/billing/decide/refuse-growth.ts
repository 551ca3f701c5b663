import { m } from '@chargerota/messages';
import { isWithinLimit, type DomainEventOf, type PlanLimits } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { readGrowthLimits } from '../subscription.ts';

// Whatever adds people or places tells so first, under the organization's lock.

/** @throws DomainError member_limit, subscription_required */
export async function refusePeople(
  tx: Tx,
  { organizationId, counted }: DomainEventOf<'people_grow'>,
  now: Date,
): Promise<void> {
  const { members } = await readGrowthLimits(tx, tenantScope(organizationId), now);
  requireMemberCapacity(counted, members);
}

/** @throws DomainError location_limit, spot_limit, subscription_required */
export async function refusePlaces(
  tx: Tx,
  { organizationId, locationId, locationsInUse, chargers }: DomainEventOf<'places_grow'>,
  now: Date,
): Promise<void> {
  const limits = await readGrowthLimits(tx, tenantScope(organizationId), now, locationId);
  if (locationsInUse !== null) requireLocationCapacity(locationsInUse, limits);
  requireSpotCapacity(chargers, limits);
}

function requireLocationCapacity(activeLocations: number, { locations: limit }: PlanLimits): void {
  if (limit === null || isWithinLimit(activeLocations + 1, limit)) return;
  const message = m.sentBilling.yourPlanIncludesLocations({ count: limit });
  throw new DomainError('location_limit', [{ code: 'location_limit', message, limit }]);
}

function requireSpotCapacity(spots: number, { spotsPerLocation: limit }: PlanLimits): void {
  if (limit === null || isWithinLimit(spots, limit)) return;
  const message = m.sentBilling.yourPlanIncludesLimitChargers({ limit });
  throw new DomainError('spot_limit', [{ code: 'spot_limit', message, limit }]);
}

function requireMemberCapacity(counted: number, limit: number | null): void {
  if (limit === null || isWithinLimit(counted + 1, limit)) return;
  const message = m.sentBilling.yourPlanIncludesLimitMembers({ limit });
  throw new DomainError('member_limit', [{ code: 'member_limit', message, limit, counted }]);
}
