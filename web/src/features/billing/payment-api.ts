import { confirmSandboxCard, createSetupIntent, createSubscription, getBilling } from '@chargerota/contract';
import type { Billing, PlanId, RouteResponse } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';

export type SetupIntent = RouteResponse<typeof createSetupIntent>;

/** Each visit of the screen begins a new one; it is not kept. */
export const setupIntentQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/payment/setup-intent', organizationId],
    queryFn: ({ signal }) => call(createSetupIntent, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const billingQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/organizations', organizationId, 'billing'],
    queryFn: ({ signal }) => call(getBilling, { params: { id: organizationId } }, { signal }),
  });

export type StoredCard = { status: 'succeeded' | 'requires_action'; paymentMethodId: string | null };

/** The sandbox's bank. Takes the name of a test card, never a number. */
export const storeSandboxCard = (body: {
  clientSecret: string;
  testCard: string;
  authentication?: 'completed' | 'failed';
}): Promise<StoredCard> => call(confirmSandboxCard, { body });

type Activation = { paymentMethodId: string; plan: PlanId };

/** Starts the subscription with a stored card, or replaces the card of the running one. */
export function useActivate(organizationId: string): UseMutationResult<Billing, Error, Activation> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentMethodId, plan }: Activation) =>
      call(createSubscription, { body: { organizationId, paymentMethodId, subscriptionTier: plan } }),
    meta: { handled: true },
    onSuccess: (billing) => {
      client.setQueryData(billingQuery(organizationId).queryKey, billing);
      void client.invalidateQueries({ queryKey: sessionKeys.organizations });
    },
  });
}
