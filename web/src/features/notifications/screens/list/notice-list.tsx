import type { Notification } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { NoticeKind } from '@chargerota/domain';
import { useLocation } from 'wouter';
import { tryAgainWords } from '../../../../lib/api.ts';
import { byDay } from '../../../../lib/by-day.ts';
import { viewerZone } from '../../../../lib/dates.ts';
import { useCurrentOrganization, useMyOrganizations } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { noticesQuery, useReadNotices } from '../../api.ts';
import { dayLabel } from './day-label.ts';
import { NoticeRow } from './notice-row.tsx';
import { OfferAnswers } from './offer-answers.tsx';
import { StillComingAnswers } from './still-coming-answers.tsx';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { leaveGuarded } from '../../../../lib/leave-guard.ts';
import { forgetSelection } from '../../../reservations/choosing/selection-keys.ts';
import '../../styles/list.css';

type NoticeListProps = {
  /** The level of the days' headings below the heading of the panel or screen. */
  level: 2 | 3;
  /** Called when a notice has led to another screen. */
  onLeave?: () => void;
};

/** The notices, newest first and grouped by day; earlier ones are loaded on request. */
export function NoticeList({ level, onLeave }: NoticeListProps): ReactNode {
  const notices = useInfiniteQuery(noticesQuery(useQueryClient()));
  // A notice names its organization unless that is the open one.
  const { isLoading } = useMyOrganizations();
  if (notices.isPending || isLoading) return <NoticeSkeletons />;
  if (notices.isLoadingError) {
    return (
      <div className="nt-state">
        <ErrorState
          title="Your notifications could not be loaded"
          onRetry={() => void notices.refetch()}
          retrying={notices.isFetching}
        >
          They are all kept. Try again in a moment.
        </ErrorState>
      </div>
    );
  }
  const items = notices.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <div className="nt-state">
        <EmptyState title="No notifications yet">
          Reminders before your reservations, and whatever others change about them, are listed here for 90
          days.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Days items={items} level={level} onLeave={onLeave} />
      {notices.hasNextPage && (
        <div className="nt-more">
          <Button busy={notices.isFetchingNextPage} onClick={() => void notices.fetchNextPage()}>
            Show earlier
          </Button>
          {notices.isFetchNextPageError && (
            <p className="sm b-loss" role="alert">
              Earlier notifications could not be loaded. {tryAgainWords()}
            </p>
          )}
        </div>
      )}
    </>
  );
}

type DaysProps = {
  items: readonly Notification[];
  level: 2 | 3;
  onLeave: (() => void) | undefined;
};

function Days({ items, level, onLeave }: DaysProps): ReactNode {
  const organization = useCurrentOrganization();
  const open = useOpenNotice(onLeave);
  const now = useNow();
  const Heading = `h${level}` as const;
  const zone = viewerZone();
  const today = localDate(now, zone);
  return byDay(items, zone, ({ sentAt }) => sentAt).map(({ date, items: notices }) => (
    <section key={date} aria-label={dayLabel(date, today)} className="nt-day">
      <Heading>{dayLabel(date, today)}</Heading>
      <ul className="rows">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow
              notice={notice}
              namesOrganization={notice.organizationId !== organization?.id}
              onOpen={open}
            />
            <NoticeAnswers notice={notice} onOpen={open} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const NoticeSkeletons = (): ReactNode => (
  <div className="nt-day">
    <Skeleton width={72} />
    <SkeletonList rows={5} row="nt-row">
      {(row) => (
        <>
          <Skeleton width={20} />
          <span className="nt-words">
            <Skeleton width={`${72 - (row % 3) * 10}%`} />
            <Skeleton width={`${94 - (row % 2) * 20}%`} />
          </span>
          <Skeleton width={52} />
        </>
      )}
    </SkeletonList>
  </div>
);

type NoticeAnswersProps = {
  notice: Notification;
  /** Opens what a notice is about, in its organization. */
  onOpen: (notice: Notification) => void;
};

/** The kinds that can be answered in the list, and by what. */
const ANSWERS: Partial<Record<NoticeKind, ComponentType<NoticeAnswersProps>>> = {
  availability: OfferAnswers,
  still_coming: StillComingAnswers,
};

/** The answers to a notice below its words, or what came of them. */
function NoticeAnswers(props: NoticeAnswersProps): ReactNode {
  const Answers = ANSWERS[props.notice.type];
  return Answers && <Answers {...props} />;
}

/**
 * Marks a notice as read and opens what it is about, in its organization. Without the switch, a screen would show the
 * wrong organization's data.
 */
function useOpenNotice(onLeave?: () => void): (notice: Notification) => void {
  const [, navigate] = useLocation();
  const read = useReadNotices();
  const current = useCurrentOrganization();
  const organizations = useMyOrganizations();
  return (notice) => {
    if (notice.readAt === null) read.mutate(notice.id);
    const { path, organizationId } = notice;
    if (path === null) return;
    const isElsewhere =
      organizationId !== current?.id && organizations.data?.some(({ id }) => id === organizationId);
    if (!isElsewhere) navigate(path);
    else
      leaveGuarded(() => {
        forgetSelection();
        chooseOrganization(organizationId);
        navigate(path);
      });
    onLeave?.();
  };
}
