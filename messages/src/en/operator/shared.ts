import { number, plural, type Counted } from '../../values.ts';

export const operator = {
  // operator/health-api.ts
  notificationsGoOutAgain: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} notification goes out again`,
      other: `${number(count)} notifications go out again`,
    }),
  jobsRunAgain: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} job runs again`, other: `${number(count)} jobs run again` }),
  nothingWasRetried: 'Nothing was retried',
  nothingWasLeftToRetry: 'Nothing was left to retry',

  // operator/operator-api.ts
  youAreStillSignedIn: 'You are still signed in',
  failedToUpdateUserStatus: 'Failed to update user status',
  failedToGeneratePasswordReset: 'Failed to generate password reset',

  // operator/screens/copy-field.tsx
  copy: 'Copy',
  yourBrowserDidNotAllow: 'Your browser did not allow it. The text is selected, copy it from there.',

  // operator/screens/init-admin.tsx
  operatorAccount: 'Operator account',
  theStateOfTheAccount: 'The state of the account could not be read',
  nothingWasChanged: 'Nothing was changed.',
  theSetupTokenIsRequired: 'The setup token is required',
  usernameIsRequired: 'Username is required',
  passwordIsRequired: 'Password is required',
  codeIsRequired: 'Code is required',
  setupToken: 'Setup token',
  itIsFilledInIf: 'It is filled in if you opened the link that the server made.',
  username: 'Username',
  code: 'Code',
  fromYourAuthenticatorAppOr: 'From your authenticator app, or a recovery code.',
  failedToCreateAdminAccount: 'Failed to create admin account',
  toTheDeveloperPortal: 'To the developer portal',
  networkErrorPleaseTryAgain: 'Network error - please try again',
  saveThePasswordNowIt:
    'Save the password now: it is shown only here, once. You choose your own when you sign in.',
  theSecondFactorWasSwitchedOff: 'The second factor was switched off. You set it up again when you sign in.',
  goToTheDeveloperPortal: 'Go to the developer portal',

  // operator/screens/init-words.ts
  thereIsNoOperatorAccount: 'There is no operator account yet.',
  whenTheServerStartedIt:
    'When the server started, it made a link that works for a day: it is on its console, or in a file that its log names. Open that link, or enter OPERATOR_SETUP_TOKEN of its configuration here.',
  aStrongPasswordIsMade:
    'A strong password is made for you and shown once. You choose your own when you first sign in.',
  createTheAdminAccount: 'Create the admin account',
  noSetupTokenWorksAt:
    'No setup token works at present: links work for a day. Start the server again: it makes a new one, on its console or in a file that its log names, and opening it creates the account.',
  youAreSignedInAs: 'You are signed in as the operator.',
  resettingTakesYourPasswordAnd:
    'Resetting takes your password and a code. It makes a new password, shown once, and signs you out in every browser. The second factor stays as it is.',
  resetTheAdminAccount: 'Reset the admin account',
  thereIsAnOperatorAccount: 'There is an operator account.',
  ifItsPasswordOrSecond:
    'If its password or second factor is lost, enter OPERATOR_SETUP_TOKEN of the server’s configuration. Resetting makes a new password, shown once, switches the second factor off, and signs out every browser.',
  ifYouKnowThePassword: 'If you know the password, sign in at the portal instead.',
  signInAtThePortal:
    'Sign in at the portal. There you can change the password, or come back here to reset it.',
  ifThePasswordOrThe:
    'If the password or the second factor is lost, set OPERATOR_SETUP_TOKEN in the server’s configuration, start it again, and come back.',

  // operator/tickets-api.ts
  failedToUpdateTicket: 'Failed to update ticket',
  failedToAddResponse: 'Failed to Add Response',
  responseSent: 'Response sent',
  theReporterGetsItBy: 'The reporter gets it by email.',
  failedToRevokeTheLink: 'Failed to revoke the link',
  linkRevoked: 'Link revoked',
  linksInEarlierEmailsNo: 'Links in earlier emails no longer work.',
  failedToDeleteTicket: 'Failed to delete ticket',
  ticketDeleted: 'Ticket deleted',
  failedToArchiveTickets: 'Failed to archive tickets',
  ticketArchivedTicketsArchived: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} ticket archived`, other: `${number(count)} tickets archived` }),
  failedToDeleteTheReply: 'Failed to delete the reply',
};
