import { m } from '@chargerota/messages';
import { MOST_FOUND_TICKETS, PAGE_SIZE } from '@chargerota/contract/sizes';
import { formatNumber } from '@chargerota/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMedia } from '../../use-media.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';
import { ticketCountsQuery, ticketsQuery } from '../../tickets-api.ts';
import { ArchiveOld } from './archive-old.tsx';
import { TicketCountsBar } from './ticket-counts.tsx';
import { TicketDetail } from './ticket-detail.tsx';
import { isFiltering, NO_FILTER, useTicketAddress } from './ticket-filter.ts';
import { TicketFilterBar } from './ticket-filter-bar.tsx';
import { TicketList, TicketSkeletons } from './ticket-list.tsx';
import '../../styles/tickets.css';

/** Reports of faults and wishes: the list on one side, the open ticket beside it, on a phone over it. */
export function TicketsTab(): ReactNode {
  const [{ ticket: openId, ...query }, change] = useTicketAddress();
  const client = useQueryClient();
  const tickets = useQuery(ticketsQuery(query));
  const isWide = useMedia('(min-width: 1024px)');
  const top = useRef<HTMLElement>(null);
  const total = tickets.data?.total ?? 0;
  const question = JSON.stringify(query);
  const held = useHeldList(tickets.isPlaceholderData ? 'loading' : question, tickets.data?.items);
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  useEffect(() => {
    // The last ticket of the page named in the address may be gone.
    if (tickets.data && !tickets.isPlaceholderData && query.page > lastPage) change({ page: lastPage });
  });
  const card = useRef<HTMLElement>(null);
  const open = (ticket: string): void => {
    change({ ticket });
    // The keyboard would otherwise have to pass the rest of the list.
    card.current?.focus({ preventScroll: true });
  };
  const close = (): void => change({ ticket: undefined });
  const refresh = async (): Promise<void> => {
    await Promise.all([tickets.refetch(), client.refetchQueries({ queryKey: ticketCountsQuery.queryKey })]);
    held.showNewer();
  };
  const isArchive = query.archived === 'true';
  return (
    <div className="py-16">
      <TicketCountsBar
        address={query}
        onChange={(filter) => change({ ...filter, category: undefined, archived: undefined })}
      />
      <TicketFilterBar address={query} onChange={change} />
      <div className="tk-cols">
        <section ref={top} aria-labelledby="tickets-list" className="tk-left">
          <header className="tk-head line mid gap-8-12 pt-12">
            <h2 id="tickets-list" tabIndex={-1}>
              {isArchive ? m.operatorTickets.archivedTickets : m.operatorTickets.tickets}{' '}
              {tickets.data && <span className="fig mute">{totalText(total, query.search)}</span>}
            </h2>
            <Segmented
              legend={m.operatorTickets.whichTickets}
              legendHidden
              choices={[
                { value: 'open', label: m.operatorTickets.current },
                { value: 'archived', label: m.operatorTickets.archived },
              ]}
              value={isArchive ? 'archived' : 'open'}
              onChange={(value) => change({ archived: value === 'archived' ? 'true' : undefined })}
            />
            <ArchiveOld />
          </header>
          <p className="tall row ends gap-12 sm mute">
            <span>
              {tickets.isRefetchError
                ? m.operatorTickets.theLastRefreshFailedThis
                : m.operatorTickets.autoRefreshesEvery30S}
            </span>
            <Button
              look="quiet"
              busy={tickets.isFetching && !tickets.isPending}
              onClick={() => void refresh()}
            >
              <RefreshCw className="ic ic-16" aria-hidden="true" />
              {m.operatorTickets.refresh}
            </Button>
          </p>
          {held.newer > 0 && (
            <output className="tk-newer">
              <Button block onClick={held.showNewer}>
                {m.operatorTickets.showNewerTickets({ count: held.newer })}
              </Button>
            </output>
          )}
          {tickets.isPending && <TicketSkeletons />}
          {tickets.isLoadingError && (
            <div className="list-failed">
              <ErrorState
                title={m.operatorTickets.theTicketsCouldNotBe}
                onRetry={() => void tickets.refetch()}
                retrying={tickets.isFetching}
              >
                {m.common.theyAreAllKeptTry}
              </ErrorState>
            </div>
          )}
          {tickets.data && total === 0 && (
            <div className="list-failed">
              <Nothing
                isFiltering={isFiltering(query)}
                isArchive={isArchive}
                onClear={() => change(NO_FILTER)}
              />
            </div>
          )}
          {tickets.data && total > 0 && (
            <div aria-busy={tickets.isPlaceholderData || undefined}>
              <TicketList tickets={held.shown} openId={openId} onOpen={open} />
              <Pager
                of="tickets"
                page={query.page}
                total={total}
                pageSize={PAGE_SIZE}
                onTurn={(page) => {
                  change({ page });
                  top.current?.scrollIntoView({ block: 'start' });
                }}
              />
            </div>
          )}
        </section>
        {isWide && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a way back for the keyboard
          <aside
            ref={card}
            className="tk-card"
            aria-label={m.operatorTickets.openTicket}
            tabIndex={-1}
            onKeyDown={backToList}
          >
            {openId ? (
              <TicketDetail key={openId} id={openId} onClose={close} onFilter={change} />
            ) : (
              <p className="mute py-24">{m.operatorTickets.chooseATicketToRead}</p>
            )}
          </aside>
        )}
      </div>
      {!isWide && openId && (
        <Dialog open wide onClose={close} title={m.operatorTickets.ticket}>
          <TicketDetail key={openId} id={openId} onClose={close} onFilter={change} />
        </Dialog>
      )}
    </div>
  );
}

