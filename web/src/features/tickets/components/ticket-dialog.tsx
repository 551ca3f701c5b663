import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { ticketQuery, useCommentOnOwn } from '../api.ts';
import { TicketView } from './ticket-view.tsx';

/** One of the person's own tickets. */
export function TicketDialog({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const ticket = useQuery(ticketQuery(id));
  const commenting = useCommentOnOwn(id);
  const failure = ticket.isLoadingError ? ticket.error : null;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={ticket.data ? m.tickets.reportNumber({ number: ticket.data.number }) : m.tickets.yourReport}
    >
      {failure ? (
        <ErrorState
          title={m.tickets.failedToLoadTicketDetails}
          error={failure}
          onRetry={() => void ticket.refetch()}
          retrying={ticket.isFetching}
        >
          {failure.message}
        </ErrorState>
      ) : ticket.data ? (
        <TicketView ticket={ticket.data} commenting={commenting} level={3} />
      ) : (
        <TicketSkeleton />
      )}
    </Dialog>
  );
}

export const TicketSkeleton = (): ReactNode => (
  <div aria-busy="true">
    <output className="vh">{m.tickets.loadingTheReport}</output>
    {[40, 55, 60, 45, 90, 80].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
);
