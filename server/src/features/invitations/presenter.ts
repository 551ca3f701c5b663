import type { Invitation, InvitationDetails, InvitationResult } from '@chargerota/contract';
import type { SendingResult } from './send-several.ts';
import type { InvitationRow, OfferedInvitation } from './store.ts';

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    ...row,
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export const presentResult = ({ invitation, ...result }: SendingResult): InvitationResult => ({
  ...result,
  invitation: invitation && presentInvitation(invitation),
});

export function presentOffer({ invitation, organization }: OfferedInvitation): InvitationDetails {
  return { ...presentInvitation(invitation), organization };
}
