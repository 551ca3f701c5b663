import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentNotifyPeople = {
  // notifications/texts/people.ts
  youCanNowReserveChargers: 'You can now reserve chargers',
  anAdministratorOfOrganizationHas: ({ organization }: Values<'organization'>) =>
    `An administrator of ${organization} has approved your membership.`,
  youHaveAcceptedTheInvitation: ({ organization }: Values<'organization'>) =>
    `You have accepted the invitation to ${organization}, and are a member now.`,
  yourRequestToJoinWas: 'Your request to join was not approved',
  anAdministratorOfOrganizationHasNot: ({ organization }: Values<'organization'>) =>
    `An administrator of ${organization} has not approved your membership, so you cannot reserve chargers there.`,
  yourMembershipIsSuspended: 'Your membership is suspended',
  anAdministratorOfOrganizationHasSuspended: ({ organization }: Values<'organization'>) =>
    `An administrator of ${organization} has suspended your membership. You cannot reserve chargers there until an administrator lifts the suspension.`,
  youCanReserveChargersAgain: 'You can reserve chargers again',
  yourMembershipAtOrganizationIs: ({ organization }: Values<'organization'>) =>
    `Your membership at ${organization} is active again.`,
  youAreAnAdministratorNow: 'You are an administrator now',
  youCanInviteAndApprove: ({ organization }: Values<'organization'>) =>
    `You can invite and approve members of ${organization}, and manage its locations and settings.`,
  youAreNoLongerAn: 'You are no longer an administrator',
  youNoLongerManageOrganization: ({ organization }: Values<'organization'>) =>
    `You no longer manage ${organization}. You are still a member and can reserve as before.`,
  nameHasAcceptedTheInvitation: ({ name, organization }: Values<'name' | 'organization'>) =>
    `${name} has accepted the invitation to ${organization} and is a member now.`,
  nameHasJoined: ({ name }: Values<'name'>) => `${name} has joined`,
  nameHasJoinedOrganization: ({ name, organization }: Values<'name' | 'organization'>) =>
    `${name} has joined ${organization}`,
  seeTheMembers: 'See the members',
  nameHasAcceptedTheInvitationTo: ({ name, organization }: Values<'name' | 'organization'>) =>
    `${name} has accepted the invitation to ${organization} and waits for your approval.`,
  nameWaitsForApproval: ({ name }: Values<'name'>) => `${name} waits for approval`,
  nameWaitsForYourApprovalAt: ({ name, organization }: Values<'name' | 'organization'>) =>
    `${name} waits for your approval at ${organization}`,
  nameWaitsForYourApproval: ({ name }: Values<'name'>) => `${name} waits for your approval`,
  reviewTheRequest: 'Review the request',
  /** `count` is at least 2. */
  peopleHaveAccepted: ({ count }: Values<'count'>) => `${count} people have accepted invitations`,
  peopleHaveAcceptedTo: ({ count, organization }: Values<'count' | 'organization'>) =>
    `${count} people have accepted invitations to ${organization}`,
  /** The last line of a list of names. */
  andCountMore: ({ count }: Counted) =>
    plural(count, { one: `and ${number(count)} more`, other: `and ${number(count)} more` }),
  // A name may have the sign # in it, so the number is written apart.
  theyAreNameAndMore: ({ count, name, organization }: Counted<'name' | 'organization'>) =>
    plural(count, {
      one: `They are ${name} and ${number(count)} more at ${organization}.`,
      other: `They are ${name} and ${number(count)} more at ${organization}.`,
    }),
  thoseWhoStillWaitFor: 'Those who still wait for approval are first in the list of members.',
  theyHaveAcceptedAnInvitation: ({ organization }: Values<'organization'>) =>
    `They have accepted an invitation to ${organization}`,
  ourTermsChangeOnDay: ({ day }: Values<'day'>) => `Our terms change on ${day}`,
  theNewTermsApplyFrom: ({ day }: Values<'day'>) =>
    `The new terms apply from ${day}. The current terms apply until then.`,
  readTheTerms: 'Read the terms',
};
