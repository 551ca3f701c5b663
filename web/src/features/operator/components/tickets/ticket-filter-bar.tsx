import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '@chargerota/domain';
import type { TicketFilter } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import { LiveSearch } from '../../screens/live-search.tsx';
import { reportersQuery } from '../../tickets-api.ts';
import { categoryWord, STATUS_WORDS } from '../../../tickets/words.ts';
import { isFiltering } from './ticket-filter.ts';
import type { TicketAddress } from './ticket-filter.ts';
import { categoriesOf, PRIORITY_WORDS, TYPE_WORDS } from './ticket-words.ts';

const NONE: TicketFilter = {
  type: undefined,
  category: undefined,
  status: undefined,
  priority: undefined,
  administrator: undefined,
  search: undefined,
};

type TicketFilterBarProps = { address: TicketAddress; onChange: (filter: TicketFilter) => void };

export function TicketFilterBar({ address, onChange }: TicketFilterBarProps): ReactNode {
  const reporters = useQuery(reportersQuery);
  const { type, administrator } = address;
  const isUnlisted =
    administrator !== undefined &&
    !['any', 'none'].includes(administrator) &&
    !reporters.data?.some(({ id }) => id === administrator);
  const set = (name: keyof TicketFilter, value: string): void => {
    const next = { [name]: value === '' ? undefined : value };
    const losesCategory =
      name === 'type' && !categoriesOf(next.type as TicketFilter['type']).includes(address.category ?? '');
    onChange({ ...next, ...(losesCategory && { category: undefined }) });
  };
  return (
    <search className="tk-filter" aria-label="Tickets">
      <LiveSearch
        placeholder="Words, person or number"
        value={address.search ?? ''}
        onChange={(text) => set('search', text)}
      />
      <Field label="Type">
        <Select value={type ?? ''} onChange={({ target }) => set('type', target.value)}>
          <option value="">All</option>
          {TICKET_TYPES.map((value) => (
            <option key={value} value={value}>
              {TYPE_WORDS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Category">
        <Select value={address.category ?? ''} onChange={({ target }) => set('category', target.value)}>
          <option value="">All</option>
          {categoriesOf(type).map((value) => (
            <option key={value} value={value}>
              {categoryWord(value)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Status">
        <Select value={address.status ?? ''} onChange={({ target }) => set('status', target.value)}>
          <option value="">All</option>
          {TICKET_STATUSES.map((value) => (
            <option key={value} value={value}>
              {STATUS_WORDS[value].word}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Priority">
        <Select value={address.priority ?? ''} onChange={({ target }) => set('priority', target.value)}>
          <option value="">All</option>
          {TICKET_PRIORITIES.map((value) => (
            <option key={value} value={value}>
              {PRIORITY_WORDS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Administrator">
        <Select value={administrator ?? ''} onChange={({ target }) => set('administrator', target.value)}>
          <option value="">Everybody</option>
          <option value="any">Any administrator</option>
          <option value="none">No administrator</option>
          {isUnlisted && <option value={administrator}>One administrator</option>}
          {reporters.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {isFiltering(address) && (
        <Button look="quiet" className="tk-clear" onClick={() => onChange(NONE)}>
          Clear filter
        </Button>
      )}
    </search>
  );
}
