import type { PendingUser } from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayOf } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { useJustChanged } from '../../../../lib/use-just-changed.ts';
import { Avatar } from '../../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { ErrorState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { useDecideMember } from '../../api.ts';
import { ApproveAll } from '../approve-all.tsx';
import { invalidateToday, pendingUsersQuery } from './api.ts';
import { SlotBoard, SlotBoardSkeleton } from './slot-board.tsx';
import { countSessions, sessionsAround, stateInList } from './today.ts';
import { useToday } from './use-today.ts';

const NAMED_IN_A_SLOT = 2;

/** The people who wait for a decision, and the members expected today. */
export function UsersTab({ organizationId }: { organizationId: string }): ReactNode {
  return (
    <>
      <PendingApprovals organizationId={organizationId} />
      <TodaysReservations />
    </>
  );
}

function PendingApprovals({ organizationId }: { organizationId: string }): ReactNode {
  const pending = useQuery(pendingUsersQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="pending-approvals">
      <header className="list-head">
        <h2 id="pending-approvals" ref={heading} tabIndex={-1}>
          Pending approvals
        </h2>
        {pending.data && <span className="fig mute">{pending.data.length}</span>}
        {pending.data && (
          <ApproveAll
            organizationId={organizationId}
            waiting={pending.data.map((user) => ({ userId: user.id, name: personName(user) }))}
            onDone={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </header>
      {pending.isPending && <WaitingSkeletons />}
      {pending.isLoadingError && (
        <ErrorState
          title="The pending approvals could not be loaded"
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
        >
          Nothing has changed. Try again in a moment.
        </ErrorState>
      )}
      {pending.data?.length === 0 && (
        <div className="ad-none">
          <p className="mute">Nobody waits. People appear here once they accept an invitation.</p>
          <ButtonLink href={`${paths.organization}?tab=invites`}>Invite Members</ButtonLink>
        </div>
      )}
      {pending.data && pending.data.length > 0 && (
        <WaitingList
          organizationId={organizationId}
          waiting={pending.data}
          onApproved={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

const WaitingSkeletons = (): ReactNode => (
  <SkeletonList rows={2} row="ad-wait">
    {(row) => (
      <>
        <i className="avatar sk" />
        <span className="ad-person">
          <Skeleton width={140 - row * 16} />
          <span className="sm">
            <Skeleton width={`min(100%, ${204 - row * 20}px)`} />
          </span>
        </span>
        <span className="sm ad-facts">
          <Skeleton width="min(100%, 190px)" />
          <Skeleton width={110} />
        </span>
        <span className="ad-acts sk-acts" />
      </>
    )}
  </SkeletonList>
);

const vehicleOf = ({ vehicleMake, vehicleModel, licensePlate }: PendingUser): string =>
  [[vehicleMake, vehicleModel].filter(Boolean).join(' '), licensePlate].filter(Boolean).join(', ') ||
  'No vehicle';

type WaitingListProps = {
  organizationId: string;
  waiting: readonly PendingUser[];
  /** Called when the pressed button disappears with its row, so that the focus can move elsewhere. */
  onApproved: () => void;
};

function WaitingList({ organizationId, waiting, onApproved }: WaitingListProps): ReactNode {
  const client = useQueryClient();
  const approve = useDecideMember(organizationId, 'approved', onApproved);
  const reject = useDecideMember(organizationId, 'rejected');
  const [refused, setRefused] = useState<PendingUser | null>(null);
  const renew = () => invalidateToday(client);
  // A decided row disappears, and the next person's buttons move under the finger.
  const hasJustChanged = useJustChanged(waiting.map(({ id }) => id).join());
  return (
    <>
      <ul className="rows" data-just-changed={hasJustChanged || undefined}>
        {waiting.map((user) => (
          <li key={user.id} className="ad-wait">
            <Avatar name={personName(user)} />
            <span className="ad-person">
              <span className="strong">{personName(user)}</span>
              <span className="sm mute">{user.email}</span>
            </span>
            <span className="sm mute ad-facts">
              <span>{vehicleOf(user)}</span>
              <span>Asked {formatDayOf(new Date(user.askedAt))}</span>
            </span>
            <span className="ad-acts">
              <Button
                look="primary"
                aria-label={`Approve ${personName(user)}`}
                busy={approve.isPending && approve.variables === user.id}
                onClick={() => approve.mutate(user.id, { onSettled: () => void renew() })}
              >
                Approve
              </Button>
              <Button look="quiet" aria-label={`Reject ${personName(user)}`} onClick={() => setRefused(user)}>
                Reject
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={refused !== null}
        onClose={() => setRefused(null)}
        title={`Reject ${refused ? personName(refused) : ''}?`}
        description="They cannot book in your organization and are told by email. You can invite them again later."
        confirmLabel="Reject"
        keepLabel="Keep Waiting"
        busy={reject.isPending}
        onConfirm={() =>
          refused &&
          reject.mutate(refused.id, {
            // Closed once the row has gone, so that the focus does not return to its button.
            onSettled: () => void renew().finally(() => setRefused(null)),
          })
        }
      />
    </>
  );
}

function TodaysReservations(): ReactNode {
  const { sessions, now, hasFailed, retry, isRetrying } = useToday();
  const around = sessions ? sessionsAround(sessions, now) : 0;
  return (
    <section aria-labelledby="todays-reservations">
      <header className="list-head">
        <h2 id="todays-reservations">Today’s Reservations</h2>
        {sessions && <span className="fig mute">{countSessions(sessions).coming}</span>}
        {sessions && sessions.length > 0 && (
          <Link className="link ad-all" href={`${paths.admin}?tab=reservations`}>
            All of today
          </Link>
        )}
      </header>
      {hasFailed && <TodayFailed onRetry={retry} retrying={isRetrying} />}
      {!hasFailed && !sessions && <SlotBoardSkeleton rows={NAMED_IN_A_SLOT} />}
      {sessions && (
        <>
          <SlotBoard sessions={sessions} now={now} named={NAMED_IN_A_SLOT} stateOf={stateInList} />
          {around > 0 && <p className="sm mute ad-around">{around} more before 6:00 AM or after 3:00 PM.</p>}
        </>
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
    <ErrorState title="Today’s reservations could not be loaded" {...props}>
      Nothing has changed. Try again in a moment.
    </ErrorState>
  );
}
