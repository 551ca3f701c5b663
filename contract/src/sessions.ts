import { SIGN_IN_METHODS } from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, messageResponse } from './common.ts';
import { askedPassword } from './forms/passwords.ts';
import { linkToken } from './passwords.ts';
import { connectedIdentity } from './providers.ts';
import { anyone, defineRoute, signedIn } from './route.ts';

/** One of a person's signed-in browsers. */
export const deviceSession = z.object({
  id,
  /** True for the session that sends this request. */
  current: z.boolean(),
  /** The device as its browser describes it, such as `Chrome on Windows`; null if not recognised. */
  device: z.string().nullable(),
  method: z.enum(SIGN_IN_METHODS),
  signedInAt: instant,
  /** Accurate to a few minutes. */
  lastSeenAt: instant,
  /** When it ends unless it is used. */
  expiresAt: instant,
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const PRESENCE_ERRORS = ['password_needed', 'current_password_wrong', 'sign_in_again'] as const;

export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where one is signed in: this browser first, then the last seen',
  access: signedIn,
  response: z.array(deviceSession),
});

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Sign out one of one’s own browsers',
  access: signedIn,
  params: idParams,
  body: z.strictObject(askedPassword).nullish(),
  status: 204,
  response: z.null(),
  errors: PRESENCE_ERRORS,
});

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign out all of one’s browsers but this one',
  access: signedIn,
  /** `end`: also the calendar feed, text messages and a pending change of address. */
  query: z.object({ connections: z.enum(['keep', 'end']).default('keep') }),
  body: z.strictObject(askedPassword).nullish(),
  response: z.object({ ended: z.number().int() }),
  errors: PRESENCE_ERRORS,
});

/** How a person signs in, and a change of address that is under way. */
export const accountSecurity = z.object({
  hasPassword: z.boolean(),
  /** A new address that waits for the link sent to it. */
  emailChange: z.object({ newEmail: z.string(), expiresAt: instant }).nullable(),
  identities: z.array(connectedIdentity),
  termsAcceptedAt: instant.nullable(),
  termsVersion: z.string().nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecurity>;

export const readAccountSecurity = defineRoute({
  method: 'GET',
  path: '/api/account/security',
  summary: 'How one signs in: password, connected providers, a change of address under way',
  access: signedIn,
  response: accountSecurity,
});

export const verifyEmailLink = defineRoute({
  method: 'GET',
  path: '/api/confirm-email/verify',
  summary: 'Whether a link to confirm an address still works, and the address',
  access: anyone('the token is the secret; rate limited per network address'),
  query: z.strictObject({ token: linkToken }),
  /** `isNew`: the account has another address until it is confirmed. */
  response: z.object({ valid: z.boolean(), email: z.string().nullable(), isNew: z.boolean() }),
  errors: ['rate_limited'],
});

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/confirm-email',
  summary: 'Confirm an address by its link, once: the account has it from then on',
  access: anyone('the token is the secret; rate limited per network address'),
  body: z.strictObject({ token: linkToken }),
  response: messageResponse.extend({ email: z.string() }),
  errors: ['email_link_invalid', 'email_registered', 'rate_limited'],
});

export const sendEmailConfirmation = defineRoute({
  method: 'POST',
  path: '/api/account/email-confirmation',
  summary: 'Mail the link again that confirms one’s own address',
  access: signedIn,
  /** Null: nothing is left to confirm. */
  response: z.object({ sentTo: z.string().nullable() }),
});

export const cancelEmailChange = defineRoute({
  method: 'DELETE',
  path: '/api/account/email-change',
  summary: 'Keep the old address after all',
  access: signedIn,
  status: 204,
  response: z.null(),
});
