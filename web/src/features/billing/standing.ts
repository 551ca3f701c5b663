import type { Billing } from '@chargerota/contract';
import { cancellationEnd } from '@chargerota/domain';
import type { CancellationEnd } from '@chargerota/domain';

/**
 * How an organization stands with us. `ending`: cancelled, and paid for until a day that is still to come;
 * `trial_ended`: no subscription was started in the trial.
 */
export type Standing = 'trial' | 'trial_ended' | 'active' | 'ending' | 'past_due' | 'inactive';

/** Overdue because a bank took a payment back: there is nothing that could be paid here. */
export const isOnlyTakenBack = ({ pastDue }: Pick<Billing, 'pastDue'>): boolean =>
  pastDue?.isOnlyTakenBack === true;

export function standingOf({
  organization,
  pastDue,
  endsAt,
}: Pick<Billing, 'pastDue' | 'endsAt'> & {
  organization: Pick<Billing['organization'], 'subscriptionStatus' | 'isInTrial'>;
}): Standing {
  const { subscriptionStatus, isInTrial } = organization;
  // What a bank took back does not keep a cancelled subscription from ending with its month.
  if (isOnlyTakenBack({ pastDue }) && endsAt !== null) return 'ending';
  if (subscriptionStatus === 'past_due' || pastDue) return 'past_due';
  if (subscriptionStatus === 'active') return endsAt === null ? 'active' : 'ending';
  if (subscriptionStatus === 'inactive') return 'inactive';
  return isInTrial ? 'trial' : 'trial_ended';
}

/**
 * How the subscription would end if it were cancelled now; null if there is nothing to cancel, or it is cancelled already.
 * In the trial, removing the card does it.
 */
export function cancellationEndOf(
  { organization, endsAt, pastDue }: Pick<Billing, 'organization' | 'endsAt' | 'pastDue'>,
  now: Date,
): CancellationEnd | null {
  const { trialEndDate } = organization;
  const facts = {
    ...organization,
    trialEndDate: trialEndDate === null ? null : new Date(trialEndDate),
    isOnlyTakenBack: isOnlyTakenBack({ pastDue }),
  };
  const end = cancellationEnd(facts, now);
  return end === 'at_period_end' && endsAt !== null ? null : end;
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
