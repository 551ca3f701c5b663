import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import type { AnswerOf, RequestOf } from '@chargerota/contract/addresses';
import type { IdentityProvider } from '@chargerota/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { afterSignIn } from '../../../lib/session.ts';
import { readJson, writeJson } from '../../../lib/storage.ts';
import { accountSecurityQuery, showSecurityAtOnce } from '../security/api.ts';

export type ProviderStatus = AnswerOf<'GET /api/auth/google/status'>;

/** Whether a provider can be used. Asked whenever a screen that offers it opens; a failure is null: not known. */
export const providerStatusQuery = (provider: IdentityProvider) =>
  queryOptions({
    queryKey: [`/api/auth/${provider}/status`],
    queryFn: () =>
      call(`GET /api/auth/${provider}/status`, {}).then(
        (status) => {
          writeJson(keptStatus(provider), status);
          return status;
        },
        // Not known, so it is neither offered nor said to be missing.
        () => null,
      ),
    staleTime: 0,
    // What it was at the last visit, so that the screen does not change a moment after it was shown.
    placeholderData: () => readJson<ProviderStatus>(keptStatus(provider)) ?? undefined,
  });

const keptStatus = (provider: IdentityProvider): string => `${provider}Status`;

/** Asks the server for the address of Apple's sign-in page. */
export const askAppleForItsPage = async (body: RequestOf<'POST /api/auth/apple'>['body']): Promise<string> =>
  (await call('POST /api/auth/apple', { body })).url;

/**
 * The identity that a provider has confirmed in this browser but that is not signed in yet. It expires, so each visit
 * asks again.
 */
export const pendingIdentityQuery = queryOptions({
  queryKey: ['/api/auth/pending-identity'],
  queryFn: async ({ signal }) => (await call('GET /api/auth/pending-identity', {}, { signal })).identity,
  gcTime: 0,
});

/** Drops the pending identity, to sign in another way. Its cached value stays, because the screen closes anyway. */
export const useForgetIdentity = () =>
  useMutation({ mutationFn: () => call('DELETE /api/auth/pending-identity', {}) });

/** Connects the pending identity to the account with its address, and signs in. The screen shows failures itself. */
export function useConnectIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ password }: { identity: PendingIdentity; password: string }) => {
      const { user } = await call('POST /api/auth/connect', { body: { password } });
      await afterSignIn(client);
      return user;
    },
    meta: { handled: true },
  });
}
export type Connect = ReturnType<typeof useConnectIdentity>;

/** Disconnects a provider, which is listed until it is done: the question before it stays as long. */
export function useDisconnect() {
  const client = useQueryClient();
  const { queryKey } = accountSecurityQuery;
  return useMutation({
    mutationFn: (provider: IdentityProvider) =>
      call('DELETE /api/account/identities/:provider', { params: { provider } }),
    meta: { failureText: m.accountsProviders.failedToDisconnect },
    onSuccess: (_done, provider) =>
      showSecurityAtOnce(client, (security) => ({
        ...security,
        identities: security.identities.filter((identity) => identity.provider !== provider),
      })),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
