import type { Values } from '../../values.ts';

export const sentInvitations = {
  // invitations/mail-invitation.ts
  nameInvitesYou: ({ name, organization }: Values<'name' | 'organization'>) =>
    `${name} invites you to ${organization}`,
  /** The same where no name is known. */
  anAdministratorInvitesYou: ({ organization }: Values<'organization'>) =>
    `An administrator invites you to ${organization}`,
  youAreInvitedToName: ({ name }: Values<'name'>) => `You are invited to ${name}`,
  /** By what the reader is to be: a member, or an administrator too. */
  nameInvitesYouToShare: {
    user: ({ name, organization }: Values<'name' | 'organization'>) =>
      `${name} invites you to share the chargers of ${organization}.`,
    admin: ({ name, organization }: Values<'name' | 'organization'>) =>
      `${name} invites you to share the chargers of ${organization} as an administrator.`,
  },
  /** The same where no name is known. */
  anAdministratorInvitesYouToShare: {
    user: ({ organization }: Values<'organization'>) =>
      `An administrator invites you to share the chargers of ${organization}.`,
    admin: ({ organization }: Values<'organization'>) =>
      `An administrator invites you to share the chargers of ${organization} as an administrator.`,
  },
  seeWhichAreFree: 'See which chargers are free and reserve one for the hours you need.',
  theInvitationIsForEmail: ({ email, until }: Values<'email' | 'until'>) =>
    `The invitation is for ${email} and can be accepted until ${until}.`,
  seeTheInvitation: 'See the invitation',
  ifYouDidNotExpect:
    'If you did not expect this invitation, you can ignore it: nothing happens unless you accept.',

  // invitations/routes.ts
  invitationRevoked: 'Invitation revoked',
  invitationDeclined: 'Invitation Declined',
  youHaveJoinedName: ({ name }: Values<'name'>) => `You have joined ${name}.`,
  youHaveAskedToJoin: ({ name }: Values<'name'>) =>
    `You have asked to join ${name}. An administrator will approve you.`,
  yourAccountIsReady: 'Your account is ready.',
  yourAccountIsReadyAn: 'Your account is ready. An administrator will approve you.',

  // invitations/send-several.ts
  invalidEmailAddress: 'Invalid email address',
};
