import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often an organization may invite, and an address be invited. */
export const INVITATION_LIMITS = defineLimits('invitations', {
  inviteByOrganization: { limit: 500, windowSeconds: HOUR },
  // Of one organization; all together may send an address some more, so that none blocks another's first invitation.
  inviteByRecipient: { limit: 10, windowSeconds: HOUR },
  inviteByRecipientAnywhere: { limit: 40, windowSeconds: HOUR },
});
