import { createLocationForm, locationType, timeZone } from '@chargerota/contract';
import type { Location } from '@chargerota/contract';
import { DEFAULT_LOCATION_TYPE, DEFAULT_WEEKLY_HOURS, validateWeeklyHours } from '@chargerota/domain';
import type { LocationType, WeeklyHours } from '@chargerota/domain';
import * as z from 'zod';
import type { LocationChanges, NewLocation } from './admin-api.ts';
import { weekOf } from './api.ts';

export const LOCATION_TYPE_NAMES: Readonly<Record<LocationType, string>> = {
  office: 'Office',
  parking_garage: 'Parking garage',
  residential: 'Residential',
  retail: 'Retail',
  shopping_center: 'Shopping center',
  manufacturing: 'Manufacturing',
  production_building: 'Production building',
  public: 'Public',
};

/** The form of a location: the contract's fields, the number of chargers as typed, and a week that makes sense. */
export const locationFormSchema = z.object({
  name: createLocationForm.shape.name,
  address: createLocationForm.shape.address,
  timezone: timeZone,
  locationType,
  /** Empty counts as one (SPEC.md §5 "Add location"). */
  totalSpots: z
    .string()
    .transform((typed) => (typed === '' ? 1 : Number(typed)))
    .pipe(createLocationForm.shape.totalSpots.unwrap()),
  operatingHoursJson: z.custom<WeeklyHours>().superRefine((week, context) => {
    for (const { weekday, message } of validateWeeklyHours(week))
      context.addIssue({ code: 'custom', path: [weekday], message });
  }),
});
export type LocationFormValues = z.input<typeof locationFormSchema>;
export type LocationFormResult = z.output<typeof locationFormSchema>;

/** What the form starts with: the location's own values, or those of a new one in the organization's zone. */
export function locationFormValues(location: Location | null, organizationZone: string): LocationFormValues {
  if (!location) {
    return {
      name: '',
      address: '',
      timezone: organizationZone,
      locationType: DEFAULT_LOCATION_TYPE,
      totalSpots: '1',
      operatingHoursJson: DEFAULT_WEEKLY_HOURS,
    };
  }
  const { name, address, timezone, locationType } = location;
  return {
    name,
    address,
    timezone,
    locationType,
    // Not asked for here, and not sent: how many chargers a location has is changed elsewhere.
    totalSpots: '1',
    operatingHoursJson: weekOf(location),
  };
}

export const locationToAdd = ({ operatingHoursJson, ...form }: LocationFormResult): NewLocation => ({
  ...form,
  operatingHoursJson: hoursToSend(operatingHoursJson),
});

export function locationChanges(form: LocationFormResult): LocationChanges {
  const { name, address, timezone, locationType, operatingHoursJson } = form;
  return {
    name,
    address,
    timezone,
    locationType,
    operatingHoursJson: hoursToSend(operatingHoursJson),
  };
}

/** Times that were never set are left out, as the contract has it. */
function hoursToSend(week: WeeklyHours): NonNullable<NewLocation['operatingHoursJson']> {
  const days = Object.entries(week).map(([weekday, { open, close, ...flags }]) => [
    weekday,
    { ...flags, ...(open && { open }), ...(close && { close }) },
  ]);
  return Object.fromEntries(days) as NonNullable<NewLocation['operatingHoursJson']>;
}
