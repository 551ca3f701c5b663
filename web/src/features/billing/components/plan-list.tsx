import type { Billing } from '@chargerota/contract';
import { countedWords, formatMoney, PLAN_NAMES, PLANS } from '@chargerota/domain';
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
  const { text, reason } = stateOf(plan, billing, now);
  const isCurrent = text === CURRENT;
  return (
    <li className={isOwn ? 'bl-offer stack py-16 ruled is-mine' : 'bl-offer stack py-16 ruled'}>
      <div>
        <h3 className="row gap-6">
          {label}
          {isOwn && <Check className="ic ic-16 accent" aria-hidden="true" />}
        </h3>
        <p>
          <span className="fig fig-20">{formatMoney(priceCentsPerMonth)}</span>{' '}
          <span className="unit">a month</span>
        </p>
      </div>
      <ul className="sm">
        <li>{limits.locations === null ? 'Unlimited locations' : atMost(limits.locations, 'location')}</li>
        <li>{limits.members === null ? 'Unlimited members' : atMost(limits.members, 'member')}</li>
        <li>
          {limits.spotsPerLocation === null
            ? 'Unlimited chargers'
            : `${atMost(limits.spotsPerLocation, 'charger')} at each location`}
        </li>
        <li className="mute">{features.join(', ')}</li>
      </ul>
      <div className="bl-choose packed stack gap-4 to-start">
        <Button
          disabled={isCurrent || reason !== null}
          aria-label={isCurrent ? `${CURRENT}: ${label}` : undefined}
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

const atMost = (count: number, what: string): string => countedWords(count, what, `${what}s`);

/** The words of a plan's button, and why it cannot be pressed, or null. */
function stateOf(
  { name, label }: Plan,
  billing: Billing,
  now: Date,
): { text: string; reason: string | null } {
  const { organization, scheduledPlan, scheduledPlanDate, isBusy } = billing;
  const standing = standingOf(billing);
  const isOwn = name === organization.subscriptionPlan;
  const day = scheduledPlanDate ? ` on ${formatFarDayOf(new Date(scheduledPlanDate), now)}` : '';
  if (isStopped(standing)) {
    const text = `Start ${label}`;
    return { text, reason: isBusy ? WAITING : null };
  }
  if (name === scheduledPlan) return { text: `Change to ${label}`, reason: `It follows${day}.` };
  // These words are the reason themselves.
  if (isOwn && !scheduledPlan) return { text: CURRENT, reason: null };
  const text = isOwn ? `Stay on ${label}` : `Change to ${label}`;
  if (isBusy) return { text, reason: WAITING };
  if (standing === 'ending') return { text, reason: 'Reactivate your subscription first.' };
  const mustPay = standing === 'past_due' && !isOnlyTakenBack(billing);
  return { text, reason: mustPay ? 'Pay what is overdue first.' : null };
}

const CURRENT = 'Current plan';
const WAITING = 'Another change is under way.';
