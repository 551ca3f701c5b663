import { m } from '@chargerota/messages';
import type { OperatorTicketSummary } from '@chargerota/contract';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatFarDayOf } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { categoryWord, PRIORITY_WORDS, STATUS_WORDS, TYPE_WORDS } from '../../../tickets/words.ts';
import { reporterOf } from './ticket-facts.ts';

type TicketListProps = {
  tickets: readonly OperatorTicketSummary[];
  openId: string | undefined;
  onOpen: (id: string) => void;
};

/** Arrow keys move between the tickets, Enter opens one. */
export function TicketList({ tickets, openId, onOpen }: TicketListProps): ReactNode {
  const now = useNow();
  return (
    <ul className="rows tk-list">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <button
            type="button"
            className="tk-row stack gap-2"
            aria-current={ticket.id === openId || undefined}
            onClick={() => onOpen(ticket.id)}
            onKeyDown={moveByArrows}
          >
            <span className="pair base gap-0-12">
              <span className="line base gap-0-12 anywhere">
                <b className="strong">
                  <span className="fig mute">#{ticket.number}</span> {TYPE_WORDS[ticket.type]}:{' '}
                  {categoryWord(ticket.category)}
                </b>
                {ticket.awaitsAnswer && (
                  <span className="sm medium accent">{m.operatorTickets.awaitsAnswer}</span>
                )}
              </span>
              <Badge {...STATUS_WORDS[ticket.status]}>{STATUS_WORDS[ticket.status].word}</Badge>
            </span>
            <span className="sm tk-text">{ticket.excerpt}</span>
            <span className="sm mute pair base gap-0-12">
              <span className="line base gap-0-12 anywhere">
                <span>{reporterOf(ticket)}</span>
                {ticket.priority !== 'normal' && (
                  <span className={ticket.priority === 'low' ? '' : 'loss medium'}>
                    {PRIORITY_WORDS[ticket.priority]}
                  </span>
                )}
              </span>
              <span className="fig">{formatFarDayOf(new Date(ticket.createdAt), now)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('.tk-row') ?? [])];
  const here = rows.indexOf(event.currentTarget);
  const next = rows[here + step];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

export const TicketSkeletons = (): ReactNode => (
  <SkeletonList rows={6} row="tk-row stack gap-2">
    {(row) => (
      <>
        <Skeleton width={220 - (row % 3) * 24} />
        <Skeleton width="90%" />
        <Skeleton width={160 - (row % 2) * 20} />
      </>
    )}
  </SkeletonList>
);
