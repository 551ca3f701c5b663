import type { AnswerOf } from '@chargerota/contract/addresses';

type State = AnswerOf<'GET /api/developer/initialization'>;
export type InitCase = 'first' | 'first-without-token' | 'signed-in' | 'lost' | 'closed';

/** What the page is about, for this browser. */
export function caseOf({ isInitialized, isSignedIn, takesSetupToken }: State): InitCase {
  if (!isInitialized) return takesSetupToken ? 'first' : 'first-without-token';
  if (isSignedIn) return 'signed-in';
  return takesSetupToken ? 'lost' : 'closed';
}

/** Where the button works only after something else was done, `isReady` is false and the text says what. */
type Words = { title: string; text: string[]; button: string; isReady: boolean; asks: readonly InitField[] };

export type InitField = 'setupToken' | 'username' | 'password' | 'code';

export const WORDS: Record<InitCase, Words> = {
  first: {
    title: 'There is no operator account yet.',
    text: [
      'When the server started, it made a link that works for a day: it is on its console, or in a file that its log names. Open that link, or enter OPERATOR_SETUP_TOKEN of its configuration here.',
      'A strong password is made for you and shown once. You choose your own when you first sign in.',
    ],
    button: 'Create the admin account',
    isReady: true,
    asks: ['setupToken', 'username'],
  },
  'first-without-token': {
    title: 'There is no operator account yet.',
    text: [
      'No setup token works at present: links work for a day. Start the server again: it makes a new one, on its console or in a file that its log names, and opening it creates the account.',
    ],
    button: 'Create the admin account',
    isReady: false,
    asks: [],
  },
  'signed-in': {
    title: 'You are signed in as the operator.',
    text: [
      'Resetting takes your password and a code. It makes a new password, shown once, and signs you out in every browser. The second factor stays as it is.',
    ],
    button: 'Reset the admin account',
    isReady: true,
    asks: ['password', 'code'],
  },
  lost: {
    title: 'There is an operator account.',
    text: [
      'If its password or second factor is lost, enter OPERATOR_SETUP_TOKEN of the server’s configuration. Resetting makes a new password, shown once, switches the second factor off, and signs out every browser.',
      'If you know the password, sign in at the portal instead.',
    ],
    button: 'Reset the admin account',
    isReady: true,
    asks: ['setupToken'],
  },
  closed: {
    title: 'There is an operator account.',
    text: [
      'Sign in at the portal. There you can change the password, or come back here to reset it.',
      'If the password or the second factor is lost, set OPERATOR_SETUP_TOKEN in the server’s configuration, start it again, and come back.',
    ],
    button: 'Reset the admin account',
    isReady: false,
    asks: [],
  },
};
