import { keepDraft, readDraft } from '../../../lib/storage.ts';
import type { RegistrationValues } from './registration-form.ts';

const KEY = 'registration';

/** What is kept of the form while the tab is open: everything but secrets, consent and who a provider says one is. */
const KEPT = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'organizationName',
  'timezone',
  'subscriptionPlan',
  'hasNoVehicle',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
  'licensePlateType',
  'smsNotifications',
  'emailNotifications',
] as const satisfies readonly (keyof RegistrationValues)[];

type RegistrationDraft = Partial<Pick<RegistrationValues, (typeof KEPT)[number]>>;

const keptOf = (values: Partial<RegistrationValues>): RegistrationDraft =>
  Object.fromEntries(KEPT.flatMap((field) => (field in values ? [[field, values[field]]] : [])));

/** What was typed in this tab before a visit to a provider that led to nothing, or a reload. */
export const readRegistrationDraft = (): RegistrationDraft => keptOf(readDraft<RegistrationValues>(KEY));

export const keepRegistrationDraft = (values: Partial<RegistrationValues>): void =>
  keepDraft(KEY, keptOf(values));

export const forgetRegistrationDraft = (): void => keepDraft(KEY, null);
