import { defineLimits, HOUR, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often an administrator, and an organization, may ask the payment provider for something. */
export const BILLING_LIMITS = defineLimits('billing', {
  quoteByAdministrator: { limit: 300, windowSeconds: HOUR },
  setUpByAdministrator: { limit: 30, windowSeconds: QUARTER_HOUR },
  // Cards are tried out with stolen numbers: a person needs few attempts.
  storeCardByOrganization: { limit: 20, windowSeconds: HOUR },
  changeByOrganization: { limit: 120, windowSeconds: HOUR },
  // A file is drawn anew each time, which keeps the processor busy.
  readDocumentByAdministrator: { limit: 60, windowSeconds: QUARTER_HOUR },
  changeDetailsByOrganization: { limit: 60, windowSeconds: HOUR },
});
