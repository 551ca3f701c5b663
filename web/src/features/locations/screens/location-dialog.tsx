import type { Location, MyOrganization } from '@chargerota/contract';
import type { PlanLimits } from '@chargerota/domain';
import { LOCATION_TYPES, MAX_SPOTS_ON_ADD } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select, TextInput } from '../../../ui/field.tsx';
import { TimeZoneSelect } from '../../../ui/time-zone-select.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAddLocation, useUpdateLocation } from '../admin-api.ts';
import {
  LOCATION_TYPE_NAMES,
  locationChanges,
  locationFormSchema,
  locationFormValues,
  locationToAdd,
} from '../location-form.ts';
import type { LocationFormResult } from '../location-form.ts';
import { HoursEditor } from './hours-editor.tsx';

type LocationDialogProps = {
  organization: MyOrganization;
  /** Null to add a new one. */
  location: Location | null;
  limits: PlanLimits;
  onClose: () => void;
};

/** Adds a location, or changes one. */
export function LocationDialog({ organization, location, limits, onClose }: LocationDialogProps): ReactNode {
  const formId = useId();
  const { save, isSaving } = useSave(organization.id, location);
  const form = useForm({
    resolver: zodResolver(locationFormSchema),
    defaultValues: locationFormValues(location, organization.timezone),
  });
  const { errors } = form.formState;
  const [name, address, totalSpots, week] = useWatch({
    control: form.control,
    name: ['name', 'address', 'totalSpots', 'operatingHoursJson'],
  });
  const isComplete = Boolean(name.trim() && address.trim());
  const submit = form.handleSubmit((values) =>
    save(values, {
      onSuccess: onClose,
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'spot_limit')
          form.setError('totalSpots', { message: error.details[0]?.message ?? error.message });
        else showFieldErrors(form, error);
      },
    }),
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={location ? `Edit ${location.name}` : 'Add Location'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={isSaving}
            disabled={!isComplete}
            aria-describedby={`${formId}-why`}
          >
            {location ? 'Save Changes' : 'Add Location'}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={errors.name?.message} required>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label="Address" error={errors.address?.message} required>
          <TextInput autoComplete="off" {...form.register('address')} />
        </Field>
        <div className={location ? 'form' : 'field-row'}>
          {!location && (
            <Field label="Chargers" hint={chargersHint(limits)} error={errors.totalSpots?.message}>
              <TextInput
                inputMode="numeric"
                name="totalSpots"
                value={totalSpots}
                // What is no whole number of at least one is not taken (SPEC.md §5).
                onChange={({ target }) =>
                  /^([1-9]\d{0,2})?$/.test(target.value) &&
                  form.setValue('totalSpots', target.value, { shouldValidate: form.formState.isSubmitted })
                }
              />
            </Field>
          )}
          <Field label="Type" error={errors.locationType?.message}>
            <Select {...form.register('locationType')}>
              {LOCATION_TYPES.map((type) => (
                <option key={type} value={type}>
                  {LOCATION_TYPE_NAMES[type]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label="Time zone"
          hint="Reservations here are made on its clocks."
          error={errors.timezone?.message}
        >
          <TimeZoneSelect
            given={location?.timezone ?? organization.timezone}
            {...form.register('timezone')}
          />
        </Field>
        <HoursEditor
          week={week}
          errors={errors.operatingHoursJson}
          onChange={(changed) =>
            form.setValue('operatingHoursJson', changed, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <p className="hint" id={`${formId}-why`}>
          {!isComplete && 'Enter a name and an address to save.'}
        </p>
      </form>
    </Dialog>
  );
}

function chargersHint({ spotsPerLocation }: PlanLimits): string {
  return spotsPerLocation === null
    ? `1 to ${MAX_SPOTS_ON_ADD}, numbered from 01.`
    : `Your plan includes ${spotsPerLocation} at a location.`;
}

type Outcome = { onSuccess: () => void; onError: (error: Error) => void };

function useSave(organizationId: string, location: Location | null) {
  const add = useAddLocation(organizationId);
  const update = useUpdateLocation(organizationId);
  const save = (values: LocationFormResult, { onSuccess, onError }: Outcome): void => {
    const done = (title: string, description: string) => (): void => {
      toast({ title, description });
      onSuccess();
    };
    if (location) {
      const changes = locationChanges(values);
      const onSaved = done('Location Updated', `Standing reservations at ${values.name} stay as they are.`);
      update.mutate({ id: location.id, changes }, { onSuccess: onSaved, onError });
    } else {
      const onAdded = done('Location Added', `Members can reserve at ${values.name} now.`);
      add.mutate(locationToAdd(values), { onSuccess: onAdded, onError });
    }
  };
  return { save, isSaving: add.isPending || update.isPending };
}
