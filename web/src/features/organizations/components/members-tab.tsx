import type { OrganizationMember } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { membersQuery, useDecideMember } from '../api.ts';
import { MemberRow, nameOf } from './member-row.tsx';

/** Rows shown at first, and added by "Show more". */
const PAGE_SIZE = 40;

/** Who waits for a decision, then everybody else. */
export function MembersTab({
  organizationId,
  userId,
}: {
  organizationId: string;
  userId: string;
}): ReactNode {
  const members = useQuery(membersQuery(organizationId));
  if (members.isPending) return <SkeletonRows rows={5} />;
  if (members.isError) {
    return (
      <div className="o-fail">
        <ErrorState
          title="The members could not be read"
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        >
          They are still members. Try again in a moment.
        </ErrorState>
      </div>
    );
  }
  const waiting = members.data.filter(({ status }) => status === 'pending');
  return (
    <>
      {waiting.length > 0 && <Waiting organizationId={organizationId} waiting={waiting} />}
      <Decided members={members.data.filter(({ status }) => status !== 'pending')} userId={userId} />
    </>
  );
}

type WaitingProps = { organizationId: string; waiting: OrganizationMember[] };

function Waiting({ organizationId, waiting }: WaitingProps): ReactNode {
  const approve = useDecideMember(organizationId, 'approved');
  const reject = useDecideMember(organizationId, 'rejected');
  const [refused, setRefused] = useState<OrganizationMember | null>(null);
  return (
    <section aria-labelledby="members-waiting">
      <header className="o-h">
        <h2 id="members-waiting">Waiting for you</h2>
        <span className="fig mute">{waiting.length}</span>
      </header>
      <ul className="rows">
        {waiting.map((member) => (
          <MemberRow key={member.id} member={member} note={member.user.phone ?? ''}>
            <Button
              look="primary"
              className="m-ok"
              aria-label={`Approve ${nameOf(member)}`}
              busy={approve.isPending && approve.variables === member.userId}
              onClick={() => approve.mutate(member.userId)}
            >
              Approve
            </Button>
            <Button
              look="quiet"
              className="m-edit"
              aria-label={`Reject ${nameOf(member)}`}
              onClick={() => setRefused(member)}
            >
              Reject
            </Button>
          </MemberRow>
        ))}
      </ul>
      <ConfirmDialog
        open={refused !== null}
        onClose={() => setRefused(null)}
        title={`Reject ${refused ? nameOf(refused) : ''}?`}
        description="They cannot book in your organization and are told by email. You can invite them again later."
        confirmLabel="Reject"
        keepLabel="Keep Waiting"
        busy={reject.isPending}
        onConfirm={() => refused && reject.mutate(refused.userId, { onSettled: () => setRefused(null) })}
      />
    </section>
  );
}

function Decided({ members, userId }: { members: OrganizationMember[]; userId: string }): ReactNode {
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const found = members.filter((member) => matches(member, sought));
  return (
    <section aria-labelledby="members-all">
      <header className="o-h">
        <h2 id="members-all">Members</h2>
        <span className="fig mute">{members.length}</span>
        <span className="o-search with-icon">
          <Search className="ic ic-16" aria-hidden="true" />
          <input
            className="input"
            type="search"
            placeholder="Name or email"
            aria-label="Search members"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </span>
      </header>
      <ul className="rows">
        {found.slice(0, shown).map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            note={member.userId === userId ? 'You' : (member.user.phone ?? '')}
          />
        ))}
      </ul>
      {members.length === 1 && (
        <div className="o-alone">
          <p className="mute">Others join by your invitation, and you approve them here.</p>
          <ButtonLink href={`${paths.organization}?tab=invites`} look="primary">
            Invite Members
          </ButtonLink>
        </div>
      )}
      {found.length === 0 && <p className="mute o-more">Nobody by that name or email.</p>}
      {found.length > shown && (
        <p className="o-more">
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>
            Show {Math.min(PAGE_SIZE, found.length - shown)} more
          </Button>
        </p>
      )}
    </section>
  );
}

function matches({ user }: OrganizationMember, sought: string): boolean {
  const wanted = sought.trim().toLowerCase();
  return `${user.firstName ?? ''} ${user.lastName ?? ''} ${user.email}`.toLowerCase().includes(wanted);
}
