import type { OrganizationMember } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Avatar, Badge, RoleBadge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { nameOf } from '../member-name.ts';

const STATUS: Record<OrganizationMember['status'], { tone: Tone; word: string }> = {
  active: { tone: 'ok', word: 'Active' },
  pending: { tone: 'wait', word: 'Pending' },
  suspended: { tone: 'off', word: 'Suspended' },
};

type MemberRowProps = {
  member: OrganizationMember;
  /** What else is worth knowing; on wide screens only. */
  note: string;
  /** What can be done. */
  children?: ReactNode;
};

export function MemberRow({ member, note, children }: MemberRowProps): ReactNode {
  const { tone, word } = STATUS[member.status];
  return (
    <li className={`mem is-${member.status}`}>
      <Avatar name={nameOf(member)} />
      <span className="mem-n">
        <span className="strong">{nameOf(member)}</span>
        <span className="sm mute mem-e">{member.user.email}</span>
      </span>
      <span className="mem-r">
        <RoleBadge admin={member.role === 'admin'}>{member.role === 'admin' ? 'Admin' : 'Member'}</RoleBadge>
      </span>
      <span className="mem-s">
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span className="mem-x sm mute">{note}</span>
      {children && <span className="mem-a">{children}</span>}
    </li>
  );
}