/** A search counts no further than that. */
const totalText = (total: number, search: string | undefined): string =>
  search && total >= MOST_FOUND_TICKETS
    ? m.operatorTickets.countOrMore({ count: formatNumber(total) })
    : formatNumber(total);

/** Escape leaves the open ticket for its row, but closes a dialog over it first. */
function backToList(event: KeyboardEvent<HTMLElement>): void {
  const isInDialog = event.target instanceof Element && event.target.closest('[role$=dialog]') !== null;
  if (event.key === 'Escape' && !isInDialog)
    document.querySelector<HTMLElement>('.tk-row[aria-current]')?.focus();
}

function Nothing({
  isFiltering: filtered,
  isArchive,
  onClear,
}: {
  isFiltering: boolean;
  isArchive: boolean;
  onClear: () => void;
}): ReactNode {
  if (filtered)
    return (
      <EmptyState
        title={m.operatorTickets.noSuchTicket}
        action={<Button onClick={onClear}>{m.operatorTickets.showAll}</Button>}
      >
        {m.operatorTickets.noReportMatchesThisSearch}
      </EmptyState>
    );
  return isArchive ? (
    <EmptyState title={m.operatorTickets.nothingIsArchived}>
      {m.operatorTickets.oldTicketsThatYouArchive}
    </EmptyState>
  ) : (
    <EmptyState title={m.operatorTickets.noTicketsYet}>
      {m.operatorTickets.bugReportsAndFeatureRequests}
    </EmptyState>
  );
}

type Listed = { id: string };

/** What is shown of a list that refreshes by itself, and how many newer entries wait to be shown. */
type HeldList<T> = { shown: readonly T[]; newer: number; showNewer: () => void };

/** One list for all renders: a new one each time would look like a new answer. */
const NONE: readonly never[] = [];

/**
 * Keeps the entries of a list where they are while it is read: a refresh changes them in place, those that have left stay
 * until the list is asked for anew, and newer ones wait for a press. `question` says what was asked: another one shows its
 * whole answer.
 */
function useHeldList<T extends Listed>(question: string, loaded: readonly T[] = NONE): HeldList<T> {
  const [held, setHeld] = useState({ question, ids: loaded.map(({ id }) => id), last: loaded });
  const isAnew = held.question !== question || held.ids.length === 0;
  if (isAnew && (held.last !== loaded || held.question !== question))
    setHeld({ question, ids: loaded.map(({ id }) => id), last: loaded });
  const current = new Map(loaded.map((entry) => [entry.id, entry]));
  const earlier = new Map(held.last.map((entry) => [entry.id, entry]));
  const shown = isAnew ? loaded : held.ids.flatMap((id) => current.get(id) ?? earlier.get(id) ?? []);
  return {
    shown,
    newer: isAnew ? 0 : loaded.filter(({ id }) => !held.ids.includes(id)).length,
    showNewer: () => setHeld({ question, ids: loaded.map(({ id }) => id), last: loaded }),
  };
}
