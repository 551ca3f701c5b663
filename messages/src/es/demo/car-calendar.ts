import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarCalendar = {
  locations: {
    'All Locations': 'Todas las ubicaciones',
    'Building A': 'Edificio A',
    'Building B': 'Edificio B',
  },
  none: 'Ninguna',
  highAvailability: 'Disponibilidad alta',
  mediumAvailability: 'Disponibilidad media',
  limitedAvailability: 'Disponibilidad limitada',
  nearlyFull: 'Casi completo',
  available: 'Disponible',
  moderate: 'Moderado',
  busy: 'Concurrido',
  full: 'Completo',
  hours: 'Horas',
  theForecastFollowsTheUse:
    'La previsión sigue el uso de las últimas semanas. El propio día puede ser distinto.',
  book: 'Reservar',
  bookForLongHour: ({ longHour }) => `Reservar: ${longHour}`,
  pickAnHourFirst: 'Elige primero una hora.',
  bestTime600AM: 'Mejor momento <b>6:00 – 8:00</b>',
  avoid1100AM2: 'Evita <b>11:00 – 14:00</b>',
  availableOfChargers: ({ available, chargers }) => `${available} de ${chargers}`,
  bookedForLongHour: ({ longHour }) => `Reservado: ${longHour}`,
  thisWasTheDemoSo:
    'Esto era la demo, así que no se te guarda ningún cargador. Elige otro día para ver sus horas.',
  reserveARealCharger: 'Reservar un cargador de verdad',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  spotSpots: ({ count }) =>
    plural(count, { one: `${number(count)} plaza`, other: `${number(count)} plazas` }),
  dayPercentAvailableSpotsTextBandWords: ({ day, percent, spotsText, bandWords }) =>
    `${day}: ${percent} % disponible, ${spotsText}. ${bandWords}.`,
  availabilityCalendar: 'Calendario de disponibilidad',
  location: 'Ubicación',
  legend: 'Leyenda',
  highAvailability2: 'Disponibilidad alta',
  limited: 'Limitada',
  nearlyFull2: 'Casi completo',
  todayDay: ({ day }) => `Hoy, ${day}`,
  spots: 'Plazas',
  peakHours: 'Horas punta',
  notKnown: 'sin datos',
} satisfies Messages['demoCarCalendar'];
