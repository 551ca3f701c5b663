import { defineLimits, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often a member may join, change and leave lines, open links to offers and answer them. */
export const LINE_LIMITS = defineLimits('waitlist', {
  waitByAccount: { limit: 60, windowSeconds: QUARTER_HOUR },
  openLinkByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
  answerByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
});
