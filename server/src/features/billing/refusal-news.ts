import { addOnTerms } from '@chargerota/domain';
import type { RefusalReason } from '../../platform/payments/payments.ts';
import { REFUSAL_TEXTS } from '../../platform/payments/refusal-texts.ts';
import type { BillingNews } from '../notifications/tell-of-billing.ts';
import type { BillingState } from './billing-state.ts';
import { describeTerms } from './describe-line.ts';
import type { Operation } from './operation-store.ts';

/**
 * What a refusal leads to. Whoever has pressed a button reads it there. An add-on that could not begin its other cycle
 * has ended, because what was paid for is over, and administrators are told.
 */
export function refusalNews(
  { by, wish }: Operation,
  state: BillingState,
  reason: RefusalReason | null,
): { state: BillingState; news: BillingNews[] } {
  if (by || wish.kind !== 'add_on') return { state, news: [] };
  const addOn = state.addOns.find(({ id }) => id === wish.addOnId);
  if (!addOn) return { state, news: [] };
  const addOns = state.addOns.map((one) =>
    one === addOn
      ? { ...one, nextBillingCycle: null, status: 'expired' as const, nextBillingDate: null }
      : one,
  );
  const what = describeTerms(addOnTerms(wish.addOn, wish.cycle, wish.count), addOn.locationName ?? undefined);
  const sentence = reason ? REFUSAL_TEXTS[reason] : 'The payment provider could not be reached.';
  return {
    state: { ...state, addOns },
    news: [{ kind: 'payment', params: { about: 'add_on_ended', what, reason: sentence } }],
  };
}
