import type { Location, LocationLimit, MemberLimit } from '@chargerota/contract';
import { PLANS } from '@chargerota/domain';
import type { PlanName, SubscriptionStatus } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { Skeleton, SkeletonList } from '../../../ui/states.tsx';
import { TickMeter } from '../../../ui/tick-meter.tsx';

const STATUS: Readonly<Record<SubscriptionStatus, { tone: Tone; word: string }>> = {
  trial: { tone: 'info', word: 'Trial' },
  active: { tone: 'ok', word: 'Active' },
  past_due: { tone: 'loss', word: 'Payment overdue' },
  inactive: { tone: 'off', word: 'Inactive' },
};

const TRIAL_ENDED = { tone: 'off', word: 'Trial ended' } as const;

type CurrentPlanProps = {
  plan: PlanName;
  status: SubscriptionStatus;
  hasTrialEnded: boolean;
  locationLimit: LocationLimit;
  memberLimit: MemberLimit;
  locations: readonly Location[];
};

/** The plan with its price and state, and how much of it is used. */
export function CurrentPlan({ plan, status, hasTrialEnded, ...use }: CurrentPlanProps): ReactNode {
  const { label, priceCentsPerMonth, features } = PLANS[plan];
  const { tone, word } = hasTrialEnded ? TRIAL_ENDED : STATUS[status];
  const fullest = fullestOf(use.locations);
  return (
    <>
      <div className="bl-now">
        <p>
          <span className="fig fig-28">{formatMoney(priceCentsPerMonth)}</span>{' '}
          <span className="unit">a month</span>
        </p>
        <p className="strong">{label} plan</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <dl className="rows bl-use">
        <Use what="Locations" used={use.locationLimit.used} limit={use.locationLimit.totalLimit}>
          Active locations only.
        </Use>
        <Use what="Members" used={use.memberLimit.used} limit={use.memberLimit.totalLimit}>
          Active, waiting for approval, and invited.
        </Use>
        <Use
          what="Chargers at a location"
          used={fullest?.totalSpots ?? 0}
          limit={use.locationLimit.spotsPerLocation}
        >
          {fullest ? `Most at ${fullest.name}.` : 'There is no location yet.'}
        </Use>
        <div>
          <dt>Also included</dt>
          <dd>{features.join(', ')}</dd>
        </div>
      </dl>
    </>
  );
}

export const CurrentPlanSkeleton = (): ReactNode => (
  <>
    <div className="bl-now">
      <Skeleton width={128} figure />
      <Skeleton width={110} />
    </div>
    <SkeletonList row="bl-row">
      {(row) => (
        <>
          <span>
            <Skeleton width={108 - row * 12} />
            <span className="sm">
              <Skeleton width="min(100%, 180px)" />
            </span>
          </span>
          <span>
            <Skeleton width={70} />
          </span>
        </>
      )}
    </SkeletonList>
  </>
);

type UseProps = { what: string; used: number; limit: number | null; children: ReactNode };

function Use({ what, used, limit, children }: UseProps): ReactNode {
  return (
    <div>
      <dt>
        {what}
        <span className="sm mute">{children}</span>
      </dt>
      <dd>
        <span className="fig strong">{used}</span>{' '}
        <span className="unit">
          {limit === null ? (
            'used, no limit'
          ) : (
            <>
              of <span className="fig">{limit}</span>
            </>
          )}
        </span>
        {limit !== null && <TickMeter count={used} limit={limit} />}
      </dd>
    </div>
  );
}

/** The active location with the most chargers. */
function fullestOf(locations: readonly Location[]): Location | undefined {
  return locations.filter(({ isActive }) => isActive).toSorted((a, b) => b.totalSpots - a.totalSpots)[0];
}
