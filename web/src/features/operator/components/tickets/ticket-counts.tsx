import { m } from '@chargerota/messages';
import { formatNumber } from '@chargerota/domain';
import type { TicketCounts, TicketFilter } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/states.tsx';
import { ticketCountsQuery } from '../../tickets-api.ts';
import type { TicketAddress } from './ticket-filter.ts';

type Chosen = Pick<TicketFilter, 'status' | 'type'>;

const COUNTS: readonly { name: keyof TicketCounts; label: string; filter: Chosen }[] = [
  { name: 'total', label: m.operatorTickets.total, filter: {} },
  { name: 'pending', label: m.common.pending, filter: { status: 'pending' } },
  { name: 'inWork', label: m.operatorTickets.inProgress, filter: { status: 'in_work' } },
  { name: 'completed', label: m.operatorTickets.completed, filter: { status: 'completed' } },
  { name: 'bugs', label: m.operatorTickets.bugs, filter: { type: 'bug' } },
  { name: 'features', label: m.operatorTickets.features, filter: { type: 'feature' } },
];

type TicketCountsProps = { address: TicketAddress; onChange: (filter: Chosen) => void };

/** How many tickets are in each state and of each type, without archived ones; a press shows them. */
export function TicketCountsBar({ address, onChange }: TicketCountsProps): ReactNode {
  const { data } = useQuery(ticketCountsQuery);
  const isChosen = ({ status, type }: Chosen): boolean =>
    !address.archived && address.status === status && address.type === type;
  return (
    <ul className="tk-counts" aria-label={m.operatorTickets.ticketsByStateAndType}>
      {COUNTS.map(({ name, label, filter }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={isChosen(filter)}
            onClick={() => onChange({ status: undefined, type: undefined, ...filter })}
          >
            <span className="fig fig-20">{data ? formatNumber(data[name]) : <Skeleton width={32} />}</span>
            <span className="sm mute">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
