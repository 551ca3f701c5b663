import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { OrganizationMember } from '@chargerota/contract';
import { PAGE_SIZE } from '@chargerota/contract/sizes';
import { formatPhone, personName } from '@chargerota/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { organizationTab } from '../../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { memberLimitQuery } from '../../../billing/api.ts';
import { membersPageQuery, nameOf } from '../../api.ts';
import { ApprovalList, vehicleWords } from '../../components/approvals/approval-list.tsx';
import type { Applicant } from '../../components/approvals/approval-list.tsx';
import { filterOf, SHOWN_WORDS, useMemberSearch } from './member-search.ts';
import type { MemberSearch } from './member-search.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow, MemberSkeletons } from './member-row.tsx';
import { MemberSearchBar } from './member-search-bar.tsx';

type MembersTabProps = { organizationId: string; userId: string };

/** The members who wait for a decision, then all others, one page at a time. */
export function MembersTab({ organizationId, userId }: MembersTabProps): ReactNode {
  const [search, change] = useMemberSearch();
  const [edited, setEdited] = useState<OrganizationMember | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const members = useQuery({
    ...membersPageQuery(organizationId, filterOf(search)),
    placeholderData: keepPreviousData,
  });
  const { items, total } = members.data ?? { items: [], total: 0 };
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  useEffect(() => {
    // The last member on the page named in the address may have left.
    if (members.data && !members.isPlaceholderData && search.page > lastPage) change({ page: lastPage });
  });
  const turnTo = (page: number): void => {
    change({ page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top}>
      <MemberSearchBar search={search} onChange={change} />
      {members.isPending && <MemberSkeletons rows={8} />}
      {members.isLoadingError && (
        <div className="list-failed">
          <ErrorState
            title={m.organizationsMembers.theMembersCouldNotBe}
            onRetry={() => void members.refetch()}
            retrying={members.isFetching}
          >
            {m.organizationsMembers.nothingHasChangedTryAgain}
          </ErrorState>
        </div>
      )}
      {members.data && (
        <>
          <output className="vh">{members.isPlaceholderData ? '' : foundText(total)}</output>
          <Found
            organizationId={organizationId}
            userId={userId}
            members={items}
            total={total}
            isFirstPage={search.page === 1}
            isEverybody={search.text === '' && search.shown === 'all'}
            onEdit={setEdited}
          />
          {total === 0 && <NobodyFound search={search} onClear={() => change({ text: '', shown: 'all' })} />}
          {total === 1 && search.text === '' && search.shown === 'all' && <Alone />}
          <Pager of="members" page={search.page} total={total} pageSize={PAGE_SIZE} onTurn={turnTo} />
        </>
      )}
      {edited && (
        <MemberDialog
          organizationId={organizationId}
          member={edited}
          isSelf={edited.userId === userId}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

const foundText = (total: number): string => m.organizationsMembers.personFoundPeopleFound({ count: total });

type FoundProps = {
  organizationId: string;
  userId: string;
  members: readonly OrganizationMember[];
  total: number;
  isFirstPage: boolean;
  /** Whether nobody is left out of the list. */
  isEverybody: boolean;
  onEdit: (member: OrganizationMember) => void;
};

function Found({
  organizationId,
  userId,
  members,
  total,
  isFirstPage,
  isEverybody,
  onEdit,
}: FoundProps): ReactNode {
  const waiting = members.filter(({ status }) => status === 'pending');
  const decided = members.filter(({ status }) => status !== 'pending');
  // If active members follow on the first page, these are all the pending ones.
  const isCounted = isFirstPage && (decided.length > 0 || total === waiting.length);
  return (
    <>
      {waiting.length > 0 && (
        <ApprovalList
          organizationId={organizationId}
          title={m.organizationsMembers.waitingForYou}
          count={isCounted ? waiting.length : null}
          applicants={waiting.map(applicantOf)}
          onEdit={(applicant) => {
            const member = waiting.find((one) => one.userId === applicant.userId);
            if (member) onEdit(member);
          }}
        />
      )}
      {decided.length > 0 && (
        <section aria-labelledby="members-all">
          <header className="list-head">
            <h2 id="members-all">{m.common.members}</h2>
            {isCounted && (
              <CountOfMembers {...{ organizationId, isEverybody }} listed={total - waiting.length} />
            )}
          </header>
          <ul className="rows">
            {decided.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                note={member.userId === userId ? m.common.you : formatPhone(member.user.phone ?? '')}
              >
                <EditButton member={member} onEdit={onEdit} />
              </MemberRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const applicantOf = ({ userId, user, role, joinedAt }: OrganizationMember): Applicant => ({
  userId,
  name: personName(user),
  email: user.email,
  vehicle: vehicleWords(user),
  askedAt: joinedAt,
  role,
});

type CountProps = { organizationId: string; isEverybody: boolean; listed: number };

/** The number of members as everywhere else, and apart from them the suspended, who are in the list too. */
function CountOfMembers({ organizationId, isEverybody, listed }: CountProps): ReactNode {
  const { data } = useQuery(memberLimitQuery(organizationId));
  if (!isEverybody || !data) return <span className="fig mute">{listed}</span>;
  const suspended = listed - data.active;
  return (
    <Rich
      of={suspended > 0 ? m.organizationsMembers.activeAndSuspended : '{active}'}
      active={<span className="fig mute">{data.active}</span>}
      note={(it) => <span className="sm mute">{it}</span>}
      suspended={<span className="fig">{suspended}</span>}
    />
  );
}

type EditButtonProps = { member: OrganizationMember; onEdit: (member: OrganizationMember) => void };

function EditButton({ member, onEdit }: EditButtonProps): ReactNode {
  return (
    <Button
      look="quiet"
      className="m-edit"
      aria-label={m.common.editName({ name: nameOf(member) })}
      onClick={() => onEdit(member)}
    >
      {m.common.edit}
    </Button>
  );
}

function NobodyFound({ search, onClear }: { search: MemberSearch; onClear: () => void }): ReactNode {
  return (
    <div className="stack to-start gap-16 py-24">
      <p className="mute">{nobodyWords(search)}</p>
      <Button onClick={onClear}>{m.organizationsMembers.showEverybody}</Button>
    </div>
  );
}

function nobodyWords({ text, shown }: MemberSearch): string {
  if (shown === 'all')
    return text ? m.organizationsMembers.nobodyByThatNameOr : m.organizationsMembers.nobody;
  const among = { shown: SHOWN_WORDS[shown] };
  return text
    ? m.organizationsMembers.nobodyByThatNameOrAmong(among)
    : m.organizationsMembers.nobodyAmong(among);
}

function Alone(): ReactNode {
  return (
    <div className="ruled stack to-start gap-16 py-24">
      <p className="mute">{m.organizationsMembers.othersJoinByYourInvitation}</p>
      <ButtonLink href={organizationTab('invites')} look="primary">
        {m.organizationsMembers.inviteMembers}
      </ButtonLink>
    </div>
  );
}
