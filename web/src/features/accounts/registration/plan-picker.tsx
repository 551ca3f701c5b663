import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
      <legend className="vh">{m.common.plan}</legend>
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
              <Rich
                of={m.accountsRegistration.pricePerMonth}
                price={<span className="fig fig-28">{formatMoney(PLANS[plan].priceCentsPerMonth)}</span>}
                unit={(it) => <span className="unit">{it}</span>}
              />
            </span>
            {contentsOf(PLANS[plan]).map((line) => (
              <span key={line} className="plan-l sm mute">
                {line}
              </span>
            ))}
          </label>
        ))}
      </div>
      <p className="hint">{m.accountsRegistration.freeForDays({ days: TRIAL_DAYS })}</p>
    </fieldset>
  );
}

function contentsOf({ limits, features }: Plan): string[] {
  return [
    upTo(limits.locations, 'locations'),
    upTo(limits.members, 'members'),
    upTo(limits.spotsPerLocation, 'chargers'),
    ...features,
  ];
}

const upTo = (limit: number | null, things: 'locations' | 'members' | 'chargers'): string =>
  limit === null
    ? m.accountsRegistration.unlimited[things]
    : m.accountsRegistration.upTo[things]({ count: limit });
