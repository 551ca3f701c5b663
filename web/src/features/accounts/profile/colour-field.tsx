import { m } from '@chargerota/messages';
import { OTHER_COLOUR, VEHICLE_COLOURS } from '@chargerota/domain';
import { useRef, useState } from 'react';
import type { ReactNode, RefCallback } from 'react';
import { Field, Select, TextInput } from '../../../ui/field.tsx';

type ColourFieldProps = {
  value: string;
  onChange: (colour: string) => void;
  /** The control in use for the colour, which gets the focus when the colour is refused. */
  controlRef: RefCallback<HTMLInputElement | HTMLSelectElement>;
  error?: string | undefined;
  required?: boolean;
};

const COLOURS = [...VEHICLE_COLOURS, OTHER_COLOUR] as const;

const isPreset = (colour: string): boolean => (VEHICLE_COLOURS as readonly string[]).includes(colour);

/**
 * A vehicle's colour, from a list or typed. A typed colour is restored if the person looks at the list and goes back.
 */
export function ColourField(props: ColourFieldProps): ReactNode {
  const { value, onChange, controlRef, error, required = false } = props;
  const [isCustom, setCustom] = useState(value !== '' && !isPreset(value));
  const words = useRef(isCustom ? value : '');
  const choose = (choice: string): void => {
    const isOther = choice === OTHER_COLOUR;
    if (isCustom) words.current = value;
    setCustom(isOther);
    onChange(isOther ? words.current : choice);
  };
  return (
    <>
      <Field label={m.accountsProfile.color} error={isCustom ? undefined : error} required={required}>
        <Select
          name="vehicleColor"
          value={isCustom ? OTHER_COLOUR : value}
          onChange={(event) => choose(event.target.value)}
          {...(!isCustom && { ref: controlRef })}
        >
          <option value="">{m.accountsProfile.chooseAColor}</option>
          {COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {m.accountsProfile.colors[colour]}
            </option>
          ))}
        </Select>
      </Field>
      {isCustom && (
        <Field label={m.accountsProfile.yourColor} error={error} required={required}>
          <TextInput
            ref={controlRef}
            name="vehicleColor"
            value={value}
            maxLength={40}
            placeholder={m.accountsProfile.midnightPurple}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}
