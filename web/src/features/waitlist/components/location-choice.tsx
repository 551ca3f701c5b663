import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Field, Select } from '../../../ui/field.tsx';

type LocationChoiceProps = {
  locations: readonly Location[];
  chosen: Location;
  onChoose: (id: string) => void;
};

/** The location of a line; nothing where there is only one. */
export function LocationChoice({ locations, chosen, onChoose }: LocationChoiceProps): ReactNode {
  if (locations.length < 2) return null;
  return (
    <div className="line-place">
      <Field label="Location">
        <Select value={chosen.id} onChange={({ target }) => onChoose(target.value)}>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
