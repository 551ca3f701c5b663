import { number, plural, type Counted, type Values } from '../../values.ts';

export const accountsPasswords = {
  // accounts/passwords/api.ts
  resetFailed: 'Reset Failed',
  failedToResetPassword: 'Failed to reset password',
  failedToChangeThePassword: 'Failed to change the password.',
  failedToSendTheLink: 'Failed to send the link.',

  // accounts/passwords/forgot-password.tsx
  resetEmailSent: 'Reset Email Sent',
  ifAnAccountExistsWith:
    'If an account exists with this email, you will receive password reset instructions.',
  forgotYourPassword: 'Forgot Your Password?',
  enterTheEmailAddressThat:
    'Enter the email address that you sign in with. We will send you instructions to set a new password.',
  emailAddress: 'Email Address',
  sending: 'Sending...',
  sendResetEmail: 'Send Reset Email',
  backToSignIn: 'Back to Sign In',
  noAccountRegisterHere: 'No account? <a>Register here</a>',
  checkYourEmail: 'Check Your Email',
  tryAnotherEmail: 'Try Another Email',
  ifAnAccountExistsWithThisAddress:
    'If an account exists with this address, we sent password reset instructions to {email}',
  nothingThereTheEmailMay:
    'Nothing there? The email may be in your spam folder. The link in it expires in 1 hour.',

  // accounts/passwords/new-password-inputs.tsx
  newPassword: 'New password',
  atLeast8CharactersAFew: 'At least 8 characters. A few words together are hard to guess.',
  aFewWordsTogetherAre: 'A few words together are hard to guess.',
  confirmNewPassword: 'Confirm new password',
  /** What is in `<vh>` is only read out. */
  ruleDone: '{rule}<vh>, done</vh>',
  ruleMissing: '{rule}<vh>, missing</vh>',

  // accounts/passwords/new-password.ts
  passwordsDoNotMatch: 'Passwords do not match',
  /** What a password needs, in a list. */
  rules: {
    length: 'At least 8 characters',
    uppercase: 'One uppercase letter',
    lowercase: 'One lowercase letter',
    digit: 'One number',
  },
  ruleNeeded: {
    length: 'At least 8 characters is needed.',
    uppercase: 'One uppercase letter is needed.',
    lowercase: 'One lowercase letter is needed.',
    digit: 'One number is needed.',
  },

  // accounts/passwords/password-dialog.tsx
  passwordChanged: 'Password Changed',
  yourOtherBrowsersAreSigned: 'Your other browsers are signed out.',
  changePassword: 'Change password',
  yourOtherBrowsersAreSignedOut: 'Your other browsers are signed out; you stay signed in here.',
  currentPassword: 'Current password',

  // accounts/passwords/password-section.tsx
  changingItSignsOutYour: 'Changing it signs out your other browsers.',
  noPasswordYet: 'No password yet',
  weSentALinkToSetOne: ({ email }: Values<'email'>) =>
    `We sent a link to ${email}. It works for an hour; it may be in your spam folder.`,
  /** `{providers}` is Google, or Google and Apple. */
  weSendALinkToSetOne: ({ email, providers }: Values<'email' | 'providers'>) =>
    `We send a link to ${email} by which you set one. Until then you sign in with ${providers}.`,
  sendItAgain: 'Send it again',
  setAPassword: 'Set a password',

  // accounts/passwords/password-strength.tsx
  /** How strong a password is, from 0 to 4. A hint may follow as a sentence of its own. */
  strength: { 0: 'Very weak.', 1: 'Weak.', 2: 'Fair.', 3: 'Good.', 4: 'Strong.' },
  passwordStrength: '<vh>Password strength: </vh>{strength}',

  // accounts/passwords/reset-password.tsx
  theLinkCouldNotBe: 'The link could not be checked',
  nothingWasChanged: 'Nothing was changed.',
  backToLogin: 'Back to Login',
  account: 'Account',
  resetting: 'Resetting...',
  resetPassword: 'Reset Password',
  aNewOneMustBe: 'A new one must be requested from ChargeRota’s support.',
  afterThatAskForA: 'After that, <a>ask for a new one</a>.',
  theLinkExpires: ({ count }: Counted) =>
    plural(count, {
      one: `The link expires ${number(count)} hour after it was made, at {end}, and works once.`,
      other: `The link expires ${number(count)} hours after it was made, at {end}, and works once.`,
    }),
  verifyingTheResetLink: 'Verifying the reset link',
  invalidToken: 'Invalid Token',
  thisResetLinkIsInvalid: 'This reset link is invalid or has expired',
  invalidResetLink: 'Invalid Reset Link',
  askForANewLink: 'Ask for a new link',
  thisResetLinkIsInvalidOr:
    'This reset link is invalid or has expired. A link works once. One that you asked for lasts 1 hour, one from ChargeRota’s support 24 hours. If yours is from support, ask them for a new one.',
  passwordReset: 'Password Reset',
  yourNewPasswordIsSet:
    'Your new password is set, and you are signed out everywhere. Sign in with it to go on.',
};
