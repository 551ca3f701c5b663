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
  cancelled: (name) => ({ title: `You cancelled at ${name}.`, text: 'Nothing was changed.' }),
  expired: (name) => ({
    title: 'That took too long, or began in another browser.',
    text: `Nothing was changed. Please continue with ${name} again.`,
  }),
  refused: (name) => ({
    title: `${name}’s answer could not be verified, so nobody was signed in.`,
    text: 'Please try again.',
  }),
  unavailable: (name) => ({
    title: `${name} could not be reached.`,
    text: 'Please try again in a moment, or use another way.',
  }),
  unverified: (name) => ({
    title: `${name} has not verified your email address yet.`,
    text: `Verify it at ${name} and try again, or use another way.`,
  }),
  taken: (name) => ({
    title: `That ${name} account is connected to another account here.`,
    text: `Continue with another ${name} account, or sign in to the account that has it.`,
  }),
  another_connected: (name) => ({
    title: `Your account is connected to another ${name} account.`,
    text: 'Sign in with that one or with your password; then you can disconnect it and connect this one.',
  }),
  rate_limited: () => ({
    title: 'That was tried too often.',
    text: 'Please wait a few minutes, or use another way.',
  }),
  signed_out: (name) => ({
    title: `${name} was not connected.`,
    text: `You were signed out, or somebody else signed in, while you were at ${name}. Please sign in and try again.`,
  }),
  sign_in_again: (name) => ({
    title: `Connecting ${name} needs a fresh sign-in.`,
    text: 'You signed in a while ago. To show that it is you, sign out and in again, then connect it.',
  }),
  suspended: () => ({
    title: 'Your account is suspended.',
    text: 'Please contact support. Nothing was changed.',
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
