import { PROVIDER_ACTIONS } from '@chargerota/domain';
import * as z from 'zod';
import { instant } from './common.ts';
import { identityProvider } from './forms/accounts.ts';
import { passwordToConnect } from './forms/passwords.ts';
import { planId } from './plans.ts';
import { anyone, defineRoute, signedIn } from './route.ts';
export const providerAction = z.enum(PROVIDER_ACTIONS);

const status = (provider: 'google' | 'apple') =>
  defineRoute({
    method: 'GET',
    path: `/api/auth/${provider}/status`,
    summary: `Whether sign-in with ${provider === 'google' ? 'Google' : 'Apple'} is configured`,
    access: anyone('says what buttons may do'),
    response: z.object({
      configured: z.boolean(),
      /** Whether its button is shown; pressed without a configuration, it says so. */
      offered: z.boolean(),
    }),
  });

export const getGoogleStatus = status('google');
export const getAppleStatus = status('apple');

const flow = {
  /** A path within the application; anything else is ignored. */
  returnUrl: z.string().max(500).optional(),
  subscriptionPlan: planId.optional(),
};

/** The query of the browser's navigation to `/api/auth/google`, which answers with a redirect. */
export const startGoogleQuery = z.object({ action: providerAction.default('login'), ...flow });

export const startApple = defineRoute({
  method: 'POST',
  path: '/api/auth/apple',
  summary: 'Begin to sign in with Apple: where to send the browser',
  access: anyone('begins to sign in; rate limited per network address'),
  /** `state` is the purpose of the flow. The OAuth protocol's own state is created by the server. */
  body: z.strictObject({ state: providerAction, ...flow }),
  response: z.object({ url: z.string() }),
  errors: ['provider_not_configured', 'sign_in_again', 'unavailable', 'rate_limited'],
});

/**
 * A person whom a provider has confirmed and who is not signed in yet. It waits for the next step in this browser for
 * 15 minutes, identified by a cookie of its own.
 */
export const pendingIdentity = z.object({
  provider: identityProvider,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  action: providerAction,
  /** `connect`: an account with this address exists, and its password connects the two. `register`: none exists. */
  next: z.enum(['connect', 'register']),
  /** For an account to connect: false if it has no password, so that its other provider must be used to sign in. */
  hasPassword: z.boolean(),
  subscriptionPlan: planId.nullable(),
  returnUrl: z.string().nullable(),
});
export type PendingIdentity = z.infer<typeof pendingIdentity>;

export const readPendingIdentity = defineRoute({
  method: 'GET',
  path: '/api/auth/pending-identity',
  summary: 'The identity that a provider has confirmed in this browser, not signed in yet',
  access: anyone('the browser’s own cookie names it'),
  /** Null when there is none. */
  response: z.object({ identity: pendingIdentity.nullable() }),
});

export const forgetPendingIdentity = defineRoute({
  method: 'DELETE',
  path: '/api/auth/pending-identity',
  summary: 'Forget the identity that a provider has confirmed, to use another way',
  access: anyone('the browser’s own cookie names it'),
  status: 204,
  response: z.null(),
});

export const connectIdentity = defineRoute({
  method: 'POST',
  path: '/api/auth/connect',
  summary:
    'Connect the pending identity to the account that has its address, by that account’s password; signs in',
  access: anyone('signing in; rate limited per network address and account'),
  body: passwordToConnect,
  response: z.object({
    user: z.object({ id: z.uuid(), email: z.string(), firstName: z.string().nullable() }),
  }),
  errors: [
    'invalid_credentials',
    'account_suspended',
    'identity_missing',
    'identity_taken',
    'identity_other_connected',
    'rate_limited',
  ],
});

/** A provider's account that can sign in to one's own account. */
export const connectedIdentity = z.object({
  provider: identityProvider,
  email: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
});
export type ConnectedIdentity = z.infer<typeof connectedIdentity>;

export const disconnectIdentity = defineRoute({
  method: 'DELETE',
  path: '/api/account/identities/:provider',
  summary: 'Disconnect a provider’s account from one’s own',
  access: signedIn,
  params: z.strictObject({ provider: identityProvider }),
  status: 204,
  response: z.null(),
  errors: ['last_sign_in_method'],
});
