import { m } from '@chargerota/messages';
// The sample chargers of the demo, and the rule that says how each hour of them can be used.

/** 6AM to 11PM. */
export const GRID_HOURS = Array.from({ length: 18 }, (_hour, index) => 6 + index);

export type HourKind = 'walk-in' | 'reservation' | 'occupied' | 'closed';

export const KIND_WORDS: Record<HourKind, string> = {
  'walk-in': m.demoCarAvailability.walkIn,
  reservation: m.demoCarAvailability.reservationRequired,
  occupied: m.demoCarAvailability.occupied,
  closed: m.demoCarAvailability.closed,
};

/** Hours from the first up to the second, which is no longer part. */
type Hours = readonly [from: number, to: number];

export type Charger = { name: string; power: string; occupied: readonly Hours[] };

export type Building = { name: string; place: string; open: Hours; chargers: readonly Charger[] };

const charger = (name: string, power: string, ...occupied: Hours[]): Charger => ({ name, power, occupied });

export const BUILDINGS: readonly Building[] = [
  {
    name: m.demoCarAvailability.buildingA,
    place: m.demoCarAvailability.executiveParking,
    open: [6, 24],
    chargers: [
      charger('A-01', m.demoCarAvailability.n79KW, [7, 10], [13, 15]),
      charger('A-02', m.demoCarAvailability.n79KW, [8, 11]),
      charger('A-03', m.demoCarAvailability.n79KW, [9, 12], [20, 23]),
      charger('A-04', m.demoCarAvailability.n79KW, [6, 8], [16, 18]),
      charger('A-05', m.demoCarAvailability.n11KW, [10, 14]),
      charger('A-06', m.demoCarAvailability.n11KW, [8, 9], [12, 16]),
    ],
  },
  {
    name: m.demoCarAvailability.buildingB,
    place: m.demoCarAvailability.employeeParking,
    open: [7, 22],
    chargers: [
      charger('B-01', m.demoCarAvailability.n11KW, [8, 12]),
      charger('B-02', m.demoCarAvailability.n11KW, [9, 11], [14, 17]),
      charger('B-03', m.demoCarAvailability.n11KW, [7, 9]),
      charger('B-04', m.demoCarAvailability.n11KW, [11, 15], [18, 20]),
    ],
  },
  {
    name: m.demoCarAvailability.buildingC,
    place: m.demoCarAvailability.visitorParking,
    open: [8, 20],
    chargers: [
      charger('C-01', m.demoCarAvailability.n50KW, [10, 11], [15, 16]),
      charger('C-02', m.demoCarAvailability.n50KW, [12, 14]),
      charger('C-03', m.demoCarAvailability.n50KW, [9, 10], [17, 19]),
    ],
  },
];

/** The fixed figures above the grid. */
export const SUMMARY = [
  { value: 23, label: m.demoCarAvailability.availableNow },
  { value: 42, label: m.demoCarAvailability.reservable },
  { value: 15, label: m.demoCarAvailability.occupied },
] as const;

const isIn = (hour: number, [from, to]: Hours): boolean => hour >= from && hour < to;

/** Reservations are required from 8AM to 4PM on weekdays; at all other times one can walk in. */
export const ruleAt = (weekday: number, hour: number): 'reservation' | 'walk-in' =>
  hasPeakHours(weekday) && isIn(hour, [8, 16]) ? 'reservation' : 'walk-in';

/** Not on Sunday (0) and Saturday. */
export const hasPeakHours = (weekday: number): boolean => weekday >= 1 && weekday <= 5;

/** How a charger can be used in an hour of a weekday (0 is Sunday). */
export function kindAt(building: Building, charger: Charger, weekday: number, hour: number): HourKind {
  if (!isIn(hour, building.open)) return 'closed';
  if (charger.occupied.some((hours) => isIn(hour, hours))) return 'occupied';
  return ruleAt(weekday, hour);
}
