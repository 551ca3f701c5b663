import type { User } from '@chargerota/contract';

const VEHICLE_FIELDS = [
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
] as const;

/** A profile without any of these belongs to somebody without a vehicle. */
export const hasVehicle = (user: User): boolean => VEHICLE_FIELDS.some((field) => user[field]);
