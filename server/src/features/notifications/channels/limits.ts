import { defineLimits, HOUR, QUARTER_HOUR } from '../../../platform/rate-limits/attempts.ts';

const DAY = 24 * HOUR;

/** Text messages cost money, and a code can be sent to any number. */
export const CHANNEL_LIMITS = defineLimits('notifications', {
  phoneCodeByAccount: { limit: 5, windowSeconds: HOUR },
  phoneCodeByAccountADay: { limit: 10, windowSeconds: DAY },
  phoneCodeByNumber: { limit: 5, windowSeconds: DAY },
  phoneCodeByAddress: { limit: 20, windowSeconds: HOUR },
  confirmPhoneByAccount: { limit: 30, windowSeconds: HOUR },
  tryByAccount: { limit: 20, windowSeconds: HOUR },
  trySmsByAccount: { limit: 5, windowSeconds: HOUR },
  // Each change plans a member's reminders again, under their lock.
  choicesByAccount: { limit: 300, windowSeconds: HOUR },
  // Counts all that was sent to an organization in three months: a second for half a million notifications.
  usageByOrganization: { limit: 60, windowSeconds: HOUR },
  subscribeByAccount: { limit: 60, windowSeconds: HOUR },
  // Ends a conversation between two machines.
  replyByNumber: { limit: 3, windowSeconds: DAY },
  unknownLinkByAddress: { limit: 300, windowSeconds: QUARTER_HOUR },
  linkByToken: { limit: 60, windowSeconds: QUARTER_HOUR },
});
