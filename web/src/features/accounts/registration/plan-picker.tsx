import { formatMoney, PLAN_NAMES, PLANS, TRIAL_DAYS } from '@chargerota/domain';
import type { Plan, PlanName } from '@chargerota/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import './plan-picker.css';

type PlanPickerProps = { value: PlanName | null; onChange: (plan: PlanName) => void };

/** The three plans side by side; a thick tick marks the chosen one. */
export function PlanPicker({ value, onChange }: PlanPickerProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="vh">Plan</legend>
      <div className="plans">
        {PLAN_NAMES.map((plan) => (
          <label key={plan} className="plan">
            <input
              type="radio"
              className="vh"
              name={name}
              value={plan}
              checked={plan === value}
              onChange={() => onChange(plan)}
            />
            <span className="plan-name row gap-8 strong">
              {PLANS[plan].label}
              {plan === value && <Check className="ic ic-16" aria-hidden="true" />}
            </span>
            <span className="mb-8">
              <span className="fig fig-28">{formatMoney(PLANS[plan].priceCentsPerMonth)}</span>{' '}
              <span className="unit">a month</span>
            </span>
            {contentsOf(PLANS[plan]).map((line) => (
              <span key={line} className="plan-l sm mute">
                {line}
              </span>
            ))}
          </label>
        ))}
      </div>
      <p className="hint">Free for {TRIAL_DAYS} days. Charging itself is free for members.</p>
    </fieldset>
  );
}

function contentsOf({ limits, features }: Plan): string[] {
  return [
    upTo(limits.locations, 'location'),
    upTo(limits.members, 'member'),
    upTo(limits.spotsPerLocation, 'charger', ' per location'),
    ...features,
  ];
}

function upTo(limit: number | null, thing: string, per = ''): string {
  if (limit === null) return `Unlimited ${thing}s${per}`;
  return limit === 1 ? `1 ${thing}${per}` : `Up to ${limit} ${thing}s${per}`;
}
