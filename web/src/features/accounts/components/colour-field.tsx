import { OTHER_COLOUR, VEHICLE_COLOURS } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Field, Select, TextInput } from '../../../ui/field.tsx';

type ColourFieldProps = {
  value: string;
  onChange: (colour: string) => void;
  error?: string | undefined;
  required?: boolean;
};

const isPreset = (colour: string): boolean => (VEHICLE_COLOURS as readonly string[]).includes(colour);

/** A vehicle's colour from the list, or any other in words. */
export function ColourField({ value, onChange, error, required = false }: ColourFieldProps): ReactNode {
  const [isCustom, setCustom] = useState(value !== '' && !isPreset(value));
  const choose = (choice: string): void => {
    setCustom(choice === OTHER_COLOUR);
    onChange(choice === OTHER_COLOUR ? '' : choice);
  };
  return (
    <>
      <Field label="Color" error={isCustom ? undefined : error} required={required}>
        <Select
          name="vehicleColor"
          value={isCustom ? OTHER_COLOUR : value}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Choose a color</option>
          {[...VEHICLE_COLOURS, OTHER_COLOUR].map((colour) => (
            <option key={colour} value={colour}>
              {colour}
            </option>
          ))}
        </Select>
      </Field>
      {isCustom && (
        <Field label="Your color" error={error} required={required}>
          <TextInput
            name="vehicleColor"
            value={value}
            maxLength={40}
            placeholder="Midnight purple"
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}
