import * as z from 'zod';
import { email, instant, messageResponse } from './common.ts';
import { givenPassword, newPassword, resettingPassword } from './forms/passwords.ts';
import { anyone, defineRoute, signedIn } from './route.ts';

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mail a link to set a new password, if there is such an account; the answer is the same',
  access: anyone('a person who has forgotten a password; rate limited per network address and account'),
  body: z.strictObject({ email }),
  response: messageResponse,
  errors: ['rate_limited'],
});

/** Length of a link's token, of any kind; a longer one is invalid. */
export const linkToken = z.string().min(1).max(100);

export const verifyResetLink = defineRoute({
  method: 'GET',
  path: '/api/reset-password/verify',
  summary: 'Whether a link to set a new password still works, and for whom',
  access: anyone('the token is the secret; rate limited per network address'),
  query: z.strictObject({ token: linkToken }),
  response: z.object({
    valid: z.boolean(),
    /** Null unless valid. */
    email: z.string().nullable(),
    expiresAt: instant.nullable(),
    /** The hours for which the link was valid from the start. */
    lifetimeHours: z.number().int().nullable(),
    /** Who asked for the link: the person, or an operator for them. */
    madeBy: z.enum(['self', 'operator']).nullable(),
  }),
  errors: ['rate_limited'],
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password by a link, once; ends the account’s sessions',
  access: anyone('the token is the secret; rate limited per network address'),
  body: z.strictObject({ token: linkToken, newPassword: resettingPassword }),
  response: messageResponse,
  errors: ['reset_link_invalid', 'account_suspended', 'rate_limited'],
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change one’s password; ends all other sessions and renews this one',
  access: signedIn,
  body: z.strictObject({ currentPassword: givenPassword, newPassword }),
  response: messageResponse,
  errors: ['current_password_wrong'],
});
