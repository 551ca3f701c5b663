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

/** The columns of a new account: an empty field becomes null; without a vehicle all of them are null. */
export function vehicleOf(form: VehicleForm): Vehicle {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, form[field] || null])) as Omit<
    Vehicle,
    'licensePlateType'
  >;
  const hasVehicle = TEXTS.some((field) => texts[field] !== null);
  return { ...texts, licensePlateType: hasVehicle ? (form.licensePlateType ?? 'permanent_plate') : null };
}
