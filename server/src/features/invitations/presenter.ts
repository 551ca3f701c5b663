import type { Invitation, InvitationDetails, InvitationResult } from '@chargerota/contract';
import { agreementText, countsAsApproval, personName } from '@chargerota/domain';
import type { SendingResult } from './send-several.ts';
import type { InvitationRow, OfferedInvitation } from './store.ts';

/** What of an invitation is not in its row. */
export type InvitationFacts = Pick<Invitation, 'inviterName' | 'mailBounces'>;

export function presentInvitation(row: InvitationRow, facts: InvitationFacts): Invitation {
  return {
    ...row,
    ...facts,
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    declinedAt: row.declinedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export const presentResult = (
  { invitation, ...result }: SendingResult,
  factsOf: (row: InvitationRow) => InvitationFacts,
): InvitationResult => ({
  ...result,
  invitation: invitation && presentInvitation(invitation, factsOf(invitation)),
});

/** The link of an invitation that is no longer open shows the organization's name, but none of its present data. */
export function presentOffer(
  { invitation, organization, inviter, isInviterInOffice }: OfferedInvitation,
  now: Date,
): InvitationDetails {
  const isOpen = invitation.status === 'pending' && invitation.expiresAt > now;
  return {
    // The name as the mail gave it, while it is of use; who it belongs to is left out by the contract, and
    // so is whether mail bounces: who reads this has got it.
    ...presentInvitation(invitation, {
      inviterName: isOpen && inviter ? personName(inviter) : null,
      mailBounces: false,
    }),
    organization: {
      ...organization,
      customAgreementText: agreementText(organization),
      ...(!isOpen && FOR_THE_INVITED),
    },
    countsAsApproval:
      isOpen &&
      countsAsApproval({ ...organization, role: invitation.role, isInviterInOffice, returns: false }),
  };
}

const FOR_THE_INVITED = {
  description: null,
  contactEmail: null,
  requiresAgreement: false,
  customAgreementText: null,
  requireVehicleToJoin: false,
  requirePhoneToJoin: false,
  requireEmergencyContactToJoin: false,
} satisfies Partial<InvitationDetails['organization']>;
