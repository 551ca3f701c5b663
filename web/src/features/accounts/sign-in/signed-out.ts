import { useHistoryState } from 'wouter/use-browser-location';
import { carrying } from './carried-address.ts';

/** Takes along to the sign-in page that the session of `email` has ended, for the `state` of a navigation. */
export const signedOutState = (email: string) => ({ ...carrying(email), wasSignedOut: true });

/** Whether somebody comes to this screen because their session has ended. */
export const useWasSignedOut = (): boolean =>
  useHistoryState<{ wasSignedOut?: unknown } | null>()?.wasSignedOut === true;
