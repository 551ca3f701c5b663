import { useHistoryState } from 'wouter/use-browser-location';

type Carried = { email: string };

/**
 * Passes an address on to another sign-in screen, so that nobody types it twice: for the `state` of a link or
 * navigation. It is kept in the history entry and not in the URL, because URLs end up in logs and bookmarks.
 */
export const carrying = (email: string): Carried => ({ email });

/** The address passed on to this screen; empty if there is none. */
export function useCarriedAddress(): string {
  const carried = useHistoryState<Partial<Carried> | null>();
  return typeof carried?.email === 'string' ? carried.email : '';
}

/** The `state` of a navigation that tells the sign-in page that the session of `email` has ended. */
export const signedOutState = (email: string) => ({ ...carrying(email), wasSignedOut: true });

/** Whether the person came to this screen because their session has ended. */
export const useWasSignedOut = (): boolean =>
  useHistoryState<{ wasSignedOut?: unknown } | null>()?.wasSignedOut === true;
