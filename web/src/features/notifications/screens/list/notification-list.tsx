import { m } from '@chargerota/messages';
import type { Notification } from '@chargerota/contract';
import { localDate, addDays, type LocalDate } from '@chargerota/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { NotificationKind } from '@chargerota/domain';
import { useLocation } from 'wouter';
import { tryAgainWords } from '../../../../lib/api.ts';
import { byDay } from '../../../../lib/by-day.ts';
import { viewerZone, formatDay } from '../../../../lib/dates.ts';
import { useCurrentOrganization, useMyOrganizations } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { notificationsQuery, useReadNotifications } from '../../api.ts';
import { NotificationRow } from './notification-row.tsx';
import { OfferAnswers } from './offer-answers.tsx';
import { StillComingAnswers } from './still-coming-answers.tsx';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { leaveGuarded } from '../../../../lib/leave-guard.ts';
import { forgetSelection } from '../../../reservations/choosing/selection-keys.ts';
import '../../styles/list.css';

type NotificationListProps = {
  /** The level of the days' headings below the heading of the panel or screen. */
  level: 2 | 3;
  /** Called when a notification has led to another screen. */
  onLeave?: () => void;
};

/** The notifications, newest first and grouped by day; earlier ones are loaded on request. */
export function NotificationList({ level, onLeave }: NotificationListProps): ReactNode {
  const notifications = useInfiniteQuery(notificationsQuery(useQueryClient()));
  // A notification names its organization unless that is the open one.
  const { isLoading } = useMyOrganizations();
  if (notifications.isPending || isLoading) return <NotificationSkeletons />;
  if (notifications.isLoadingError) {
    return (
      <div className="py-24">
        <ErrorState
          title={m.notificationsList.yourNotificationsCouldNotBe}
          onRetry={() => void notifications.refetch()}
          retrying={notifications.isFetching}
        >
          {m.common.theyAreAllKeptTry}
        </ErrorState>
      </div>
    );
  }
  const items = notifications.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <div className="py-24">
        <EmptyState title={m.notificationsList.noNotificationsYet}>
          {m.notificationsList.remindersBeforeYourReservationsAnd}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Days items={items} level={level} onLeave={onLeave} />
      {notifications.hasNextPage && (
        <div className="stack to-start gap-8 py-16 ruled">
          <Button busy={notifications.isFetchingNextPage} onClick={() => void notifications.fetchNextPage()}>
            {m.notificationsList.showEarlier}
          </Button>
          {notifications.isFetchNextPageError && (
            <p className="sm b-loss" role="alert">
              {m.notificationsList.earlierNotificationsCouldNotBe({ advice: tryAgainWords() })}
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
  const open = useOpenNotification(onLeave);
  const now = useNow();
  const Heading = `h${level}` as const;
  const zone = viewerZone();
  const today = localDate(now, zone);
  return byDay(items, zone, ({ sentAt }) => sentAt).map(({ date, items: notifications }) => (
    <section key={date} aria-label={dayLabel(date, today)} className="nt-day mt-20">
      <Heading className="sm medium mute">{dayLabel(date, today)}</Heading>
      <ul className="rows">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              namesOrganization={notification.organizationId !== organization?.id}
              onOpen={open}
            />
            <NotificationAnswers notification={notification} onOpen={open} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const NotificationSkeletons = (): ReactNode => (
  <div className="nt-day mt-20">
    <Skeleton width={72} />
    <SkeletonList rows={5} row="nt-row stack gap-0-12 py-12">
      {(row) => (
        <>
          <Skeleton width={20} />
          <span className="stack packed anywhere">
            <Skeleton width={`${72 - (row % 3) * 10}%`} />
            <Skeleton width={`${94 - (row % 2) * 20}%`} />
          </span>
          <Skeleton width={52} />
        </>
      )}
    </SkeletonList>
  </div>
);

type NotificationAnswersProps = {
  notification: Notification;
  /** Opens what a notification is about, in its organization. */
  onOpen: (notification: Notification) => void;
};

/** The kinds that can be answered in the list, and by what. */
const ANSWERS: Partial<Record<NotificationKind, ComponentType<NotificationAnswersProps>>> = {
  availability: OfferAnswers,
  still_coming: StillComingAnswers,
};

/** The answers to a notification below its words, or what came of them. */
function NotificationAnswers(props: NotificationAnswersProps): ReactNode {
  const Answers = ANSWERS[props.notification.type];
  return Answers && <Answers {...props} />;
}

/**
 * Marks a notification as read and opens what it is about, in its organization. Without the switch, a screen would show the
 * wrong organization's data.
 */
function useOpenNotification(onLeave?: () => void): (notification: Notification) => void {
  const [, navigate] = useLocation();
  const read = useReadNotifications();
  const current = useCurrentOrganization();
  const organizations = useMyOrganizations();
  return (notification) => {
    if (notification.readAt === null) read.mutate(notification.id);
    const { path, organizationId } = notification;
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

/** `Today`, `Yesterday`, or the day as `Fri, Nov 20`. */
export function dayLabel(date: LocalDate, today: LocalDate): string {
  if (date === today) return m.common.today;
  return date === addDays(today, -1) ? m.notificationsList.yesterday : formatDay(date);
}
