import * as z from 'zod';
import { defineMailTemplate } from '../../platform/mail/outbox.ts';

const params = z.object({ firstName: z.string(), organizationName: z.string() });

/** To a person whom an administrator has let in. */
export const membershipApproved = defineMailTemplate({
  name: 'organizations.membership-approved',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: `You can now reserve charging spots at ${organizationName}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `An administrator of ${organizationName} has approved your membership. You can reserve a charging spot from now on.`,
    ],
    action: { label: 'Reserve a spot', path: '/booking' },
    footer: `You receive this because you asked to join ${organizationName}.`,
  }),
});

/** To a person whom an administrator has turned down. */
export const membershipRejected = defineMailTemplate({
  name: 'organizations.membership-rejected',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: `Your request to join ${organizationName}`,
    heading: `Hello ${firstName}`,
    paragraphs: [
      `An administrator of ${organizationName} has not approved your membership, so you cannot reserve charging spots there.`,
      'If you think this is a mistake, please ask the administrator who invited you.',
    ],
    footer: `You receive this because you asked to join ${organizationName}.`,
  }),
});

export const organizationMails = [membershipApproved, membershipRejected];
