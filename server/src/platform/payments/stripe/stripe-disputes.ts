import type { DisputeState } from '@chargerota/domain';
import { Stripe } from 'stripe';
import type { ProviderDispute } from '../payments.ts';
import { idOf } from './stripe-ids.ts';
import { dateOf } from './stripe-subscriptions.ts';

const MOST = 1_000;

/** An appeal opens a lost dispute again. One that was prevented was settled by paying back, which Stripe says itself. */
const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

function presentDispute({
  id,
  status,
  amount,
  created,
  evidence_details: { due_by: dueBy },
}: Stripe.Dispute): ProviderDispute {
  return {
    id,
    state: STATES[status] ?? 'open',
    amountCents: amount,
    openedAt: dateOf(created),
    respondBy: status.endsWith('needs_response') && dueBy !== null ? dateOf(dueBy) : null,
  };
}

/** Those of a charge, oldest first. Few charges are disputed, so that the others are not asked about. */
export async function readDisputes(
  stripe: Stripe,
  { id, disputed }: Stripe.Charge,
): Promise<ProviderDispute[]> {
  if (!disputed) return [];
  const disputes = await stripe.disputes.list({ charge: id, limit: 100 }).autoPagingToArray({ limit: MOST });
  return disputes.toReversed().map(presentDispute);
}

/** A dispute names its charge only; null if that belongs to no customer, or does not exist any more. */
export async function customerOfDispute(
  stripe: Stripe,
  { charge }: Pick<Stripe.Dispute, 'charge'>,
): Promise<string | null> {
  try {
    const { customer } = await stripe.charges.retrieve(idOf(charge));
    return customer && idOf(customer);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}
