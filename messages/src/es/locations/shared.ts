import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locations = {
  failedToUpdateLocation: 'No se ha podido actualizar la ubicación',
  failedToDeleteLocation: 'No se ha podido eliminar la ubicación',
  failedToUpdateCharger: 'No se ha podido actualizar el cargador',
  theCodesAreStillValid: 'Los códigos siguen siendo válidos',
  theyCouldNotBeRevoked: 'No se han podido revocar.',
  chargerStates: {
    available: 'Disponible',
    maintenance: 'Mantenimiento',
    out: 'Fuera de uso',
  },
  pleaseEnterThePowerIn: 'Escribe la potencia en kW.',
  dCFastChargersUsuallyHave: 'Los cargadores rápidos de DC suelen tener 20 kW o más.',
  onlyDCFastChargersUsually: 'Solo los cargadores rápidos de DC suelen tener más de 43 kW.',
  type1J1772: 'Tipo 1 (J1772)',
  nameIsAnACConnector: ({ name }) =>
    `${name} es un conector de AC. Los cargadores rápidos de DC suelen tener CCS, CHAdeMO o NACS.`,
  nameIsADCConnector: ({ name }) =>
    `${name} es un conector de DC. Los cargadores de nivel 1 y 2 suelen tener tipo 1, tipo 2 o NACS.`,
  confirmEnding: {
    change: ({ count }) => plural(count, { one: 'Cambiar y cancelarla', other: 'Cambiar y cancelarlas' }),
    delete: ({ count }) => plural(count, { one: 'Eliminar y cancelarla', other: 'Eliminar y cancelarlas' }),
    maintain: ({ count }) =>
      plural(count, {
        one: 'Poner en mantenimiento y cancelarla',
        other: 'Poner en mantenimiento y cancelarlas',
      }),
  },
  thisReservationWillBeCancelled: ({ count }) =>
    plural(count, {
      one: 'Esta reserva se cancelará, o terminará ahora si hay alguien cargando. Se notifica al miembro que la hizo.',
      other:
        'Estas reservas se cancelarán, o terminarán ahora donde haya alguien cargando. Se notifica a los miembros que las hicieron.',
    }),
  keepItKeepThem: ({ count }) => plural(count, { one: 'Mantenerla', other: 'Mantenerlas' }),
  theLocationWillBeClosed: ({ count }) =>
    plural(count, {
      one: 'La ubicación estará cerrada durante esta reserva. La reserva queda como está y se notifica el nuevo horario al miembro.',
      other:
        'La ubicación estará cerrada durante estas reservas. Las reservas quedan como están y se notifica el nuevo horario a los miembros.',
    }),
  saveAndKeepItSave: ({ count }) =>
    plural(count, { one: 'Guardar y mantenerla', other: 'Guardar y mantenerlas' }),
  goBack: 'Volver',
  deleteName: ({ name }) => `¿Eliminar ${name}?`,
  locationDeleted: 'Ubicación eliminada',
  itsChargersCanNoLonger:
    'Sus cargadores ya no se pueden reservar. Las reservas pasadas se conservan en los registros y puedes reactivarla.',
  openTodayHours: ({ hours }) => `abierto hoy ${hours}`,
  today: {
    allDay: 'abierto 24 horas',
    closed: 'cerrado hoy',
    notSet: 'sin definir',
    unknown: 'horario no disponible',
  },
  locationName: ({ name }) => `Ubicación: ${name}`,
  weeklyHours: 'Horario semanal',
  chooseALocation: 'Elige una ubicación',
  countLocations: ({ count }) =>
    plural(count, { one: `${number(count)} ubicación`, other: `${number(count)} ubicaciones` }),
  addLocation: 'Añadir ubicación',
  hoursNotAvailable: 'Horario no disponible',
  everyDay: 'Todos los días',
  weekdays: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  weekdaysShort: {
    monday: 'Lun',
    tuesday: 'Mar',
    wednesday: 'Mié',
    thursday: 'Jue',
    friday: 'Vie',
    saturday: 'Sáb',
    sunday: 'Dom',
  },
  locationUpdated: 'Ubicación actualizada',
  nameCanBeReservedAgain: ({ name }) => `Ya se puede volver a reservar en ${name}.`,
  reactivateName: ({ name }) => `Reactivar ${name}`,
  reactivate: 'Reactivar',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Tu plan incluye ${number(count)} ubicación.`,
      other: `Tu plan incluye ${number(count)} ubicaciones.`,
    }),
  yourPlanAllowsMore: ({ count }) =>
    plural(count, {
      one: `Tu plan permite ${number(count)} más`,
      other: `Tu plan permite ${number(count)} más`,
    }),
  notACoordinate: {
    latitude: 'La latitud es un número entre -90 y 90.',
    longitude: 'La longitud es un número entre -180 y 180.',
  },
  atLeastOneCharger: 'Al menos un cargador.',
  atMostMaxSpotsChargers: ({ maxSpots }) => `${maxSpots} cargadores como máximo.`,
  enterBothLatitudeAndLongitude: 'Indica la latitud y la longitud, o ninguna de las dos.',
  reportedAt: {
    blocked: ({ time }) => `Aviso de bloqueo, ${time}`,
    broken: ({ time }) => `Aviso de avería, ${time}`,
  },
  reportedOn: {
    blocked: ({ day, time }) => `Aviso de bloqueo, ${day}, ${time}`,
    broken: ({ day, time }) => `Aviso de avería, ${day}, ${time}`,
  },
  reportedAtBy: {
    blocked: ({ time, count }) =>
      plural(count, {
        one: `Aviso de bloqueo de ${number(count)} miembro, ${time}`,
        other: `Aviso de bloqueo de ${number(count)} miembros, ${time}`,
      }),
    broken: ({ time, count }) =>
      plural(count, {
        one: `Aviso de avería de ${number(count)} miembro, ${time}`,
        other: `Aviso de avería de ${number(count)} miembros, ${time}`,
      }),
  },
  reportedOnBy: {
    blocked: ({ day, time, count }) =>
      plural(count, {
        one: `Aviso de bloqueo de ${number(count)} miembro, ${day}, ${time}`,
        other: `Aviso de bloqueo de ${number(count)} miembros, ${day}, ${time}`,
      }),
    broken: ({ day, time, count }) =>
      plural(count, {
        one: `Aviso de avería de ${number(count)} miembro, ${day}, ${time}`,
        other: `Aviso de avería de ${number(count)} miembros, ${day}, ${time}`,
      }),
  },
  theReportWasNotSent: 'El aviso no se ha enviado',
  nobodyHasBeenTold: 'No se ha avisado a nadie.',
  theMessageWasNotSent: 'El mensaje no se ha enviado',
  nobodyHasBeenAskedTo: 'No se ha pedido a nadie que mueva su coche.',
  theReportWasNotClosed: 'El aviso no se ha cerrado',
  itIsStillShownTo: 'Los miembros siguen viéndolo.',
  chargersUnit: ({ count }) => plural(count, { one: 'cargador', other: 'cargadores' }),
  chargersOfName: 'Cargadores<span> de {name}</span>',
  deleteLocation: ({ name }) => `Eliminar ${name}`,
  todayHours: ({ hours }) => `Hoy ${hours}`,
  nameOrAddress: 'Nombre o dirección',
  searchLocations: 'Buscar ubicaciones',
  noLocationByThatName: 'No hay ninguna ubicación con ese nombre o dirección.',
  theLocationsCouldNotBe: 'No se han podido mostrar las ubicaciones',
  theirChargersAndReservationsAre: 'Sus cargadores y reservas están a salvo.',
  noChargingLocationsYet: 'Aún no hay ubicaciones de carga',
  addYourFirstLocation: 'Añadir tu primera ubicación',
  aLocationIsAPlace:
    'Una ubicación es un lugar con cargadores: su dirección, su horario de apertura y cuántos hay.',
  nameIsAsBefore: ({ name }) => `${name} está como antes.`,
  nameCanNoLongerBe: ({ name }) => `Ya no se puede reservar en ${name}.`,
  chargerSpotNumberIsAsBefore: ({ spotNumber }) => `El cargador ${spotNumber} está como antes.`,
  locationTypes: {
    office: 'Oficinas',
    parking_garage: 'Aparcamiento',
    residential: 'Viviendas',
    retail: 'Comercio',
    shopping_center: 'Centro comercial',
    manufacturing: 'Fábrica',
    production_building: 'Nave de producción',
    public: 'Espacio público',
  },
  accessTypes: {
    private: 'Privado',
    public: 'Público',
    restricted: 'Restringido',
  },
  accessAfterType: {
    private: 'acceso privado',
    public: 'acceso público',
    restricted: 'acceso restringido',
  },
  amenities: {
    Covered: 'Cubierto',
    Lighting: 'Iluminación',
    'Accessible bay': 'Plaza accesible',
    Elevator: 'Ascensor',
    Restrooms: 'Aseos',
    'Wi-Fi': 'Wifi',
    Café: 'Cafetería',
    'Security cameras': 'Cámaras de seguridad',
  },
  countChargers: ({ count }) =>
    plural(count, { one: `${number(count)} cargador`, other: `${number(count)} cargadores` }),
} satisfies Messages['locations'];
