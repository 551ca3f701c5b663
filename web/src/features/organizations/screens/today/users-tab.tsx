import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { PendingUser } from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { organizationTab, paths } from '../../../../lib/paths.ts';
import { ErrorState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { ApprovalList, vehicleWords } from '../../components/approvals/approval-list.tsx';
import type { Applicant } from '../../components/approvals/approval-list.tsx';
import { pendingUsersQuery } from './api.ts';
import { SlotBoard, SlotBoardSkeleton } from './slot-board.tsx';
import { countSessions, stateInList } from './today.ts';
import { useToday } from './use-today.ts';

const NAMED_IN_A_SLOT = 2;

/** The people who wait for a decision, and the members expected today. If nobody waits, one line at the end says so. */
export function UsersTab({ organizationId }: { organizationId: string }): ReactNode {
  const nobodyWaits = useQuery(pendingUsersQuery).data?.length === 0;
  return (
    <>
      {!nobodyWaits && <PendingApprovals organizationId={organizationId} />}
      <TodaysReservations />
      {nobodyWaits && (
        <p className="mute mt-16 py-16 ruled">
          <Rich
            of={m.organizationsToday.nobodyIsWaitingForApproval}
            a={(it) => (
              <Link className="link" href={organizationTab('invites')}>
                {it}
              </Link>
            )}
          />
        </p>
      )}
    </>
  );
}

function PendingApprovals({ organizationId }: { organizationId: string }): ReactNode {
  const pending = useQuery(pendingUsersQuery);
  if (pending.data && pending.data.length > 0)
    return (
      <ApprovalList
        organizationId={organizationId}
        title={m.organizationsToday.pendingApprovals}
        count={pending.data.length}
        applicants={pending.data.map(applicantOf)}
      />
    );
  return (
    <section aria-labelledby="pending-approvals">
      <header className="list-head">
        <h2 id="pending-approvals">{m.organizationsToday.pendingApprovals}</h2>
      </header>
      {pending.isPending && <WaitingSkeletons />}
      {pending.isLoadingError && (
        <ErrorState
          title={m.organizationsToday.thePendingApprovalsCouldNot}
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
        >
          {m.organizationsToday.nothingHasChangedTryAgain}
        </ErrorState>
      )}
    </section>
  );
}

const applicantOf = (user: PendingUser): Applicant => ({
  userId: user.id,
  name: personName(user),
  email: user.email,
  vehicle: vehicleWords(user),
  askedAt: user.askedAt,
  role: user.role,
});

const WaitingSkeletons = (): ReactNode => (
  <SkeletonList rows={2} row="ap-row">
    {(row) => (
      <>
        <i className="avatar sk" />
        <span className="words">
          <Skeleton width={140 - row * 16} />
          <span className="sm">
            <Skeleton width={`min(100%, ${204 - row * 20}px)`} />
          </span>
        </span>
        <span className="sm ap-facts to-start words">
          <Skeleton width="min(100%, 190px)" />
          <Skeleton width={110} />
        </span>
        <span className="ap-acts line gap-4 sk-acts" />
      </>
    )}
  </SkeletonList>
);

function TodaysReservations(): ReactNode {
  const { sessions, now, hasFailed, retry, isRetrying } = useToday();
  return (
    <section aria-labelledby="todays-reservations">
      <header className="list-head">
        <h2 id="todays-reservations">{m.organizationsToday.todaysReservations2}</h2>
        {sessions && <span className="fig mute">{countSessions(sessions).coming}</span>}
        {sessions && sessions.length > 0 && (
          <Link className="link touch push" href={`${paths.admin}?tab=reservations`}>
            {m.organizationsToday.allOfToday}
          </Link>
        )}
      </header>
      {hasFailed && <TodayFailed onRetry={retry} retrying={isRetrying} />}
      {!hasFailed && !sessions && <SlotBoardSkeleton rows={NAMED_IN_A_SLOT} />}
      {sessions && (
        <SlotBoard
          sessions={sessions}
          now={now}
          named={NAMED_IN_A_SLOT}
          stateOf={stateInList}
          listedAt={`${paths.admin}?tab=reservations`}
        />
      )}
    </section>
  );
}

/** The skeleton of the tab. */
export const UsersSkeleton = (): ReactNode => (
  <>
    <div className="list-head">
      <Skeleton width={140} />
    </div>
    <WaitingSkeletons />
    <div className="list-head">
      <Skeleton width={160} />
    </div>
    <SlotBoardSkeleton rows={NAMED_IN_A_SLOT} />
  </>
);

export function TodayFailed(props: { onRetry: () => void; retrying: boolean }): ReactNode {
  return (
    <ErrorState title={m.organizationsToday.todaysReservationsCouldNotBe} {...props}>
      {m.organizationsToday.nothingHasChangedTryAgain}
    </ErrorState>
  );
}
