import { m } from '@chargerota/messages';
import { amenity as amenitySchema } from '@chargerota/contract/forms';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, Optional, TextInput } from '../../../../ui/field.tsx';
import { amenityName, SUGGESTED_AMENITIES } from '../../words.ts';

const MAX_AMENITIES = 30;
const MAX_LENGTH = 60;

type AmenitiesFieldProps = {
  value: readonly string[];
  error?: string | undefined;
  onChange: (amenities: string[]) => void;
};

/** The amenities of a location: common ones to select, and others to add by name. */
export function AmenitiesField({ value, error, onChange }: AmenitiesFieldProps): ReactNode {
  // An added amenity stays in the list after it is deselected.
  const [offered, setOffered] = useState(() => [...new Set([...SUGGESTED_AMENITIES, ...value])]);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? error;
  const id = useId();
  const isFull = value.length >= MAX_AMENITIES;

  function add(): void {
    const judged = amenitySchema.safeParse(typed.replaceAll(/\s+/g, ' '));
    setRefusal(judged.error?.issues[0]?.message);
    const wanted = judged.data;
    if (!wanted || isFull) return;
    const known = offered.find((amenity) =>
      [amenity, amenityName(amenity)].some((name) => name.toLowerCase() === wanted.toLowerCase()),
    );
    if (!known) setOffered([...offered, wanted]);
    onChange([...new Set([...value, known ?? wanted])]);
    setTyped('');
  }

  return (
    <fieldset className="field">
      <legend className="label">
        {m.locationsEditing.amenities}
        <Optional />
      </legend>
      <div className="chips">
        {offered.map((amenity) => (
          <label key={amenity} className="chip">
            <input
              type="checkbox"
              className="vh"
              checked={value.includes(amenity)}
              disabled={isFull && !value.includes(amenity)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, amenity] : value.filter((chosen) => chosen !== amenity))
              }
            />
            <Check className="ic ic-14" aria-hidden="true" />
            {amenityName(amenity)}
          </label>
        ))}
      </div>
      <div className="chips-add">
        <TextInput
          id={id}
          aria-label={m.locationsEditing.anotherAmenity}
          placeholder={m.locationsEditing.nameAnotherAmenity}
          maxLength={MAX_LENGTH}
          value={typed}
          aria-invalid={refusal !== undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefusal(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds it instead of saving the form.
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={typed.trim() === '' || isFull}>
          {m.locationsEditing.add}
        </Button>
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {isFull && (
        <span className="hint">{m.locationsEditing.aLocationHasAtMost({ most: MAX_AMENITIES })}</span>
      )}
    </fieldset>
  );
}
