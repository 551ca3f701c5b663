import type { User } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { changesOf, CHECKS, profileSchema, valuesOf } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';

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
  detailsDeferred: false,
  mustConfirmEmail: false,
  mailBounces: false,
  status: 'approved',
  smsNotifications: true,
  getsTextMessages: false,
  emailNotifications: true,
  language: 'en-US',
  region: 'US',
  clock: 'region',
  agreementAcceptedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
};

const schema = profileSchema({ address: maya.email, asksPassword: true });

/** The form's errors, in order, for Maya's profile with these values changed. */
const errorsOf = (values: Partial<ProfileValues>) =>
  (schema.safeParse({ ...valuesOf(maya), ...values }).error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message,
  ]);

test('a profile that is saved as it was read changes nothing', () => {
  const values = schema.parse(valuesOf(maya));
  expect(maya).toMatchObject(changesOf(values, maya.email));
});

test('every field that is empty or blank is named at once, in a fixed order', () => {
  const empty = { firstName: ' ', lastName: '', email: ' ', vehicleMake: '', vehicleModel: ' ' };
  const more = { vehicleColor: '', licensePlate: '', licensePlateState: '', licensePlateType: '' } as const;
  expect(errorsOf({ ...empty, ...more })).toEqual(Object.entries(CHECKS));
  const address = 'Please use a name without a web address.';
  expect(errorsOf({ lastName: 'evil.example/x', vehicleMake: '' })).toEqual([
    ['lastName', address],
    ['vehicleMake', CHECKS.vehicleMake],
  ]);
  expect(errorsOf({ phone: '555' })).toEqual([['phone', 'Phone number must be at least 10 digits']]);
  expect(errorsOf({ vehicleYear: '1850' })).toEqual([
    ['vehicleYear', 'Please enter a year from 1900 to 2099.'],
  ]);
});

test('a vehicle whose kind of plate is unknown is saved without one', () => {
  expect(valuesOf({ ...maya, licensePlateType: null }).licensePlateType).toBe('');
});

test('a member without a vehicle saves none, and its earlier data is removed', () => {
  const values = schema.parse({ ...valuesOf(maya), hasNoVehicle: true, licensePlate: '' });
  expect(changesOf(values, maya.email)).toMatchObject({
    vehicleMake: null,
    vehicleYear: null,
    licensePlateType: null,
  });
});

test('a changed address requires the password and is sent with it; a change of case is no change', () => {
  const another = { ...valuesOf(maya), email: 'maya@example.org' };
  expect(errorsOf(another)).toEqual([['currentPassword', 'Please enter your current password.']]);
  expect(errorsOf({ email: 'maya@' })).toContainEqual(['email', 'Please enter a valid email address']);
  const withPassword = { ...another, currentPassword: 'secret' };
  expect(changesOf(schema.parse(withPassword), maya.email)).toMatchObject({
    email: 'maya@example.org',
    currentPassword: 'secret',
  });
  const capitals = changesOf(schema.parse({ ...withPassword, email: 'Maya@Example.com' }), maya.email);
  expect(capitals).not.toHaveProperty('email');
  expect(capitals).not.toHaveProperty('currentPassword');
});
