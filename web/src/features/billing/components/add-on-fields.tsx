import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { ADD_ON_PRICES_CENTS, annualSavingCents, BILLING_CYCLES, formatMoney } from '@chargerota/domain';
import type { AddOnKind, BillingCycle } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/choices.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { annualSavingPercent } from '../add-ons.ts';

const QUESTIONS: Readonly<Record<AddOnKind, string>> = {
  member: m.billing.howManyMembers,
  location: m.billing.howManyLocations,
  spot: m.billing.howManyChargers,
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
        <Field label={m.common.location}>
          <Select
            value={wish.locationId ?? ''}
            onChange={({ target }) => onChange({ locationId: target.value || null })}
          >
            <option value="">{m.billing.chooseALocation}</option>
            {places.map(({ locationId, locationName, used, limit }) => (
              <option key={locationId} value={locationId}>
                {locationName} (
                {limit === null
                  ? m.billing.counted.spot({ count: used })
                  : m.billing.usedOfLimitChargers({ used, limit })}
                )
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={QUESTIONS[kind]}>
        <Select value={count} onChange={({ target }) => onChange({ count: Number(target.value) })}>
          {counts.map((number) => (
            <option key={number} value={number}>
              {m.billing.counted[kind]({ count: number })}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        legend={m.billing.billingCycle}
        value={cycle}
        onChange={(next) => onChange({ cycle: next })}
        choices={BILLING_CYCLES.map((each) => ({
          value: each,
          label: (
            <>
              {m.billing.cycles[each]} <span className="fig">{formatMoney(price[each] * count)}</span>
            </>
          ),
        }))}
        note={m.billing.annualSavesSavingAYear({ saving, percent: annualSavingPercent(kind) })}
      />
    </>
  );
}
