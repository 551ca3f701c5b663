import type { LocationLimit } from '@chargerota/contract';
import { ERRORS } from '@chargerota/contract/errors';
import { countedWords } from '@chargerota/domain';

const locations = (count: number): string => countedWords(count, 'location', 'locations');

/**
 * The reason why no location can be added or reactivated, in the server's words; null if one can, or the limit is
 * unknown.
 */
export function whyNoLocation(limit: LocationLimit | undefined): string | null {
  if (!limit) return null;
  if (!limit.mayGrow) return ERRORS.subscription_required.message;
  const { used, totalLimit } = limit;
  return totalLimit === null || used < totalLimit ? null : `Your plan includes ${locations(totalLimit)}.`;
}

/** The code of the refusal that `whyNoLocation` tells. */
export const locationObstacle = (limit: LocationLimit | undefined): string | null =>
  limit && whyNoLocation(limit) ? (limit.mayGrow ? 'location_limit' : 'subscription_required') : null;

/** The number of locations that can still be added, as a sentence; null without a limit, or once it is reached. */
export function capacityLeft(limit: LocationLimit | undefined): string | null {
  if (!limit || limit.totalLimit === null || whyNoLocation(limit)) return null;
  return `Your plan allows ${limit.totalLimit - limit.used} more`;
}
