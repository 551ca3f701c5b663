import { isWithinLimit, type PlanLimits } from '@chargerota/domain';
import { DomainError } from '../../platform/http/domain-error.ts';

/** @throws DomainError location_limit, naming the limit */
export function requireRoomForLocation(activeLocations: number, { locations: limit }: PlanLimits): void {
  if (isWithinLimit(activeLocations + 1, limit)) return;
  const message = `Your plan includes ${limit === 1 ? '1 location' : `${limit} locations`}.`;
  throw new DomainError('location_limit', [{ code: 'location_limit', message, limit }]);
}

/** @throws DomainError spot_limit, naming the limit */
export function requireRoomForSpots(spots: number, { spotsPerLocation: limit }: PlanLimits): void {
  if (isWithinLimit(spots, limit)) return;
  const message = `Your plan includes ${limit} chargers at a location.`;
  throw new DomainError('spot_limit', [{ code: 'spot_limit', message, limit }]);
}
