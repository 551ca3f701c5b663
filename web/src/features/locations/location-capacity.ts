import { m } from '@chargerota/messages';
import type { LocationLimit } from '@chargerota/contract';
import { errorMessage } from '@chargerota/contract/errors';

/**
 * The reason why no location can be added or reactivated, in the server's words; null if one can, or the limit is
 * unknown.
 */
export function whyNoLocation(limit: LocationLimit | undefined): string | null {
  if (!limit) return null;
  if (!limit.mayGrow) return errorMessage('subscription_required');
  const { used, totalLimit } = limit;
  return totalLimit === null || used < totalLimit
    ? null
    : m.locations.yourPlanIncludesLocations({ count: totalLimit });
}

/** The code of the refusal that `whyNoLocation` tells. */
export const locationObstacle = (limit: LocationLimit | undefined): string | null =>
  limit && whyNoLocation(limit) ? (limit.mayGrow ? 'location_limit' : 'subscription_required') : null;

/** The number of locations that can still be added, as a sentence; null without a limit, or once it is reached. */
export function capacityLeft(limit: LocationLimit | undefined): string | null {
  if (!limit || limit.totalLimit === null || whyNoLocation(limit)) return null;
  return m.locations.yourPlanAllowsMore({ count: limit.totalLimit - limit.used });
}
