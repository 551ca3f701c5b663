import { number, plural, type Counted, type Values } from '../../values.ts';

export const demoCarDashboard = {
  // demo/screens/car-dashboard/back-to-dashboard.tsx
  backToDashboard: 'Back to dashboard',

  // demo/screens/car-dashboard/booking-view.tsx
  reservationConfirmed: 'Reservation confirmed',
  reserveCharging: 'Reserve Charging',
  location: 'Location',
  startTime: 'Start time',
  duration: 'Duration',
  yourReservation: 'Your reservation',
  confirmReservation: 'Confirm Reservation',
  thisWasTheDemoSo: 'This was the demo, so no charger is kept for you.',
  reserveARealCharger: 'Reserve a real charger',
  seeItOnTheDashboard: 'See it on the dashboard',
  chooseAnotherTime: 'Choose another time',

  // demo/screens/car-dashboard/charging-card.tsx
  chargingAtPower: ({ power }: Values<'power'>) => `Charging at ${power}`,
  milesNowMiNow: ({ milesNow }: Values<'milesNow'>) => `${milesNow} mi now`,
  endOfCharge: 'End of charge',
  maxCharge: 'Max. charge',
  rangeThen: 'Range then',
  aboutMilesAtMaxMi: ({ milesAtMax }: Values<'milesAtMax'>) => `about ${milesAtMax} mi`,
  power: 'Power',
  chargingDetails: 'Charging details',

  // demo/screens/car-dashboard/details-view.tsx
  chargingStatusAndSettings: 'Charging Status and Settings',
  stations: 'Stations',
  chargingStatus: 'Charging Status',
  chargePercentOfMaxPercent: ({ chargePercent, maxPercent }: Values<'chargePercent' | 'maxPercent'>) =>
    `${chargePercent}% of ${maxPercent}%`,
  open: 'Open',
  chargingPrograms: 'Charging Programs',
  chargingProgram: 'Charging program',
  theSetupIsCompleteThe: ({ maxPercent, program }: Values<'maxPercent' | 'program'>) =>
    `The setup is complete. The car charges to ${maxPercent}% with the program ${program}.`,
  pressAProgramToFinish: 'Press a program to finish the setup.',
  settings: 'Settings',
  chargesMoreGentlyAndTakes: 'Charges more gently and takes longer.',
  program: 'Program',
  lid: 'Lid',
  ecoCharging: 'Eco-Charging',
  chargingPauses: 'Charging Pauses',
  /** States of switches. */
  on: 'ON',
  off: 'OFF',
  active: 'Active',
  inactive: 'Inactive',
  pausesTheChargeWhileElectricity: 'Pauses the charge while electricity is expensive.',

  // demo/screens/car-dashboard/overview.tsx
  charging: 'Charging',
  bookCharging: 'Book Charging',
  findStations: 'Find Stations',
  setupIncomplete: 'Setup Incomplete',
  chooseAChargingProgramTo: 'Choose a charging program to finish the setup of your car.',
  setUpNow: 'Set up now',
  nextReservation: 'Next Reservation',
  youReservedReserved: ({ reserved }: Values<'reserved'>) => `You reserved ${reserved}`,

  // demo/screens/car-dashboard/sample.ts
  n79KW: '7.9 kW',
  today812PM: 'Today, 8:12 PM',
  today812PM2: 'Today 8:12 PM',
  buildingASpot3: 'Building A - Spot 3',
  n3Hours: '3 hours',
  level279KW: 'Level 2 - 7.9 kW',
  programs: { Standard: 'Standard', Home: 'Home', Work: 'Work' },
  buildingAExecutiveParking: 'Building A - Executive Parking',
  buildingBEmployeeParking: 'Building B - Employee Parking',
  buildingCVisitorParking: 'Building C - Visitor Parking',
  hourHours: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` }),
  rangeTomorrow: ({ range }: Values<'range'>) => `${range} tomorrow`,
};
