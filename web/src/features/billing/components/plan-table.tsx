import { PLAN_NAMES, PLANS } from '@chargerota/domain';
import type { Plan, PlanName } from '@chargerota/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/money.ts';

const ROWS: readonly (readonly [what: string, of: (plan: Plan) => ReactNode])[] = [
  ['Locations', ({ limits }) => <Limit of={limits.locations} />],
  ['Members', ({ limits }) => <Limit of={limits.members} />],
  ['Chargers at a location', ({ limits }) => <Limit of={limits.spotsPerLocation} />],
  ['Also included', ({ features }) => <span className="sm">{features.join(', ')}</span>],
];

/** The three plans side by side; a thick tick marks the organization's own. */
export function PlanTable({ current }: { current: PlanName }): ReactNode {
  const plans = PLAN_NAMES.map((name) => PLANS[name]);
  const classOf = ({ name }: Plan): string | undefined => (name === current ? 'is-mine' : undefined);
  return (
    <>
      <table className="bl-plans">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What it includes</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.name} scope="col" className={classOf(plan)}>
                <span className="strong">{plan.label}</span>
                <span className="bl-price">
                  <span className="fig">{formatMoney(plan.priceCentsPerMonth)}</span>{' '}
                  <span className="unit">a month</span>
                </span>
                {plan.name === current && (
                  <span className="bl-mine sm">
                    <Check className="ic ic-14" aria-hidden="true" />
                    Yours
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, of]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {plans.map((plan) => (
                <td key={plan.name} className={classOf(plan)}>
                  {of(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint bl-change">
        Your plan was chosen when the organization was created and cannot be changed on this screen. To move
        to another one, ask the operator of this service.
      </p>
    </>
  );
}

function Limit({ of }: { of: number | null }): ReactNode {
  return of === null ? <span className="sm">Unlimited</span> : <span className="fig">{of}</span>;
}
