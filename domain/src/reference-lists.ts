// Choices of the product's pick-lists.

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
  type_1: 'Type 1',
  type_2: 'Type 2',
  ccs_1: 'CCS 1',
  ccs_2: 'CCS 2',
  chademo: 'CHAdeMO',
  nacs: 'NACS',
};

/** A connector's common name. A connector that this build doesn't know is shown as it is. */
export const connectorLabel = (connectorType: string): string =>
  CONNECTOR_NAMES[connectorType as ConnectorType] ?? connectorType;

export const CHARGING_TYPE_NAMES: Readonly<Record<ChargingType, string>> = {
  level_1: 'Level 1',
  level_2: 'Level 2',
  dc_fast: 'DC fast',
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

export const US_STATES: readonly { code: string; name: string }[] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
].map(([code, name]) => ({ code: code!, name: name! }));

/** Where a plate can be from. ISO 3166 leaves ZZ to its users. */
export const PLATE_STATES = [...US_STATES, { code: 'ZZ', name: 'Outside the United States' }] as const;
