import type { User } from '@chargerota/contract';

const VEHICLE_FIELDS = [
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
] as const;

/** Whether the profile has any vehicle data; without any, the person has no vehicle. */
export const hasVehicle = (user: User): boolean => VEHICLE_FIELDS.some((field) => user[field]);
