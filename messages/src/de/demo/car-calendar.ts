import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarCalendar = {
  locations: {
    'All Locations': 'Alle Standorte',
    'Building A': 'Gebäude A',
    'Building B': 'Gebäude B',
  },
  none: 'Keine',
  highAvailability: 'Hohe Verfügbarkeit',
  mediumAvailability: 'Mittlere Verfügbarkeit',
  limitedAvailability: 'Begrenzte Verfügbarkeit',
  nearlyFull: 'Fast voll',
  available: 'Verfügbar',
  moderate: 'Mäßig',
  busy: 'Viel los',
  full: 'Voll',
  hours: 'Stunden',
  theForecastFollowsTheUse:
    'Die Prognose folgt der Nutzung der letzten Wochen. Am Tag selbst kann es anders kommen.',
  book: 'Reservieren',
  bookForLongHour: ({ longHour }) => `Für ${longHour} reservieren`,
  pickAnHourFirst: 'Wähle zuerst eine Stunde.',
  bestTime600AM: 'Beste Zeit <b>6:00 – 8:00 Uhr</b>',
  avoid1100AM2: 'Besser meiden <b>11:00 – 14:00 Uhr</b>',
  availableOfChargers: ({ available, chargers }) => `${available} von ${chargers}`,
  bookedForLongHour: ({ longHour }) => `Reserviert für ${longHour}`,
  thisWasTheDemoSo:
    'Das war die Demo, deshalb ist kein Ladepunkt für dich reserviert. Wähle einen anderen Tag, um seine Stunden zu sehen.',
  reserveARealCharger: 'Echten Ladepunkt reservieren',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  spotSpots: ({ count }) =>
    plural(count, { one: `${number(count)} Platz`, other: `${number(count)} Plätze` }),
  dayPercentAvailableSpotsTextBandWords: ({ day, percent, spotsText, bandWords }) =>
    `${day}: ${percent} % verfügbar, ${spotsText}. ${bandWords}.`,
  availabilityCalendar: 'Verfügbarkeitskalender',
  location: 'Standort',
  legend: 'Legende',
  highAvailability2: 'Hohe Verfügbarkeit',
  limited: 'Begrenzt',
  nearlyFull2: 'Fast voll',
  todayDay: ({ day }) => `Heute, ${day}`,
  spots: 'Ladeplätze',
  peakHours: 'Stoßzeiten',
  notKnown: 'keine Angabe',
} satisfies Messages['demoCarCalendar'];
