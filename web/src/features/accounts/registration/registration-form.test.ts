import type { PendingIdentity } from '@chargerota/contract';
import { registerForm } from '@chargerota/contract/forms';
import { expect, it } from 'vitest';
import { BY_PASSWORD } from '../providers/identity.ts';
import { emptyRegistration, registrationSchema, registrationToSend } from './registration-form.ts';

const dana = {
  ...emptyRegistration(),
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'Dana@Example.org',
  phone: '212 555 0177',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  acceptTerms: true,
};

/** A person who has returned from Google to register. */
const fromGoogle: PendingIdentity = {
  provider: 'google',
  email: 'dana@example.org',
  firstName: 'Dana',
  lastName: null,
  action: 'register',
  next: 'register',
  hasPassword: false,
  subscriptionPlan: null,
  returnUrl: null,
};

/** The first error of each field. */
function errorsOf(values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of registrationSchema.safeParse(values).error?.issues ?? [])
    errors[path.join('.')] ??= message;
  return errors;
}

it('says everything that is missing at once', () => {
  expect(errorsOf(emptyRegistration()).confirmPassword).toBe('Confirm your password');
  expect(errorsOf({ ...emptyRegistration(), confirmPassword: 'other' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    phone: 'Phone number must be at least 10 digits',
    password: 'Password must be at least 8 characters',
    confirmPassword: "Passwords don't match",
    acceptTerms: 'Please accept the terms and conditions',
  });
});

it('sends null for every field of a missing vehicle, which the server accepts', () => {
  const values = registrationSchema.parse({ ...dana, hasNoVehicle: true, vehicleMake: 'Volvo' });
  const sent = registrationToSend(values);
  expect(sent).toMatchObject({
    email: 'dana@example.org',
    vehicleMake: null,
    vehicleModel: null,
    vehicleColor: null,
    licensePlate: null,
    licensePlateState: null,
    licensePlateType: null,
  });
  expect(sent).not.toHaveProperty('organizationName');
  expect(registerForm.safeParse(sent).success).toBe(true);
});

it('requires the state of a plate, and nothing else of a vehicle', () => {
  expect(errorsOf(dana)).toEqual({});
  expect(errorsOf({ ...dana, vehicleMake: 'Volvo' })).toEqual({});
  expect(errorsOf({ ...dana, licensePlate: 'JBR 2041' })).toEqual({
    licensePlateState: 'License plate state is required',
  });
  const plate = { licensePlate: 'JBR 2041', licensePlateState: 'NY' };
  const sent = registrationToSend(registrationSchema.parse({ ...dana, ...plate }));
  expect(sent).toMatchObject({ ...plate, vehicleMake: null, licensePlateType: 'permanent_plate' });
  expect(registerForm.safeParse(sent).success).toBe(true);
});

it('asks for no password after a visit to a provider, keeps the chosen plan, and sends the provider instead', () => {
  const opened = emptyRegistration({ ...fromGoogle, subscriptionPlan: 'premium' });
  expect(opened).toMatchObject({ firstName: 'Dana', lastName: '', subscriptionPlan: 'premium' });
  const filled = { ...opened, lastName: 'Whitfield', phone: '212 555 0177', hasNoVehicle: true };
  expect(errorsOf(filled)).toEqual({ acceptTerms: 'Please accept the terms and conditions' });

  const sent: unknown = JSON.parse(
    JSON.stringify(registrationToSend(registrationSchema.parse({ ...filled, acceptTerms: true }))),
  );
  expect(sent).toMatchObject({ provider: 'google', email: 'dana@example.org' });
  expect(sent).not.toHaveProperty('password');
  expect(registerForm.safeParse(sent).success).toBe(true);
  // Without the provider, the same form asks for a password.
  expect(errorsOf({ ...filled, ...BY_PASSWORD })).toHaveProperty('password');
});

it('asks for a last name, unless the person says that they have one name, which a reload keeps', () => {
  const opened = emptyRegistration(fromGoogle);
  expect(errorsOf(opened)).toMatchObject({ lastName: 'Last name is required' });
  const one = { ...opened, lastName: null };
  expect(errorsOf(one)).not.toHaveProperty('lastName');
  expect(emptyRegistration(fromGoogle, '', one).lastName).toBeNull();
});

it('opens with the values typed before a visit to a provider, which the provider’s values replace', () => {
  const draft = { firstName: 'D.', lastName: 'Whitfield', email: 'typed@example.org', phone: '212 555 0177' };
  expect(emptyRegistration(null, '', draft)).toMatchObject(draft);
  expect(emptyRegistration(null, 'carried@example.org', draft).email).toBe('carried@example.org');
  const back = emptyRegistration({ ...fromGoogle, provider: 'apple' }, '', {
    ...draft,
    subscriptionPlan: 'premium',
  });
  expect(back).toMatchObject({
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.org',
    phone: '212 555 0177',
    subscriptionPlan: 'premium',
  });
});
