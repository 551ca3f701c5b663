import { number, plural, type Counted, type Values } from '../../values.ts';

export const locations = {
  // locations/admin-api.ts
  failedToUpdateLocation: 'Failed to update location',
  failedToDeleteLocation: 'Failed to delete location',
  failedToUpdateCharger: 'Failed to update charger',
  theCodesAreStillValid: 'The codes are still valid',
  theyCouldNotBeRevoked: 'They could not be revoked.',

  // locations/charger-form.ts
  /** The state of a charger. */
  chargerStates: { available: 'Available', maintenance: 'Maintenance', out: 'Out of use' },
  pleaseEnterThePowerIn: 'Please enter the power in kW.',
  dCFastChargersUsuallyHave: 'DC fast chargers usually have 20 kW or more.',
  onlyDCFastChargersUsually: 'Only DC fast chargers usually have more than 43 kW.',
  type1J1772: 'Type 1 (J1772)',
  nameIsAnACConnector: ({ name }: Values<'name'>) =>
    `${name} is an AC connector. DC fast chargers usually have CCS, CHAdeMO or NACS.`,
  nameIsADCConnector: ({ name }: Values<'name'>) =>
    `${name} is a DC connector. Level 1 and 2 chargers usually have Type 1, Type 2 or NACS.`,

  // locations/components/coming-question.tsx
  /** Buttons; “it” is one reservation, “them” several. */
  confirmEnding: {
    change: ({ count }: Counted) =>
      plural(count, { one: 'Change and cancel it', other: 'Change and cancel them' }),
    delete: ({ count }: Counted) =>
      plural(count, { one: 'Delete and cancel it', other: 'Delete and cancel them' }),
    maintain: ({ count }: Counted) =>
      plural(count, { one: 'Put in maintenance and cancel it', other: 'Put in maintenance and cancel them' }),
  },
  thisReservationWillBeCancelled: ({ count }: Counted) =>
    plural(count, {
      one: 'This reservation will be cancelled, or ends now if somebody is charging. The member who made it is notified.',
      other:
        'These reservations will be cancelled, or end now where somebody is charging. The members who made them are notified.',
    }),
  keepItKeepThem: ({ count }: Counted) => plural(count, { one: 'Keep it', other: 'Keep them' }),
  theLocationWillBeClosed: ({ count }: Counted) =>
    plural(count, {
      one: 'The location will be closed during this reservation. The reservation stays as it is, and the member is notified of the new hours.',
      other:
        'The location will be closed during these reservations. They stay as they are, and the members are notified of the new hours.',
    }),
  saveAndKeepItSave: ({ count }: Counted) =>
    plural(count, { one: 'Save and keep it', other: 'Save and keep them' }),
  goBack: 'Go back',

  // locations/components/delete-questions.tsx
  deleteName: ({ name }: Values<'name'>) => `Delete ${name}?`,
  locationDeleted: 'Location Deleted',
  itsChargersCanNoLonger:
    'Its chargers can no longer be reserved. Past reservations stay in the records, and you can reactivate it.',

  // locations/components/location-list.tsx
  /** After the number of chargers: “22 chargers, open today 5:00 AM – 11:00 PM”. */
  openTodayHours: ({ hours }: Values<'hours'>) => `open today ${hours}`,
  today: {
    allDay: 'open 24 hours',
    closed: 'closed today',
    notSet: 'not set',
    unknown: 'hours not available',
  },

  // locations/components/location-selector.tsx
  locationName: ({ name }: Values<'name'>) => `Location: ${name}`,
  weeklyHours: 'Weekly hours',
  chooseALocation: 'Choose a location',
  countLocations: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} location`, other: `${number(count)} locations` }),

  // locations/components/locations-header.tsx
  addLocation: 'Add Location',

  // locations/components/opening-hours.tsx
  hoursNotAvailable: 'Hours not available',
  everyDay: 'Every day',
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  weekdaysShort: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },

  // locations/components/reactivate-location.tsx
  locationUpdated: 'Location Updated',
  nameCanBeReservedAgain: ({ name }: Values<'name'>) => `${name} can be reserved again.`,
  reactivateName: ({ name }: Values<'name'>) => `Reactivate ${name}`,
  reactivate: 'Reactivate',

  // locations/location-capacity.ts
  yourPlanIncludesLocations: ({ count }: Counted) =>
    plural(count, {
      one: `Your plan includes ${number(count)} location.`,
      other: `Your plan includes ${number(count)} locations.`,
    }),
  /** Of locations. */
  yourPlanAllowsMore: ({ count }: Counted) =>
    plural(count, {
      one: `Your plan allows ${number(count)} more`,
      other: `Your plan allows ${number(count)} more`,
    }),

  // locations/location-form.ts
  notACoordinate: {
    latitude: 'Latitude is a number between -90 and 90.',
    longitude: 'Longitude is a number between -180 and 180.',
  },
  atLeastOneCharger: 'At least one charger.',
  atMostMaxSpotsChargers: ({ maxSpots }: Values<'maxSpots'>) => `At most ${maxSpots} chargers.`,
  enterBothLatitudeAndLongitude: 'Enter both latitude and longitude, or neither.',

  // locations/report-words.ts
  /** Of a charger: a car is in the way, or it does not work. */
  reportedAt: {
    blocked: ({ time }: Values<'time'>) => `Reported blocked at ${time}`,
    broken: ({ time }: Values<'time'>) => `Reported broken at ${time}`,
  },
  reportedOn: {
    blocked: ({ day, time }: Values<'day' | 'time'>) => `Reported blocked on ${day} at ${time}`,
    broken: ({ day, time }: Values<'day' | 'time'>) => `Reported broken on ${day} at ${time}`,
  },
  reportedAtBy: {
    blocked: ({ time, count }: Counted<'time'>) =>
      plural(count, {
        one: `Reported blocked at ${time} by ${number(count)} member`,
        other: `Reported blocked at ${time} by ${number(count)} members`,
      }),
    broken: ({ time, count }: Counted<'time'>) =>
      plural(count, {
        one: `Reported broken at ${time} by ${number(count)} member`,
        other: `Reported broken at ${time} by ${number(count)} members`,
      }),
  },
  reportedOnBy: {
    blocked: ({ day, time, count }: Counted<'day' | 'time'>) =>
      plural(count, {
        one: `Reported blocked on ${day} at ${time} by ${number(count)} member`,
        other: `Reported blocked on ${day} at ${time} by ${number(count)} members`,
      }),
    broken: ({ day, time, count }: Counted<'day' | 'time'>) =>
      plural(count, {
        one: `Reported broken on ${day} at ${time} by ${number(count)} member`,
        other: `Reported broken on ${day} at ${time} by ${number(count)} members`,
      }),
  },

  // locations/reports-api.ts
  theReportWasNotSent: 'The report was not sent',
  nobodyHasBeenTold: 'Nobody has been told.',
  theMessageWasNotSent: 'The message was not sent',
  nobodyHasBeenAskedTo: 'Nobody has been asked to move their car.',
  theReportWasNotClosed: 'The report was not closed',
  itIsStillShownTo: 'It is still shown to members.',

  // locations/screens/location-row.tsx
  /** Below the number of them. */
  chargersUnit: ({ count }: Counted) => plural(count, { one: 'charger', other: 'chargers' }),
  chargersOfName: 'Chargers<span> of {name}</span>',
  /** A button. */
  deleteLocation: ({ name }: Values<'name'>) => `Delete ${name}`,
  todayHours: ({ hours }: Values<'hours'>) => `Today ${hours}`,

  // locations/screens/locations-list.tsx
  nameOrAddress: 'Name or address',
  searchLocations: 'Search locations',
  noLocationByThatName: 'No location by that name or address.',

  // locations/screens/locations-tab.tsx
  theLocationsCouldNotBe: 'The locations could not be loaded',
  theirChargersAndReservationsAre: 'Their chargers and reservations are safe.',
  noChargingLocationsYet: 'No charging locations yet',
  addYourFirstLocation: 'Add Your First Location',
  aLocationIsAPlace:
    'A location is a place with chargers: its address, its opening hours and how many there are.',

  // locations/take-back.ts
  nameIsAsBefore: ({ name }: Values<'name'>) => `${name} is as before.`,
  nameCanNoLongerBe: ({ name }: Values<'name'>) => `${name} can no longer be reserved.`,
  chargerSpotNumberIsAsBefore: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is as before.`,

  // locations/words.ts
  /** What kind of place a location is. */
  locationTypes: {
    office: 'Office',
    parking_garage: 'Parking garage',
    residential: 'Residential',
    retail: 'Retail',
    shopping_center: 'Shopping center',
    manufacturing: 'Manufacturing',
    production_building: 'Production building',
    public: 'Public',
  },
  /** Who can go there. */
  accessTypes: { private: 'Private', public: 'Public', restricted: 'Restricted' },
  /** The same after the kind of place: “Office, private”. */
  accessAfterType: { private: 'private', public: 'public', restricted: 'restricted' },
  /** By what is stored. */
  amenities: {
    Covered: 'Covered',
    Lighting: 'Lighting',
    'Accessible bay': 'Accessible bay',
    Elevator: 'Elevator',
    Restrooms: 'Restrooms',
    'Wi-Fi': 'Wi-Fi',
    Café: 'Café',
    'Security cameras': 'Security cameras',
  },
  countChargers: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger`, other: `${number(count)} chargers` }),
};
