import { useLocation, useSearch } from 'wouter';
import { addressOf, loginPath } from './after-sign-in.ts';

/** The way to sign in that leads back to this screen, with what its address says. */
export function useSignInHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return loginPath(addressOf(path, search));
}
