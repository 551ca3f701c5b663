import { adminCreateLocation } from '@chargerota/contract';
import type { LocationType } from '@chargerota/domain';
import type { NewAdminLocation } from './api.ts';

export const INVALID_LOCATION = 'Please fill in all fields with valid data';

/** The values of the form as typed; the number of chargers is free text. */
export type LocationTyped = { name: string; address: string; totalSpots: string; locationType: LocationType };
export type LocationField = 'name' | 'address' | 'totalSpots';

const { name, address, totalSpots } = adminCreateLocation.body.shape;

/** The values to send, or the errors by field. */
export function readLocation(
  typed: LocationTyped,
): { body: Omit<NewAdminLocation, 'organizationId'> } | { wrong: LocationField[] } {
  const count = typed.totalSpots.trim();
  const read = {
    name: name.safeParse(typed.name),
    address: address.safeParse(typed.address),
    totalSpots: totalSpots.safeParse(count === '' ? Number.NaN : Number(count)),
  };
  if (read.name.success && read.address.success && read.totalSpots.success) {
    return {
      body: {
        name: read.name.data,
        address: read.address.data,
        totalSpots: read.totalSpots.data,
        locationType: typed.locationType,
      },
    };
  }
  const fields: LocationField[] = ['name', 'address', 'totalSpots'];
  return { wrong: fields.filter((field) => !read[field].success) };
}
