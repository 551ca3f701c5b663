import { PHONE_TOO_SHORT } from '@chargerota/contract';
import { deferredDetails, missingDetails } from '@chargerota/domain';
import { DomainError, invalidInput } from '../../platform/http/domain-error.ts';
import { requirePhone } from '../../platform/phones/require-phone.ts';
import type { InvitationRow, OfferedInvitation } from './store.ts';

/** How long an invitation can be accepted. */
const INVITATION_DAYS = 7;

export const expiryOf = (invitedAt: Date): Date =>
  new Date(invitedAt.getTime() + INVITATION_DAYS * 86_400_000);

/** How long an expired invitation stays listed, to be sent again. */
const EXPIRED_LISTED_DAYS = 30;

export const listedExpiredSince = (now: Date): Date =>
  new Date(now.getTime() - EXPIRED_LISTED_DAYS * 86_400_000);

/** @throws DomainError invitation_not_pending, invitation_expired */
export function requireOpen(invitation: InvitationRow, now: Date): void {
  const ranOut = invitation.status === 'pending' && invitation.expiresAt <= now;
  if (ranOut || invitation.status === 'expired') throw new DomainError('invitation_expired');
  if (invitation.status !== 'pending') throw new DomainError('invitation_not_pending');
}

/**
 * Requires that a person may accept: the invitation is for their address, it is open, and they agree to the
 * organization's terms, if it has any.
 * @throws DomainError invitation_other_address, invitation_not_pending, invitation_expired, agreement_required
 */
export function requireAcceptable(
  { invitation, organization }: OfferedInvitation,
  person: { email: string; agreementAccepted: boolean },
  now: Date,
): void {
  if (invitation.email.toLowerCase() !== person.email.toLowerCase()) {
    throw new DomainError('invitation_other_address');
  }
  requireOpen(invitation, now);
  if (organization.requiresAgreement && !person.agreementAccepted)
    throw new DomainError('agreement_required');
}

type JoiningForm = Parameters<typeof missingDetails>[0];

/**
 * Requires the phone number, where the organization does, and that it can be one. Vehicle and emergency contact are asked
 * for by the form alone: a person may have neither.
 * @throws DomainError invalid_input
 */
export function requireDetails({ organization }: OfferedInvitation, form: JoiningForm): void {
  if (organization.requirePhoneToJoin && !form.phone) throw invalidInput('phone', PHONE_TOO_SHORT());
  requirePhone({ path: 'phone', phone: form.phone }, [organization.timezone]);
}

/** Whether the form has left something for later that the organization does not require. */
export function leavesDetails({ organization }: OfferedInvitation, form: JoiningForm): boolean {
  const missing = missingDetails(form);
  return deferredDetails(organization).some((detail) => missing.includes(detail));
}
