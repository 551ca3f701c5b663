// Choices of the product's pick-lists.
import { m, type Messages } from '@chargerota/messages';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

export const PLATE_TYPES = ['permanent_plate', 'temporary_plate'] as const;
export type PlateType = (typeof PLATE_TYPES)[number];

export const LOCATION_TYPES = [
  'office',
  'parking_garage',
  'residential',
  'retail',
  'shopping_center',
  'manufacturing',
  'production_building',
  'public',
] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];
export const DEFAULT_LOCATION_TYPE: LocationType = 'office';

export const ACCESS_TYPES = ['private', 'public', 'restricted'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];
export const DEFAULT_ACCESS_TYPE: AccessType = 'private';

export const CHARGING_TYPES = ['level_1', 'level_2', 'dc_fast'] as const;
export type ChargingType = (typeof CHARGING_TYPES)[number];
export const DEFAULT_CHARGING_TYPE: ChargingType = 'level_2';

export const CONNECTOR_TYPES = ['type_1', 'type_2', 'ccs_1', 'ccs_2', 'chademo', 'nacs'] as const;
export type ConnectorType = (typeof CONNECTOR_TYPES)[number];
export const DEFAULT_CONNECTOR_TYPE: ConnectorType = 'type_2';
/** What people call them. */
export const CONNECTOR_NAMES: Readonly<Record<ConnectorType, string>> = {
  get type_1() {
    return m.rulesReferenceLists.connectors.type_1;
  },
  get type_2() {
    return m.rulesReferenceLists.connectors.type_2;
  },
  get ccs_1() {
    return m.rulesReferenceLists.connectors.ccs_1;
  },
  get ccs_2() {
    return m.rulesReferenceLists.connectors.ccs_2;
  },
  get chademo() {
    return m.rulesReferenceLists.connectors.chademo;
  },
  get nacs() {
    return m.rulesReferenceLists.connectors.nacs;
  },
};

/** A connector's common name. A connector that this build doesn't know is shown as it is. */
export const connectorLabel = (connectorType: string): string =>
  CONNECTOR_NAMES[connectorType as ConnectorType] ?? connectorType;

export const CHARGING_TYPE_NAMES: Readonly<Record<ChargingType, string>> = {
  get level_1() {
    return m.rulesReferenceLists.chargingTypes.level_1;
  },
  get level_2() {
    return m.rulesReferenceLists.chargingTypes.level_2;
  },
  get dc_fast() {
    return m.rulesReferenceLists.chargingTypes.dc_fast;
  },
};

/** What one charges by: `Type 1`; `CCS 1, DC fast`, since such a charger is another thing than the rest. */
export const plugWords = (charger: { connectorType: string; chargingType: string }): string =>
  [
    connectorLabel(charger.connectorType),
    ...(charger.chargingType === 'dc_fast' ? [CHARGING_TYPE_NAMES.dc_fast] : []),
  ].join(', ');

/** Kilowatts of a spot whose power was not given. */
export const DEFAULT_POWER_OUTPUT = 7;

/** The most chargers of one location. The form that adds a location allows fewer than the form that edits it. */
export const MAX_SPOTS_ON_ADD = 200;
export const MAX_SPOTS_ON_EDIT = 999;

export const VEHICLE_COLOURS = [
  'Black',
  'White',
  'Silver',
  'Gray',
  'Red',
  'Blue',
  'Green',
  'Brown',
  'Beige',
  'Gold',
] as const;
/** The last choice in the colour list; it asks for free text. */
export const OTHER_COLOUR = 'Other (Custom)';

/** A car's color in words; what its owner has written stays as it is. */
export function colourName(stored: string): string {
  const names: Readonly<Record<string, string>> = m.rulesReferenceLists.colours;
  return Object.hasOwn(names, stored) ? names[stored]! : stored;
}

interface State {
  code: string;
  readonly name: string;
}

const STATE_CODES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;

const stateOf = (code: keyof Messages['rulesReferenceLists']['states']): State => ({
  code,
  get name() {
    return m.rulesReferenceLists.states[code];
  },
});

export const US_STATES: readonly State[] = STATE_CODES.map(stateOf);

/** Where a plate can be from. ISO 3166 leaves ZZ to its users. */
export const PLATE_STATES: readonly State[] = [...US_STATES, stateOf('ZZ')];
