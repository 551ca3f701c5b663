import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        {disabledReason}{' '}
        <Rich
          of={hasOpen ? m.invitationsInvites.revokeAnInvitationOr : m.invitationsInvites.suspendAMemberOr}
          members={(it) => <WayLink href={`${paths.organization}?tab=members`}>{it}</WayLink>}
          plan={(it) => wayOut && <WayLink href={wayOut.href}>{it}</WayLink>}
        />
      </p>
    );
  }
  if (left === null || totalLimit === null) return null;
  return (
    <p className="hint ivs-why w-32" id={id}>
      <Rich
        of={
          wanted > left
            ? m.invitationsInvites.yourPlanHasTooLittleRoom({ count: left })
            : m.invitationsInvites.yourPlanHasRoomFor({ count: left })
        }
        fig={(it) => <span className="fig">{it}</span>}
        total={<span className="fig">{totalLimit}</span>}
      />
    </p>
  );
}

const WayLink = ({ href, children }: { href: string; children: ReactNode }): ReactNode => (
  <Link className="link" href={href}>
    {children}
  </Link>
);
