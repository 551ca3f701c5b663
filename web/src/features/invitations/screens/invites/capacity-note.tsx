import { pluralOf } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { organizationTab, paths } from '../../../../lib/paths.ts';
import { ReasonWithLink } from '../../../../ui/reason-with-link.tsx';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import type { MemberCapacity } from '../../../billing/member-capacity.ts';

type CapacityNoteProps = {
  id: string;
  capacity: MemberCapacity;
  totalLimit: number | null;
  /** How many are about to be invited. */
  wanted: number;
  /** Whether an open invitation below could be revoked. */
  hasOpen: boolean;
};

const INVITES = organizationTab('invites');

/** The number of members that the plan still allows; if none, how to get more. */
export function CapacityNote({ id, capacity, totalLimit, wanted, hasOpen }: CapacityNoteProps): ReactNode {
  const { left, disabledReason, needsSubscription } = capacity;
  const wayOut = wayOutOf(needsSubscription ? 'subscription_required' : 'member_limit', INVITES);
  if (disabledReason && needsSubscription)
    return (
      <p className="hint ivs-why w-32" id={id}>
        <ReasonWithLink reason={disabledReason} link={wayOut} />
      </p>
    );
  if (disabledReason) {
    return (
      <p className="hint ivs-why w-32" id={id}>
        {disabledReason} {hasOpen ? 'Revoke an invitation below, suspend' : 'Suspend'} a member in{' '}
        <WayLink href={`${paths.organization}?tab=members`}>Members</WayLink>, or{' '}
        {wayOut && <WayLink href={wayOut.href}>add members to your plan</WayLink>}.
      </p>
    );
  }
  if (left === null || totalLimit === null) return null;
  return (
    <p className="hint ivs-why w-32" id={id}>
      Your plan has room for <span className="fig">{left}</span> more {pluralOf(left, 'member', 'members')},
      of <span className="fig">{totalLimit}</span>
      {wanted > left && ', so not everybody here can be invited'}.
    </p>
  );
}

const WayLink = ({ href, children }: { href: string; children: string }): ReactNode => (
  <Link className="link" href={href}>
    {children}
  </Link>
);
