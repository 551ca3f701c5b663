import { m } from '@chargerota/messages';
import { INVITATION_STATUSES } from '@chargerota/domain';
import * as z from 'zod';
import { signedInUser } from './accounts.ts';
import { email, id, idParams, instant, messageResponse } from './common.ts';
import { acceptWithRegistrationForm } from './forms/accounts.ts';
import { joiningSettings, memberRole, membershipStatus } from './organizations.ts';
import { errorDetail } from './refusals.ts';
import { anyone, defineRoute, organizationAdmin, signedIn } from './route.ts';

export const invitationStatus = z.enum(INVITATION_STATUSES);

export const invitation = z
  .object({
    id,
    organizationId: id,
    email: z.string(),
    role: memberRole,
    invitedBy: id.nullable(),
    inviterName: z.string().nullable(),
    status: invitationStatus,
    expiresAt: instant,
    acceptedAt: instant.nullable(),
    /** When the invited person declined it; it is `revoked` then. Null if an administrator revoked it. */
    declinedAt: instant.nullable(),
    /** There is no such mailbox, as mail servers say: the invitation has not arrived. */
    mailBounces: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

const NO_ADDRESS = () => m.refusalsFields.pleaseEnterAnEmailAddress;

export const inviteForm = z.strictObject({
  email: z.string({ error: NO_ADDRESS }).trim().min(1, { error: NO_ADDRESS }).pipe(email),
  role: memberRole.default('user'),
});

export const createInvitation = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/invitations',
  summary: 'Invite a person by mail',
  access: organizationAdmin('invitations.send'),
  params: idParams,
  body: inviteForm,
  status: 201,
  response: invitation,
  errors: ['email_unconfirmed', 'already_member', 'already_invited', 'member_limit', 'subscription_required'],
});

/** Addresses, pasted together. Each gets its own result, so the schema lets through what is no address. */
export const inviteSeveralForm = z.strictObject({
  emails: z
    .array(z.string().max(300))
    .min(1, { error: NO_ADDRESS })
    .max(100, { error: () => m.refusalsFields.atMost100AtOnce }),
  role: memberRole.default('user'),
});

/** The result for one address of several: its invitation, or why there is none. */
export const invitationResult = z.object({
  email: z.string(),
  invitation: invitation.nullable(),
  refusal: errorDetail.nullable(),
});
export type InvitationResult = z.infer<typeof invitationResult>;

export const inviteSeveral = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/invitations/batch',
  summary: 'Invite several people by mail, each with its own result, in the order given',
  access: organizationAdmin('invitations.send'),
  params: idParams,
  body: inviteSeveralForm,
  response: z.object({ results: z.array(invitationResult) }),
  errors: ['email_unconfirmed'],
});

export const listInvitations = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/invitations',
  summary:
    'Pending invitations, the oldest first; with `expired`, also those that ran out in the last 30 days',
  access: organizationAdmin('invitations.read'),
  params: idParams,
  query: z.strictObject({ expired: z.literal('true').optional() }),
  response: z.array(invitation),
});

export const resendInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/:id/resend',
  summary: 'Mail the link again, and count its 7 days from now; also for an invitation that has run out',
  access: organizationAdmin('invitations.send'),
  params: idParams,
  response: invitation,
  errors: [
    'email_unconfirmed',
    'invitation_not_pending',
    'already_member',
    'already_invited',
    'member_limit',
    'subscription_required',
  ],
});

export const revokeInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/invitations/:id',
  summary: 'Revoke a pending invitation',
  access: organizationAdmin('invitations.revoke'),
  params: idParams,
  response: messageResponse,
  errors: ['invitation_not_pending'],
});

/** Tokens are 32 random bytes in base64url; anything longer is invalid. */
export const tokenParams = z.strictObject({ token: z.string().min(1).max(100) });

export const invitationDetails = invitation.omit({ invitedBy: true, mailBounces: true }).extend({
  /** As the mail names them; null if they have no account any more, or the invitation is no longer open. */
  inviterName: z.string().nullable(),
  /** Once the invitation is no longer open, everything but the name is null or false. */
  organization: z.object({
    name: z.string(),
    description: z.string().nullable(),
    contactEmail: z.string().nullable(),
    requiresAgreement: z.boolean(),
    customAgreementText: z.string().nullable(),
    ...joiningSettings.omit({ invitationsApprove: true }).shape,
  }),
  /** Accepting it makes a member at once, unless the person was a member before. */
  countsAsApproval: z.boolean(),
});
export type InvitationDetails = z.infer<typeof invitationDetails>;

export const readInvitation = defineRoute({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'The invitation that a link leads to',
  access: anyone('the token is the secret; rate limited per network address'),
  params: tokenParams,
  response: invitationDetails,
  errors: ['rate_limited'],
});

export const declineInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  summary: 'Decline an invitation',
  access: anyone('the token is the secret; rate limited per network address'),
  params: tokenParams,
  response: messageResponse,
  errors: ['invitation_not_pending', 'invitation_expired', 'rate_limited'],
});

export const acceptInvitationForm = z.strictObject({ agreementAccepted: z.boolean().optional() });

export const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  summary: 'Accept an invitation with the signed-in account, whose address must be the invited one',
  access: signedIn,
  params: tokenParams,
  body: acceptInvitationForm.nullish(),
  response: messageResponse.extend({ membershipStatus }),
  errors: [
    'invitation_not_pending',
    'invitation_expired',
    'invitation_other_address',
    'agreement_required',
    'already_member',
  ],
});

export const acceptInvitationWithRegistration = defineRoute({
  method: 'POST',
  path: '/api/invitations/:token/accept-with-registration',
  summary: 'Accept an invitation with a new account; signs in',
  access: anyone('the token is the secret; rate limited per network address'),
  params: tokenParams,
  body: acceptWithRegistrationForm,
  status: 201,
  response: z.object({ user: signedInUser, message: z.string() }),
  errors: [
    'invitation_not_pending',
    'invitation_expired',
    'invitation_other_address',
    'agreement_required',
    'email_registered',
    'identity_missing',
    'identity_taken',
    'rate_limited',
  ],
});
