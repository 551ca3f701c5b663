import { defineLimits, HOUR, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** Each report and each comment is read by a person, and a report sends a mail to an address that nobody has confirmed. */
export const TICKET_LIMITS = defineLimits('tickets', {
  createByAccount: { limit: 20, windowSeconds: HOUR },
  // People in an office share an address.
  createByAddress: { limit: 20, windowSeconds: HOUR },
  createByRecipient: { limit: 5, windowSeconds: HOUR },
  commentByAccount: { limit: 60, windowSeconds: HOUR },
  commentByLink: { limit: 30, windowSeconds: HOUR },
  // The screen reads the ticket again whenever it gets the focus.
  readByLink: { limit: 300, windowSeconds: QUARTER_HOUR },
  unknownLinkByAddress: { limit: 300, windowSeconds: QUARTER_HOUR },
});
