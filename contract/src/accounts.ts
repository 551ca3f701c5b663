import { CLOCKS, REGIONS, USER_STATUSES, LANGUAGES } from '@chargerota/domain';
import * as z from 'zod';
import { email, id, idParams, instant, messageResponse } from './common.ts';
import { firstName, lastName, loginForm, plateType, registerForm, vehicleFields } from './forms/accounts.ts';
import { phone } from './phones.ts';
import { anyone, defineRoute, signedIn } from './route.ts';
import { text } from './texts.ts';

export const accountStatus = z.enum(USER_STATUSES);

/** Whose ways of writing dates, times and numbers, by its code of ISO 3166. */
const language = z.enum(LANGUAGES);
const region = z.enum(REGIONS);
/** The region’s clock, or one of 12 or 24 hours. */
const clock = z.enum(CLOCKS);

/** The account as its owner reads it. */
export const user = z
  .object({
    id,
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phone: z.string().nullable(),
    vehicleMake: z.string().nullable(),
    vehicleModel: z.string().nullable(),
    vehicleYear: z.string().nullable(),
    vehicleColor: z.string().nullable(),
    licensePlate: z.string().nullable(),
    licensePlateState: z.string().nullable(),
    licensePlateType: plateType.nullable(),
    emergencyContact: z.string().nullable(),
    /** The person joined without some details, and was not asked for them since. */
    detailsDeferred: z.boolean(),
    /** The address must be confirmed by its link before the person can invite others. */
    mustConfirmEmail: z.boolean(),
    /** There is no such mailbox, as mail servers say: nothing is sent there until the person tries it or changes it. */
    mailBounces: z.boolean(),
    status: accountStatus,
    smsNotifications: z.boolean(),
    /** Text messages are switched on, for a number that is confirmed and has not answered STOP. */
    getsTextMessages: z.boolean(),
    emailNotifications: z.boolean(),
    /** How dates, times and numbers are written for them. */
    language,
    region,
    clock,
    agreementAcceptedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const signedInUser = z.object({ id, email: z.string(), firstName: z.string().nullable() });

export const register = defineRoute({
  method: 'POST',
  path: '/api/register',
  summary: 'Register an administrator with a new organization on trial; signs in',
  access: anyone('an administrator registers themselves; rate limited per network address'),
  body: registerForm,
  status: 201,
  /** 206: the account stands and is signed in, its organization could not be set up. */
  alsoStatus: 206,
  response: z.object({
    user: signedInUser,
    /** Null when the registration is incomplete. */
    organization: z.object({ id, name: z.string() }).nullable(),
    incompleteRegistration: z.boolean(),
    message: z.string(),
  }),
  errors: [
    'registration_closed',
    'email_registered',
    'registration_incomplete',
    'identity_missing',
    'identity_taken',
    'rate_limited',
  ],
});

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password',
  access: anyone('signing in; rate limited per network address and account'),
  body: loginForm,
  response: z.object({ user: signedInUser }),
  errors: ['invalid_credentials', 'account_suspended', 'rate_limited'],
});

export const getCurrentUser = defineRoute({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in account',
  access: signedIn,
  response: user,
});

/** What an installation may leave out (`REGISTRATION`, `DEMO_SCREENS`). */
export const optionalPart = z.enum(['registration', 'demo_screens']);
export type OptionalPart = z.infer<typeof optionalPart>;

/** What browsers ask: they would log an answer of 401 as an error of the page. */
export const readSession = defineRoute({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'The signed-in account, or null if nobody is signed in',
  access: anyone('it tells callers of themselves alone'),
  response: z.object({
    user: user.nullable(),
    /** What is not offered here, and has no links. */
    notOffered: z.array(optionalPart),
  }),
});

export const logout = defineRoute({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; ends the session',
  access: anyone('signing out twice does no harm'),
  response: messageResponse,
});

/**
 * Every field is optional; an absent one stays as it is. A new e-mail address takes effect once the link mailed to it
 * is followed. Changing the address requires the account's password, if it has one.
 */
export const updateUserForm = z.strictObject({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  currentPassword: z.string().max(200).optional(),
  /** Null removes the number. */
  phone: phone.nullish(),
  ...vehicleFields,
  emergencyContact: text(200).nullish(),
  /** The person has given what they want to, and is not asked again. */
  detailsDeferred: z.literal(false).optional(),
  smsNotifications: z.boolean().optional(),
  emailNotifications: z.boolean().optional(),
  language: language.optional(),
  region: region.optional(),
  clock: clock.optional(),
});

export const updateUser = defineRoute({
  method: 'PATCH',
  path: '/api/users/:id',
  summary: 'Change one’s own profile',
  access: signedIn,
  params: idParams,
  body: updateUserForm,
  /** The create-organization wizard checks `ok`. */
  response: user.extend({ ok: z.literal(true) }),
  errors: ['current_password_wrong', 'sign_in_again'],
});
