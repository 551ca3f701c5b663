import {
  ALWAYS_OPEN,
  closeDay,
  DEFAULT_WEEKLY_HOURS,
  type ChargingType,
  type ConnectorType,
  type DayHours,
  type LocationType,
  type WeeklyHours,
} from '@chargerota/domain';

/** Chargers of one make, side by side. */
type ChargerGroup = {
  count: number;
  /** Kilowatts. */
  power: number;
  charging: ChargingType;
  connector: ConnectorType;
};

export type DemoPlace = {
  name: string;
  address: string;
  city: string;
  /** US state or country. */
  state: string;
  zipCode: string;
  timezone: string;
  locationType: LocationType;
  description: string;
  contactPhone: string;
  latitude: number;
  longitude: number;
  amenities: string[];
  hours: WeeklyHours;
  chargers: ChargerGroup[];
  /** The charger that is being repaired now, by its position; null if all work. */
  inRepair: { position: number; note: string } | null;
};

const from = (open: string, close: string): DayHours => ({ open, close, closed: false, is24hrs: false });
const closed = closeDay(DEFAULT_WEEKLY_HOURS.sunday);

function week(weekday: DayHours, saturday: DayHours): WeeklyHours {
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday,
    sunday: closed,
  };
}

/** Three sites in different time zones, 60 chargers in total. The last site is open at all times. */
export const DEMO_PLACES: readonly DemoPlace[] = [
  {
    name: 'Harbor Street Offices',
    address: '410 Harbor Street',
    city: 'New York',
    state: 'NY',
    zipCode: '10013',
    contactPhone: '+1 212 555 0150',
    latitude: 40.7203,
    longitude: -74.0046,
    timezone: 'America/New_York',
    locationType: 'office',
    description: 'Level P1, entrance from Harbor Street. Fast chargers beside the ramp.',
    amenities: ['Covered', 'Elevator', 'Restrooms'],
    hours: week(from('06:00', '22:00'), from('08:00', '16:00')),
    chargers: [
      { count: 14, power: 7.2, charging: 'level_2', connector: 'type_1' },
      { count: 6, power: 11.5, charging: 'level_2', connector: 'nacs' },
      { count: 4, power: 50, charging: 'dc_fast', connector: 'ccs_1' },
    ],
    inRepair: { position: 7, note: 'a new cable' },
  },
  {
    name: 'Juniper Road Workshop',
    address: '88 Juniper Road',
    city: 'Denver',
    state: 'CO',
    zipCode: '80216',
    contactPhone: '+1 303 555 0151',
    latitude: 39.7817,
    longitude: -104.9653,
    timezone: 'America/Denver',
    locationType: 'manufacturing',
    description: 'Yard behind hall 2. Vans have priority at 19 and 20.',
    amenities: ['Lighting', 'Security cameras'],
    hours: week(from('06:00', '20:00'), from('07:00', '13:00')),
    chargers: [
      { count: 12, power: 7.2, charging: 'level_2', connector: 'type_1' },
      { count: 6, power: 11.5, charging: 'level_2', connector: 'nacs' },
      { count: 2, power: 62.5, charging: 'dc_fast', connector: 'chademo' },
    ],
    inRepair: { position: 12, note: 'a new display' },
  },
  {
    name: 'Canal Wharf Garage',
    address: '3 Canal Wharf',
    city: 'London',
    state: 'United Kingdom',
    zipCode: 'E14 4ZZ',
    contactPhone: '+44 20 7946 0152',
    latitude: 51.5066,
    longitude: -0.0235,
    timezone: 'Europe/London',
    locationType: 'parking_garage',
    description: 'Shared garage, open day and night. Follow the green line to the charging bays.',
    amenities: ['Covered', 'Restrooms', 'Security cameras', 'Wi-Fi'],
    hours: ALWAYS_OPEN,
    chargers: [
      { count: 8, power: 7.4, charging: 'level_2', connector: 'type_2' },
      { count: 6, power: 22, charging: 'level_2', connector: 'type_2' },
      { count: 2, power: 150, charging: 'dc_fast', connector: 'ccs_2' },
    ],
    inRepair: null,
  },
];
