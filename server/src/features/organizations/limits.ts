import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often an account may found organizations, and an administrator may decide about a member. */
export const ORGANIZATION_LIMITS = defineLimits('organizations', {
  createOrganizationByAccount: { limit: 10, windowSeconds: HOUR },
  decideByAdministratorAndMember: { limit: 20, windowSeconds: HOUR },
});
