import { m } from '@chargerota/messages';
import { accessType, createLocationForm, locationType, timeZone } from '@chargerota/contract/forms';
import type { Location } from '@chargerota/contract';
import {
  DEFAULT_ACCESS_TYPE,
  DEFAULT_LOCATION_TYPE,
  DEFAULT_WEEKLY_HOURS,
  MAX_SPOTS_ON_ADD,
  MAX_SPOTS_ON_EDIT,
  validateWeeklyHours,
} from '@chargerota/domain';
import type { WeeklyHours } from '@chargerota/domain';
import * as z from 'zod';
import type { LocationChanges, NewLocation } from './admin-api.ts';
import { weekOf } from './api.ts';
import { readNumber } from '../../lib/typed-numbers.ts';

const fields = createLocationForm.shape;

/** An empty field is sent as not set. */
const optional = (schema: z.ZodType<string, string>) => schema.transform((typed) => typed || null);

const coordinate = (name: 'latitude' | 'longitude', limit: number) =>
  z.string().transform((typed, context) => {
    const degrees = readNumber(typed);
    if (typed.trim() === '') return null;
    if (Math.abs(degrees) <= limit) return degrees;
    context.addIssue({ code: 'custom', message: m.locations.notACoordinate[name] });
    return z.NEVER;
  });

/** The form of a location: the contract's fields as typed, and valid opening hours. */
function schemaOf(maxSpots: number) {
  return z
    .object({
      name: fields.name,
      address: fields.address,
      city: optional(fields.city.unwrap().unwrap()),
      state: optional(fields.state.unwrap().unwrap()),
      zipCode: optional(fields.zipCode.unwrap().unwrap()),
      latitude: coordinate('latitude', 90),
      longitude: coordinate('longitude', 180),
      timezone: timeZone,
      locationType,
      accessType,
      networkProvider: optional(fields.networkProvider.unwrap().unwrap()),
      contactPhone: optional(fields.contactPhone.unwrap().unwrap()),
      description: optional(fields.description.unwrap().unwrap()),
      amenities: fields.amenities.unwrap(),
      /** An empty field counts as one charger. */
      totalSpots: z
        .string()
        .transform((typed) => (typed === '' ? 1 : Number(typed)))
        .pipe(
          z
            .int()
            .min(1, m.locations.atLeastOneCharger)
            .max(maxSpots, m.locations.atMostMaxSpotsChargers({ maxSpots })),
        ),
      operatingHoursJson: z.custom<WeeklyHours>().superRefine((week, context) => {
        for (const { weekday, message } of validateWeeklyHours(week))
          context.addIssue({ code: 'custom', path: [weekday], message });
      }),
    })
    .superRefine(({ latitude, longitude }, context) => {
      if ((latitude === null) === (longitude === null)) return;
      const path = [latitude === null ? 'latitude' : 'longitude'];
      context.addIssue({ code: 'custom', path, message: m.locations.enterBothLatitudeAndLongitude });
    });
}

export const newLocationSchema = schemaOf(MAX_SPOTS_ON_ADD);
export const editLocationSchema = schemaOf(MAX_SPOTS_ON_EDIT);
export type LocationFormValues = z.input<typeof newLocationSchema>;
export type LocationFormResult = z.output<typeof newLocationSchema>;

/** The form's initial values: the location's own, or those of a new location in the organization's zone. */
export function locationFormValues(location: Location | null, organizationZone: string): LocationFormValues {
  return {
    name: location?.name ?? '',
    address: location?.address ?? '',
    city: location?.city ?? '',
    state: location?.state ?? '',
    zipCode: location?.zipCode ?? '',
    latitude: location?.latitude?.toString() ?? '',
    longitude: location?.longitude?.toString() ?? '',
    timezone: location?.timezone ?? organizationZone,
    locationType: location?.locationType ?? DEFAULT_LOCATION_TYPE,
    accessType: location?.accessType ?? DEFAULT_ACCESS_TYPE,
    networkProvider: location?.networkProvider ?? '',
    contactPhone: location?.contactPhone ?? '',
    description: location?.description ?? '',
    amenities: location?.amenities ?? [],
    totalSpots: String(location?.totalSpots ?? 1),
    operatingHoursJson: location ? weekOf(location) : DEFAULT_WEEKLY_HOURS,
  };
}

export const locationToAdd = ({ operatingHoursJson, ...form }: LocationFormResult): NewLocation => ({
  ...form,
  operatingHoursJson: hoursToSend(operatingHoursJson),
});

/** Only the changed fields, so that another administrator's changes stay; null if nothing was changed. */
export function locationChanges(location: Location, form: LocationFormResult): LocationChanges | null {
  const values = locationFormValues(location, location.timezone);
  const changed = Object.entries(locationToAdd(form)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(asSent(field as FieldName, values)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

type FieldName = keyof LocationFormValues;

/** One field parsed by itself, because another may hold a value that was stored before its rule and is invalid now. */
const asSent = (field: FieldName, values: LocationFormValues): unknown =>
  field === 'operatingHoursJson'
    ? hoursToSend(values.operatingHoursJson)
    : editLocationSchema.shape[field].safeParse(values[field]).data;

/** The contract leaves out times that were never set. */
function hoursToSend(week: WeeklyHours): NonNullable<NewLocation['operatingHoursJson']> {
  const days = Object.entries(week).map(([weekday, { open, close, more = [], ...flags }]) => [
    weekday,
    { ...flags, ...(open && { open }), ...(close && { close }), ...(more.length > 0 && { more }) },
  ]);
  return Object.fromEntries(days) as NonNullable<NewLocation['operatingHoursJson']>;
}
