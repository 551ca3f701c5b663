import { useHistoryState } from 'wouter/use-browser-location';

type Carried = { email: string };

/**
 * Takes an address along to another of these screens, so that nobody types it twice: for the `state` of a link or a
 * navigation. The history entry keeps it; the URL doesn't, since URLs end up in logs and bookmarks.
 */
export const carrying = (email: string): Carried => ({ email });

/** The address that was taken along to this screen; empty if there was none. */
export function useCarriedAddress(): string {
  const carried = useHistoryState<Partial<Carried> | null>();
  return typeof carried?.email === 'string' ? carried.email : '';
}
