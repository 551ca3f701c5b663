import { m } from '@chargerota/messages';
import { TRIAL_DAYS } from '@chargerota/domain';
import type { ReactNode } from 'react';

const FACTS: readonly (readonly [title: string, text: string])[] = [
  [m.billing.chargingIsFreeForMembers, m.billing.aPlanPaysForRunning],
  [m.billing.theFirstDaysAreFree({ days: TRIAL_DAYS }), m.billing.anOrganizationStartsOnThe],
  [m.billing.moreIsChargedAtOnce, m.billing.forAHigherPlanOr],
  [m.billing.whatCountsTowardTheLimits, m.billing.activeLocationsMembersIncludingPeople],
  [m.billing.nothingIsLostAtA, m.billing.everythingStaysAsItIs],
  [m.billing.ifAPaymentFails, m.billing.theCardIsTriedThree],
  [m.billing.howToStop, m.billing.aSubscriptionThatYouCancel],
];

export function HowBillingWorks(): ReactNode {
  return (
    <dl className="rows bl-how">
      {FACTS.map(([title, text]) => (
        <div key={title} className="py-12 w-40">
          <dt className="strong">{title}</dt>
          <dd className="mute">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
