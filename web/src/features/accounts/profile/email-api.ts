import { m } from '@chargerota/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { accountSecurityQuery, showSecurityAtOnce } from '../security/api.ts';

/** Keeps the old address: the pending change disappears at once, and returns if the server refuses. */
export function useKeepAddress() {
  const client = useQueryClient();
  const { queryKey } = accountSecurityQuery;
  return useMutation({
    mutationFn: () => call('DELETE /api/account/email-change', {}),
    meta: { failureText: m.accountsProfile.failedToKeepTheOld },
    onMutate: () => showSecurityAtOnce(client, (security) => ({ ...security, emailChange: null })),
    onError: (_error, _variables, before) => client.setQueryData(queryKey, before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

/**
 * Mails the link that confirms one's address again. It may have been confirmed elsewhere, so the account is loaded
 * again.
 */
export function useSendConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/account/email-confirmation', {}),
    meta: { failureText: m.accountsProfile.failedToSendTheLink },
    onSuccess: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

/** Sends a mail to see whether the address takes mail again. If it does not, the account says so once more. */
export function useTryAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/notification-preferences/try', { body: { method: 'email' } }),
    meta: { failureText: m.accountsProfile.failedToSendTheEmail },
    onSettled: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

/**
 * Whether a link still works, and for which address. The link can expire or be used in the meantime, so each visit asks
 * again.
 */
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/confirm-email/verify', token],
    queryFn: ({ signal }) => call('GET /api/confirm-email/verify', { query: { token } }, { signal }),
    staleTime: 0,
  });

/** Confirms the new address. It may belong to the account that is signed in here, so the account is loaded again. */
export function useConfirmEmail(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const answer = await call('POST /api/confirm-email', { body: { token } });
      // The address is confirmed. If loading the session fails afterwards, that must not look like a failure to confirm
      // it.
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
      void client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey });
      return answer;
    },
    meta: { handled: true },
  });
}
