// The operators of the installation: their account, the administrators they support, and the log of what they did.
import { m } from '@chargerota/messages';
import { MEMBERSHIP_STATUSES, OPERATOR_ACTS, OPERATOR_LOG_TOPICS, USER_STATUSES } from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, messageResponse, page } from './common.ts';
import { givenPassword, newPassword } from './forms/passwords.ts';
import { planId, subscriptionStatus } from './plans.ts';
import { anyone, defineRoute, operator, operatorSettingUp } from './route.ts';
import { searchText, text } from './texts.ts';

/** A code of the authenticator app (6 digits) or a recovery code. */
const secondFactorCode = z
  .string({ error: () => m.refusalsFields.codeIsRequired })
  .trim()
  .min(1, { error: () => m.refusalsFields.codeIsRequired })
  .max(40);

/** Shows that it is the operator who acts, not somebody with a copy of their cookie. */
const proof = z.strictObject({ password: givenPassword, code: secondFactorCode });

/** The name of a new account. */
const username = text(60, () => m.refusalsFields.usernameIsRequired)
  .min(1, { error: () => m.refusalsFields.usernameIsRequired })
  .regex(/^[\p{L}\p{N}._-]+$/u, { error: () => m.refusalsFields.pleaseUseOnlyLettersDigits });

export const operatorAccount = z.object({
  id,
  username: z.string(),
  /** Until this is false and there is a second factor, the account can only be set up. */
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Null without a second factor. */
  recoveryCodesLeft: z.number().int().nullable(),
});
export type OperatorAccount = z.infer<typeof operatorAccount>;

export const readInitialization = defineRoute({
  method: 'GET',
  path: '/api/developer/initialization',
  summary: 'Whether there is an operator account, and whether this browser is signed in to it',
  access: anyone('it says what anybody can see at the sign-in form; rate limited'),
  response: z.object({
    isInitialized: z.boolean(),
    isSignedIn: z.boolean(),
    /** Whether a setup token can be used here: one is configured, or a start made one that is unused and not older than a day. */
    takesSetupToken: z.boolean(),
  }),
  errors: ['rate_limited'],
});

export const initializeOperator = defineRoute({
  method: 'POST',
  path: '/api/developer/initialize',
  summary: 'Create the operator account, or reset its password; the new password is in the answer, once',
  access: anyone('needs the setup token, or an operator’s session, password and code; rate limited'),
  body: z
    .strictObject({
      setupToken: z.string().min(1).max(200).optional(),
      /** The name of the account to create; `admin` by default. An account that exists keeps its own. */
      username: username.optional(),
      /** False: create the account only. Otherwise an account that exists gets a new password. */
      reset: z.boolean().optional(),
      /** Demanded from a signed-in operator, who needs no setup token. */
      proof: proof.optional(),
    })
    .nullish(),
  response: z.object({
    message: z.string(),
    username: z.string(),
    password: z.string(),
    /** Whether a second factor was switched off, which a reset by the setup token does. */
    secondFactorEnded: z.boolean(),
  }),
  errors: [
    'setup_token_required',
    'setup_token_invalid',
    'operator_exists',
    'operator_proof_required',
    'current_password_wrong',
    'second_factor_wrong',
    'account_state',
    'rate_limited',
  ],
});

export const operatorSignIn = defineRoute({
  method: 'POST',
  path: '/api/developer/login',
  summary: 'Sign in as an operator; with a second factor its code is demanded after the password',
  access: anyone('signing in; rate limited per network address and account'),
  body: z.strictObject({
    username: text(255, () => m.refusalsFields.usernameIsRequired).min(1, {
      error: () => m.refusalsFields.usernameIsRequired,
    }),
    password: givenPassword,
    code: secondFactorCode.optional(),
  }),
  response: operatorAccount,
  errors: ['operator_credentials_invalid', 'second_factor_required', 'second_factor_wrong', 'rate_limited'],
});

export const operatorSignOut = defineRoute({
  method: 'POST',
  path: '/api/developer/logout',
  summary: 'End the operator’s session in this browser',
  access: anyone('ends the session whose cookie comes with it'),
  status: 204,
  response: z.null(),
});

export const readOperator = defineRoute({
  method: 'GET',
  path: '/api/developer/me',
  summary: 'The signed-in operator',
  access: operatorSettingUp,
  response: operatorAccount,
});

/** What browsers ask: they would log an answer of 401 as an error of the page. */
export const readOperatorSession = defineRoute({
  method: 'GET',
  path: '/api/developer/session',
  summary: 'The signed-in operator, or null if nobody is signed in to the portal',
  access: anyone('it tells callers of themselves alone'),
  response: z.object({ operator: operatorAccount.nullable() }),
});

export const changeOperatorPassword = defineRoute({
  method: 'POST',
  path: '/api/developer/password',
  summary: 'Change the operator’s password; ends their other sessions',
  access: operatorSettingUp,
  body: z.strictObject({ currentPassword: givenPassword, newPassword }),
  response: messageResponse,
  errors: ['current_password_wrong'],
});

