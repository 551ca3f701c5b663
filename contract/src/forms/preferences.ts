import { USUAL_ENERGY_MAX } from '@chargerota/domain';
import * as z from 'zod';
import { amenity, chargingType, connectorType } from './locations.ts';

export const position = z.strictObject({
  latitude: z.number().min(-90, 'At least -90.').max(90, 'At most 90.'),
  longitude: z.number().min(-180, 'At least -180.').max(180, 'At most 180.'),
});

export type Position = z.infer<typeof position>;

const distance = z.int('Please enter whole kilometers.').min(1, 'At least 1 km.').max(500, 'At most 500 km.');

export const preferencesForm = z
  .strictObject({
    chargingTypes: z.array(chargingType).max(10),
    connectorTypes: z.array(connectorType).max(10),
    amenities: z.array(amenity).max(30),
    maxDistance: distance,
    home: position.nullable(),
    work: position.nullable(),
    usualEnergyKwh: z
      .number('Please enter a number of kilowatt hours.')
      .positive('Please enter more than 0 kWh.')
      .max(USUAL_ENERGY_MAX, `At most ${USUAL_ENERGY_MAX} kWh.`)
      .nullable(),
  })
  .partial();
