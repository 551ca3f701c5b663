import { defineLimits, HOUR, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

export const CHARGER_LIMITS = defineLimits('chargers', {
  openByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
  // A report tells every administrator.
  reportByAccount: { limit: 20, windowSeconds: HOUR },
  nudgeByAccount: { limit: 20, windowSeconds: HOUR },
  // A sheet of hundreds of codes takes a second of work.
  printByAccount: { limit: 60, windowSeconds: HOUR },
});
