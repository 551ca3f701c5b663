import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { formatMoney, PLAN_NAMES, PLANS } from '@chargerota/domain';
import type { Plan, PlanName } from '@chargerota/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { isOnlyTakenBack, isStopped, standingOf } from '../standing.ts';

type PlanListProps = { billing: Billing; onChoose: (plan: PlanName) => void };

/** The three plans; a thick tick marks the organization's own. */
export const PlanList = ({ billing, onChoose }: PlanListProps): ReactNode => (
  <ul className="bl-plans">
    {PLAN_NAMES.map((name) => (
      <PlanRow key={name} plan={PLANS[name]} billing={billing} onChoose={() => onChoose(name)} />
    ))}
  </ul>
);

type PlanRowProps = { plan: Plan; billing: Billing; onChoose: () => void };

function PlanRow({ plan, billing, onChoose }: PlanRowProps): ReactNode {
  const now = useNow();
  const reasonId = useId();
  const { name, label, priceCentsPerMonth, limits, features } = plan;
  const isOwn = name === billing.organization.subscriptionPlan;
  const { text, reason, isCurrent } = stateOf(plan, billing, now);
  return (
    <li className={isOwn ? 'bl-offer stack py-16 ruled is-mine' : 'bl-offer stack py-16 ruled'}>
      <div>
        <h3 className="row gap-6">
          {label}
          {isOwn && <Check className="ic ic-16 accent" aria-hidden="true" />}
        </h3>
        <p>
          <Rich
            of={m.billing.amountAMonth}
            amount={<span className="fig fig-20">{formatMoney(priceCentsPerMonth)}</span>}
            unit={(it) => <span className="unit">{it}</span>}
          />
        </p>
      </div>
      <ul className="sm">
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
            ? m.billing.unlimitedChargers
            : m.billing.chargersAtEachLocation({ count: limits.spotsPerLocation })}
        </li>
        <li className="mute">{features.join(', ')}</li>
      </ul>
      <div className="bl-choose packed stack gap-4 to-start">
        <Button
          disabled={isCurrent || reason !== null}
          aria-label={isCurrent ? m.billing.currentPlanLabel({ label }) : undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onChoose}
        >
          {text}
        </Button>
        {reason && (
          <p className="hint" id={reasonId}>
            {reason}
          </p>
        )}
      </div>
    </li>
  );
}

/** The words of a plan's button, and why it cannot be pressed, or null. */
function stateOf(
  { name, label }: Plan,
  billing: Billing,
  now: Date,
): { text: string; reason: string | null; isCurrent?: true } {
  const { organization, scheduledPlan, scheduledPlanDate, isBusy } = billing;
  const standing = standingOf(billing);
  const isOwn = name === organization.subscriptionPlan;
  if (isStopped(standing)) {
    const text = m.billing.startLabel({ label });
    return { text, reason: isBusy ? WAITING : null };
  }
  if (name === scheduledPlan) {
    const reason = scheduledPlanDate
      ? m.billing.itFollowsOnDay({ day: formatFarDayOf(new Date(scheduledPlanDate), now) })
      : m.billing.itFollows;
    return { text: m.billing.changeToLabel({ label }), reason };
  }
  // These words are the reason themselves.
  if (isOwn && !scheduledPlan) return { text: m.billing.currentPlan, reason: null, isCurrent: true };
  const text = isOwn ? m.billing.stayOnLabel({ label }) : m.billing.changeToLabel({ label });
  if (isBusy) return { text, reason: WAITING };
  if (standing === 'ending') return { text, reason: m.billing.reactivateYourSubscriptionFirst };
  const mustPay = standing === 'past_due' && !isOnlyTakenBack(billing);
  return { text, reason: mustPay ? m.billing.payWhatIsOverdueFirst : null };
}

const WAITING = m.billing.anotherChangeIsUnderWay;
