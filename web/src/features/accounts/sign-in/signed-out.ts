import { useHistoryState } from 'wouter/use-browser-location';
import { carrying } from './carried-address.ts';

/** The `state` of a navigation that tells the sign-in page that the session of `email` has ended. */
export const signedOutState = (email: string) => ({ ...carrying(email), wasSignedOut: true });

/** Whether the person came to this screen because their session has ended. */
export const useWasSignedOut = (): boolean =>
  useHistoryState<{ wasSignedOut?: unknown } | null>()?.wasSignedOut === true;
