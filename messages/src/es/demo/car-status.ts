import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarStatus = {
  chargingStatus: 'Estado de carga',
  searchSites: 'Buscar sedes',
  searchByBuildingOrStreet: 'Busca por edificio o calle',
  countOfCount2SitesMatch: ({ count, count2 }) => `Coinciden ${count} de ${count2} sedes.`,
  noSiteMatchesWordsSearch: ({ words }) =>
    `Ninguna sede coincide con «${words}». Busca un edificio o una calle.`,
  reserveNow: 'Reservar ahora',
  mapView: 'Vista de mapa',
  realTimeOverview: 'Resumen en tiempo real',
  available: 'Disponibles',
  fastCharging: 'Carga rápida',
  occupancy: 'Ocupación',
  charging: 'Cargando',
  occupiedOfTotalSpotsAre: ({ occupied, total }) => `Plazas ocupadas: ${occupied} de ${total}.`,
  pointOutSpots: 'Destacar plazas',
  chooseWhatToPointOut: 'Elige qué quieres destacar entre las plazas de abajo.',
  outlined: {
    available: ({ count }) =>
      plural(count, {
        one: `Hay ${number(count)} plaza disponible. Aparece enmarcada abajo.`,
        other: `Hay ${number(count)} plazas disponibles. Aparecen enmarcadas abajo.`,
      }),
    'fast-charging': ({ count }) =>
      plural(count, {
        one: `Hay ${number(count)} plaza de carga rápida. Aparece enmarcada abajo.`,
        other: `Hay ${number(count)} plazas de carga rápida. Aparecen enmarcadas abajo.`,
      }),
    reserved: ({ count }) =>
      plural(count, {
        one: `Hay ${number(count)} plaza reservada. Aparece enmarcada abajo.`,
        other: `Hay ${number(count)} plazas reservadas. Aparecen enmarcadas abajo.`,
      }),
  },
  peakHoursAlert: 'Aviso de horas punta',
  demandIsHighFrom12: 'La demanda es alta de 12:00 a 14:00.',
  wait: 'Espera',
  about15Min: 'unos 15 min',
  nextAvailable: 'Próxima libre',
  n230PM: '14:30',
  theSearchHasLeftOut: 'La búsqueda ha dejado fuera las demás sedes.',
  eachFigureIsTheNumber: 'Cada cifra es el número de plazas disponibles.',
  weekdayUsage: 'Uso en días laborables',
  day: 'Día',
  spotsInUseInPercent: 'Plazas en uso, en tanto por ciento.',
  free: 'Libre',
  inUse: 'En uso',
  reserved: 'Reservada',
  repair: 'En reparación',
  operational: 'Operativa',
  limited: 'Limitada',
  countedOfCountAvailableCharging:
    'Disponibles: {available} de {total}; cargando: {charging}; reservadas: {reserved}',
  spotsOfName: ({ name }) => `Plazas de ${name}`,
  viewFewerSpots: 'Ver menos plazas<hidden> de {name}</hidden>',
  viewAllSpots: 'Ver todas las plazas<hidden> de {name}</hidden>',
  buildingA: 'Edificio A',
  level279KW: 'Nivel 2 – 7,9 kW',
  buildingB: 'Edificio B',
  level211KW: 'Nivel 2 – 11 kW',
  buildingC: 'Edificio C',
  dCFast50KW: 'Rápida (DC) – 50 kW',
  all: 'Todas',
  mon: 'Lun',
  tue: 'Mar',
  wed: 'Mié',
  thu: 'Jue',
  fri: 'Vie',
} satisfies Messages['demoCarStatus'];
