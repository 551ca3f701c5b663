import { m } from '@chargerota/messages';
import { AUDIT_CATEGORIES } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { LiveSearch } from '../../../../ui/live-search.tsx';
import { auditActorsQuery } from '../../settings-api.ts';
import type { AuditFilter } from '../../settings-api.ts';
import { isFiltering } from './audit-filter.ts';
import { CATEGORY_WORDS } from './audit-words.ts';

type ChangesFilterProps = {
  organizationId: string;
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
};

export function ChangesFilter({ organizationId, filter, onChange }: ChangesFilterProps): ReactNode {
  const actors = useQuery(auditActorsQuery(organizationId));
  const set = (name: keyof AuditFilter, value: string): void => {
    const { [name]: _, ...others } = filter;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <search className="log-filter" aria-label={m.organizationsSettings.changes}>
      <Field label={m.organizationsSettings.area}>
        <Select value={filter.category ?? ''} onChange={(event) => set('category', event.target.value)}>
          <option value="">{m.organizationsSettings.everything}</option>
          {AUDIT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {CATEGORY_WORDS[category]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.organizationsSettings.changedBy}>
        <Select value={filter.actorId ?? ''} onChange={(event) => set('actorId', event.target.value)}>
          <option value="">{m.organizationsSettings.everybody}</option>
          {actors.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.organizationsSettings.from}>
        <TextInput
          type="date"
          max={filter.to}
          value={filter.from ?? ''}
          onChange={(event) => set('from', event.target.value)}
        />
      </Field>
      <Field label={m.organizationsSettings.to}>
        <TextInput
          type="date"
          min={filter.from}
          value={filter.to ?? ''}
          onChange={(event) => set('to', event.target.value)}
        />
      </Field>
      <LiveSearch
        placeholder={m.organizationsSettings.nameOfAPersonOr}
        value={filter.query ?? ''}
        onChange={(query) => set('query', query)}
      />
      {isFiltering(filter) && (
        <Button look="quiet" className="log-clear" onClick={() => onChange({})}>
          {m.organizationsSettings.clearFilter}
        </Button>
      )}
    </search>
  );
}
