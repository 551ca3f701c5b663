import { acceptWithRegistrationForm } from '@chargerota/contract/forms';
import { DEFAULT_JOINING, SHORT_FORM } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { emptyJoining, joiningSchema, joiningToSend } from './joining-values.ts';

const longForm = joiningSchema(DEFAULT_JOINING);

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
  const { issues } = longForm.safeParse(jonas).error!;
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
  const driving = joiningToSend(longForm.parse({ ...jonas, ...vehicle, ...plate }), DEFAULT_JOINING, true);
  expect(driving).toMatchObject({ ...vehicle, ...plate, agreementAccepted: true });
  expect(acceptWithRegistrationForm.safeParse(driving).success).toBe(true);

  const walking = joiningToSend(
    longForm.parse({ ...jonas, ...vehicle, hasNoVehicle: true }),
    DEFAULT_JOINING,
    false,
  );
  expect(walking).toMatchObject({ vehicleMake: null, vehicleYear: null, licensePlateType: null });
  expect(acceptWithRegistrationForm.safeParse(walking).success).toBe(true);
});

it('needs name, address and password only where the organization asks for nothing else', () => {
  const { phone: _, emergencyContact: __, ...short } = jonas;
  const values = { ...emptyJoining(short.email), ...short };
  const sent: unknown = JSON.parse(
    JSON.stringify(joiningToSend(joiningSchema(SHORT_FORM).parse(values), SHORT_FORM, true)),
  );
  expect(sent).toMatchObject({ firstName: 'Jonas', vehicleMake: null });
  expect(sent).not.toHaveProperty('phone');
  expect(sent).not.toHaveProperty('emergencyContact');
  expect(acceptWithRegistrationForm.safeParse(sent).success).toBe(true);
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
  const values = longForm.parse({ ...opened, phone, emergencyContact, hasNoVehicle: true });
  const sent: unknown = JSON.parse(JSON.stringify(joiningToSend(values, DEFAULT_JOINING, true)));
  expect(sent).toMatchObject({ provider: 'apple', firstName: 'Jonas' });
  expect(sent).not.toHaveProperty('password');
  expect(acceptWithRegistrationForm.safeParse(sent).success).toBe(true);
});
