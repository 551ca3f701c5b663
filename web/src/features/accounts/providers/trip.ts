import type { startApple, startGoogleQuery, RouteArguments } from '@chargerota/contract';
import type { PlanName, ProviderAction } from '@chargerota/domain';
import type * as z from 'zod';

/** What a person visits a provider for, and where they go on afterwards. */
export type Trip = {
  action: ProviderAction;
  /** A local path. */
  returnUrl: string;
  /** Chosen at registration; it has to survive the visit. */
  subscriptionPlan?: PlanName;
};

/** The server refuses a longer one; without it the person still arrives, on their dashboard. */
const LONGEST_RETURN_URL = 500;

const taken = ({ returnUrl, subscriptionPlan }: Trip) => ({
  ...(returnUrl.length <= LONGEST_RETURN_URL && { returnUrl }),
  ...(subscriptionPlan && { subscriptionPlan }),
});

/** Where the browser goes for Google: the server redirects it from there. */
export function googleAddress(trip: Trip): string {
  const query: z.input<typeof startGoogleQuery> = { action: trip.action, ...taken(trip) };
  return `/api/auth/google?${new URLSearchParams(query)}`;
}

/** What Apple's start is asked with; its `state` is what the visit is for. */
export const appleRequest = (trip: Trip): RouteArguments<typeof startApple>['body'] => ({
  state: trip.action,
  ...taken(trip),
});
