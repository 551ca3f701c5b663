import { m } from '@chargerota/messages';
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
    title: m.operator.thereIsNoOperatorAccount,
    text: [m.operator.whenTheServerStartedIt, m.operator.aStrongPasswordIsMade],
    button: m.operator.createTheAdminAccount,
    isReady: true,
    asks: ['setupToken', 'username'],
  },
  'first-without-token': {
    title: m.operator.thereIsNoOperatorAccount,
    text: [m.operator.noSetupTokenWorksAt],
    button: m.operator.createTheAdminAccount,
    isReady: false,
    asks: [],
  },
  'signed-in': {
    title: m.operator.youAreSignedInAs,
    text: [m.operator.resettingTakesYourPasswordAnd],
    button: m.operator.resetTheAdminAccount,
    isReady: true,
    asks: ['password', 'code'],
  },
  lost: {
    title: m.operator.thereIsAnOperatorAccount,
    text: [m.operator.ifItsPasswordOrSecond, m.operator.ifYouKnowThePassword],
    button: m.operator.resetTheAdminAccount,
    isReady: true,
    asks: ['setupToken'],
  },
  closed: {
    title: m.operator.thereIsAnOperatorAccount,
    text: [m.operator.signInAtThePortal, m.operator.ifThePasswordOrThe],
    button: m.operator.resetTheAdminAccount,
    isReady: false,
    asks: [],
  },
};
