import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Facts } from '../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { notificationUsageQuery } from '../api.ts';
import { usageByMonth } from '../usage-words.ts';

/** What was sent to members, by month. Text messages are paid for by the segment. */
export function NotificationUsage({ organizationId }: { organizationId: string }): ReactNode {
  const usage = useQuery(notificationUsageQuery(organizationId));
  const months = usage.data && usageByMonth(usage.data).filter(({ phrases }) => phrases.length > 0);
  return (
    <>
      {usage.isPending && <Skeleton width="min(100%, 320px)" />}
      {usage.isLoadingError && (
        <ErrorState
          title={m.notifications.whatWasSentCouldNot}
          onRetry={() => void usage.refetch()}
          retrying={usage.isFetching}
        >
          {m.notifications.nothingHasBeenChangedTry}
        </ErrorState>
      )}
      {months?.length === 0 && <p className="mute">{m.notifications.nothingWasSentToMembers}</p>}
      {months && months.length > 0 && (
        <>
          <Facts facts={months.map(({ label, phrases }) => [label, phrases.join(', ')])} />
          <p className="sm mute">{m.notifications.notificationsAreKeptFor90}</p>
          {usage.data?.some(({ method, sent }) => method === 'sms' && sent > 0) && (
            <p className="sm mute">{m.notifications.textMessagesArePaidFor}</p>
          )}
        </>
      )}
    </>
  );
}
