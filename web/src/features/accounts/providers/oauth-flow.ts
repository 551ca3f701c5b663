import type { startGoogleQuery } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import type { PlanName, ProviderAction } from '@chargerota/domain';
import type * as z from 'zod';

/** Why a person goes to a provider, and where they go on afterwards. */
export type OAuthFlow = {
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
  return `/api/auth/google?${new URLSearchParams(query)}`;
}

/** The request that starts Apple's sign-in; its `state` says what the visit is for. */
export const appleRequest = (flow: OAuthFlow): RequestOf<'POST /api/auth/apple'>['body'] => ({
  state: flow.action,
  ...taken(flow),
});
