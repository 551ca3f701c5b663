import { defineLimits, HOUR, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

export const DISPLAY_LIMITS = defineLimits('displays', {
  createByAccount: { limit: 60, windowSeconds: HOUR },
  // Each change is read again, at most once a second, and several devices may have the same link.
  readByDisplay: { limit: 3600, windowSeconds: QUARTER_HOUR },
  unknownByAddress: { limit: 300, windowSeconds: QUARTER_HOUR },
});
