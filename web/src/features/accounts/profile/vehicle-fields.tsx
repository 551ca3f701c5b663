import { m } from '@chargerota/messages';
import { PLATE_STATES } from '@chargerota/domain';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx';
import { Field, Select, TextInput } from '../../../ui/field.tsx';
import { NO_VEHICLE_YET, tellsOfVehicle } from './vehicle-form.ts';
import type { VehicleValues } from './vehicle-form.ts';
import { ColourField } from './colour-field.tsx';

const PLATE_TYPES = [
  { value: 'permanent_plate', label: m.accountsProfile.plateTypes.permanent_plate },
  { value: 'temporary_plate', label: m.accountsProfile.plateTypes.temporary_plate },
] as const;

type VehicleFieldsProps = {
  /** Fields that the form adds between these, such as the year. */
  children?: ReactNode;
  /** Whether every field is required; otherwise only the state of a plate is. */
  required?: boolean;
};

/** The vehicle block of a form whose values include `VehicleValues`, given by a FormProvider. */
export function VehicleFields({ children, required = false }: VehicleFieldsProps): ReactNode {
  const form = useFormContext<VehicleValues>();
  const { errors } = form.formState;
  const [hasNoVehicle, plate] = useWatch({ control: form.control, name: ['hasNoVehicle', 'licensePlate'] });
  return (
    <div className="form">
      <Checkbox
        label={m.accountsProfile.iWillNotHaveA}
        {...form.register('hasNoVehicle', {
          onChange: (event: { target: { checked: boolean } }) => clearVehicle(form, event.target.checked),
        })}
      />
      {!hasNoVehicle && (
        <>
          <div className="field-row">
            <Field label={m.accountsProfile.make} error={errors.vehicleMake?.message} required={required}>
              <TextInput {...form.register('vehicleMake')} />
            </Field>
            <Field label={m.accountsProfile.model} error={errors.vehicleModel?.message} required={required}>
              <TextInput {...form.register('vehicleModel')} />
            </Field>
            {children}
            <VehicleColour required={required} />
          </div>
          <div className="field-row">
            <Field
              label={m.accountsProfile.licensePlate}
              error={errors.licensePlate?.message}
              required={required}
            >
              <TextInput autoCapitalize="characters" spellCheck={false} {...form.register('licensePlate')} />
            </Field>
            <Field
              label={m.accountsProfile.plateState}
              error={errors.licensePlateState?.message}
              required={required || plate !== ''}
            >
              <Select {...form.register('licensePlateState')}>
                <option value="">{m.accountsProfile.chooseAState}</option>
                {PLATE_STATES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <PlateTypeChoice />
        </>
      )}
    </div>
  );
}

/** The vehicle of a form that can do without: its fields come when they are asked for, or something is known already. */
export function OptionalVehicleFields(): ReactNode {
  const form = useFormContext<VehicleValues>();
  const [isOpen, setIsOpen] = useState(() => {
    const values = form.getValues();
    return values.hasNoVehicle || tellsOfVehicle(values);
  });
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (isAsked) form.setFocus('vehicleMake');
  }, [isAsked, form]);
  if (isOpen) return <VehicleFields />;
  const open = (): void => {
    setIsOpen(true);
    setIsAsked(true);
  };
  return (
    <div className="form">
      <p className="mute">{m.accountsProfile.youCanAlsoAddIt}</p>
      <p>
        <Button onClick={open}>{m.accountsProfile.addYourVehicle}</Button>
      </p>
    </div>
  );
}

function VehicleColour({ required }: { required: boolean }): ReactNode {
  const { field, fieldState } = useController<VehicleValues, 'vehicleColor'>({ name: 'vehicleColor' });
  return (
    <ColourField
      value={field.value}
      controlRef={field.ref}
      error={fieldState.error?.message}
      required={required}
      onChange={field.onChange}
    />
  );
}

function PlateTypeChoice(): ReactNode {
  const { field, fieldState } = useController<VehicleValues, 'licensePlateType'>({
    name: 'licensePlateType',
  });
  return (
    <RadioGroup
      legend={m.accountsProfile.plateType}
      choices={PLATE_TYPES}
      value={field.value || null}
      firstRef={field.ref}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}

const CLEARED = Object.keys(NO_VEHICLE_YET).filter(
  (field): field is Exclude<keyof VehicleValues, 'hasNoVehicle'> => field !== 'hasNoVehicle',
);

/** Clears the vehicle's fields when the person has none; restores the initial values when they have one after all. */
function clearVehicle(form: UseFormReturn<VehicleValues>, isGone: boolean): void {
  for (const field of CLEARED) {
    if (isGone) form.setValue(field, NO_VEHICLE_YET[field], { shouldDirty: true });
    else form.resetField(field);
  }
  form.clearErrors(CLEARED);
}
