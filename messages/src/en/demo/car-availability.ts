import type { Values } from '../../values.ts';

export const demoCarAvailability = {
  // demo/screens/car-availability/availability-nav.tsx
  dash: 'Dash',
  book: 'Book',
  status: 'Status',
  org: 'Org',
  bug: 'Bug',
  exit: 'Exit',
  home: 'Home',
  theme: 'Theme',
  theChosenThemeIsOn: ({ chosen }: Values<'chosen'>) => `The ${chosen} theme is on.`,

  // demo/screens/car-availability/building-section.tsx
  placeCountChargers: ({ place, count }: Values<'place' | 'count'>) => `${place}, ${count} chargers`,
  chargersOfNameByThe: ({ name }: Values<'name'>) => `Chargers of ${name} by the hour`,
  charger: 'Charger',

  // demo/screens/car-availability/chargers.ts
  reservationRequired: 'Reservation required',
  occupied: 'Occupied',
  closed: 'Closed',
  walkIn: 'Walk-in',
  buildingA: 'Building A',
  executiveParking: 'Executive Parking',
  n79KW: '7.9 kW',
  n11KW: '11 kW',
  buildingB: 'Building B',
  employeeParking: 'Employee Parking',
  buildingC: 'Building C',
  visitorParking: 'Visitor Parking',
  n50KW: '50 kW',
  availableNow: 'Available now',
  reservable: 'Reservable',

  // demo/screens/car-availability/date-choice.tsx
  today: 'Today',
  todayDate: ({ date }: Values<'date'>) => `Today, ${date}`,
  date: 'Date',

  // demo/screens/car-availability/screen.tsx
  availability: 'Availability',
  peakHoursActive: 'Peak Hours Active',
  noPeakHours: 'No Peak Hours',
  onWeekdaysAReservationIs:
    'On weekdays a reservation is required from 8AM to 4PM. At all other times walk in and plug in.',
  legend: 'Legend',
};
