import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often one account may found an organization, and an administrator decide about one member. */
export const ORGANIZATION_LIMITS = defineLimits('organizations', {
  createOrganizationByAccount: { limit: 10, windowSeconds: HOUR },
  decideByAdministratorAndMember: { limit: 20, windowSeconds: HOUR },
});
