import type { Messages } from '../../en/index.ts';

export const invitationsInvitation = {
  agreementRequiredPleaseAcceptThe:
    'Agreement Required: Please accept the organisation agreement to continue.',
  completeRegistrationJoinOrganization: 'Complete Registration & Join Organisation',
  vehicleColorIsRequired: 'Vehicle colour is required',
  licensePlateIsRequired: 'Number plate is required',
  licensePlateStateIsRequired: 'Number plate state is required',
  theChargingLocationsOfThe: 'The charging locations of the organisation',
  thisInvitationToOrganizationHas: ({ organization }) =>
    `This invitation to ${organization} has expired. Please ask the organisation administrator for a new one.`,
} satisfies Partial<Messages['invitationsInvitation']>;
