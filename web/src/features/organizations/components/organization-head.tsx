import type { Location, MyOrganization, OrganizationMember } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/states.tsx';
import { TickMeter } from '../../../ui/tick-meter.tsx';
import type { PlanRoom } from '../plan-room.ts';

type OrganizationHeadProps = {
  organization: MyOrganization;
  room: PlanRoom;
  /** Undefined while they load, null if that failed. */
  members: OrganizationMember[] | null | undefined;
  locations: Location[] | undefined;
};

/** The organization's answer: who and what there is, and how much of the plan's members are used. */
export function OrganizationHead({
  organization,
  room,
  members,
  locations,
}: OrganizationHeadProps): ReactNode {
  return (
    <div className="o-top">
      <div>
        <h1 className="fig-28 o-name" tabIndex={-1}>
          {organization.name}
        </h1>
        <p className="mute">{[describePlan(room), ...describeSites(locations)].join(', ')}</p>
      </div>
      {members && <MemberMeter count={members.length} limit={room.limits.members} />}
      {members === undefined && (
        <div className="o-meter">
          <Skeleton width={140} />
          <Skeleton />
        </div>
      )}
    </div>
  );
}

function describePlan({ label, trial }: PlanRoom): string {
  const plan = `${label} plan`;
  if (trial.state === 'expired') return `${plan}, free trial ended`;
  if (trial.state === 'none') return plan;
  const days = trial.daysRemaining === 1 ? '1 day' : `${trial.daysRemaining} days`;
  return `${plan}, ${days} of free trial left`;
}

function describeSites(locations: Location[] | undefined): string[] {
  const active = locations?.filter(({ isActive }) => isActive);
  if (!active?.length) return [];
  const chargers = active.reduce((sum, { totalSpots }) => sum + totalSpots, 0);
  return [
    active.length === 1 ? '1 location' : `${active.length} locations`,
    chargers === 1 ? '1 charger' : `${chargers} chargers`,
  ];
}

/** Members on a scale of the plan's; without a limit just their number. */
function MemberMeter({ count, limit }: { count: number; limit: number | null }): ReactNode {
  const noun = (limit ?? count) === 1 ? 'member' : 'members';
  return (
    <div className="o-meter">
      <p>
        <span className="fig fig-28">{count}</span>{' '}
        <span className="unit">
          {limit !== null && (
            <>
              of <span className="fig">{limit}</span>{' '}
            </>
          )}
          {noun}
        </span>
      </p>
      {limit !== null && <TickMeter count={count} limit={limit} />}
    </div>
  );
}
