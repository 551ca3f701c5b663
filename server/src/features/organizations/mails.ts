// Mails about decisions on a membership. Notifications take their words from here. The templates are still needed as
// such for mails that an earlier version left in the outbox.
import { m } from '@chargerota/messages';
import type { MembershipDecision } from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate } from '../../platform/mail/outbox.ts';

const params = z.object({ firstName: z.string(), organizationName: z.string() });

/** To a person whom an administrator has approved. */
const membershipApproved = defineMailTemplate({
  name: 'organizations.membership-approved',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: m.sentOrganizations.youCanNowReserveChargers({ organizationName }),
    heading: m.sentOrganizations.welcomeFirstName({ firstName }),
    paragraphs: [m.sentOrganizations.anAdministratorOfOrganizationNameHas({ organizationName })],
    action: { label: m.sentOrganizations.reserveACharger, path: '/booking' },
    footer: m.sentOrganizations.youReceiveThisBecauseYou({ organizationName }),
  }),
});

/** To a person who is a member since they accepted an invitation. */
const approvedByInvitation = defineMailTemplate({
  name: 'organizations.approved-by-invitation',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: m.sentOrganizations.youCanNowReserveChargers({ organizationName }),
    heading: m.sentOrganizations.welcomeFirstName({ firstName }),
    paragraphs: [
      m.sentOrganizations.youHaveAcceptedTheInvitation({ organizationName }),
      m.sentOrganizations.ifItWasNotYou,
    ],
    action: { label: m.sentOrganizations.reserveACharger, path: '/booking' },
    footer: m.sentOrganizations.youReceiveThisBecauseYouHave({ organizationName }),
  }),
});

/** To a person whom an administrator has refused. */
const membershipRejected = defineMailTemplate({
  name: 'organizations.membership-rejected',
  params,
  content: ({ organizationName }) => ({
    subject: m.sentOrganizations.yourRequestToJoinOrganizationName({ organizationName }),
    heading: m.sentOrganizations.yourRequestWasNotApproved,
    paragraphs: [
      m.sentOrganizations.anAdministratorOfOrganizationNameHasNot({ organizationName }),
      m.sentOrganizations.ifYouThinkThisIs,
    ],
    footer: m.sentOrganizations.youReceiveThisBecauseYou({ organizationName }),
  }),
});

/** To a member who can no longer reserve. */
const membershipSuspended = defineMailTemplate({
  name: 'organizations.membership-suspended',
  params,
  content: ({ organizationName }) => ({
    subject: m.sentOrganizations.yourMembershipAtOrganizationNameIs({ organizationName }),
    heading: m.sentOrganizations.yourMembershipIsSuspended,
    paragraphs: [
      m.sentOrganizations.anAdministratorOfOrganizationNameHasSuspended({ organizationName }),
      m.sentOrganizations.ifYouThinkThisIsA,
    ],
    footer: m.sentOrganizations.youReceiveThisBecauseYouAre({ organizationName }),
  }),
});

/** To a member who can reserve again. */
const membershipReinstated = defineMailTemplate({
  name: 'organizations.membership-reinstated',
  params,
  content: ({ firstName, organizationName }) => ({
    subject: m.sentOrganizations.youCanReserveChargersAt({ organizationName }),
    heading: m.sentOrganizations.welcomeBackFirstName({ firstName }),
    paragraphs: [m.sentOrganizations.yourMembershipAtOrganizationNameIsActive({ organizationName })],
    action: { label: m.sentOrganizations.reserveACharger, path: '/booking' },
    footer: m.sentOrganizations.youReceiveThisBecauseYouAre({ organizationName }),
  }),
});

/** To a member who has become an administrator. */
const becameAdministrator = defineMailTemplate({
  name: 'organizations.became-administrator',
  params,
  content: ({ organizationName }) => ({
    subject: m.sentOrganizations.youAreNowAnAdministrator({ organizationName }),
    heading: m.sentOrganizations.youAreAnAdministratorNow,
    paragraphs: [m.sentOrganizations.anotherAdministratorGaveYouThis({ organizationName })],
    action: { label: m.sentOrganizations.openTheOrganization, path: '/organization' },
    footer: m.sentOrganizations.youReceiveThisBecauseYouAre({ organizationName }),
  }),
});

/** To a member who is no longer an administrator. */
const noLongerAdministrator = defineMailTemplate({
  name: 'organizations.no-longer-administrator',
  params,
  content: ({ organizationName }) => ({
    subject: m.sentOrganizations.youAreNoLongerAn({ organizationName }),
    heading: m.sentOrganizations.youAreNoLongerAnAdministrator,
    paragraphs: [m.sentOrganizations.youNoLongerManageOrganizationName({ organizationName })],
    footer: m.sentOrganizations.youReceiveThisBecauseYouAre({ organizationName }),
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
