import type { Invitation, InvitationDetails } from '@chargerota/contract';
import type { InvitationRow, OfferedInvitation } from './store.ts';

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    ...row,
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentOffer({ invitation, organization }: OfferedInvitation): InvitationDetails {
  return { ...presentInvitation(invitation), organization };
}
