import { useLocation, useSearch } from 'wouter';
import { addressOf, loginPath } from './after-sign-in.ts';

/** The link to sign in and return to this screen, with its query. */
export function useSignInHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return loginPath(addressOf(path, search));
}
