import type { Billing } from '@chargerota/contract';

/**
 * How an organization stands with us. `ending`: cancelled, and paid for until a day that is still to come;
 * `trial_ended`: no subscription was started in the trial.
 */
export type Standing = 'trial' | 'trial_ended' | 'active' | 'ending' | 'past_due' | 'inactive';

export function standingOf({
  organization,
  pastDue,
  endsAt,
}: Pick<Billing, 'pastDue' | 'endsAt'> & {
  organization: Pick<Billing['organization'], 'subscriptionStatus' | 'isInTrial'>;
}): Standing {
  const { subscriptionStatus, isInTrial } = organization;
  if (subscriptionStatus === 'past_due' || pastDue) return 'past_due';
  if (subscriptionStatus === 'active') return endsAt === null ? 'active' : 'ending';
  if (subscriptionStatus === 'inactive') return 'inactive';
  return isInTrial ? 'trial' : 'trial_ended';
}

/** Whether a subscription that has ended can start again with the stored card; else payment is set up first. */
export const canRestart = (billing: Pick<Billing, 'organization' | 'paymentMethod'>): boolean =>
  billing.organization.subscriptionStatus === 'inactive' && billing.paymentMethod !== null;

/** Whether the next payment comes only if a card is stored before: in a trial without one. */
export const needsCard = (
  billing: Pick<Billing, 'organization' | 'pastDue' | 'endsAt' | 'hasSubscription'>,
): boolean => standingOf(billing) === 'trial' && !billing.hasSubscription;

/** Whether nothing runs, so that the next step is to start a subscription. */
export const isStopped = (standing: Standing): boolean =>
  standing === 'trial_ended' || standing === 'inactive';
