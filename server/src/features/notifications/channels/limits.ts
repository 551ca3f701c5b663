import { defineLimits, HOUR, QUARTER_HOUR } from '../../../platform/rate-limits/attempts.ts';

const DAY = 24 * HOUR;

/** Text messages cost money, and whoever asks for a code can have it sent to anybody. */
export const CHANNEL_LIMITS = defineLimits('notifications', {
  phoneCodeByAccount: { limit: 5, windowSeconds: HOUR },
  phoneCodeByAccountADay: { limit: 10, windowSeconds: DAY },
  phoneCodeByNumber: { limit: 5, windowSeconds: DAY },
  phoneCodeByAddress: { limit: 20, windowSeconds: HOUR },
  confirmPhoneByAccount: { limit: 30, windowSeconds: HOUR },
  tryByAccount: { limit: 20, windowSeconds: HOUR },
  trySmsByAccount: { limit: 5, windowSeconds: HOUR },
  subscribeByAccount: { limit: 60, windowSeconds: HOUR },
  // Of two machines that answer each other one has to stop.
  replyByNumber: { limit: 3, windowSeconds: DAY },
  unknownLinkByAddress: { limit: 300, windowSeconds: QUARTER_HOUR },
  linkByToken: { limit: 60, windowSeconds: QUARTER_HOUR },
});
