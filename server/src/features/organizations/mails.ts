// Mails about decisions on a membership. Notifications take their words from here. The templates are still needed as
// such for mails that an earlier version left in the outbox.
import type { MembershipDecision } from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate } from '../../platform/mail/outbox.ts';

const params = z.object({ firstName: z.string(), organizationName: z.string() });

/** To a person whom an administrator has approved. */
const membershipApproved = defineMailTemplate({
  name: 'organizations.membership-approved',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: `You can now reserve chargers at ${organizationName}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `An administrator of ${organizationName} has approved your membership. You can reserve a charger from now on.`,
    ],
    action: { label: 'Reserve a charger', path: '/booking' },
    footer: `You receive this because you asked to join ${organizationName}.`,
  }),
});

/** To a person who is a member since they accepted an invitation. */
const approvedByInvitation = defineMailTemplate({
  name: 'organizations.approved-by-invitation',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: `You can now reserve chargers at ${organizationName}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `You have accepted the invitation to ${organizationName}, and are a member now. You can reserve a charger from now on.`,
      'If it was not you who accepted, please tell the administrator who invited you.',
    ],
    action: { label: 'Reserve a charger', path: '/booking' },
    footer: `You receive this because you have joined ${organizationName}.`,
  }),
});

/** To a person whom an administrator has refused. */
const membershipRejected = defineMailTemplate({
  name: 'organizations.membership-rejected',
  params,
  content: ({ organizationName }) => ({
    subject: `Your request to join ${organizationName}`,
    heading: 'Your request was not approved',
    paragraphs: [
      `An administrator of ${organizationName} has not approved your membership, so you cannot reserve chargers there.`,
      'If you think this is a mistake, please ask the administrator who invited you.',
    ],
    footer: `You receive this because you asked to join ${organizationName}.`,
  }),
});

/** To a member who can no longer reserve. */
const membershipSuspended = defineMailTemplate({
  name: 'organizations.membership-suspended',
  params,
  content: ({ organizationName }) => ({
    subject: `Your membership at ${organizationName} is suspended`,
    heading: 'Your membership is suspended',
    paragraphs: [
      `An administrator of ${organizationName} has suspended your membership. You cannot reserve chargers there until an administrator lifts the suspension.`,
      'If you think this is a mistake, please ask an administrator there.',
    ],
    footer: `You receive this because you are a member of ${organizationName}.`,
  }),
});

/** To a member who can reserve again. */
const membershipReinstated = defineMailTemplate({
  name: 'organizations.membership-reinstated',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: `You can reserve chargers at ${organizationName} again`,
    heading: `Welcome back, ${firstName}`,
    paragraphs: [
      `Your membership at ${organizationName} is active again. You can reserve a charger from now on.`,
    ],
    action: { label: 'Reserve a charger', path: '/booking' },
    footer: `You receive this because you are a member of ${organizationName}.`,
  }),
});

/** To a member who has become an administrator. */
const becameAdministrator = defineMailTemplate({
  name: 'organizations.became-administrator',
  params,
  content: ({ organizationName }) => ({
    subject: `You are now an administrator of ${organizationName}`,
    heading: 'You are an administrator now',
    paragraphs: [
      `Another administrator gave you this role: you can invite and approve members of ${organizationName}, and manage its locations and settings.`,
    ],
    action: { label: 'Open the organization', path: '/organization' },
    footer: `You receive this because you are a member of ${organizationName}.`,
  }),
});

/** To a member who is no longer an administrator. */
const noLongerAdministrator = defineMailTemplate({
  name: 'organizations.no-longer-administrator',
  params,
  content: ({ organizationName }) => ({
    subject: `You are no longer an administrator of ${organizationName}`,
    heading: 'You are no longer an administrator',
    paragraphs: [
      `You no longer manage ${organizationName}. You are still a member and can reserve chargers as before.`,
    ],
    footer: `You receive this because you are a member of ${organizationName}.`,
  }),
});

/** By what was decided. */
export const MEMBERSHIP_MAILS = {
  approved: membershipApproved,
  approved_by_invitation: approvedByInvitation,
  rejected: membershipRejected,
  suspended: membershipSuspended,
  reinstated: membershipReinstated,
  became_administrator: becameAdministrator,
  no_longer_administrator: noLongerAdministrator,
} satisfies Record<MembershipDecision, unknown>;

export const organizationMails = Object.values(MEMBERSHIP_MAILS);
