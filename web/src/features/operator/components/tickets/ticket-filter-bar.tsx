import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '@chargerota/domain';
import type { TicketFilter } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { categoryWord } from '../../../../lib/report-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { reportersQuery } from '../../tickets-api.ts';
import { isFiltering } from './ticket-filter.ts';
import type { TicketAddress } from './ticket-filter.ts';
import { categoriesOf, PRIORITY_WORDS, STATUS_WORDS, TYPE_WORDS } from './ticket-words.ts';

/** A pause longer than the time between two letters. */
const TYPING_MS = 300;

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
      <SearchField text={address.search ?? ''} onChange={(text) => set('search', text)} />
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

/** Searches after a pause in typing, and follows changes of the address. */
function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }): ReactNode {
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  const ask = useRef(onChange);
  useEffect(() => void (ask.current = onChange));
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      ask.current(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label="Search">
      <span className="with-icon">
        <Search className="ic ic-16" aria-hidden="true" />
        <TextInput
          type="search"
          placeholder="Words, person or number"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </span>
    </Field>
  );
}
