import type { TicketSummary } from '@chargerota/contract';
import { PAGE_SIZE } from '@chargerota/contract/sizes';
import { RECENT_TICKETS } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayOf } from '../../../lib/dates.ts';
import { categoryWord } from '../words.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { myTicketsQuery } from '../api.ts';
import { TYPE_WORDS } from '../words.ts';
import { TicketStatusBadge } from './ticket-view.tsx';

type MyTicketsProps = {
  /** The shown page of all reports; null for the last few. */
  page: number | null;
  onTurn: (page: number | null) => void;
  hrefOf: (ticket: TicketSummary) => string;
};

/** The person's own reports, the newest first. */
export function MyTickets({ page, onTurn, hrefOf }: MyTicketsProps): ReactNode {
  const tickets = useQuery(myTicketsQuery(page ?? undefined));
  const total = tickets.data?.total ?? 0;
  return (
    <Section
      title="Your reports"
      actions={
        page === null
          ? total > RECENT_TICKETS && (
              <Button look="quiet" onClick={() => onTurn(1)}>
                Show all {total}
              </Button>
            )
          : total > 0 && (
              <Button look="quiet" onClick={() => onTurn(null)}>
                Show the last {RECENT_TICKETS}
              </Button>
            )
      }
    >
      {tickets.isPending && <SkeletonRows rows={RECENT_TICKETS} />}
      {tickets.isLoadingError && (
        <ErrorState
          title="Your reports could not be loaded"
          error={tickets.error}
          onRetry={() => void tickets.refetch()}
          retrying={tickets.isFetching}
        >
          {tickets.error.message} You can still send a new one.
        </ErrorState>
      )}
      {tickets.data && total === 0 && (
        <EmptyState title="You have not reported anything yet">
          What you send appears here, with its status and our answers.
        </EmptyState>
      )}
      {tickets.data && total > 0 && (
        <ul className="rows">
          {tickets.data.items.map((ticket) => (
            <li key={ticket.id}>
              <Link className="report-row stack mid py-10" href={hrefOf(ticket)}>
                <span className="report-number mute fig">#{ticket.number}</span>
                <span className="words">
                  <b className="strong">
                    {categoryWord(ticket.category)}: {ticket.subCategory}
                  </b>
                  <span className="mute sm">
                    {TYPE_WORDS[ticket.type]}, {formatDayOf(new Date(ticket.createdAt))}
                  </span>
                </span>
                <TicketStatusBadge status={ticket.status} />
                <ChevronRight className="ic ic-16" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {page !== null && (
        <Pager noun="reports" page={page} total={total} pageSize={PAGE_SIZE} onTurn={onTurn} />
      )}
    </Section>
  );
}
