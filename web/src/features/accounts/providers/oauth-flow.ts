import { m } from '@chargerota/messages';
import type { startGoogleQuery } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import {
  type PlanName,
  type ProviderAction,
  PROVIDER_NAMES,
  type IdentityProvider,
} from '@chargerota/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { BASE } from '../../../lib/base.ts';
import { ApiError } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { askAppleForItsPage, providerStatusQuery } from './api.ts';

/** Why a person goes to a provider, and where they go on afterwards. */
type OAuthFlow = {
  action: ProviderAction;
  /** A local path. */
  returnUrl: string;
  /** Chosen at registration; it must survive the visit to the provider. */
  subscriptionPlan?: PlanName;
};

/** The server refuses a longer path. Without a path the person still arrives, on their dashboard. */
const LONGEST_RETURN_URL = 500;

const taken = ({ returnUrl, subscriptionPlan }: OAuthFlow) => ({
  ...(returnUrl.length <= LONGEST_RETURN_URL && { returnUrl }),
  ...(subscriptionPlan && { subscriptionPlan }),
});

/** The server's address that redirects the browser to Google. */
export function googleAddress(flow: OAuthFlow): string {
  const query: z.input<typeof startGoogleQuery> = { action: flow.action, ...taken(flow) };
  return `${BASE}/api/auth/google?${new URLSearchParams(query)}`;
}

/** The request that starts Apple's sign-in; its `state` says what the visit is for. */
export const appleRequest = (flow: OAuthFlow): RequestOf<'POST /api/auth/apple'>['body'] => ({
  state: flow.action,
  ...taken(flow),
});

/** If the page is still open after this time, the navigation was stopped and can be started again. */
const LEFT_WITHIN_MS = 10_000;

type Departure = { provider: IdentityProvider; flow: OAuthFlow };

/**
 * Takes the browser to a provider. While `goingTo` is set, the page is about to close and no other flow can start.
 * `onNotConfigured` tells the person what they can do instead.
 */
export function useOAuthFlow(onNotConfigured: (provider: IdentityProvider) => void): {
  goingTo: IdentityProvider | null;
  go: (provider: IdentityProvider, flow: OAuthFlow) => void;
} {
  const client = useQueryClient();
  const departure = useMutation({
    mutationFn: async ({ provider, flow }: Departure) => {
      // The provider's status may still be loading. If it stays unknown, the server's answer to the attempt tells.
      const status = await client.ensureQueryData(providerStatusQuery(provider));
      if (status?.configured === false) return onNotConfigured(provider);
      location.assign(
        provider === 'google' ? googleAddress(flow) : await askAppleForItsPage(appleRequest(flow)),
      );
      return stillHere();
    },
    onError: (error, { provider }) =>
      toast({
        title: m.common.error,
        description:
          error instanceof ApiError && error.code === 'sign_in_again'
            ? error.message
            : m.accountsProviders.failedToInitiateSignIn({ provider: PROVIDER_NAMES[provider] }),
        tone: 'loss',
      }),
    meta: { handled: true },
  });
  const goingTo = departure.isPending ? departure.variables.provider : null;
  return { goingTo, go: (provider, flow) => void (goingTo ?? departure.mutate({ provider, flow })) };
}

/** Resolves only if the page is still open: its navigation was stopped, or the browser restored it. */
const stillHere = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LEFT_WITHIN_MS);
    addEventListener('pageshow', () => resolve(), { once: true });
  });
