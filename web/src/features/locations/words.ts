import { m } from '@chargerota/messages';
import { CHARGING_TYPE_NAMES } from '@chargerota/domain';
import type { AccessType, ChargingType, LocationType } from '@chargerota/domain';

export { CHARGING_TYPE_NAMES, CONNECTOR_NAMES, connectorLabel, plugWords } from '@chargerota/domain';

// Words for the kinds of locations and chargers.

export const LOCATION_TYPE_NAMES: Readonly<Record<LocationType, string>> = m.locations.locationTypes;

export const ACCESS_TYPE_NAMES: Readonly<Record<AccessType, string>> = m.locations.accessTypes;

/** Suggestions for a location, as they are stored; an administrator may add others. */
export const SUGGESTED_AMENITIES = [
  'Covered',
  'Lighting',
  'Accessible bay',
  'Elevator',
  'Restrooms',
  'Wi-Fi',
  'Café',
  'Security cameras',
] as const;

/** A suggested one in words; others are as an administrator has typed them. */
export function amenityName(stored: string): string {
  const suggested = SUGGESTED_AMENITIES.find((amenity) => amenity === stored);
  return suggested ? m.locations.amenities[suggested] : stored;
}

export const chargingLabel = (chargingType: string): string =>
  CHARGING_TYPE_NAMES[chargingType as ChargingType] ?? chargingType;

export const chargers = (count: number): string => m.locations.countChargers({ count });
