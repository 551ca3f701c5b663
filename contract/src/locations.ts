import * as z from 'zod';
import { confirmation, id, idParams, instant, messageResponse } from './common.ts';
import {
  accessType,
  createLocationForm,
  locationFields,
  locationType,
  updateLocationForm,
  updateSpotForm,
  weeklyHours,
} from './forms/locations.ts';
import { defineRoute, member, organizationAdmin } from './route.ts';

export const location = z
  .object({
    id,
    organizationId: id,
    name: z.string(),
    address: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    timezone: z.string(),
    totalSpots: z.int(),
    amenities: z.array(z.string()),
    operatingHours: z.string(),
    operatingHoursJson: weeklyHours,
    accessType,
    locationType,
    networkProvider: z.string().nullable(),
    contactPhone: z.string().nullable(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    averageRating: z.number().nullable(),
    totalReviews: z.int(),
  })
  .meta({ id: 'Location' });
export type Location = z.infer<typeof location>;

export const spot = z
  .object({
    id,
    locationId: id,
    spotNumber: z.string(),
    chargingType: z.string(),
    connectorType: z.string(),
    powerOutput: z.number(),
    currentStatus: z.string(),
    isActive: z.boolean(),
    /** When it last became available, went into maintenance or was taken out of use; null if that never changed. */
    lastStatusUpdate: instant.nullable(),
  })
  .meta({ id: 'Spot' });
export type Spot = z.infer<typeof spot>;

export const createLocation = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/locations',
  summary: 'Add a location with its chargers',
  access: organizationAdmin('locations.create'),
  params: idParams,
  body: createLocationForm,
  status: 201,
  response: location,
  errors: ['location_limit', 'spot_limit', 'organization_full', 'subscription_required'],
});

export const listOrganizationLocations = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/locations',
  summary: 'All locations of an organization, inactive ones too',
  access: organizationAdmin('locations.read'),
  params: idParams,
  response: z.array(location),
});

export const updateLocation = defineRoute({
  method: 'PATCH',
  path: '/api/locations/:id',
  summary:
    'Change a location; standing reservations stay. What would end some, or close the location in their hours, is refused with their list, until confirmed',
  access: organizationAdmin('locations.update'),
  params: idParams,
  body: updateLocationForm,
  response: location,
  errors: [
    'location_limit',
    'spot_limit',
    'organization_full',
    'subscription_required',
    'coming_reservations',
    'reservations_outside_hours',
    'billing_busy',
  ],
});

export const deactivateLocation = defineRoute({
  method: 'DELETE',
  path: '/api/locations/:id',
  summary:
    'Deactivate a location; coming reservations are listed first, and cancelled with a notification when confirmed. Its add-ons of chargers end',
  access: organizationAdmin('locations.deactivate'),
  params: idParams,
  query: z.strictObject({ confirm: confirmation.optional() }),
  response: messageResponse,
  errors: ['coming_reservations', 'billing_busy'],
});

export const updateSpot = defineRoute({
  method: 'PATCH',
  path: '/api/spots/:id',
  summary:
    'Change a charger. Maintenance or taking it out of use lists its coming reservations first, and cancels them when confirmed',
  access: organizationAdmin('spots.update'),
  params: idParams,
  body: updateSpotForm,
  response: spot,
  errors: ['spot_number_taken', 'spot_limit', 'subscription_required', 'coming_reservations'],
});

export const listLocations = defineRoute({
  method: 'GET',
  path: '/api/locations',
  summary: 'Locations of the current organization',
  access: member('locations.read'),
  response: z.array(location),
});

export const listLocationSpots = defineRoute({
  method: 'GET',
  path: '/api/locations/:id/spots',
  summary: 'Chargers of a location; those out of use for administrators alone',
  access: member('spots.read'),
  params: idParams,
  response: z.array(spot),
});

export const listSpots = defineRoute({
  method: 'GET',
  path: '/api/spots',
  summary: 'All chargers in use of the current organization',
  access: member('spots.read'),
  response: z.array(spot),
});

// Routes of the admin dashboard: the same use cases, with fewer fields.

export const adminCreateLocation = defineRoute({
  method: 'POST',
  path: '/api/admin/locations',
  summary: 'Add a location to the current organization, which `organizationId` must name',
  access: organizationAdmin('locations.create'),
  body: z.strictObject({
    name: locationFields.name,
    address: locationFields.address,
    totalSpots: createLocationForm.shape.totalSpots.unwrap(),
    locationType: locationType.optional(),
    organizationId: id,
  }),
  status: 201,
  response: location,
  errors: [
    'organization_not_found',
    'location_limit',
    'spot_limit',
    'organization_full',
    'subscription_required',
  ],
});

export const adminUpdateLocation = defineRoute({
  method: 'PATCH',
  path: '/api/admin/locations/:id',
  summary: 'Change name and address of a location',
  access: organizationAdmin('locations.update'),
  params: idParams,
  body: z.strictObject({ name: locationFields.name, address: locationFields.address }).partial(),
  response: location,
});

export const adminDeactivateLocation = defineRoute({
  method: 'DELETE',
  path: '/api/admin/locations/:id',
  summary: 'Deactivate a location, as DELETE /api/locations/{id} does',
  access: organizationAdmin('locations.deactivate'),
  params: idParams,
  query: z.strictObject({ confirm: confirmation.optional() }),
  response: messageResponse,
  errors: ['coming_reservations', 'billing_busy'],
});
