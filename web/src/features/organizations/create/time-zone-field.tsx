import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { TimeZoneSelect } from '../../../ui/time-zone-select.tsx';
import type { NewOrganizationValues } from './new-organization.ts';

/** Only shown, and loaded, where the device does not say its time zone or the server refuses the one that it says. */
export function TimeZoneField(): ReactNode {
  const { control, formState, setValue } = useFormContext<NewOrganizationValues>();
  const zone = useWatch({ control, name: 'timezone' });
  return (
    <Field
      label={m.common.timeZone}
      hint={m.organizationsCreate.yourLocationsStartWithIt}
      error={formState.errors.timezone?.message}
      required
    >
      <TimeZoneSelect
        value={zone}
        onChange={(chosen) => setValue('timezone', chosen, { shouldValidate: formState.isSubmitted })}
      />
    </Field>
  );
}
