import { m } from '@chargerota/messages';
import type { OrganizationMember } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Avatar, Badge, RoleBadge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { nameOf } from '../../api.ts';

const STATUS: Record<OrganizationMember['status'], { tone: Tone; word: string }> = {
  active: { tone: 'ok', word: m.organizationsMembers.statuses.active },
  pending: { tone: 'wait', word: m.organizationsMembers.statuses.pending },
  suspended: { tone: 'off', word: m.organizationsMembers.statuses.suspended },
};

type MemberRowProps = {
  member: OrganizationMember;
  /** Further details, shown on wide screens only. */
  note: string;
  /** The row's buttons. */
  children?: ReactNode;
};

export function MemberRow({ member, note, children }: MemberRowProps): ReactNode {
  const { tone, word } = STATUS[member.status];
  return (
    <li className={`mem stack mid py-12 is-${member.status}`}>
      <Avatar name={nameOf(member)} />
      <span className="mem-n">
        <span className="strong">{nameOf(member)}</span>
        <span className="sm mute mem-e cut">{member.user.email}</span>
      </span>
      <span className="mem-r">
        <RoleBadge admin={member.role === 'admin'}>
          {member.role === 'admin' ? m.common.admin : m.common.member}
        </RoleBadge>
      </span>
      <span className="mem-s line gap-0-12">
        <Badge tone={tone}>{word}</Badge>
        {member.user.mailBounces && <Badge tone="loss">{m.organizationsMembers.mailComesBack}</Badge>}
      </span>
      <span className="mem-x sm mute">{note}</span>
      {children && <span className="mem-a">{children}</span>}
    </li>
  );
}

/** Skeletons with the columns and heights of the members' rows. */
export const MemberSkeletons = ({ rows }: { rows: number }): ReactNode => (
  <>
    <div className="list-head">
      <Skeleton width={96} />
    </div>
    <SkeletonList rows={rows} row="mem stack mid py-12">
      {(row) => (
        <>
          <i className="avatar sk" />
          <span className="mem-n">
            <span className="strong">
              <Skeleton width={132 - (row % 3) * 14} />
            </span>
            <span className="sm mem-e cut">
              <Skeleton width={204 - (row % 2) * 26} />
            </span>
          </span>
          <span className="mem-r">
            <Skeleton width={66} />
          </span>
          <span className="mem-s line gap-0-12">
            <Skeleton width={74} />
          </span>
        </>
      )}
    </SkeletonList>
  </>
);
