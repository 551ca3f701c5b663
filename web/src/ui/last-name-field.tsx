import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { Checkbox } from './choices.tsx';
import { Field, TextInput } from './field.tsx';

type LastNameFieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPathByValue<V, string | null>;
};

/** A last name; null if the person says that they have one name. */
export function LastNameField<V extends FieldValues>({ control, name }: LastNameFieldProps<V>): ReactNode {
  const { field, fieldState } = useController({ control, name });
  const value = field.value as string | null;
  const hasOne = value === null;
  return (
    <Field
      label={m.parts.lastName}
      error={fieldState.error?.message}
      required={!hasOne}
      below={
        <Checkbox
          label={m.parts.iHaveOneName}
          checked={hasOne}
          onChange={({ target }) => field.onChange(target.checked ? null : '')}
        />
      }
    >
      <TextInput {...field} autoComplete="family-name" value={value ?? ''} disabled={hasOne} />
    </Field>
  );
}
