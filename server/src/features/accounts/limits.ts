import { defineLimits, HOUR, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often one network address or one account may try. People in an office share an address. */
export const ACCOUNT_LIMITS = defineLimits('accounts', {
  signInByAddress: { limit: 100, windowSeconds: QUARTER_HOUR },
  signInByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  signInByAccountAndBrowser: { limit: 10, windowSeconds: QUARTER_HOUR },
  // The limit over all known browsers together. Signing in does not reset it, because each attempt costs a hash.
  signInByAccountInKnownBrowsers: { limit: 100, windowSeconds: QUARTER_HOUR },
  oauthFlowByAddress: { limit: 100, windowSeconds: QUARTER_HOUR },
  // A return from Apple takes two requests.
  providerReturnByAddress: { limit: 200, windowSeconds: QUARTER_HOUR },
  registerByAddress: { limit: 20, windowSeconds: HOUR },
  registerByAccount: { limit: 5, windowSeconds: HOUR },
  checkRegistrationByAddress: { limit: 30, windowSeconds: QUARTER_HOUR },
  checkRegistrationByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  forgotPasswordByAddress: { limit: 30, windowSeconds: HOUR },
  // How many mails can be sent to a person who did not ask for them.
  forgotPasswordByAccount: { limit: 5, windowSeconds: HOUR },
  // Each connection sends a mail to the account's address, and the owner may not have shown that it is theirs.
  connectProviderByAccount: { limit: 10, windowSeconds: HOUR },
  // A change lets the next look rank all locations anew.
  changePreferencesByAccount: { limit: 120, windowSeconds: HOUR },
  provePasswordByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  changeEmailByAccount: { limit: 5, windowSeconds: HOUR },
  changeEmailByRecipient: { limit: 5, windowSeconds: HOUR },
  unknownLinkByAddress: { limit: 300, windowSeconds: QUARTER_HOUR },
  // Using a link may cost a hash.
  linkByToken: { limit: 60, windowSeconds: QUARTER_HOUR },
});
