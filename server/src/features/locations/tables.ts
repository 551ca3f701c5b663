import {
  ACCESS_TYPES,
  DEFAULT_CHARGING_TYPE,
  DEFAULT_CONNECTOR_TYPE,
  DEFAULT_POWER_OUTPUT,
  LOCATION_TYPES,
} from '@chargerota/domain';
import type { WeeklyHours } from '@chargerota/domain';
import {
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { organizationId } from '../organizations/tables.ts';

const SPOT_STATUSES = ['available', 'occupied', 'reserved', 'maintenance'] as const;

export const locations = pgTable(
  'locations',
  {
    organizationId: organizationId(),
    id: id(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** The IANA zone of the location's `date`s, `timeSlot`s and opening hours. */
    timezone: text('timezone').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zip_code'),
    totalSpots: integer('total_spots').notNull().default(0),
    amenities: text('amenities').array().notNull().default([]),
    /** The opening hours as text, derived from `operatingHoursJson` whenever that is written. */
    operatingHours: text('operating_hours').notNull(),
    operatingHoursJson: jsonb('operating_hours_json').$type<WeeklyHours>().notNull(),
    accessType: text('access_type', { enum: ACCESS_TYPES }).notNull().default('private'),
    locationType: text('location_type', { enum: LOCATION_TYPES }).notNull().default('office'),
    networkProvider: text('network_provider'),
    contactPhone: text('contact_phone'),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    /** Of the reviews that are not hidden, as is their number: written with each review, under the row's lock. */
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }),
    totalReviews: integer('total_reviews').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'locations_pkey', columns: [t.organizationId, t.id] }),
    oneOf('locations_access_type_check', t.accessType, ACCESS_TYPES),
    oneOf('locations_location_type_check', t.locationType, LOCATION_TYPES),
  ],
);

export const spots = pgTable(
  'spots',
  {
    organizationId: organizationId(),
    id: id(),
    locationId: uuid('location_id').notNull(),
    spotNumber: text('spot_number').notNull(),
    /** Position in the location's list of spots. Spot numbers are text and cannot be used for sorting. */
    position: integer('position').notNull(),
    chargingType: text('charging_type').notNull().default(DEFAULT_CHARGING_TYPE),
    connectorType: text('connector_type').notNull().default(DEFAULT_CONNECTOR_TYPE),
    /** Kilowatts. */
    powerOutput: doublePrecision('power_output').notNull().default(DEFAULT_POWER_OUTPUT),
    currentStatus: text('current_status', { enum: SPOT_STATUSES }).notNull().default('available'),
    isActive: boolean('is_active').notNull().default(true),
    lastStatusUpdate: instant('last_status_update'),
    /** Printed codes of a lower version are void. */
    codeVersion: integer('code_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'spots_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'spots_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    unique('spots_spot_number_key').on(t.organizationId, t.locationId, t.spotNumber),
    // The target of the reservations' foreign key, which ensures that the spot is at the location.
    unique('spots_location_id_key').on(t.organizationId, t.locationId, t.id),
    oneOf('spots_current_status_check', t.currentStatus, SPOT_STATUSES),
  ],
);
