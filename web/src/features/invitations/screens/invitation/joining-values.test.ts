import { acceptWithRegistrationForm } from '@chargerota/contract';
import { expect, it } from 'vitest';
import { emptyJoining, joiningSchema, joiningToSend } from './joining-values.ts';

const jonas = {
  ...emptyJoining('jonas@example.org'),
  firstName: 'Jonas',
  lastName: 'Brandt',
  phone: '212 555 0177',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  emergencyContact: 'Lena, 212 555 0178',
};

it('requires all fields of a member’s vehicle', () => {
  const { issues } = joiningSchema.safeParse(jonas).error!;
  expect(issues.map(({ message }) => message)).toEqual([
    'Vehicle make is required',
    'Vehicle model is required',
    'Vehicle year is required',
    'Vehicle color is required',
    'License plate is required',
    'License plate state is required',
  ]);
});

it('sends values that the server accepts, with and without a vehicle', () => {
  const vehicle = { vehicleMake: 'Volvo', vehicleModel: 'EX30', vehicleYear: '2025', vehicleColor: 'Gray' };
  const plate = { licensePlate: 'JBR 2041', licensePlateState: 'NY' };
  const driving = joiningToSend(joiningSchema.parse({ ...jonas, ...vehicle, ...plate }), true);
  expect(driving).toMatchObject({ ...vehicle, ...plate, agreementAccepted: true });
  expect(acceptWithRegistrationForm.safeParse(driving).success).toBe(true);

  const walking = joiningToSend(joiningSchema.parse({ ...jonas, ...vehicle, hasNoVehicle: true }), false);
  expect(walking).toMatchObject({ vehicleMake: null, vehicleYear: null, licensePlateType: null });
  expect(acceptWithRegistrationForm.safeParse(walking).success).toBe(true);
});

it('joins with a provider’s account without a password', () => {
  const opened = emptyJoining('jonas@example.org', {
    provider: 'apple',
    email: 'jonas@example.org',
    firstName: 'Jonas',
    lastName: 'Brandt',
    action: 'invitation',
    next: 'register',
    hasPassword: false,
    subscriptionPlan: null,
    returnUrl: null,
  });
  const { phone, emergencyContact } = jonas;
  const values = joiningSchema.parse({ ...opened, phone, emergencyContact, hasNoVehicle: true });
  const sent: unknown = JSON.parse(JSON.stringify(joiningToSend(values, true)));
  expect(sent).toMatchObject({ provider: 'apple', firstName: 'Jonas' });
  expect(sent).not.toHaveProperty('password');
  expect(acceptWithRegistrationForm.safeParse(sent).success).toBe(true);
});
