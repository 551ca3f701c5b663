import { number, plural, type Counted, type Values } from '../../values.ts';

export const demoCarStatus = {
  // demo/screens/car-status/screen.tsx
  chargingStatus: 'Charging Status',
  searchSites: 'Search sites',
  searchByBuildingOrStreet: 'Search by building or street',
  countOfCount2SitesMatch: ({ count, count2 }: Values<'count' | 'count2'>) =>
    `${count} of ${count2} sites match.`,
  noSiteMatchesWordsSearch: ({ words }: Values<'words'>) =>
    `No site matches “${words}”. Search for a building or a street.`,
  reserveNow: 'Reserve Now',
  mapView: 'Map View',
  realTimeOverview: 'Real-time Overview',
  available: 'Available',
  fastCharging: 'Fast-Charging',
  occupancy: 'Occupancy',
  charging: 'Charging',
  occupiedOfTotalSpotsAre: ({ occupied, total }: Values<'occupied' | 'total'>) =>
    `${occupied} of ${total} spots are occupied.`,
  pointOutSpots: 'Point out spots',
  chooseWhatToPointOut: 'Choose what to point out among the spots below.',
  /** What is outlined in the list below, by the filter. */
  outlined: {
    available: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} spot is available. It is outlined below.`,
        other: `${number(count)} spots are available. They are outlined below.`,
      }),
    'fast-charging': ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} spot is fast chargers. It is outlined below.`,
        other: `${number(count)} spots are fast chargers. They are outlined below.`,
      }),
    reserved: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} spot is reserved. It is outlined below.`,
        other: `${number(count)} spots are reserved. They are outlined below.`,
      }),
  },
  peakHoursAlert: 'Peak Hours Alert',
  demandIsHighFrom12: 'Demand is high from 12:00 PM - 2:00 PM.',
  wait: 'Wait',
  about15Min: 'about 15 min',
  nextAvailable: 'Next available',
  n230PM: '2:30 PM',
  theSearchHasLeftOut: 'The search has left out the other sites.',
  eachFigureIsTheNumber: 'Each figure is the number of spots that are available.',
  weekdayUsage: 'Weekday Usage',
  day: 'Day',
  spotsInUseInPercent: 'Spots in use, in percent.',

  // demo/screens/car-status/site-card.tsx
  free: 'Free',
  inUse: 'In use',
  reserved: 'Reserved',
  repair: 'Repair',
  operational: 'Operational',
  limited: 'Limited',
  countedOfCountAvailableCharging:
    '{available} of {total} available, {charging} charging, {reserved} reserved',
  spotsOfName: ({ name }: Values<'name'>) => `Spots of ${name}`,
  /** `<hidden>` is only for screen readers. */
  viewFewerSpots: 'View Fewer Spots<hidden> of {name}</hidden>',
  viewAllSpots: 'View All Spots<hidden> of {name}</hidden>',

  // demo/screens/car-status/sites.ts
  buildingA: 'Building A',
  level279KW: 'Level 2 - 7.9 kW',
  buildingB: 'Building B',
  level211KW: 'Level 2 - 11 kW',
  buildingC: 'Building C',
  dCFast50KW: 'DC Fast - 50 kW',
  all: 'All',
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
};
