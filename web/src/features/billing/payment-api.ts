import type { ConfirmedQuote, PlanId } from '@chargerota/contract';
import type { AnswerOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidateBilling } from './api.ts';
import type { CardExpiry } from './payment/test-cards.ts';

export type SetupIntent = AnswerOf<'POST /api/payment/setup-intent'>;

/** Each visit of the screen begins a new one, and so does each attempt, because it stores one card only. */
export const setupIntentQuery = (organizationId: string, attempt: number) =>
  queryOptions({
    queryKey: ['/api/payment/setup-intent', organizationId, attempt],
    queryFn: ({ signal }) => call('POST /api/payment/setup-intent', {}, { signal }),
    // The card form stays with the one that it was opened for, even when everything is loaded again.
    enabled: ({ state }) => state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type StoredCard = AnswerOf<'POST /api/payment/sandbox/confirm-setup'>;

/** The sandbox's bank. Takes the name of a test card, never a number. */
export const storeSandboxCard = (body: {
  clientSecret: string;
  testCard: string;
  expiry: CardExpiry;
  authentication?: 'completed' | 'failed';
}): Promise<StoredCard> => call('POST /api/payment/sandbox/confirm-setup', { body });

type Activation = { paymentMethodId: string; plan: PlanId; confirmed: ConfirmedQuote | null };

/** Starts the subscription with a stored card, or replaces the card of the running one. The screen tells failures. */
export function useActivate(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentMethodId, plan, confirmed }: Activation) =>
      call('POST /api/payment/create-subscription', {
        body: { organizationId, paymentMethodId, subscriptionTier: plan, ...(confirmed && { confirmed }) },
      }),
    meta: { handled: true },
    onSettled: () => invalidateBilling(client, organizationId),
  });
}
