import type { Notification } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tryAgainWords } from '../../../../lib/api.ts';
import { byDay } from '../../../../lib/by-day.ts';
import { viewerZone } from '../../../../lib/dates.ts';
import { useCurrentOrganization, useMyOrganizations } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { noticesQuery } from '../../api.ts';
import { dayLabel } from './day-label.ts';
import { NoticeAnswers } from './notice-answers.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useOpenNotice } from './use-open-notice.ts';
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
