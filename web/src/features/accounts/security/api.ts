import {
  changePassword,
  disconnectIdentity,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  readAccountSecurity,
} from '@chargerota/contract';
import type { AccountSecurity, DeviceSession, RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** How one signs in. Changed elsewhere too, by a mailed link for one: each visit asks anew, and who comes back from there. */
export const accountSecurityQuery = queryOptions({
  queryKey: [readAccountSecurity.path],
  queryFn: ({ signal }) => call(readAccountSecurity, {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Where one is signed in: this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  staleTime: 0,
});

/** What the security of the account looks like once a change is done: shown at once. Resolves to how it was. */
export async function foreseeSecurity(
  client: QueryClient,
  foresee: (security: AccountSecurity) => AccountSecurity,
): Promise<AccountSecurity | undefined> {
  await client.cancelQueries({ queryKey: accountSecurityQuery.queryKey });
  const before = client.getQueryData(accountSecurityQuery.queryKey);
  client.setQueryData(accountSecurityQuery.queryKey, before && foresee(before));
  return before;
}

/** Ends sessions of one's own: they leave the list at once, and come back if the server refuses. */
function useEndSessions<V, R>(
  end: (variables: V) => Promise<R>,
  isKept: (session: DeviceSession, variables: V) => boolean,
) {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery;
  return useMutation({
    mutationFn: end,
    meta: { failureText: 'Failed to sign out.' },
    onMutate: async (variables) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (sessions) => sessions?.filter((session) => isKept(session, variables)));
      return before;
    },
    onError: (_error, _variables, before) => client.setQueryData(queryKey, before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useEndSession = () =>
  useEndSessions(
    ({ id }: DeviceSession) => call(endSession, { params: { id } }),
    (session, ended) => session.id !== ended.id,
  );

export const useEndOtherSessions = () =>
  useEndSessions(
    () => call(endOtherSessions, {}),
    ({ current }) => current,
  );

export type PasswordChange = RouteArguments<typeof changePassword>['body'];

/** Changes one's password; all other sessions end with it, and so does a change of address under way. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    meta: { failureText: 'Failed to change the password.' },
    onSuccess: () => {
      for (const { queryKey } of [sessionsQuery, accountSecurityQuery])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** An account without a password gets one by a mailed link, as a forgotten one is replaced. */
export const useSendPasswordLink = () =>
  useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    meta: { failureText: 'Failed to send the link.' },
  });

type Provider = RouteArguments<typeof disconnectIdentity>['params']['provider'];

/** Disconnects a provider's account: shown at once, and taken back if the server refuses. */
export function useDisconnect() {
  const client = useQueryClient();
  const { queryKey } = accountSecurityQuery;
  return useMutation({
    mutationFn: (provider: Provider) => call(disconnectIdentity, { params: { provider } }),
    meta: { failureText: 'Failed to disconnect.' },
    onMutate: (provider) =>
      foreseeSecurity(client, (security) => ({
        ...security,
        identities: security.identities.filter((identity) => identity.provider !== provider),
      })),
    onError: (_error, _provider, before) => client.setQueryData(queryKey, before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
