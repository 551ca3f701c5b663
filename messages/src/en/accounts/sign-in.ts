import type { Values } from '../../values.ts';

export const accountsSignIn = {
  // accounts/sign-in/api.ts
  loginFailed: 'Login Failed',
  theServerCouldNotBe: 'The server could not be reached. Please try again.',

  // accounts/sign-in/login.tsx
  loginSuccessful: 'Login Successful',
  welcomeBack: ({ name }: Values<'name'>) => `Welcome back, ${name}.`,
  welcomeBackFromNowOn: ({ name, provider }: Values<'name' | 'provider'>) =>
    `Welcome back, ${name}. From now on ${provider} signs you in.`,
  /** Between the buttons of Google and Apple above, and the fields below. */
  orWithYourEmail: 'or with your email',
  newAdministratorRegisterHere: 'New administrator? <a>Register here</a>',
  backToHome: 'Back to Home',
  membersJoinThroughAnInvitation:
    'Members join through an invitation from their administrator. Trouble signing in? <a>Tell us</a>',
  forgotPassword: 'Forgot Password',
  aChargerWasOfferedTo: 'A charger was offered to you',
  signInToTakeIt: 'Sign in to take it or to pass it on. It is held for a few minutes only.',
  youWereSignedOut: 'You were signed out',
  yourSessionEndedHereOr: 'Your session ended, here or from another device. Sign in to go on where you were.',

  // accounts/sign-in/sign-in-again.tsx
  yourSessionEndedHereOrFrom:
    'Your session ended, here or from another device. Sign in again to go on: what you entered is still here.',
  discardIt: 'Discard it',
  anotherWayInANew: 'Another way, in a new tab',
  thatIsNotThePassword: 'That is not the password of this account.',

  // accounts/sign-in/success-panel.tsx
  oK: 'OK',
};
