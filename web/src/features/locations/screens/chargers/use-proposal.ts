import type { Spot } from '@chargerota/contract';
import type { ChargingType } from '@chargerota/domain';
import { fittingValues } from '../../charger-form.ts';
import type { ManyChargersValues } from '../../charger-form.ts';

type Proposed = Pick<ManyChargersValues, 'connectorType' | 'powerOutput'>;

/** What the forms of one charger and of many have in common. */
type ChargerForm = {
  formState: { dirtyFields: Partial<Record<keyof Proposed, boolean>> };
  getValues: (name: 'chargingType') => ChargingType | '';
  setValue: (name: keyof Proposed, value: never) => void;
};

/**
 * To call when a type is chosen: proposes the connector and power that go with it, or `own` if the chargers' own do. What
 * somebody has chosen or typed stays.
 */
export function useProposal(
  form: ChargerForm,
  spots: readonly Spot[],
  timezone: string,
  own: Proposed = { connectorType: '', powerOutput: '' },
): () => void {
  const { dirtyFields } = form.formState;
  return () => {
    const fitting = fittingValues(spots, form.getValues('chargingType'), timezone);
    for (const name of ['connectorType', 'powerOutput'] as const)
      if (!dirtyFields[name]) form.setValue(name, (fitting[name] || own[name]) as never);
  };
}
