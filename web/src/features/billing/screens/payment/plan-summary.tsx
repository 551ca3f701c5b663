import type { BillingLineView, PlanId } from '@chargerota/contract';
import { formatMoney, PLANS } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Lines } from '../../components/lines.tsx';
import type { Terms } from '../../payment/payment-terms.ts';

type PlanSummaryProps = {
  plan: PlanId;
  terms: Terms;
  lines: readonly BillingLineView[];
  /** The way on without paying, if it can wait. */
  later: ReactNode;
};

/** What is paid for, how much, and when; then what the plan has in it. */
export function PlanSummary({ plan, terms, lines, later }: PlanSummaryProps): ReactNode {
  const { label, priceCentsPerMonth, limits, features } = PLANS[plan];
  return (
    <div className="stack gap-10 w-40">
      <p>
        <span className="fig fig-40">{formatMoney(priceCentsPerMonth)}</span>{' '}
        <span className="unit">a month, {label} plan</span>
      </p>
      <p>
        <b className="strong">{terms.now}</b> {terms.next}
      </p>
      {later}
      {lines.length > 1 && <Lines lines={lines} />}
      <ul className="pay-features sm mute">
        <li>{count(limits.locations, 'location')}</li>
        <li>{count(limits.members, 'member')}</li>
        <li>{count(limits.spotsPerLocation, 'charger')} at each location</li>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}

function count(limit: number | null, what: string): string {
  if (limit === null) return `Unlimited ${what}s`;
  return `${limit} ${what}${limit === 1 ? '' : 's'}`;
}
