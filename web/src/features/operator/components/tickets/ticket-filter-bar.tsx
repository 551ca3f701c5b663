import { m } from '@chargerota/messages';
import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '@chargerota/domain';
import type { TicketFilter } from '@chargerota/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import { categoryWord, PRIORITY_WORDS, STATUS_WORDS, TYPE_WORDS } from '../../../tickets/words.ts';
import { useMedia } from '../../use-media.ts';
import { LiveSearch } from '../../../../ui/live-search.tsx';
import { AdministratorFilter } from './administrator-filter.tsx';
import { categoriesOf } from './ticket-facts.ts';
import { choicesIn, isFiltering, NO_FILTER } from './ticket-filter.ts';
import type { TicketAddress } from './ticket-filter.ts';

type TicketFilterBarProps = { address: TicketAddress; onChange: (filter: TicketFilter) => void };

/** The search, and the lists to choose from; on a phone a button unfolds these and says how many are set. */
export function TicketFilterBar({ address, onChange }: TicketFilterBarProps): ReactNode {
  const isPhone = useMedia('(max-width: 767px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const choicesId = useId();
  const chosen = choicesIn(address);
  const isShown = !isPhone || isUnfolded;
  return (
    <search className="tk-filter slim pair py-16" aria-label={m.operatorTickets.tickets}>
      <LiveSearch
        placeholder={m.operatorTickets.wordsOr1042}
        value={address.search ?? ''}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      {isPhone && (
        <Button aria-expanded={isUnfolded} aria-controls={choicesId} onClick={() => setUnfolded(!isUnfolded)}>
          <SlidersHorizontal className="ic ic-16" aria-hidden="true" />
          {chosen === 0 ? m.operatorTickets.filter : m.operatorTickets.filtersSet({ count: chosen })}
        </Button>
      )}
      <div id={choicesId} className="tk-choices" hidden={!isShown}>
        {isShown && <Choices address={address} onChange={onChange} />}
      </div>
      {isFiltering(address) && isShown && (
        <Button look="quiet" className="tk-clear at-start flush-start" onClick={() => onChange(NO_FILTER)}>
          {m.operatorTickets.clearFilter}
        </Button>
      )}
    </search>
  );
}

function Choices({ address, onChange }: TicketFilterBarProps): ReactNode {
  const { type } = address;
  const set = (name: keyof TicketFilter, value: string): void => {
    const next = { [name]: value === '' ? undefined : value };
    const losesCategory =
      name === 'type' && !categoriesOf(next.type as TicketFilter['type']).includes(address.category ?? '');
    onChange({ ...next, ...(losesCategory && { category: undefined }) });
  };
  return (
    <>
      <Field label={m.common.type}>
        <Select value={type ?? ''} onChange={({ target }) => set('type', target.value)}>
          <option value="">{m.operatorTickets.allTypes}</option>
          {TICKET_TYPES.map((value) => (
            <option key={value} value={value}>
              {TYPE_WORDS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.operatorTickets.category}>
        <Select value={address.category ?? ''} onChange={({ target }) => set('category', target.value)}>
          <option value="">{m.operatorTickets.allCategories}</option>
          {categoriesOf(type).map((value) => (
            <option key={value} value={value}>
              {categoryWord(value)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.common.status}>
        <Select value={address.status ?? ''} onChange={({ target }) => set('status', target.value)}>
          <option value="">{m.operatorTickets.allStatuses}</option>
          {TICKET_STATUSES.map((value) => (
            <option key={value} value={value}>
              {STATUS_WORDS[value].word}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.operatorTickets.priority}>
        <Select value={address.priority ?? ''} onChange={({ target }) => set('priority', target.value)}>
          <option value="">{m.operatorTickets.allPriorities}</option>
          {TICKET_PRIORITIES.map((value) => (
            <option key={value} value={value}>
              {PRIORITY_WORDS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <AdministratorFilter chosen={address.administrator} onChoose={(value) => set('administrator', value)} />
    </>
  );
}
