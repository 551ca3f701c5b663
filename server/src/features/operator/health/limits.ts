import { defineLimits, HOUR } from '../../../platform/rate-limits/attempts.ts';

/** Text messages cost money, and a mail or message can be sent to anybody. */
export const HEALTH_LIMITS = defineLimits('health', {
  tryByOperator: { limit: 20, windowSeconds: HOUR },
  trySmsByOperator: { limit: 5, windowSeconds: HOUR },
  tryByRecipient: { limit: 5, windowSeconds: HOUR },
  retryByOperator: { limit: 60, windowSeconds: HOUR },
});
