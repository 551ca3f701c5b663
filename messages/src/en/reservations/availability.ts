import { number, plural, type Counted, type Values } from '../../values.ts';

export const reservationsAvailability = {
  // reservations/screens/availability/booking-details.tsx
  heldSlot: 'Held slot',
  reservationDetails: 'Reservation Details',
  timeSlot: 'Time slot:',
  /** Before a person, a time, a person, a car, an address. */
  heldFor: 'Held for',
  heldUntil: 'Held until',
  reservedBy: 'Reserved by',
  vehicle: 'Vehicle',
  contact: 'Contact',
  /** The reader. */
  you: 'You',
  somebodyInLine: 'Somebody in line',
  /** Of a charger: somebody has reserved it, and it is not told who. */
  occupied: 'Occupied',
  powerKW: ({ power }: Values<'power'>) => `${power} kW`,
  theVehicleAndTheContact: 'The vehicle and the contact could not be loaded.',
  chargeNow: 'Charge now',
  cancelReservation: 'Cancel reservation',
  manageOnTheDashboard: 'Manage on the dashboard',
  waitForThisCharger: 'Wait for this charger',
  reportAProblem: 'Report a problem',

  // reservations/screens/availability/day-controls.tsx
  todayDay: ({ day }: Values<'day'>) => `Today, ${day}`,
  previousDay: 'Previous day',
  chooseADay: 'Choose a day',
  dayName: ({ name }: Values<'name'>) => `Day: ${name}`,
  nextDay: 'Next day',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  printTheDay: 'Print the day',
  pastDate: 'Past date',
  outsideBookingRange: 'Outside booking range',
  showThisDay: 'Show this day',

  // reservations/screens/availability/day-plan.tsx
  hoursOfTheDay: ({ hours }: Values<'hours'>) => `Hours: ${hours}`,
  reservations: 'Reservations',
  closedThatDay: 'Closed that day.',
  printedDayTimeLaterChanges: ({ day, time }: Values<'day' | 'time'>) =>
    `Printed ${day}, ${time}. Later changes are on the screen.`,
  noReservations: 'No reservations',
  allDay: 'All day',
  chargerInMaintenance: 'Charger in maintenance',
  /** Of a reservation, after a name and a comma. */
  outsideTheOpeningHours: 'outside the opening hours',
  /** Of a reservation, or of an hour in which one has a charger: that of the reader. */
  yours: 'Yours',

  // reservations/screens/availability/day.tsx
  chargerStatusReservations: 'Charger Status & Reservations',

  // reservations/screens/availability/grid/grid-words.ts
  /** In the bars of the grid, which are narrow: of a charger that is held. `name` is a person's. */
  forYou: 'For you',
  forYouUntil: ({ time }: Values<'time'>) => `For you until ${time}`,
  nameUntil: ({ name, time }: Values<'name' | 'time'>) => `${name} until ${time}`,
  heldUntilTime: ({ time }: Values<'time'>) => `Held until ${time}`,
  untilTime: ({ time }: Values<'time'>) => `Until ${time}`,
  /** An hour that the clocks repeat. */
  labelAgain: ({ label }: Values<'label'>) => `${label}, again`,
  fromTo: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}`,
  /** Spoken of a charger, after its name, a time and a colon. */
  spoken: {
    freeByReservation: 'free, by reservation',
    freeWalkIn: 'free, walk-in',
    freeReservationNeeded: 'free, reservation needed',
    freeButNotForYou: 'free, but not for you',
    freeAndYourReservationCanBegin: 'free, and your reservation can begin',
    freeWalkInThen: 'free, walk-in then',
    freeButAReservationStartsLater: 'free, but a reservation starts on the full hour',
    past: 'past',
    closed: 'closed',
    inMaintenance: 'in maintenance',
    /** `reason` is what an administrator has written, such as *repairs*. */
    closedFor: ({ reason }: Values<'reason'>) => `closed for ${reason}`,
    taken: 'taken',
    takenByName: ({ name }: Values<'name'>) => `taken by ${name}`,
    yours: 'yours',
    held: 'held',
    heldForYou: 'held for you',
    heldForYouUntil: ({ time }: Values<'time'>) => `held for you until ${time}`,
    heldForName: ({ name }: Values<'name'>) => `held for ${name}`,
    heldForNameUntil: ({ name, time }: Values<'name' | 'time'>) => `held for ${name} until ${time}`,
    heldForSomebodyInLine: 'held for somebody in line',
    heldForSomebodyInLineUntil: ({ time }: Values<'time'>) => `held for somebody in line until ${time}`,
  },
  thisTimeHasPassed: 'This time has passed',
  chooseALaterHour: 'Choose a later hour.',
  /** `name` is a location's. */
  nameIsClosedThen: ({ name }: Values<'name'>) => `${name} is closed then`,
  chooseAnHourInWhich: 'Choose an hour in which it is open.',
  chargerSpotNumberIsInMaintenance: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is in maintenance`,
  itCannotBeReservedThen: 'It cannot be reserved then. Choose another charger.',
  thisHourIsForWalk: 'This hour is for walk-ins',
  nobodyCanReserveItCome: ({ time }: Values<'time'>) =>
    `Nobody can reserve it. Come at ${time}, and take a charger that is free.`,
  reservationsStartOnTheFull: 'Reservations start on the full hour',
  untilTimeThisChargerIsFree: ({ time }: Values<'time'>) =>
    `Until ${time} this charger is free, but it cannot be reserved. Choose a later hour.`,
  /** In the bars of the grid, which are narrow: what can be done in these hours. */
  walkInHours: 'Walk-in',
  reserve: 'Reserve',
  /** In the legend of the grid. */
  peakReserve: 'Peak, reserve',
  taken: 'Taken',

  // reservations/screens/availability/grid/status-bar.tsx
  /** Spoken of an hour; `cell` says which, and of which charger. */
  cellNow: ({ cell }: Values<'cell'>) => `${cell}, now`,

  // reservations/screens/availability/grid/status-grid-head.tsx
  /** Spoken of chargers, after an hour and a colon. */
  countFreeButNotForYou: ({ count }: Counted) => `${count} free, but not for you`,
  countFree: ({ count }: Counted) => `${count} free`,
  noneBecauseClosed: 'closed',

  // reservations/screens/availability/grid/status-grid.tsx
  moreChargerMoreChargers: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} more charger`, other: `${number(count)} more chargers` }),

  // reservations/screens/availability/grid/status-legend.tsx
  legend: 'Legend',
  freeButNotForYou: 'Free, but not for you',

  // reservations/screens/availability/grid/status-row.tsx
  /** Of a charger. */
  reported: 'Reported',

  // reservations/screens/availability/location-card.tsx
  chargers: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger`, other: `${number(count)} chargers` }),
  /** Of chargers. */
  reservedNow: ({ count }: Counted) => `${count} reserved now`,
  reservedThatDay: ({ count }: Counted) => `${count} reserved`,
  noChargersHereYet: 'No chargers here yet',
  anAdministratorAddsThemWith: 'An administrator adds them with the location.',

  // reservations/screens/availability/location-day.ts
  peakHoursLastUntil: ({ time }: Values<'time'>) =>
    `Peak hours last until ${time}: a reservation is required, and reservations start on the full hour.`,
  walkInsAreNotPossible:
    'Walk-ins are not possible now: a reservation is required, and reservations start on the full hour.',

  // reservations/screens/availability/member-hours.ts
  noChargerCanBeTaken: 'No charger can be taken now.',

  // reservations/screens/availability/next-free.tsx
  /** Of a charger: above the time from which one is free, now or later. `name` is a location's. */
  nextFree: {
    any: 'Next free',
    forYou: 'Next free for you',
    atName: ({ name }: Values<'name'>) => `Next free at ${name}`,
    forYouAtName: ({ name }: Values<'name'>) => `Next free for you at ${name}`,
  },
  /** The same on another day. */
  firstFree: {
    any: 'First free',
    forYou: 'First free for you',
    atName: ({ name }: Values<'name'>) => `First free at ${name}`,
    forYouAtName: ({ name }: Values<'name'>) => `First free for you at ${name}`,
  },
  /** No charger; it stands in place of a large time. */
  none: 'None',
  walkInFrom: ({ count }: Counted) =>
    plural(count, {
      one: `Walk-in from {time}, ${number(count)} charger`,
      other: `Walk-in from {time}, ${number(count)} chargers`,
    }),
  reserveFrom: ({ count }: Counted) =>
    plural(count, {
      one: `Reserve from {time}, ${number(count)} charger`,
      other: `Reserve from {time}, ${number(count)} chargers`,
    }),
  showDay: ({ day }: Values<'day'>) => `Show ${day}`,
  showName: ({ name }: Values<'name'>) => `Show ${name}`,
  yourNextReservation: 'Your next reservation',
  /** In place of a large time. */
  now: 'Now',
  /** After a large time from which they are free: what one can do then. */
  chargersWalkIn: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger, walk in`, other: `${number(count)} chargers, walk in` }),
  chargersByReservation: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} charger, by reservation`,
      other: `${number(count)} chargers, by reservation`,
    }),
  chargersAreFreeButNot: 'Chargers are free, but not for you',
  nothingIsFreeForThe: 'Nothing is free for the rest of today',
  nothingIsFreeThatDay: 'Nothing is free that day',
  opensDay: ({ day }: Values<'day'>) => `Opens ${day}`,
  itDoesNotOpenIn: 'It does not open in the coming week',
  /** `name` is a location's; it has so many chargers free. */
  nameHasFreeNow: ({ name, count }: Counted<'name'>) => `${name} has ${count} free now.`,
  nameHasFreeFrom: ({ name, count, time }: Counted<'name' | 'time'>) =>
    `${name} has ${count} free from ${time}.`,

  // reservations/screens/availability/screen.tsx
  yourReservationsAreNotAffected: 'Your reservations are not affected.',

  // reservations/screens/availability/status-list.tsx
  /** Only the number is seen; all of it is spoken. */
  chargerNumber: '<span>Charger </span>{spotNumber}',
  notFree: { today: 'Not free today', thatDay: 'Not free that day' },
  notForYou: 'Not for you',
  /** `{time}` is a time, or from when until when. */
  freeNowUntil: 'Free now, until {time}',
  freeTime: 'Free {time}',
  forYouTime: 'For you {time}',
  yoursTime: 'Yours {time}',
  nameUntilTime: '{name}, until {time}',
  occupiedUntilTime: 'Occupied, until {time}',
  yoursUntilTime: 'Yours until {time}',
  nameFromTime: '{name} from {time}',
  occupiedFromTime: 'Occupied from {time}',
  heldForYouUntil: 'Held for you until {time}',
  heldForNameUntil: 'Held for {name} until {time}',
  heldForSomebodyInLineUntil: 'Held for somebody in line until {time}',
  inMaintenance: 'In maintenance',
  inMaintenanceUntilTime: 'In maintenance until {time}',
  closedNow: 'Closed now',
  peakHoursNow: 'Peak hours now',
  walkInNow: 'Walk-in',
  byReservation: 'By reservation',
  /** Buttons; what is in `<span>` is only spoken. */
  walkInAtCharger: 'Walk in<span> charger {spotNumber}</span>',
  chargeNowAtCharger: 'Charge now<span> charger {spotNumber}</span>',
  reserveCharger: 'Reserve<span> charger {spotNumber}</span>',
  detailsOfCharger: 'Details<span> charger {spotNumber}</span>',
  whyNotCharger: 'Why not?<span> Charger {spotNumber}</span>',

  // reservations/screens/availability/way-on.tsx
  chargerIsHeldForYou: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is held for you.`,
  chargerIsHeldForYouUntil: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} is held for you until ${time}.`,
  /** `wish` is `1 hour, starting at 2:00 PM`. */
  youAreInLine: ({ wish }: Values<'wish'>) => `You are in line: ${wish}.`,
  youAreInLineForCharger: ({ spotNumber, wish }: Values<'spotNumber' | 'wish'>) =>
    `You are in line: charger ${spotNumber}, ${wish}.`,
  waitForACharger: 'Wait for a charger',

  // reservations/screens/availability/booking-details.tsx
  closedForATime: 'Closed for a time',
  /** `reason` is what an administrator has written, such as *repairs*. */
  closedForReason: ({ reason }: Values<'reason'>) => `Closed for ${reason}`,
};
