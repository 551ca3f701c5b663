import { confirmSandboxCard, createSetupIntent, createSubscription } from '@chargerota/contract';
import type { ConfirmedQuote, PlanId, RouteResponse } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidateBilling } from './api.ts';
import type { CardExpiry } from './payment/test-cards.ts';

export type SetupIntent = RouteResponse<typeof createSetupIntent>;

/** Each visit of the screen begins a new one, and so does each attempt, because it stores one card only. */
export const setupIntentQuery = (organizationId: string, attempt: number) =>
  queryOptions({
    queryKey: ['/api/payment/setup-intent', organizationId, attempt],
    queryFn: ({ signal }) => call(createSetupIntent, {}, { signal }),
    // The card form stays with the one that it was opened for, even when everything is loaded again.
    enabled: ({ state }) => state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type StoredCard = RouteResponse<typeof confirmSandboxCard>;

/** The sandbox's bank. Takes the name of a test card, never a number. */
export const storeSandboxCard = (body: {
  clientSecret: string;
  testCard: string;
  expiry: CardExpiry;
  authentication?: 'completed' | 'failed';
}): Promise<StoredCard> => call(confirmSandboxCard, { body });

type Activation = { paymentMethodId: string; plan: PlanId; confirmed: ConfirmedQuote | null };

/** Starts the subscription with a stored card, or replaces the card of the running one. The screen tells failures. */
export function useActivate(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentMethodId, plan, confirmed }: Activation) =>
      call(createSubscription, {
        body: { organizationId, paymentMethodId, subscriptionTier: plan, ...(confirmed && { confirmed }) },
      }),
    meta: { handled: true },
    onSettled: () => invalidateBilling(client, organizationId),
  });
}