export const beginSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/developer/second-factor',
  summary:
    'Make a secret for an authenticator app, in force once a code of it is confirmed; another app takes a code',
  access: operatorSettingUp,
  /** The code is of the app in use, or a recovery code; the first app needs none. */
  body: proof.partial({ code: true }),
  response: z.object({ secret: z.string(), url: z.string(), qrCode: z.string() }),
  errors: ['current_password_wrong', 'second_factor_required', 'second_factor_wrong'],
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/developer/second-factor/confirm',
  summary: 'Put the app in force by a code of it; answers the recovery codes, once; ends the other sessions',
  access: operatorSettingUp,
  body: z.strictObject({ code: secondFactorCode }),
  response: recoveryCodes,
  errors: ['second_factor_wrong'],
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/developer/second-factor/recovery-codes',
  summary: 'Make new recovery codes; the old ones stop working',
  access: operator,
  body: z.strictObject({ code: secondFactorCode }),
  response: recoveryCodes,
  errors: ['second_factor_wrong'],
});

const userStatus = z.enum(USER_STATUSES);

/** Somebody who administers at least one organization. */
export const administrator = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  status: userStatus,
  createdAt: instant,
  /** The first organization's name, and its plan. */
  organizationName: z.string().nullable(),
  subscriptionPlan: planId.nullable(),
  organizations: z.array(z.object({ id, name: z.string() })),
});
export type Administrator = z.infer<typeof administrator>;

export const listAdministrators = defineRoute({
  method: 'GET',
  path: '/api/developer/administrators',
  summary: 'Administrators of organizations by name: 50 a page, and how many in all in x-total-count',
  access: operator,
  query: z.strictObject({
    search: searchText(100).optional(),
    status: userStatus.optional(),
    page: page.default(1),
  }),
  response: z.array(administrator),
});

const membersOf = z.array(
  z.object({
    user: z.object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string(),
    }),
    role: z.enum(['user', 'admin']),
    status: z.enum(MEMBERSHIP_STATUSES),
  }),
);

const locationsOf = z.array(
  z.object({
    name: z.string(),
    address: z.string(),
    spotCount: z.number().int(),
    type: z.string(),
    status: z.enum(['active', 'inactive']),
  }),
);

const administeredOrganization = z.object({
  id,
  name: z.string(),
  subscriptionPlan: planId,
  subscriptionStatus,
  contactEmail: z.string().nullable(),
  /** The reason that was given with the last cancellation; null if there is none. */
  cancellationReason: z.string().nullable(),
  /** How many there are; at most 100 of them are listed. */
  memberCount: z.number().int(),
  members: membersOf,
  locationCount: z.number().int(),
  locations: locationsOf,
});

export const readAdministrator = defineRoute({
  method: 'GET',
  path: '/api/developer/administrators/:id/details',
  summary: 'An administrator with their organizations, those’ locations and members',
  access: operator,
  params: idParams,
  response: z
    .object({
      user: administrator,
      organizations: z.array(administeredOrganization),
      /** Those of all the organizations together. */
      locations: locationsOf,
      members: membersOf,
    })
    .meta({ id: 'AdministratorDetails' }),
});

export const setAccountStatus = defineRoute({
  method: 'POST',
  path: '/api/developer/users/:id/status',
  summary: 'Pause an administrator’s account, which ends their sessions at once, or reinstate it',
  access: operator,
  params: idParams,
  body: z.strictObject({ status: z.enum(['approved', 'suspended']) }),
  response: administrator,
  errors: ['account_state'],
});

export const resetAdministratorPassword = defineRoute({
  method: 'POST',
  path: '/api/developer/administrators/:id/reset-password',
  summary:
    'Mail an administrator a link to set a new password, or make one to hand over; it works once, for 24 hours, and ends earlier ones',
  access: operator,
  params: idParams,
  /** A link to hand over takes the operator's proof: whoever has it can sign in as that administrator. */
  body: z.strictObject({ sendEmail: z.boolean(), proof: proof.optional() }),
  response: z.object({
    emailSent: z.boolean(),
    email: z.string(),
    /** Null if it was mailed. */
    resetUrl: z.string().nullable(),
  }),
  errors: ['account_state', 'operator_proof_required', 'current_password_wrong', 'second_factor_wrong'],
});

export const operatorLogEntry = z.object({
  id,
  at: instant,
  operator: z.string(),
  act: z.enum(OPERATOR_ACTS),
  /** What it was done to, by its name at the time; null where there is nothing. */
  subject: z.object({ id: id.nullable(), label: z.string() }).nullable(),
  /** The facts of the act, such as the status before and after. */
  facts: z.record(z.string(), z.json()),
});
export type OperatorLogEntry = z.infer<typeof operatorLogEntry>;

export const listOperatorLog = defineRoute({
  method: 'GET',
  path: '/api/developer/log',
  summary: 'What operators did, the newest first: 50 a page, and how many in all in x-total-count',
  access: operator,
  query: z.strictObject({
    topic: z.enum(OPERATOR_LOG_TOPICS).optional(),
    search: searchText(100).optional(),
    page: page.default(1),
  }),
  response: z.array(operatorLogEntry),
});
