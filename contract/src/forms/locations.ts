import { m } from '@chargerota/messages';
import {
  ACCESS_TYPES,
  CHARGING_TYPES,
  CONNECTOR_TYPES,
  LOCATION_TYPES,
  MAX_SPOTS_ON_ADD,
  MAX_SPOTS_ON_EDIT,
  MOST_SPANS_A_DAY,
} from '@chargerota/domain';
import * as z from 'zod';
import { confirmation, timeZone } from '../common.ts';
import { contactPhone } from '../phones.ts';
import { longText, nameText, text } from '../texts.ts';

export const locationType = z.enum(LOCATION_TYPES);

export const accessType = z.enum(ACCESS_TYPES);

/** `HH:MM`, at most `24:00`. */
export const hourText = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: () => m.refusalsFields.toUseATimeSuchAs });

export const dayHours = z.strictObject({
  open: hourText.optional(),
  close: hourText.optional(),
  closed: z.boolean().default(false),
  is24hrs: z.boolean().default(false),
  /** When it opens again that day. */
  more: z
    .array(z.strictObject({ open: hourText, close: hourText }))
    .max(MOST_SPANS_A_DAY - 1)
    .optional(),
});

export const weeklyHours = z.strictObject({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

/** An amenity of a location, in a word or two. */
export const amenity = text(60);

export const locationFields = {
  name: nameText(120, () => m.refusalsFields.pleaseEnterAName).pipe(
    z.string().min(1, { error: () => m.refusalsFields.pleaseEnterAName }),
  ),
  address: text(240, () => m.refusalsFields.pleaseEnterAnAddress).pipe(
    z.string().min(1, { error: () => m.refusalsFields.pleaseEnterAnAddress }),
  ),
  city: text(80).nullish(),
  state: text(40).nullish(),
  zipCode: text(20).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  timezone: timeZone.optional(),
  amenities: z.array(amenity).max(30).optional(),
  operatingHoursJson: weeklyHours.optional(),
  accessType: accessType.optional(),
  locationType: locationType.optional(),
  networkProvider: text(80).nullish(),
  contactPhone: contactPhone.nullish(),
  description: longText(1000).nullish(),
};

export const createLocationForm = z.strictObject({
  ...locationFields,
  /** Chargers to set up, numbered from 01. */
  totalSpots: z
    .int()
    .min(1, { error: () => m.refusalsFields.atLeastOneCharger })
    .max(MAX_SPOTS_ON_ADD, {
      error: () => m.refusalsFields.atMostChargers({ max: MAX_SPOTS_ON_ADD }),
    })
    .default(1),
});

export const updateLocationForm = z
  .strictObject({
    ...locationFields,
    isActive: z.boolean(),
    /** Chargers in use. A higher number adds chargers with the next numbers, a lower one takes the last ones out of use. */
    totalSpots: z
      .int()
      .min(1, { error: () => m.refusalsFields.atLeastOneCharger })
      .max(MAX_SPOTS_ON_EDIT, {
        error: () => m.refusalsFields.atMostChargers({ max: MAX_SPOTS_ON_EDIT }),
      }),
    confirm: confirmation,
    /**
     * Confirms that the reservations listed by a `reservations_outside_hours` refusal stay, though the location will be
     * closed in their hours.
     */
    keep: confirmation,
  })
  .partial();

export const chargingType = z.enum(CHARGING_TYPES);

export const connectorType = z.enum(CONNECTOR_TYPES);

export const updateSpotForm = z
  .strictObject({
    spotNumber: nameText(20, () => m.refusalsFields.pleaseEnterAChargerNumber).pipe(
      z.string().min(1, { error: () => m.refusalsFields.pleaseEnterAChargerNumber }),
    ),
    chargingType,
    connectorType,
    /** Kilowatts. */
    powerOutput: z
      .number()
      .positive({ error: () => m.refusalsFields.pleaseEnterAPowerAbove })
      .max(1000, { error: () => m.refusalsFields.atMost1000KW }),
    /** A charger in maintenance is listed but cannot be reserved. */
    currentStatus: z.enum(['available', 'maintenance']),
    /** A charger out of use is not listed for members. */
    isActive: z.boolean(),
    confirm: confirmation,
  })
  .partial();
