import { US_STATES } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx';
import { Field, Select, TextInput } from '../../../ui/field.tsx';
import { NO_VEHICLE_YET } from '../vehicle-form.ts';
import type { VehicleValues } from '../vehicle-form.ts';
import { ColourField } from './colour-field.tsx';

const PLATE_TYPES = [
  { value: 'permanent_plate', label: 'Permanent plate' },
  { value: 'temporary_plate', label: 'Temporary plate' },
] as const;

type VehicleFieldsProps = {
  /** Fields that the form adds among these, e.g. the year. */
  children?: ReactNode;
  /** Whether every field is demanded, not only the plate's state. */
  required?: boolean;
};

/** The vehicle block of a form whose values include `VehicleValues`, given by a FormProvider. */
export function VehicleFields({ children, required = false }: VehicleFieldsProps): ReactNode {
  const form = useFormContext<VehicleValues>();
  const { errors } = form.formState;
  const { hasNoVehicle, vehicleColor, licensePlateType } = useWatch({ control: form.control });
  const forgetVehicle = (isGone: boolean): void => {
    if (!isGone) return;
    for (const [field, empty] of Object.entries(NO_VEHICLE_YET))
      if (field !== 'hasNoVehicle') form.setValue(field as keyof VehicleValues, empty);
    form.clearErrors();
  };
  return (
    <div className="form">
      <Checkbox
        label="I will not have a vehicle"
        {...form.register('hasNoVehicle', {
          onChange: (event: { target: { checked: boolean } }) => forgetVehicle(event.target.checked),
        })}
      />
      {!hasNoVehicle && (
        <>
          <div className="field-row">
            <Field label="Make" error={errors.vehicleMake?.message} required={required}>
              <TextInput {...form.register('vehicleMake')} />
            </Field>
            <Field label="Model" error={errors.vehicleModel?.message} required={required}>
              <TextInput {...form.register('vehicleModel')} />
            </Field>
            {children}
            <ColourField
              value={vehicleColor ?? ''}
              error={errors.vehicleColor?.message}
              required={required}
              onChange={(colour) =>
                form.setValue('vehicleColor', colour, {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                })
              }
            />
          </div>
          <div className="field-row">
            <Field label="License plate" error={errors.licensePlate?.message} required={required}>
              <TextInput autoCapitalize="characters" spellCheck={false} {...form.register('licensePlate')} />
            </Field>
            <Field label="Plate state" error={errors.licensePlateState?.message} required>
              <Select {...form.register('licensePlateState')}>
                <option value="">Choose a state</option>
                {US_STATES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <RadioGroup
            legend="Plate type"
            choices={PLATE_TYPES}
            value={licensePlateType ?? 'permanent_plate'}
            onChange={(type) => form.setValue('licensePlateType', type)}
          />
        </>
      )}
    </div>
  );
}
