import type { Billing } from '@chargerota/contract';
import { ADD_ON_PRICES_CENTS, annualSavingCents, BILLING_CYCLES, formatMoney } from '@chargerota/domain';
import type { AddOnKind, BillingCycle } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/choices.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { annualSavingPercent } from '../add-ons.ts';
import { countOf, CYCLE_WORDS } from '../billing-words.ts';

const QUESTIONS: Readonly<Record<AddOnKind, string>> = {
  member: 'How many members?',
  location: 'How many locations?',
  spot: 'How many chargers?',
};

type Wish = { count: number; cycle: BillingCycle; locationId?: string | null };

type AddOnFieldsProps = {
  kind: AddOnKind;
  counts: readonly number[];
  wish: Wish;
  onChange: (changes: Partial<Wish>) => void;
  /** The locations to choose from, for chargers. */
  places?: Billing['usage']['spots'];
};

/** Where, how many, and how often it is paid for, with what a year saves in money. */
export function AddOnFields({ kind, counts, wish, onChange, places }: AddOnFieldsProps): ReactNode {
  const { count, cycle } = wish;
  const price = ADD_ON_PRICES_CENTS[kind];
  const saving = formatMoney(annualSavingCents(kind, count));
  return (
    <>
      {places && places.length > 0 && (
        <Field label="Location">
          <Select
            value={wish.locationId ?? ''}
            onChange={({ target }) => onChange({ locationId: target.value || null })}
          >
            <option value="">Choose a location</option>
            {places.map(({ locationId, locationName, used, limit }) => (
              <option key={locationId} value={locationId}>
                {locationName} ({limit === null ? countOf('spot', used) : `${used} of ${limit} chargers`})
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={QUESTIONS[kind]}>
        <Select value={count} onChange={({ target }) => onChange({ count: Number(target.value) })}>
          {counts.map((number) => (
            <option key={number} value={number}>
              {countOf(kind, number)}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        legend="Billing cycle"
        value={cycle}
        onChange={(next) => onChange({ cycle: next })}
        choices={BILLING_CYCLES.map((each) => ({
          value: each,
          label: (
            <>
              {CYCLE_WORDS[each].name} <span className="fig">{formatMoney(price[each] * count)}</span>
            </>
          ),
        }))}
        note={`Annual saves ${saving} a year (${annualSavingPercent(kind)}%).`}
      />
    </>
  );
}
