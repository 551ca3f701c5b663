import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often an organization may change what its documents name; each change is told to the payment provider. */
export const DETAILS_LIMITS = defineLimits('billing', {
  changeDetailsByOrganization: { limit: 60, windowSeconds: HOUR },
});
