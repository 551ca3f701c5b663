import type { Messages } from '../en/index.ts';

export const errors = {
  not_admin: 'Only an administrator of the organisation can do this.',
  account_rejected: 'Your account was not approved. Ask an administrator of your organisation.',
  membership_not_active: 'Your membership in this organisation is not active. Ask one of its administrators.',
  no_organization: 'You do not belong to an organisation yet. Ask for an invitation, or create one.',
  last_admin: 'An organisation needs at least one active administrator.',
  organization_not_found: 'Organisation not found',
  invitation_expired: 'This invitation has expired. Ask the organisation administrator for a new one.',
  agreement_required: 'Please accept the organisation agreement to continue.',
  organization_full: 'Your organisation has reached its limit. Please contact support.',
  booking_cap:
    'You have as many reservations as your organisation allows. Cancel one, or choose another day.',
  line_off: 'This organisation has no line for its chargers.',
  charger_code_invalid:
    'This code is no longer valid. Ask an administrator of your organisation for a new sheet.',
  does_not_fit: 'Your organisation uses more than this would allow.',
  already_on_plan: 'Your organisation is on this plan already.',
  too_many_add_ons:
    'Your organisation has 19 add-ons, which is the maximum. Please change one of them instead.',
} satisfies Partial<Messages['errors']>;
