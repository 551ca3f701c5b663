import { m } from '@chargerota/messages';
import { USUAL_ENERGY_MAX } from '@chargerota/domain';
import * as z from 'zod';
import { amenity, chargingType, connectorType } from './locations.ts';

export const position = z.strictObject({
  latitude: z
    .number()
    .min(-90, { error: () => m.refusalsFields.atLeast90 })
    .max(90, { error: () => m.refusalsFields.atMost90 }),
  longitude: z
    .number()
    .min(-180, { error: () => m.refusalsFields.atLeast180 })
    .max(180, { error: () => m.refusalsFields.atMost180 }),
});

export type Position = z.infer<typeof position>;

const distance = z
  .int({ error: () => m.refusalsFields.pleaseEnterWholeKilometers })
  .min(1, { error: () => m.refusalsFields.atLeast1Km })
  .max(500, { error: () => m.refusalsFields.atMost500Km });

export const preferencesForm = z
  .strictObject({
    chargingTypes: z.array(chargingType).max(10),
    connectorTypes: z.array(connectorType).max(10),
    amenities: z.array(amenity).max(30),
    maxDistance: distance,
    home: position.nullable(),
    work: position.nullable(),
    usualEnergyKwh: z
      .number({ error: () => m.refusalsFields.pleaseEnterANumberOf })
      .positive({ error: () => m.refusalsFields.pleaseEnterMoreThan0 })
      .max(USUAL_ENERGY_MAX, {
        error: () => m.refusalsFields.atMostKWh({ max: USUAL_ENERGY_MAX }),
      })
      .nullable(),
  })
  .partial();
