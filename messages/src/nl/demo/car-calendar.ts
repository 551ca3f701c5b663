import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarCalendar = {
  locations: {
    'All Locations': 'Alle locaties',
    'Building A': 'Gebouw A',
    'Building B': 'Gebouw B',
  },
  none: 'Geen',
  highAvailability: 'Veel beschikbaar',
  mediumAvailability: 'Redelijk beschikbaar',
  limitedAvailability: 'Beperkt beschikbaar',
  nearlyFull: 'Bijna vol',
  available: 'Beschikbaar',
  moderate: 'Gemiddeld',
  busy: 'Druk',
  full: 'Vol',
  hours: 'Uren',
  theForecastFollowsTheUse:
    'De verwachting is gebaseerd op het gebruik van de afgelopen weken. Op de dag zelf kan het anders uitvallen.',
  book: 'Reserveren',
  bookForLongHour: ({ longHour }) => `Reserveren voor ${longHour}`,
  pickAnHourFirst: 'Kies eerst een uur.',
  bestTime600AM: 'Beste tijd <b>06:00 – 08:00</b>',
  avoid1100AM2: 'Liever niet <b>11:00 – 14:00</b>',
  availableOfChargers: ({ available, chargers }) => `${available} van ${chargers}`,
  bookedForLongHour: ({ longHour }) => `Gereserveerd voor ${longHour}`,
  thisWasTheDemoSo:
    'Dit was de demo, dus er wordt geen laadpunt voor je vrijgehouden. Kies een andere dag om de uren te zien.',
  reserveARealCharger: 'Echt laadpunt reserveren',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  spotSpots: ({ count }) =>
    plural(count, { one: `${number(count)} plek`, other: `${number(count)} plekken` }),
  dayPercentAvailableSpotsTextBandWords: ({ day, percent, spotsText, bandWords }) =>
    `${day}: ${percent}% beschikbaar, ${spotsText}. ${bandWords}.`,
  availabilityCalendar: 'Beschikbaarheidskalender',
  location: 'Locatie',
  legend: 'Legenda',
  highAvailability2: 'Veel beschikbaar',
  limited: 'Beperkt',
  nearlyFull2: 'Bijna vol',
  todayDay: ({ day }) => `Vandaag, ${day}`,
  spots: 'Laadplekken',
  peakHours: 'Spitsuren',
  notKnown: 'onbekend',
} satisfies Messages['demoCarCalendar'];
