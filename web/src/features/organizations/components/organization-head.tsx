import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location, MemberLimit, MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { TickMeter } from '../../../ui/tick-meter.tsx';
import type { PlanCapacity } from '../plan-capacity.ts';

type OrganizationHeadProps = {
  organization: MyOrganization;
  capacity: PlanCapacity;
  /** Undefined while loading, null if loading failed. */
  memberLimit: MemberLimit | null | undefined;
  locations: Location[] | undefined;
  /** On a phone only the name, in one line: the first tab has the rest. */
  brief: boolean;
};

/** The organization's summary: its locations, chargers and members, and how much of the member limit is used. */
export function OrganizationHead({
  organization,
  capacity,
  memberLimit,
  locations,
  brief,
}: OrganizationHeadProps): ReactNode {
  return (
    <div className={brief ? 'o-top is-brief' : 'o-top'}>
      <div>
        <h1 className="fig-28" tabIndex={-1}>
          {organization.name}
        </h1>
        <p className="mute o-facts">
          {[...describePlan(capacity), ...describeSites(locations)].map((fact, index, { length }) => (
            // A figure does not part from its unit at the end of a line.
            <span key={fact}>
              {fact}
              {index < length - 1 && ', '}
            </span>
          ))}
        </p>
        <Link className="link o-today touch" href={paths.admin}>
          {m.organizations.todaysReservations}
        </Link>
      </div>
      {memberLimit &&
        (memberLimit.totalLimit === null ? (
          <div className="o-meter is-open">
            <MemberCount count={memberLimit.active} />
          </div>
        ) : (
          <MemberMeter {...memberLimit} limit={memberLimit.totalLimit} />
        ))}
      {memberLimit === undefined && capacity.limits.members === null && (
        <div className="o-meter is-open">
          <Skeleton width={112} />
        </div>
      )}
      {memberLimit === undefined && capacity.limits.members !== null && (
        <div className="o-meter">
          <Skeleton width={140} />
          <Skeleton />
          <Skeleton width={180} />
        </div>
      )}
    </div>
  );
}

function describePlan({ label, trial }: PlanCapacity): string[] {
  const plan = m.organizations.labelPlan({ label });
  if (trial.state === 'expired') return [plan, m.organizations.freeTrialEnded];
  if (trial.state === 'none') return [plan];
  return [plan, m.organizations.daysOfFreeTrialLeft({ count: trial.daysRemaining })];
}

function describeSites(locations: Location[] | undefined): string[] {
  const active = locations?.filter(({ isActive }) => isActive);
  if (!active?.length) return [];
  const chargers = active.reduce((sum, { totalSpots }) => sum + totalSpots, 0);
  return [
    m.organizations.locationLocations({ count: active.length }),
    m.organizations.chargerChargers({ count: chargers }),
  ];
}

/** The number of members, as the tab of members says it. */
const MemberCount = ({ count }: { count: number }): ReactNode => (
  <p>
    <Rich
      of={m.organizations.numberOfMembers({ count })}
      number={<span className="fig fig-28">{count}</span>}
      unit={(it) => <span className="unit">{it}</span>}
    />
  </p>
);

type MemberMeterProps = Pick<MemberLimit, 'active' | 'pending' | 'invited' | 'used'> & { limit: number };

/**
 * The number of members, and how many places of the plan are taken: by them, by those who wait for a decision, and by
 * open invitations. Suspended members take none.
 */
function MemberMeter({ active, pending, invited, used, limit }: MemberMeterProps): ReactNode {
  return (
    <div className="o-meter">
      <MemberCount count={active} />
      <TickMeter count={used} limit={limit} warns />
      <p className="sm mute mt-4">{placesText({ pending, invited, used, limit })}</p>
    </div>
  );
}

function placesText({ pending, invited, used, limit }: Omit<MemberMeterProps, 'active'>): string {
  const taken = { count: limit, used };
  if (pending > 0 && invited > 0)
    return m.organizations.placesTakenWaitingAndInvited({ ...taken, waiting: pending, invited });
  if (pending > 0) return m.organizations.placesTakenWaiting({ ...taken, waiting: pending });
  return invited > 0
    ? m.organizations.placesTakenInvited({ ...taken, invited })
    : m.organizations.placesTaken(taken);
}
