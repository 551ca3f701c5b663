import { defineLimits, HOUR, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** Text messages cost money, and a mail or message can be sent to anybody. */
export const HEALTH_LIMITS = defineLimits('health', {
  tryByOperator: { limit: 20, windowSeconds: HOUR },
  trySmsByOperator: { limit: 5, windowSeconds: HOUR },
  tryByRecipient: { limit: 5, windowSeconds: HOUR },
  retryByOperator: { limit: 60, windowSeconds: HOUR },
});

/** How often one network address, operator or administrator may be tried. */
export const OPERATOR_LIMITS = defineLimits('operator', {
  signInByAddress: { limit: 30, windowSeconds: QUARTER_HOUR },
  signInByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  signInByAccountInKnownBrowsers: { limit: 100, windowSeconds: QUARTER_HOUR },
  signInByBrowser: { limit: 20, windowSeconds: QUARTER_HOUR },
  // Only somebody who knows the password gets so far.
  codeByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  codeByBrowser: { limit: 10, windowSeconds: QUARTER_HOUR },
  // Signed in: each attempt costs a hash, or could guess a code.
  proveByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  initializationByAddress: { limit: 120, windowSeconds: QUARTER_HOUR },
  initializeByAddress: { limit: 30, windowSeconds: QUARTER_HOUR },
  // Mails to one administrator, and links for them.
  resetByAdministrator: { limit: 10, windowSeconds: HOUR },
});
