import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often an organization may add locations. */
export const LOCATION_LIMITS = defineLimits('locations', {
  // Enough to enter the highest possible number of locations within an hour.
  addPlacesByOrganization: { limit: 500, windowSeconds: HOUR },
});
