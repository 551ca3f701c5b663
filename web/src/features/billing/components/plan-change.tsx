import { PLANS } from '@chargerota/domain';
import type { PlanLimits, PlanName } from '@chargerota/domain';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

const LIMITS: readonly (readonly [name: string, of: keyof PlanLimits])[] = [
  ['Locations', 'locations'],
  ['Members', 'members'],
  ['Chargers at a location', 'spotsPerLocation'],
];

/** The limits of two plans, before and after; of one plan alone if it stays. */
export const PlanChange = ({ from, to }: { from: PlanName; to: PlanName }): ReactNode => (
  <dl className="facts bl-limits">
    {LIMITS.map(([name, of]) => (
      <div key={of}>
        <dt>{name}</dt>
        <dd>
          {from !== to && (
            <>
              <span className="mute fig">{limitText(PLANS[from].limits[of])}</span>
              <ArrowRight className="ic ic-14" aria-hidden="true" />
              <span className="vh"> becomes </span>
            </>
          )}
          <span className="fig">{limitText(PLANS[to].limits[of])}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const limitText = (limit: number | null): string => (limit === null ? 'Unlimited' : String(limit));
