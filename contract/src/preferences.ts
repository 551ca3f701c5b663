import * as z from 'zod';
import { chargingType, connectorType } from './forms/locations.ts';
import { position, preferencesForm } from './forms/preferences.ts';
import { defineRoute, signedIn } from './route.ts';

/** What a person prefers in a charging station. Nobody but them reads it. */
export const preferences = z
  .object({
    chargingTypes: z.array(chargingType),
    connectorTypes: z.array(connectorType),
    amenities: z.array(z.string()),
    /** Kilometers. */
    maxDistance: z.int(),
    home: position.nullable(),
    work: position.nullable(),
    /** Kilowatt hours that they usually charge; null if unknown. */
    usualEnergyKwh: z.number().nullable(),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof preferences>;

export const getPreferences = defineRoute({
  method: 'GET',
  path: '/api/users/me/preferences',
  summary: 'What the caller prefers in a charging station; nobody else reads it',
  access: signedIn,
  response: preferences,
});

export const updatePreferences = defineRoute({
  method: 'PATCH',
  path: '/api/users/me/preferences',
  summary: 'Change what the caller prefers; absent fields stay as they are',
  access: signedIn,
  body: preferencesForm,
  response: preferences,
});
