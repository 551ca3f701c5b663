import { plateType, text } from '@chargerota/contract';
import * as z from 'zod';

/** A vehicle as forms hold it: texts, empty until filled in. `hasNoVehicle` clears and hides the rest. */
export const vehicleFormFields = {
  hasNoVehicle: z.boolean(),
  vehicleMake: text(60),
  vehicleModel: text(60),
  vehicleColor: text(40),
  licensePlate: text(20),
  licensePlateState: text(40),
  licensePlateType: plateType,
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

/** What must be filled in for a vehicle, with the text that says so. */
type RequiredTexts = Partial<
  Record<Exclude<keyof VehicleValues, 'hasNoVehicle' | 'licensePlateType'>, string>
>;

/** Refuses missing fields, unless there is no vehicle. For `superRefine`. */
export const requireVehicle =
  (required: RequiredTexts) =>
  (values: VehicleValues, context: z.RefinementCtx): void => {
    if (values.hasNoVehicle) return;
    for (const [field, message] of Object.entries(required)) {
      if (!values[field as keyof RequiredTexts]) context.addIssue({ code: 'custom', path: [field], message });
    }
  };

/** As the server takes it: null for what is empty, all null without a vehicle (SPEC.md §5 "Registration"). */
export function vehicleToSend(values: VehicleValues) {
  const given = (value: string): string | null => (values.hasNoVehicle ? null : value || null);
  return {
    vehicleMake: given(values.vehicleMake),
    vehicleModel: given(values.vehicleModel),
    vehicleColor: given(values.vehicleColor),
    licensePlate: given(values.licensePlate),
    licensePlateState: given(values.licensePlateState),
    licensePlateType: values.hasNoVehicle ? null : values.licensePlateType,
  };
}
