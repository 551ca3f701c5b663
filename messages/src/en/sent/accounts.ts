import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentAccounts = {
  // accounts/profile/mails.ts
  confirmYourNewEmailAddress: 'Confirm your new email address for ChargeRota',
  confirmYourNewAddress: 'Confirm your new address',
  nameAskedToUseNewEmail: ({ name, newEmail }: Values<'name' | 'newEmail'>) =>
    `${name} asked to use ${newEmail} for their ChargeRota account.`,
  /** Instead of the last one where no name is known. */
  somebodyAskedToUseNewEmail: ({ newEmail }: Values<'newEmail'>) =>
    `Somebody asked to use ${newEmail} for their ChargeRota account.`,
  theLinkWorksOnceWithin:
    'The link works once, within 24 hours of the request. Until you follow it, the account keeps its old address.',
  confirmThisAddress: 'Confirm this address',
  ifItWasntYouYou: 'If it wasn’t you, you can ignore this email: nothing happens unless you confirm.',
  confirmYourEmailAddressFor: 'Confirm your email address for ChargeRota',
  confirmYourAddress: 'Confirm your address',
  nameRegisteredAnOrganizationAt: ({ name, newEmail }: Values<'name' | 'newEmail'>) =>
    `${name} registered an organization at ChargeRota with ${newEmail}. Once you have confirmed this address, you can invite people.`,
  /** Instead of the last one where no name is known. */
  somebodyRegisteredAnOrganization: ({ newEmail }: Values<'newEmail'>) =>
    `Somebody registered an organization at ChargeRota with ${newEmail}. Once you have confirmed this address, you can invite people.`,
  theLinkWorksOnceWithin24: 'The link works once, within 24 hours of the request.',
  ifItWasntYouDont:
    'If it wasn’t you, don’t confirm: nobody is invited in your name. You can set a password of your own for this address by “Forgot password”, which signs out everybody else.',
  yourChargeRotaAddressIsAbout: 'Your ChargeRota address is about to change',
  aNewAddressForYour: 'A new address for your account',
  somebodySignedInToYour: ({ newEmail, email }: Values<'newEmail' | 'email'>) =>
    `Somebody signed in to your account asked to use ${newEmail} instead of ${email}. It changes once they follow the link sent there, within 24 hours.`,
  ifItWasntYouSet:
    'If it wasn’t you, set a new password now. That stops the change and signs out every browser.',
  youReceiveThisBecauseEmail: ({ email }: Values<'email'>) =>
    `You receive this because ${email} is the address of a ChargeRota account. If you asked for the change, there is nothing to do here.`,
  yourChargeRotaAddressHasChanged: 'Your ChargeRota address has changed',
  yourAddressHasChanged: 'Your address has changed',
  yourChargeRotaAccountNowHas: ({ newEmail }: Values<'newEmail'>) =>
    `Your ChargeRota account now has the address ${newEmail}. From now on you sign in with it, and emails go there.`,
  ifItWasntYouTell: 'If it wasn’t you, tell an administrator of your organization at once.',
  youReceiveThisBecauseEmailWas: ({ email }: Values<'email'>) =>
    `You receive this because ${email} was the address of this account.`,

  // accounts/passwords/mails.ts
  setANewPassword: 'Set a new password',
  setANewPasswordFor: 'Set a new password for ChargeRota',
  chargeRotasSupportSendsYouThis: ({ email }: Values<'email'>) =>
    `ChargeRota’s support sends you this link to set a new password for the account of ${email}.`,
  somebodyProbablyYouAskedTo: ({ email }: Values<'email'>) =>
    `Somebody, probably you, asked to set a new password for the ChargeRota account of ${email}.`,
  linkWorksOnceWithinHours: ({ count }: Counted) =>
    plural(count, {
      one: 'The link works once, within an hour of the request.',
      other: `The link works once, within ${number(count)} hours of the request.`,
    }),
  ifYouDidNotAskSupport:
    'If you did not ask support for it, you can ignore this email: your password stays as it is.',
  ifItWasntYouPasswordStays: 'If it wasn’t you, you can ignore this email: your password stays as it is.',
  yourChargeRotaPasswordWasChanged: 'Your ChargeRota password was changed',
  yourPasswordWasChanged: 'Your password was changed',
  theChargeRotaAccountOfEmail: ({ email }: Values<'email'>) =>
    `The ChargeRota account of ${email} has a new password, and other browsers that were signed in have been signed out.`,
  ifItWasntYouSetAnother: 'If it wasn’t you, set another one now.',
  youReceiveThisBecauseEmailIs: ({ email }: Values<'email'>) =>
    `You receive this because ${email} is the address of a ChargeRota account. If you changed the password, there is nothing to do.`,

  // accounts/providers/mails.ts
  openYourAccount: 'Open your account',
  youReceiveThisBecauseIt: 'You receive this because it changes how you sign in to ChargeRota.',
  providerNowSignsInTo: ({ provider }: Values<'provider'>) => `${provider} now signs in to your account`,
  providerIsConnected: ({ provider }: Values<'provider'>) => `${provider} is connected`,
  theProviderAccountNowSignsIn: ({ provider, email }: Values<'provider' | 'email'>) =>
    `The ${provider} account ${email} now signs in to your ChargeRota account.`,
  ifThisWasNotYou: 'If this was not you, disconnect it at once and change your password.',
  providerNoLongerSignsIn: ({ provider }: Values<'provider'>) =>
    `${provider} no longer signs in to your account`,
  providerIsDisconnected: ({ provider }: Values<'provider'>) => `${provider} is disconnected`,
  theProviderAccountNoLongerSignsIn: ({ provider, email }: Values<'provider' | 'email'>) =>
    `The ${provider} account ${email} no longer signs in to your ChargeRota account.`,
  ifThisWasNotYouChange: 'If this was not you, change your password at once.',

  // accounts/registration/routes.ts
  organizationCreated: 'Organization Created',
  yourAccountWasCreatedBut: 'Your account was created but setup failed.',
  registrationCompletedSuccessfully: 'Registration completed successfully!',

  // accounts/passwords/routes.ts
  ifAnAccountExistsWith:
    'If an account exists with this email, you will receive password reset instructions.',
  yourPasswordHasBeenReset: 'Your password has been reset.',
  yourPasswordWasChanged2: 'Your password was changed.',

  // accounts/registration/register.ts
  toUseEmailTheAddressOf: ({ email }: Values<'email'>) =>
    `Use ${email}, the address of the account that you continue with.`,

  // accounts/passwords/set-password.ts
  pleaseChooseAPasswordThat:
    'Please choose a password that is not made of your name, your email address or ChargeRota.',
  thisPasswordIsAmongThe: 'This password is among the most common ones. Please choose another.',
  pleaseChooseAPasswordThatIsNot: 'Please choose a password that is not your current one.',

  // accounts/profile/routes.ts
  yourAddressIsConfirmed: 'Your address is confirmed.',

  // accounts/routes.ts
  signedOut: 'Signed out',

  // accounts/sessions/device-name.ts
  /** Both are names of products: Firefox on Windows. */
  browserOnSystem: ({ browser, system }: Values<'browser' | 'system'>) => `${browser} on ${system}`,
};
