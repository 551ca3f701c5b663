import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How much an organization may add. */
export const LOCATION_LIMITS = defineLimits('locations', {
  // Every location that there can be, entered within an hour.
  addPlacesByOrganization: { limit: 500, windowSeconds: HOUR },
});
