import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { addressOf } from './after-sign-in.ts';

/**
 * The token of the mailed link that opened this screen; empty if there is none. It is removed from the address at once,
 * so that no bookmark, screenshot or shared link contains it. The history entry keeps it for a reload; unlike in
 * storage, no other page of the application can find it there.
 */
export function useLinkToken(): string {
  const [path, navigate] = useLocation();
  const inAddress = new URLSearchParams(useSearch()).get('token');
  const kept = useHistoryState<{ token?: unknown } | null>()?.token;
  useEffect(() => {
    if (inAddress) navigate(path, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, path]);
  return inAddress ?? (typeof kept === 'string' ? kept : '');
}

/**
 * The token behind the `#`, which browsers send to no server. It is removed from the address at once, the query stays; the
 * history entry keeps it for a reload.
 */
export function useTokenAfterHash(): string {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const kept = useHistoryState<{ token?: unknown } | null>()?.token;
  const inAddress = location.hash.slice(1);
  useEffect(() => {
    if (inAddress) navigate(addressOf(path, search), { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, path, search]);
  return inAddress || (typeof kept === 'string' ? kept : '');
}
