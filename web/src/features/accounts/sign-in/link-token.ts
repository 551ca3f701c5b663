import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/**
 * The token of the mailed link that opened this screen; empty without one. It leaves the address as soon as it is read,
 * so that it gets into no bookmark, screenshot or shared link. The history entry keeps it: a reload still knows it, and
 * unlike storage nothing of it is left where another page of the application would find it.
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
