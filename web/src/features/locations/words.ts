import { CHARGING_TYPE_NAMES, countedWords } from '@chargerota/domain';
import type { AccessType, ChargingType, LocationType } from '@chargerota/domain';

export { CHARGING_TYPE_NAMES, CONNECTOR_NAMES, connectorLabel, plugWords } from '@chargerota/domain';

// Words for the kinds of locations and chargers.

export const LOCATION_TYPE_NAMES: Readonly<Record<LocationType, string>> = {
  office: 'Office',
  parking_garage: 'Parking garage',
  residential: 'Residential',
  retail: 'Retail',
  shopping_center: 'Shopping center',
  manufacturing: 'Manufacturing',
  production_building: 'Production building',
  public: 'Public',
};

export const ACCESS_TYPE_NAMES: Readonly<Record<AccessType, string>> = {
  private: 'Private',
  public: 'Public',
  restricted: 'Restricted',
};

/** Suggestions for a location; an administrator may add others. */
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

export const chargingLabel = (chargingType: string): string =>
  CHARGING_TYPE_NAMES[chargingType as ChargingType] ?? chargingType;

export const chargers = (count: number): string => countedWords(count, 'charger', 'chargers');
