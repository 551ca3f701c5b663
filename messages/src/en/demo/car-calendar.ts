import { number, plural, type Counted, type Values } from '../../values.ts';

export const demoCarCalendar = {
  // demo/screens/car-calendar/days.ts
  locations: {
    'All Locations': 'All Locations',
    'Building A': 'Building A',
    'Building B': 'Building B',
  },
  none: 'None',
  highAvailability: 'High availability',
  mediumAvailability: 'Medium availability',
  limitedAvailability: 'Limited availability',
  nearlyFull: 'Nearly full',

  // demo/screens/car-calendar/hour-list.tsx
  available: 'Available',
  moderate: 'Moderate',
  busy: 'Busy',
  full: 'Full',
  hours: 'Hours',
  theForecastFollowsTheUse:
    'The forecast follows the use of the last weeks. On the day itself it can turn out otherwise.',
  book: 'Book',
  bookForLongHour: ({ longHour }: Values<'longHour'>) => `Book for ${longHour}`,
  pickAnHourFirst: 'Pick an hour first.',
  bestTime600AM: 'Best time <b>6:00 AM - 8:00 AM</b>',
  avoid1100AM2: 'Avoid <b>11:00 AM - 2:00 PM</b>',
  availableOfChargers: ({ available, chargers }: Values<'available' | 'chargers'>) =>
    `${available} of ${chargers}`,
  bookedForLongHour: ({ longHour }: Values<'longHour'>) => `Booked for ${longHour}`,
  thisWasTheDemoSo: 'This was the demo, so no charger is kept for you. Choose another day to see its hours.',
  reserveARealCharger: 'Reserve a real charger',

  // demo/screens/car-calendar/month-grid.tsx
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  spotSpots: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} spot`, other: `${number(count)} spots` }),
  dayPercentAvailableSpotsTextBandWords: ({
    day,
    percent,
    spotsText,
    bandWords,
  }: Values<'day' | 'percent' | 'spotsText' | 'bandWords'>) =>
    `${day}: ${percent}% available, ${spotsText}. ${bandWords}.`,

  // demo/screens/car-calendar/screen.tsx
  availabilityCalendar: 'Availability Calendar',
  location: 'Location',
  legend: 'Legend',
  highAvailability2: 'High Availability',
  limited: 'Limited',
  nearlyFull2: 'Nearly Full',
  todayDay: ({ day }: Values<'day'>) => `Today, ${day}`,
  spots: 'Spots',
  peakHours: 'Peak hours',
  /** Of the peak hours. */
  notKnown: 'N/A',
};
