import { ERRORS } from '@chargerota/contract';
import type { LocationLimit } from '@chargerota/contract';

const locations = (count: number): string => (count === 1 ? '1 location' : `${count} locations`);

/** Why no location can be added or brought back, as the server would say it; null while one can, or nothing is known. */
export function whyNoLocation(limit: LocationLimit | undefined): string | null {
  if (!limit) return null;
  if (!limit.mayGrow) return ERRORS.subscription_required.message;
  const { used, totalLimit } = limit;
  return totalLimit === null || used < totalLimit ? null : `Your plan includes ${locations(totalLimit)}.`;
}

/** How many more locations the plan allows, where there is a limit that is not reached. */
export function capacityLeft(limit: LocationLimit | undefined): string | null {
  if (!limit || limit.totalLimit === null || whyNoLocation(limit)) return null;
  return `Your plan allows ${limit.totalLimit - limit.used} more`;
}
