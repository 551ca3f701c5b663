import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        <Rich
          of={m.billingPayment.amountAMonth({ label })}
          amount={<span className="fig fig-40">{formatMoney(priceCentsPerMonth)}</span>}
          unit={(it) => <span className="unit">{it}</span>}
        />
      </p>
      <p>
        <b className="strong">{terms.now}</b> {terms.next}
      </p>
      {later}
      {lines.length > 1 && <Lines lines={lines} />}
      <ul className="pay-features sm mute">
        <li>
          {limits.locations === null
            ? m.billing.unlimitedLocations
            : m.billing.counted.location({ count: limits.locations })}
        </li>
        <li>
          {limits.members === null
            ? m.billing.unlimitedMembers
            : m.billing.counted.member({ count: limits.members })}
        </li>
        <li>
          {limits.spotsPerLocation === null
            ? m.billingPayment.unlimitedChargersAtEachLocation
            : m.billing.chargersAtEachLocation({ count: limits.spotsPerLocation })}
        </li>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}
