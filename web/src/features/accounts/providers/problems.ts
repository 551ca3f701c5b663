import { m } from '@chargerota/messages';
import { PROVIDER_PROBLEMS } from '@chargerota/domain';
import type { ProviderProblem } from '@chargerota/domain';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider } from '@chargerota/domain';

/** The reason why an OAuth flow did not sign the person in, as given in the address. */
export type Problem = { problem: ProviderProblem; provider: IdentityProvider };

type Words = {
  /** Title: what happened. */
  title: string;
  /** Text: what has not changed, and what to do. */
  text: string;
};

const WORDS: Record<ProviderProblem, (name: string) => Words> = {
  cancelled: (name) => ({
    title: m.accountsProviders.youCancelledAtName({ name }),
    text: m.accountsProviders.nothingWasChanged,
  }),
  expired: (name) => ({
    title: m.accountsProviders.thatTookTooLongOr,
    text: m.accountsProviders.nothingWasChangedPleaseContinue({ name }),
  }),
  refused: (name) => ({
    title: m.accountsProviders.nameSAnswerCouldNot({ name }),
    text: m.accountsProviders.pleaseTryAgain,
  }),
  unavailable: (name) => ({
    title: m.accountsProviders.nameCouldNotBeReached({ name }),
    text: m.accountsProviders.pleaseTryAgainInA,
  }),
  unverified: (name) => ({
    title: m.accountsProviders.nameHasNotVerifiedYour({ name }),
    text: m.accountsProviders.verifyItAtNameAnd({ name }),
  }),
  taken: (name) => ({
    title: m.accountsProviders.thatNameAccountIsConnected({ name }),
    text: m.accountsProviders.continueWithAnotherNameAccount({ name }),
  }),
  another_connected: (name) => ({
    title: m.accountsProviders.yourAccountIsConnectedTo({ name }),
    text: m.accountsProviders.signInWithThatOne,
  }),
  rate_limited: () => ({
    title: m.accountsProviders.thatWasTriedTooOften,
    text: m.accountsProviders.pleaseWaitAFewMinutes,
  }),
  signed_out: (name) => ({
    title: m.accountsProviders.nameWasNotConnected({ name }),
    text: m.accountsProviders.youWereSignedOutOr({ name }),
  }),
  sign_in_again: (name) => ({
    title: m.accountsProviders.connectingNameNeedsAFresh({ name }),
    text: m.accountsProviders.youSignedInAWhile,
  }),
  suspended: () => ({
    title: m.accountsProviders.yourAccountIsSuspended,
    text: m.accountsProviders.pleaseContactSupportNothingWas,
  }),
};

export const wordsOf = ({ problem, provider }: Problem): Words => WORDS[problem](PROVIDER_NAMES[provider]);

const isOneOf = <T extends string>(known: readonly T[], value: string | null): value is T =>
  known.some((one) => one === value);

/** The provider named in the address; null unless it is one of ours. */
export function providerIn(search: string): IdentityProvider | null {
  const provider = new URLSearchParams(search).get('provider');
  return isOneOf(IDENTITY_PROVIDERS, provider) ? provider : null;
}

/** The problem named in the address; null unless it is a known one, so that a link cannot show other text. */
export function problemIn(search: string): Problem | null {
  const problem = new URLSearchParams(search).get('problem');
  const provider = providerIn(search);
  return isOneOf(PROVIDER_PROBLEMS, problem) && provider ? { problem, provider } : null;
}

/** The query string that carries a problem. */
export const problemSearch = (problem: Problem): string => `?${new URLSearchParams(problem)}`;

/** The query string without the problem, so that a reload doesn't show it again. */
export function withoutProblem(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('problem');
  query.delete('provider');
  return query.size > 0 ? `?${query}` : '';
}
