import { number, plural, type Counted, type Values } from '../../values.ts';

export const operatorPortal = {
  // operator/screens/portal/account/account-dialog.tsx
  changePassword: 'Change password',
  toUseAnotherApp: 'Use another app',
  newRecoveryCodes: 'New recovery codes',
  yourRecoveryCodes: 'Your recovery codes',
  username: 'Username',
  recoveryCodesLeft: 'Recovery codes left',
  toUseAnotherAuthenticatorApp: 'Use another authenticator app',
  theOldCodesStopWorking: 'The old codes stop working.',
  makeNewCodes: 'Make new codes',

  // operator/screens/portal/account/password-change.tsx
  passwordChanged: 'Password Changed',
  otherBrowsersWereSignedOut: 'Other browsers were signed out.',
  currentPassword: 'Current password',

  // operator/screens/portal/account/proof-form.tsx
  fromYourAuthenticatorAppOr: 'From your authenticator app, or a recovery code.',
  passwordIsRequired: 'Password is required',
  codeIsRequired: 'Code is required',
  code: 'Code',

  // operator/screens/portal/account/recovery-codes.tsx
  copyCodes: 'Copy codes',
  selectThemHereAndCopy: 'Your browser did not allow it. Select them here and copy them.',
  eachSignsYouInOnce:
    'Each signs you in once if you do not have your phone. Keep them somewhere safe: they are shown only now.',
  iHaveKeptThem: 'I have kept them',

  // operator/screens/portal/account/second-factor-setup.tsx
  yourPresentAppStaysIn:
    'Your present app stays in use until the new one has shown its first code. Then your other browsers are signed out, and you get new recovery codes.',
  toSignInYouAlso:
    'To sign in you also need a code from an authenticator app on your phone. Your other browsers are signed out.',
  scanThisWithYourAuthenticator: 'Scan this with your authenticator app, then enter the code that it shows.',
  qRCodeForYourAuthenticator: 'QR code for your authenticator app',
  orTypeThisKeyInto: 'Or type this key into the app',
  theSixDigitsThatThe: 'The six digits that the app shows now.',
  toUseThisApp: 'Use this app',
  switchOn: 'Switch on',

  // operator/screens/portal/account/set-up.tsx
  stepNumberOfTotal: ({ number, total }: Values<'number' | 'total'>) => `Step ${number} of ${total}`,
  yourPresentOneWasGenerated:
    'Your present one was generated, and others may have seen it. The portal opens once this is done.',
  chooseAPasswordOfYour: 'Choose a password of your own',
  switchOnTheSecondFactor: 'Switch on the second factor',

  // operator/screens/portal/administrators/administrators-tab.tsx
  administrators: 'Administrators',
  nameEmailPhoneOrOrganization: 'Name, email, phone or organization',
  allStatuses: 'All',
  theAdministratorsCouldNotBe: 'The administrators could not be loaded',
  nothingWasChangedTryAgain: 'Nothing was changed. Try again in a moment.',
  noSuchAdministrator: 'No such administrator',
  showAll: 'Show all',
  nobodyMatchesThisSearch: 'Nobody matches this search.',
  noAdministratorsYet: 'No administrators yet',
  everyoneWhoRegistersAnOrganization: 'Everyone who registers an organization is listed here.',
  /** Of an account: a button. */
  pause: 'Pause',
  /** What is `unseen` is read out alone. */
  pausePerson: 'Pause<unseen> {name}</unseen>',
  pauseQuestion: ({ name }: Values<'name'>) => `Pause ${name}?`,
  reinstate: 'Reinstate',
  reinstatePerson: 'Reinstate<unseen> {name}</unseen>',
  reinstateQuestion: ({ name }: Values<'name'>) => `Reinstate ${name}?`,
  joined: 'Joined',
  action: 'Action',
  notGiven: 'Not given',

  // operator/screens/portal/administrators/details-dialog.tsx
  administrator: 'Administrator',
  resetPassword: 'Reset Password',
  reactivateAccount: 'Reactivate Account',
  reactivateAccountQuestion: ({ name }: Values<'name'>) => `Reactivate Account ${name}?`,
  deactivateAccount: 'Deactivate Account',
  deactivateAccountQuestion: ({ name }: Values<'name'>) => `Deactivate Account ${name}?`,
  theDetailsCouldNotBe: 'The details could not be loaded',
  thePasswordOfASuspended:
    'The password of a suspended account cannot be reset. Reactivate the account first.',
  theyNoLongerManageAn: 'They no longer manage an organization.',
  subscription: 'Subscription',
  contactEmail: 'Contact email',
  cancelledBecause: 'Cancelled because',
  locationsCounted: 'Locations <number>{total}</number>',
  locationsFirst: 'Locations <number>the first {listed} of {total}</number>',
  chargerChargers: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger`, other: `${number(count)} chargers` }),
  noneYet: 'None yet.',
  membersCounted: 'Members <number>{total}</number>',
  membersFirst: 'Members <number>the first {listed} of {total}</number>',
  planNames: { basic: 'Basic', premium: 'Premium', enterprise: 'Enterprise' },
  subscriptionStatuses: {
    active: 'Active',
    inactive: 'Inactive',
    trial: 'Trial',
    past_due: 'Past due',
  },
  locationStatuses: { active: 'Active', inactive: 'Inactive' },
  memberStatuses: { active: 'Active', pending: 'Pending', suspended: 'Suspended' },

  // operator/screens/portal/administrators/pause-dialog.tsx
  theyCanSignInAgain:
    'They can sign in again with the password that they had, and administer their organization as before.',
  accountReinstated: 'Account Reinstated',
  nameCanSignInAgain: ({ name }: Values<'name'>) => `${name} can sign in again.`,
  theyAreSignedOutEverywhere:
    'They are signed out everywhere at once and cannot sign in until the account is reinstated.',
  accountPaused: 'Account Paused',
  nameWasSignedOutEverywhere: ({ name }: Values<'name'>) => `${name} was signed out everywhere.`,
  membersKeepBookingNothingElse: 'Members keep booking; nothing else about the organization changes.',
  theirOwnUpcomingReservationsStay:
    'Their own upcoming reservations stay. If they do not arrive, it is a no-show, as for anybody.',
  pushMessagesToTheirBrowsers:
    'Push messages to their browsers end. They subscribe again after they are reinstated.',

  // operator/screens/portal/administrators/reset-dialog.tsx
  resetLinkSent: 'Reset Link Sent',
  itIsOnItsWay: ({ email }: Values<'email'>) => `It is on its way to ${email}.`,
  passwordResetLink: 'Password reset link',
  forPersonEmailItIs: ({ person, email }: Values<'person' | 'email'>) =>
    `For ${person}, ${email}. It is shown here only now.`,
  link: 'Link',
  thisLinkExpiresIn24: 'This link expires in 24 hours.',
  itCanBeUsedOnce: 'It can be used once.',
  sendItSecurelyWhoeverHas: 'Send it securely: whoever has it can set the password of this account.',
  generateLinkToCopy: 'Generate Link to Copy',
  whoeverHasTheLinkCan: ({ person }: Values<'person'>) =>
    `Whoever has the link can sign in as ${person}. Confirm that it is you who makes it.`,
  generateLink: 'Generate link',
  failedToGeneratePasswordReset: 'Failed to generate password reset',
  personSetsANewPassword: ({ person }: Values<'person'>) =>
    `${person} sets a new password by a link that works once, for 24 hours. Until then the current one stays. A new link ends the one before.`,
  sendResetLinkToEmail: 'Send Reset Link to Email',
  toEmail: ({ email }: Values<'email'>) => `To ${email}`,
  toHandItOverAnother: 'To hand it over another way, if email does not reach them',

  // operator/screens/portal/administrators/words.ts
  approved: 'Approved',
  suspended: 'Suspended',
  rejected: 'Rejected',
  organizationsCounted: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} organization`, other: `${number(count)} organizations` }),
  noneNow: 'None now',

  // operator/screens/portal/log/log-tab.tsx
  log: 'Log',
  nameOrEmail: 'Name or email',
  topic: 'Topic',
  everything: 'Everything',
  theLogCouldNotBe: 'The log could not be loaded',
  everyEntryIsKeptTry: 'Every entry is kept. Try again in a moment.',
  noSuchEntry: 'No such entry',
  showTheWholeLog: 'Show the whole log',
  nothingThatOperatorsDidMatches: 'Nothing that operators did matches this filter.',
  nothingHasBeenDoneYet: 'Nothing has been done yet',
  whatOperatorsDoToTickets:
    'What operators do to tickets, administrators and the installation is listed here, for good.',

  // operator/screens/portal/log/log-words.ts
  operatorAccount: 'Operator account',
  tickets: 'Tickets',
  installation: 'Installation',
  // What an operator did; `{subject}` is the name of what it was done to.
  createdTheOperatorAccount: '{operator} created the operator account {subject}',
  gaveANewPassword: '{operator} gave {subject} a new password',
  signedIn: '{operator} signed in',
  changedTheirPassword: '{operator} changed their password',
  switchedTheSecondFactorOn: '{operator} switched the second factor on',
  switchedTheSecondFactorOff: '{operator} switched the second factor off',
  movedTheSecondFactorTo: '{operator} moved the second factor to another app',
  usedARecoveryCode: '{operator} used a recovery code',
  madeNewRecoveryCodes: '{operator} made new recovery codes',
  changedTheStatusOf: '{operator} changed the status of {subject}',
  changedThePriorityOf: '{operator} changed the priority of {subject}',
  answered: '{operator} answered {subject}',
  revokedTheMailedLinkOf: '{operator} revoked the mailed link of {subject}',
  deleted: '{operator} deleted {subject}',
  archivedOldTickets: ({ count }: Counted) =>
    plural(count, {
      one: `{operator} archived ${number(count)} old ticket`,
      other: `{operator} archived ${number(count)} old tickets`,
    }),
  tookOutOfTheArchive: '{operator} took {subject} out of the archive',
  savedTheReply: '{operator} saved the reply {subject}',
  changedTheSavedReply: '{operator} changed the saved reply {subject}',
  deletedTheSavedReply: '{operator} deleted the saved reply {subject}',
  pausedTheAccountOf: '{operator} paused the account of {subject}',
  reinstatedTheAccountOf: '{operator} reinstated the account of {subject}',
  mailedALinkTo: '{operator} mailed {subject} a link to set a password',
  madeALinkFor: '{operator} made a link for {subject} to set a password',
  sentNotificationsAgain: ({ count }: Counted) =>
    plural(count, {
      one: `{operator} sent ${number(count)} notification again`,
      other: `{operator} sent ${number(count)} notifications again`,
    }),
  ranJobsAgain: ({ count }: Counted) =>
    plural(count, {
      one: `{operator} ran ${number(count)} job again`,
      other: `{operator} ran ${number(count)} jobs again`,
    }),
  triedService: {
    mail: '{operator} tried mail',
    sms: '{operator} tried text messages',
    payments: '{operator} tried payments',
    push: '{operator} tried push messages',
  },
  /** `{subject}`: an email address or a phone number. */
  triedServiceWith: {
    mail: '{operator} tried mail with {subject}',
    sms: '{operator} tried text messages with {subject}',
    payments: '{operator} tried payments with {subject}',
    push: '{operator} tried push messages with {subject}',
  },
  /** A service of a version that is not known here. */
  triedOtherService: '{operator} tried {service}',
  fromTheAddress: 'From the address',
  codesLeft: 'Codes left',
  secondFactor: 'Second factor',
  result: 'Result',
  changed: 'Changed',
  switchedOff: 'Switched off',
  worked: 'Worked',
  didNotWork: 'Did not work',

  // operator/screens/portal/screen.tsx
  thePortalCouldNotBe: 'The portal could not be loaded',
  logout: 'Logout',
  developerPortal: 'Developer portal',
  forThoseWhoRunThis: 'For those who run this installation. Members sign in at the app.',
  theme: 'Theme',
  health: 'Health',
  logOutHere: 'Log out here?',
  youNeedYourPasswordAnd: 'You need your password and a code from your authenticator app to sign in again.',
  staySignedIn: 'Stay signed in',

  // operator/screens/portal/sign-in-form.tsx
  loginFailed: 'Login Failed',
  usernameIsRequired: 'Username is required',
  theSixDigitsThatYour:
    'The six digits that your authenticator app shows now, or one of your recovery codes.',
  backToThePassword: 'Back to the password',
  noAccountYetOrThe: 'No account yet, or the password is lost? <a>Set up the operator account</a>',
};
