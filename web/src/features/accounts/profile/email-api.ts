import { cancelEmailChange, confirmEmail, verifyEmailLink } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { accountSecurityQuery, foreseeSecurity } from '../security/api.ts';

/** Keeps the old address: the change under way is gone at once, and comes back if the server refuses. */
export function useKeepAddress() {
  const client = useQueryClient();
  const { queryKey } = accountSecurityQuery;
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    meta: { failureText: 'Failed to keep the old address.' },
    onMutate: () => foreseeSecurity(client, (security) => ({ ...security, emailChange: null })),
    onError: (_error, _variables, before) => client.setQueryData(queryKey, before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Whether a link still works, and for which address. It can run out or be used meanwhile, so each visit asks anew. */
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [verifyEmailLink.path, token],
    queryFn: ({ signal }) => call(verifyEmailLink, { query: { token } }, { signal }),
    staleTime: 0,
  });

/** Confirms the new address. It may belong to the account that is signed in here, so that account is loaded again. */
export function useConfirmEmail(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const answer = await call(confirmEmail, { body: { token } });
      // The address is confirmed: a failure to load the session afterwards does not count as a failure of this.
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
      void client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey });
      return answer;
    },
    meta: { handled: true },
  });
}
