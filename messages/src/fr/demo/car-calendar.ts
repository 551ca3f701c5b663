import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarCalendar = {
  locations: {
    'All Locations': 'Tous les sites',
    'Building A': 'Bâtiment A',
    'Building B': 'Bâtiment B',
  },
  none: 'Aucune',
  highAvailability: 'Forte disponibilité',
  mediumAvailability: 'Disponibilité moyenne',
  limitedAvailability: 'Disponibilité limitée',
  nearlyFull: 'Presque complet',
  available: 'Disponible',
  moderate: 'Modéré',
  busy: 'Très demandé',
  full: 'Complet',
  hours: 'Heures',
  theForecastFollowsTheUse:
    'La prévision suit l’utilisation des dernières semaines. Le jour même, il peut en être autrement.',
  book: 'Réserver',
  bookForLongHour: ({ longHour }) => `Réserver pour ${longHour}`,
  pickAnHourFirst: 'Choisissez d’abord une heure.',
  bestTime600AM: 'Meilleur moment <b>6:00 – 8:00</b>',
  avoid1100AM2: 'À éviter <b>11:00 – 14:00</b>',
  availableOfChargers: ({ available, chargers }) => `${available} sur ${chargers}`,
  bookedForLongHour: ({ longHour }) => `Réservation faite pour ${longHour}`,
  thisWasTheDemoSo:
    'C’était la démo : aucune borne ne vous est réservée. Choisissez un autre jour pour voir ses heures.',
  reserveARealCharger: 'Réserver une vraie borne',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  spotSpots: ({ count }) =>
    plural(count, { one: `${number(count)} place`, other: `${number(count)} places` }),
  dayPercentAvailableSpotsTextBandWords: ({ day, percent, spotsText, bandWords }) =>
    `${day} : ${percent} % de disponibilité, ${spotsText}. ${bandWords}.`,
  availabilityCalendar: 'Calendrier des disponibilités',
  location: 'Site',
  legend: 'Légende',
  highAvailability2: 'Forte disponibilité',
  limited: 'Limitée',
  nearlyFull2: 'Presque complet',
  todayDay: ({ day }) => `Aujourd’hui, ${day}`,
  spots: 'Places',
  peakHours: 'Heures de pointe',
  notKnown: 'non connues',
} satisfies Messages['demoCarCalendar'];
