import * as z from 'zod';
import { email, messageResponse } from './common.ts';
import { planId } from './plans.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { anyone, defineRoute } from './route.ts';

export const checkRegistrationStatus = defineRoute({
  method: 'POST',
  path: '/api/check-registration-status',
  summary: 'Whether an administrator’s registration is complete; tells whether there is an account',
  access: anyone(
    'a person who registered and was not signed in; rate limited per network address and account',
  ),
  body: z.strictObject({ email }),
  response: z.object({ status: z.enum(REGISTRATION_STATUSES), message: z.string() }),
  errors: ['rate_limited'],
});

export const completeRegistration = defineRoute({
  method: 'POST',
  path: '/api/complete-registration',
  summary: 'Set up the organization of a registration that was left incomplete, once',
  access: anyone('by the account’s password or its session; rate limited per network address and account'),
  body: z.strictObject({
    email,
    /** Not needed when signed in to that account. */
    password: z.string().max(200).optional(),
    subscriptionPlan: planId.optional(),
  }),
  response: messageResponse,
  errors: [
    'invalid_credentials',
    'registration_complete',
    'account_suspended',
    'setup_failed',
    'rate_limited',
  ],
});
