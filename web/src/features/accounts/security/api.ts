import type { AccountSecurity } from '@chargerota/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/**
 * The account's ways to sign in. They can also change elsewhere, for example by a mailed link, so each visit and each
 * return to the window asks again.
 */
export const accountSecurityQuery = queryOptions({
  queryKey: ['/api/account/security'],
  queryFn: ({ signal }) => call('GET /api/account/security', {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Shows the result of a change at once (optimistically). Resolves to the previous state. */
export async function showSecurityAtOnce(
  client: QueryClient,
  optimistic: (security: AccountSecurity) => AccountSecurity,
): Promise<AccountSecurity | undefined> {
  await client.cancelQueries({ queryKey: accountSecurityQuery.queryKey });
  const before = client.getQueryData(accountSecurityQuery.queryKey);
  client.setQueryData(accountSecurityQuery.queryKey, before && optimistic(before));
  return before;
}
