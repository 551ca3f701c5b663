import type { User } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { changesOf, CHECKS, profileSchema, valuesOf } from './profile-values.ts';

const maya: User = {
  id: 'maya',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Torres',
  phone: '(415) 555-0142',
  vehicleMake: 'Kia',
  vehicleModel: 'EV6',
  vehicleYear: null,
  vehicleColor: 'Blue',
  licensePlate: '8LKM402',
  licensePlateState: 'CA',
  licensePlateType: 'temporary_plate',
  emergencyContact: null,
  status: 'approved',
  smsNotifications: true,
  emailNotifications: true,
  profileImageUrl: null,
  agreementAcceptedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
};

const errorsOf = (values: object) =>
  Object.fromEntries(
    (profileSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

test('a profile that is saved as it was read changes nothing', () => {
  const values = profileSchema.parse(valuesOf(maya));
  expect(maya).toMatchObject(changesOf(values));
});

test('every field that is empty or blank is named at once', () => {
  const empty = { ...valuesOf(maya), firstName: ' ', lastName: '', vehicleMake: '', vehicleModel: ' ' };
  const more = { vehicleColor: '', licensePlate: '', licensePlateState: '', phone: '555' };
  const { licensePlateType: _, ...texts } = CHECKS;
  expect(errorsOf({ ...empty, ...more })).toEqual({
    ...texts,
    phone: 'Phone number must be at least 10 digits',
  });
});

test('who has no vehicle saves without one, and what was known of it goes', () => {
  const values = profileSchema.parse({ ...valuesOf(maya), hasNoVehicle: true, licensePlate: '' });
  expect(changesOf(values)).toMatchObject({ vehicleMake: null, vehicleYear: null, licensePlateType: null });
});
