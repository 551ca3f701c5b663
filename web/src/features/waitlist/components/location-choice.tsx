import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Field, Select } from '../../../ui/field.tsx';

type LocationChoiceProps = {
  label?: string;
  locations: readonly Location[];
  /** Undefined where all may be chosen, and are. */
  chosen: Location | undefined;
  /** The words for all of them; they cannot be chosen unless given. */
  all?: string;
  onChoose: (id: string) => void;
};

/** The location of a line; nothing where there is only one. */
export function LocationChoice(props: LocationChoiceProps): ReactNode {
  const { label = 'Location', locations, chosen, all, onChoose } = props;
  if (locations.length < 2) return null;
  return (
    <div className="line-place">
      <Field label={label}>
        <Select value={chosen?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
          {all && <option value="">{all}</option>}
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
