import { m } from '@chargerota/messages';
import type { TicketSummary } from '@chargerota/contract';
import { PAGE_SIZE } from '@chargerota/contract/sizes';
import { RECENT_TICKETS } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { myTicketsQuery } from '../api.ts';
import { categoryWord, subCategoryWord, TYPE_WORDS } from '../words.ts';
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
      title={m.tickets.yourReports}
      actions={
        page === null
          ? total > RECENT_TICKETS && (
              <Button look="quiet" onClick={() => onTurn(1)}>
                {m.tickets.showAll({ count: total })}
              </Button>
            )
          : total > 0 && (
              <Button look="quiet" onClick={() => onTurn(null)}>
                {m.tickets.showTheLast({ count: RECENT_TICKETS })}
              </Button>
            )
      }
    >
      {tickets.isPending && <SkeletonRows rows={RECENT_TICKETS} />}
      {tickets.isLoadingError && (
        <ErrorState
          title={m.tickets.yourReportsCouldNotBe}
          error={tickets.error}
          onRetry={() => void tickets.refetch()}
          retrying={tickets.isFetching}
        >
          {m.tickets.messageYouCanStillSend({ message: tickets.error.message })}
        </ErrorState>
      )}
      {tickets.data && total === 0 && (
        <EmptyState title={m.tickets.youHaveNotReportedAnything}>
          {m.tickets.whatYouSendAppearsHere}
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
                    {categoryWord(ticket.category)}: {subCategoryWord(ticket.subCategory)}
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
      {page !== null && <Pager of="reports" page={page} total={total} pageSize={PAGE_SIZE} onTurn={onTurn} />}
    </Section>
  );
}
