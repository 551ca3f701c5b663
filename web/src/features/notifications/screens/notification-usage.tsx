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
          title="What was sent could not be loaded"
          onRetry={() => void usage.refetch()}
          retrying={usage.isFetching}
        >
          Nothing has been changed. Try again in a moment.
        </ErrorState>
      )}
      {months?.length === 0 && <p className="mute">Nothing was sent to members in the last 90 days.</p>}
      {months && months.length > 0 && (
        <>
          <Facts facts={months.map(({ label, phrases }) => [label, phrases.join(', ')])} />
          <p className="sm mute">Notifications are kept for 90 days, so the first month may be incomplete.</p>
          {usage.data?.some(({ method, sent }) => method === 'sms' && sent > 0) && (
            <p className="sm mute">Text messages are paid for by the segment; a long one takes several.</p>
          )}
        </>
      )}
    </>
  );
}
