import { readAccountSecurity } from '@chargerota/contract';
import type { AccountSecurity } from '@chargerota/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** How one signs in. Changed elsewhere too, by a mailed link for one: each visit asks anew, and who comes back from there. */
export const accountSecurityQuery = queryOptions({
  queryKey: [readAccountSecurity.path],
  queryFn: ({ signal }) => call(readAccountSecurity, {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Shows the result of a change at once (optimistic). Resolves to the state before it. */
export async function foreseeSecurity(
  client: QueryClient,
  foresee: (security: AccountSecurity) => AccountSecurity,
): Promise<AccountSecurity | undefined> {
  await client.cancelQueries({ queryKey: accountSecurityQuery.queryKey });
  const before = client.getQueryData(accountSecurityQuery.queryKey);
  client.setQueryData(accountSecurityQuery.queryKey, before && foresee(before));
  return before;
}
