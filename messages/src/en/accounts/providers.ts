import type { Values } from '../../values.ts';

export const accountsProviders = {
  // accounts/providers/account-source.tsx
  continuingWith: 'Continuing with {provider} as {email}',

  // accounts/providers/api.ts
  failedToDisconnect: 'Failed to disconnect.',

  // accounts/providers/connect-identity.tsx
  connectNameToYourAccount: ({ name }: Values<'name'>) => `Connect ${name} to your account`,
  thereIsAnAccountWith: ({ name }: Values<'name'>) =>
    `There is an account with this address already. Its password connects it to ${name}, once; from then on ${name} signs you in.`,
  forgotPassword: 'Forgot Password',
  connect: 'Connect',
  thatIsNotThePassword: 'That is not the password of this account.',
  theAccountOfEmailHas:
    'The account of {email} has no password: it signs in with {other}. Continue that way; then you can connect {provider} in your account.',

  // accounts/providers/oauth-flow.ts
  failedToInitiateSignIn: ({ provider }: Values<'provider'>) => `Failed to initiate ${provider} Sign-In.`,

  // accounts/providers/problems.ts
  youCancelledAtName: ({ name }: Values<'name'>) => `You cancelled at ${name}.`,
  nothingWasChanged: 'Nothing was changed.',
  thatTookTooLongOr: 'That took too long, or began in another browser.',
  nothingWasChangedPleaseContinue: ({ name }: Values<'name'>) =>
    `Nothing was changed. Please continue with ${name} again.`,
  nameSAnswerCouldNot: ({ name }: Values<'name'>) =>
    `${name}’s answer could not be verified, so nobody was signed in.`,
  pleaseTryAgain: 'Please try again.',
  nameCouldNotBeReached: ({ name }: Values<'name'>) => `${name} could not be reached.`,
  pleaseTryAgainInA: 'Please try again in a moment, or use another way.',
  nameHasNotVerifiedYour: ({ name }: Values<'name'>) => `${name} has not verified your email address yet.`,
  verifyItAtNameAnd: ({ name }: Values<'name'>) => `Verify it at ${name} and try again, or use another way.`,
  thatNameAccountIsConnected: ({ name }: Values<'name'>) =>
    `That ${name} account is connected to another account here.`,
  continueWithAnotherNameAccount: ({ name }: Values<'name'>) =>
    `Continue with another ${name} account, or sign in to the account that has it.`,
  yourAccountIsConnectedTo: ({ name }: Values<'name'>) =>
    `Your account is connected to another ${name} account.`,
  signInWithThatOne:
    'Sign in with that one or with your password; then you can disconnect it and connect this one.',
  thatWasTriedTooOften: 'That was tried too often.',
  pleaseWaitAFewMinutes: 'Please wait a few minutes, or use another way.',
  nameWasNotConnected: ({ name }: Values<'name'>) => `${name} was not connected.`,
  youWereSignedOutOr: ({ name }: Values<'name'>) =>
    `You were signed out, or somebody else signed in, while you were at ${name}. Please sign in and try again.`,
  connectingNameNeedsAFresh: ({ name }: Values<'name'>) => `Connecting ${name} needs a fresh sign-in.`,
  youSignedInAWhile:
    'You signed in a while ago. To show that it is you, sign out and in again, then connect it.',
  yourAccountIsSuspended: 'Your account is suspended.',
  pleaseContactSupportNothingWas: 'Please contact support. Nothing was changed.',

  // accounts/providers/provider-buttons.tsx
  nameSignInNotYet: ({ name }: Values<'name'>) => `${name} Sign-In Not Yet Configured`,
  nameSignInIsAwaiting: ({ name }: Values<'name'>) => `${name} sign-in is awaiting configuration.`,
  pleaseUse: {
    signIn: 'Please use your email and password to sign in.',
    registration: 'Please use your email to register below.',
    joining: 'Please use a password below.',
  },
  /** `{other}` is the other provider. */
  pleaseUseOther: {
    signIn: ({ other }: Values<'other'>) => `Please use ${other} or your email and password to sign in.`,
    registration: ({ other }: Values<'other'>) => `Please use ${other} or your email to register below.`,
    joining: ({ other }: Values<'other'>) => `Please use ${other} or a password below.`,
  },
  continueWithProvider: ({ provider }: Values<'provider'>) => `Continue with ${provider}`,
  signingInWithGoogleIs: 'Signing in with Google is not set up here.',
  signingInWithAppleIs: 'Signing in with Apple is not set up here.',
  signingInWithGoogleOr: 'Signing in with Google or Apple is not set up here.',

  // accounts/providers/providers-section.tsx
  googleAndApple: 'Google and Apple',
  yourOnlyWayToSign: 'Your only way to sign in. Set a password before you disconnect it.',
  signingInWithNameIs: ({ name }: Values<'name'>) =>
    `Signing in with ${name} is switched off here at the moment.`,
  sinceDay: ({ day }: Values<'day'>) => `Since ${day}`,
  disconnectName: ({ name }: Values<'name'>) => `Disconnect ${name}`,
  disconnect: 'Disconnect',
  notConnectedConnectItTo: 'Not connected. Connect it to sign in with one press.',
  connectName: ({ name }: Values<'name'>) => `Connect ${name}`,
  nameDisconnected: ({ name }: Values<'name'>) => `${name} Disconnected`,
  emailNoLongerSignsIn: ({ email }: Values<'email'>) => `${email} no longer signs in here.`,
  disconnectNameQuestion: ({ name }: Values<'name'>) => `Disconnect ${name}?`,
  emailNoLongerSignsInTo: ({ email }: Values<'email'>) =>
    `${email} no longer signs in to your account. You can connect it again later.`,

  // accounts/providers/returned-identity.tsx
  theServerCouldNotBe: 'The server could not be reached.',
  toUseAnotherWay: 'Use another way',

  // accounts/providers/unknown-identity.tsx
  noAccountForEmailYet: 'No account for {email} yet',
  thereAreTwoWaysTo: 'There are two ways to create an account with it.',
  youCanCreateAnAccount: 'You can create an account with it by an invitation.',
  nameHasConfirmedThatThis: ({ name }: Values<'name'>) => `${name} has confirmed that this address is yours.`,
  youAreInvited: 'You are invited',
  joinByInvitation: 'Join by invitation',
  createYourAccountAndJoin: 'Create your account and join by the invitation that you came from.',
  youManageChargers: 'You manage chargers',
  registerAsAdministrator: 'Register as administrator',
  setUpYourOrganizationThen: 'Set up your organization, then invite its members. You won’t need a password.',
  youWereInvited: 'You were invited',
  openTheLinkInYour: ({ name }: Values<'name'>) =>
    `Open the link in your invitation email and continue with ${name} there. Without one, ask the administrator of your chargers to invite you.`,
};
