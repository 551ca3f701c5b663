import { defineLimits, HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often an organization may invite, and how often an address may be invited. */
export const INVITATION_LIMITS = defineLimits('invitations', {
  inviteByOrganization: { limit: 500, windowSeconds: HOUR },
  // Per organization. The limit over all organizations is higher, so that none can block another's first invitation.
  inviteByRecipient: { limit: 10, windowSeconds: HOUR },
  inviteByRecipientAnywhere: { limit: 40, windowSeconds: HOUR },
});
