import { m } from '@chargerota/messages';
import { plateType, text } from '@chargerota/contract/forms';
import * as z from 'zod';

/** A vehicle as forms hold it: texts, empty until filled in. `hasNoVehicle` clears and hides the rest. */
export const vehicleFormFields = {
  hasNoVehicle: z.boolean(),
  vehicleMake: text(60),
  vehicleModel: text(60),
  vehicleColor: text(40),
  licensePlate: text(20),
  licensePlateState: text(40),
  /** Empty if the vehicle is known but the kind of its plate is not. */
  licensePlateType: plateType.or(z.literal('')),
};
export type VehicleValues = z.infer<z.ZodObject<typeof vehicleFormFields>>;

export const NO_VEHICLE_YET: VehicleValues = {
  hasNoVehicle: false,
  vehicleMake: '',
  vehicleModel: '',
  vehicleColor: '',
  licensePlate: '',
  licensePlateState: '',
  licensePlateType: 'permanent_plate',
};

/** Refuses missing fields, each with the text given for it, unless there is no vehicle. For `superRefine`. */
export const requireVehicle =
  <F extends string>(required: Readonly<Record<F, string>>) =>
  (values: VehicleValues & Record<F, unknown>, context: z.RefinementCtx): void => {
    if (values.hasNoVehicle) return;
    for (const field of Object.keys(required) as F[]) {
      if (!values[field]) context.addIssue({ code: 'custom', path: [field], message: required[field] });
    }
  };

const DETAILS = ['vehicleMake', 'vehicleModel', 'vehicleColor', 'licensePlate', 'licensePlateState'] as const;

/** Whether a vehicle is described at all; the kind of its plate alone is preselected and says nothing. */
export const tellsOfVehicle = (values: Partial<VehicleValues>): boolean =>
  !values.hasNoVehicle && DETAILS.some((field) => Boolean(values[field]));

/** Refuses a license plate without its state. For `superRefine`. */
export function requireStateOfPlate(values: VehicleValues, context: z.RefinementCtx): void {
  if (values.hasNoVehicle || !values.licensePlate || values.licensePlateState) return;
  context.addIssue({
    code: 'custom',
    path: ['licensePlateState'],
    message: m.accountsProfile.licensePlateStateIsRequired,
  });
}

/** The vehicle as the server accepts it: null for empty fields, and for all of them without a vehicle. */
export function vehicleToSend(values: VehicleValues) {
  const isKnown = tellsOfVehicle(values);
  const given = (value: string): string | null => (isKnown ? value || null : null);
  return {
    vehicleMake: given(values.vehicleMake),
    vehicleModel: given(values.vehicleModel),
    vehicleColor: given(values.vehicleColor),
    licensePlate: given(values.licensePlate),
    licensePlateState: given(values.licensePlateState),
    licensePlateType: isKnown ? values.licensePlateType || null : null,
  };
}
