import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import type { MemberCapacity } from '../../../billing/member-capacity.ts';

type CapacityNoteProps = { id: string; capacity: MemberCapacity; totalLimit: number | null; wanted: number };

/** The number of members that the plan still allows; if none, how to get more. */
export function CapacityNote({ id, capacity, totalLimit, wanted }: CapacityNoteProps): ReactNode {
  const { left, disabledReason, needsSubscription } = capacity;
  if (disabledReason) {
    return (
      <p className="hint ivs-why" id={id}>
        {disabledReason}{' '}
        {!needsSubscription && (
          <>
            Revoke an invitation below, suspend a member in <TabLink tab="members">Members</TabLink>, or{' '}
          </>
        )}
        <TabLink tab="billing">{needsSubscription ? 'See the plans' : 'change your plan'}</TabLink>.
      </p>
    );
  }
  if (left === null || totalLimit === null) return null;
  return (
    <p className="hint ivs-why" id={id}>
      <span className="fig">{left}</span> of <span className="fig">{totalLimit}</span> places are left in your
      plan{wanted > left && ', so not everybody here can be invited'}.
    </p>
  );
}

const TabLink = ({ tab, children }: { tab: string; children: string }): ReactNode => (
  <Link className="link" href={`${paths.organization}?tab=${tab}`}>
    {children}
  </Link>
);
