import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { ACCESS_TYPES, LOCATION_TYPES, US_STATES } from '@chargerota/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Field, Select, TextArea, TextInput } from '../../../../ui/field.tsx';
import { TimeZoneSelect } from '../../../../ui/time-zone-select.tsx';
import type { LocationFormResult, LocationFormValues } from '../../location-form.ts';
import { ACCESS_TYPE_NAMES, LOCATION_TYPE_NAMES } from '../../words.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { PositionField } from './position-field.tsx';

export type LocationForm = UseFormReturn<LocationFormValues, unknown, LocationFormResult>;

type FieldsProps = { form: LocationForm };

export function PlaceFields({ form }: FieldsProps): ReactNode {
  const { errors } = form.formState;
  const timezone = useWatch({ control: form.control, name: 'timezone' });
  const statesId = useId();
  return (
    <>
      <Field label={m.common.name} error={errors.name?.message} required>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={m.common.address} error={errors.address?.message} required>
        <TextInput autoComplete="off" {...form.register('address')} />
      </Field>
      <div className="lf-city">
        <Field label={m.locationsEditing.city} optional error={errors.city?.message}>
          <TextInput autoComplete="off" {...form.register('city')} />
        </Field>
        <Field label={m.locationsEditing.state} optional error={errors.state?.message}>
          <TextInput autoComplete="off" list={statesId} {...form.register('state')} />
        </Field>
        <Field label={m.locationsEditing.zIPCode} optional error={errors.zipCode?.message}>
          <TextInput autoComplete="off" {...form.register('zipCode')} />
        </Field>
        <datalist id={statesId}>
          {US_STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      </div>
      <Field
        label={m.common.timeZone}
        hint={m.locationsEditing.reservationsAtThisLocationUse}
        error={errors.timezone?.message}
      >
        <TimeZoneSelect
          value={timezone}
          onChange={(zone) => form.setValue('timezone', zone, { shouldDirty: true })}
        />
      </Field>
    </>
  );
}

type ChargerFieldsProps = FieldsProps & {
  /** Null while a location is added. */
  location: Location | null;
  /** The most chargers that the plan allows here. Undefined while unknown; null means no limit. */
  spotLimit: number | null | undefined;
  /** Says that this is more than that. */
  tooMany: string | null;
  /** Where more chargers can be had; shown with the message that the plan allows no more. */
  wayOut: ReactNode;
};

export function ChargerFields(props: ChargerFieldsProps): ReactNode {
  const { form, location, spotLimit, tooMany, wayOut } = props;
  const { errors, isSubmitted } = form.formState;
  const totalSpots = useWatch({ control: form.control, name: 'totalSpots' });
  const set = (typed: string): void =>
    form.setValue('totalSpots', typed, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <>
      <div className={wayOut ? 'lf-three is-full' : 'lf-three'}>
        <Field
          label={m.common.chargers}
          hint={chargersHint(location, Number(totalSpots), spotLimit)}
          error={errors.totalSpots?.message ?? tooMany ?? undefined}
          below={wayOut}
          required
        >
          <TextInput
            inputMode="numeric"
            name="totalSpots"
            value={totalSpots}
            // Only whole numbers of at least one are accepted. When an administrator empties the field of an existing
            // location, it becomes 1 and is selected, so that typing replaces it.
            onChange={({ target }) => {
              if (!/^([1-9]\d{0,2})?$/.test(target.value)) return;
              set(target.value || (location ? '1' : ''));
              if (target.value === '' && location) requestAnimationFrame(() => target.select());
            }}
          />
        </Field>
        <Field label={m.common.type} error={errors.locationType?.message}>
          <Select {...form.register('locationType')}>
            {LOCATION_TYPES.map((type) => (
              <option key={type} value={type}>
                {LOCATION_TYPE_NAMES[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.locationsEditing.access} error={errors.accessType?.message}>
          <Select {...form.register('accessType')}>
            {ACCESS_TYPES.map((type) => (
              <option key={type} value={type}>
                {ACCESS_TYPE_NAMES[type]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="hint">{m.locationsEditing.typeAndAccessAreShown}</p>
      <Field label={m.locationsEditing.networkProvider} optional error={errors.networkProvider?.message}>
        <TextInput autoComplete="off" {...form.register('networkProvider')} />
      </Field>
    </>
  );
}

/** Explains the number, and how many chargers the plan allows. */
function chargersHint(
  location: Location | null,
  wanted: number,
  spotLimit: number | null | undefined,
): string {
  const what = location ? whatChanges(location.totalSpots, wanted) : m.locationsEditing.numberedFrom01;
  return typeof spotLimit === 'number'
    ? `${what} ${m.locationsEditing.yourPlanAllows({ count: spotLimit })}`
    : what;
}

function whatChanges(now: number, wanted: number): string {
  if (wanted === now) return m.locationsEditing.inUse({ count: now });
  if (wanted > now) return m.locationsEditing.moreWithTheNextNumbers({ count: wanted - now });
  return m.locationsEditing.theLastGoOutOfUse({ count: now - wanted });
}

export function MemberFields({ form }: FieldsProps): ReactNode {
  const { errors, isSubmitted } = form.formState;
  const [amenities, latitude, longitude] = useWatch({
    control: form.control,
    name: ['amenities', 'latitude', 'longitude'],
  });
  const set = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <>
      <AmenitiesField
        value={amenities}
        error={errors.amenities?.message ?? errors.amenities?.find?.((one) => one)?.message}
        onChange={(chosen) =>
          form.setValue('amenities', chosen, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
      <Field
        label={m.locationsEditing.contactPhone}
        optional
        hint={m.locationsEditing.theNumberToCallWhen}
        error={errors.contactPhone?.message}
      >
        <TextInput type="tel" autoComplete="off" {...form.register('contactPhone')} />
      </Field>
      <Field
        label={m.common.description}
        optional
        hint={m.locationsEditing.howToFindTheChargers}
        error={errors.description?.message}
      >
        <TextArea rows={3} {...form.register('description')} />
      </Field>
      <PositionField
        latitude={latitude}
        longitude={longitude}
        errors={{ latitude: errors.latitude?.message, longitude: errors.longitude?.message }}
        onChange={(position) => {
          form.setValue('latitude', position.latitude, set);
          form.setValue('longitude', position.longitude, set);
        }}
      />
    </>
  );
}
