import {
  connectIdentity,
  disconnectIdentity,
  forgetPendingIdentity,
  getAppleStatus,
  getGoogleStatus,
  readPendingIdentity,
  startApple,
} from '@chargerota/contract';
import type { PendingIdentity, RouteArguments, RouteResponse } from '@chargerota/contract';
import type { IdentityProvider } from '@chargerota/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { afterSignIn } from '../../../lib/session.ts';
import { readJson, writeJson } from '../../../lib/storage.ts';
import { accountSecurityQuery, showSecurityAtOnce } from '../security/api.ts';

const STATUS_ROUTES = { google: getGoogleStatus, apple: getAppleStatus };

export type ProviderStatus = RouteResponse<typeof getGoogleStatus>;

/** Whether a provider can be used. Asked whenever a screen that offers it opens; a failure is null: not known. */
export const providerStatusQuery = (provider: IdentityProvider) =>
  queryOptions({
    queryKey: [STATUS_ROUTES[provider].path],
    queryFn: () =>
      call(STATUS_ROUTES[provider], {}).then(
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
export const askAppleForItsPage = async (body: RouteArguments<typeof startApple>['body']): Promise<string> =>
  (await call(startApple, { body })).url;

/**
 * The identity that a provider has confirmed in this browser but that is not signed in yet. It expires, so each visit
 * asks again.
 */
export const pendingIdentityQuery = queryOptions({
  queryKey: [readPendingIdentity.path],
  queryFn: async ({ signal }) => (await call(readPendingIdentity, {}, { signal })).identity,
  gcTime: 0,
});

/** Drops the pending identity, to sign in another way. Its cached value stays, because the screen closes anyway. */
export const useForgetIdentity = () => useMutation({ mutationFn: () => call(forgetPendingIdentity, {}) });

/** Connects the pending identity to the account with its address, and signs in. The screen shows failures itself. */
export function useConnectIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ password }: { identity: PendingIdentity; password: string }) => {
      const { user } = await call(connectIdentity, { body: { password } });
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
    mutationFn: (provider: IdentityProvider) => call(disconnectIdentity, { params: { provider } }),
    meta: { failureText: 'Failed to disconnect.' },
    onSuccess: (_done, provider) =>
      showSecurityAtOnce(client, (security) => ({
        ...security,
        identities: security.identities.filter((identity) => identity.provider !== provider),
      })),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
