import type { PlateType } from '@chargerota/domain';

const TEXTS = [
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
] as const;

export type VehicleForm = { [field in (typeof TEXTS)[number]]?: string | null | undefined } & {
  licensePlateType?: PlateType | null | undefined;
};

export type Vehicle = { [field in (typeof TEXTS)[number]]: string | null } & {
  licensePlateType: PlateType | null;
};

/** What is stored for a new account: empty fields are null, and all are for a person without a vehicle. */
export function vehicleOf(form: VehicleForm): Vehicle {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, form[field] || null])) as Omit<
    Vehicle,
    'licensePlateType'
  >;
  const hasVehicle = TEXTS.some((field) => texts[field] !== null);
  return { ...texts, licensePlateType: hasVehicle ? (form.licensePlateType ?? 'permanent_plate') : null };
}
