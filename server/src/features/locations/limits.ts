import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often a member may change reviews; each change is announced to the organization's open screens. */
export const REVIEW_LIMITS = defineLimits('reviews', {
  changeByMember: { limit: 60, windowSeconds: HOUR },
  // Each decision tells the review's author.
  decideByAdministrator: { limit: 100, windowSeconds: HOUR },
  markByMember: { limit: 200, windowSeconds: HOUR },
});

/** How often an organization may add locations. */
export const LOCATION_LIMITS = defineLimits('locations', {
  // Enough to enter the highest possible number of locations within an hour.
  addPlacesByOrganization: { limit: 500, windowSeconds: HOUR },
});
