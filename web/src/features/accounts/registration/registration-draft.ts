import { keepDraft, readDraft } from '../../../lib/storage.ts';
import type { RegistrationValues } from './registration-form.ts';

const KEY = 'registration';

/** The fields that are stored while the tab is open: all but secrets, consent and the identity from a provider. */
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

/** The values typed in this tab before a failed OAuth flow or a reload. */
export const readRegistrationDraft = (): RegistrationDraft => keptOf(readDraft<RegistrationValues>(KEY));

export const keepRegistrationDraft = (values: Partial<RegistrationValues>): void =>
  keepDraft(KEY, keptOf(values));

export const forgetRegistrationDraft = (): void => keepDraft(KEY, null);
