import type { Location } from '@chargerota/contract';
import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { expect, test } from 'vitest';
import {
  editLocationSchema,
  locationChanges,
  locationFormValues,
  newLocationSchema,
} from './location-form.ts';
import { readPosition } from '../../lib/position.ts';

const ZONE = 'America/New_York';

const GARAGE: Location = {
  id: '0198f0f0-0000-7000-8000-000000000001',
  organizationId: '0198f0f0-0000-7000-8000-000000000002',
  name: 'Harbor House Garage',
  address: '12 Wharf Street',
  city: null,
  state: null,
  zipCode: null,
  latitude: 40.7,
  longitude: -74,
  timezone: ZONE,
  totalSpots: 24,
  amenities: ['Covered'],
  operatingHours: '',
  operatingHoursJson: DEFAULT_WEEKLY_HOURS,
  accessType: 'private',
  locationType: 'office',
  networkProvider: null,
  contactPhone: null,
  description: null,
  isActive: true,
  averageRating: null,
  totalReviews: 0,
};

/** The changes that are sent after somebody typed `typed` into the garage's form. */
function changesOf(typed: Partial<ReturnType<typeof locationFormValues>>) {
  return locationChanges(GARAGE, editLocationSchema.parse({ ...locationFormValues(GARAGE, ZONE), ...typed }));
}

test('only the changed fields of a location are sent, so that another administrator’s change stays', () => {
  expect(changesOf({})).toBeNull();
  expect(changesOf({ name: ' Harbor House Garage ' })).toBeNull();
  expect(changesOf({ city: 'New York', latitude: '', longitude: '', totalSpots: '20' })).toEqual({
    city: 'New York',
    latitude: null,
    longitude: null,
    totalSpots: 20,
  });
  // A name stored before the rules for names existed.
  const old = { ...GARAGE, name: 'Harbor\u200b House' };
  const renamed = editLocationSchema.parse({ ...locationFormValues(old, ZONE), name: 'Harbor House' });
  expect(locationChanges(old, renamed)).toEqual({ name: 'Harbor House' });
  const { saturday } = DEFAULT_WEEKLY_HOURS;
  const closed = { ...DEFAULT_WEEKLY_HOURS, saturday: { ...saturday, closed: true } };
  expect(changesOf({ operatingHoursJson: closed })).toMatchObject({
    operatingHoursJson: { saturday: { closed: true }, monday: { open: '08:00' } },
  });
});

test('a new location has 1 to 200 chargers, an edited one up to 999, and an empty field counts as one', () => {
  const typed = { ...locationFormValues(null, ZONE), name: 'Deck', address: '1 Road' };
  const chargersOf = (schema: typeof newLocationSchema, totalSpots: string): number | undefined =>
    schema.safeParse({ ...typed, totalSpots }).data?.totalSpots;
  expect(['', '1', '200', '201'].map((count) => chargersOf(newLocationSchema, count))).toEqual([
    1,
    1,
    200,
    undefined,
  ]);
  expect(['999', '1000'].map((count) => chargersOf(editLocationSchema, count))).toEqual([999, undefined]);
});

test('a position needs a valid latitude and longitude, and can be pasted as maps show it', () => {
  const typed = { ...locationFormValues(null, ZONE), name: 'Deck', address: '1 Road' };
  const wrong = (latitude: string, longitude: string): unknown[] =>
    newLocationSchema
      .safeParse({ ...typed, latitude, longitude })
      .error?.issues.flatMap(({ path }) => path) ?? [];
  expect(wrong('', '')).toEqual([]);
  expect(wrong('-90', '180')).toEqual([]);
  // As a keyboard with a comma before decimals writes.
  expect(wrong('52,52', '13,405')).toEqual([]);
  expect(wrong('40.7', '')).toEqual(['longitude']);
  expect(wrong('north', '181')).toEqual(['latitude', 'longitude']);
  expect(readPosition('40.712776, -74.005974')).toEqual({ latitude: '40.712776', longitude: '-74.005974' });
  expect(readPosition('12 Wharf Street')).toBeNull();
});
