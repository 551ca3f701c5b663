import type { Messages } from '../../en/index.ts';

export const reservationsChargeNow = {
  chargeNow: 'Cargar ahora',
  lookingForAFreeCharger: 'Buscando un cargador libre.',
  everyChargerIsTakenRight: 'Ahora mismo están ocupados todos los cargadores.',
  chargerIsFree: ({ spotNumber, name }) => `El cargador ${spotNumber} en ${name} está libre.`,
  chargerIsFreeAndOneMore: ({ spotNumber, name }) =>
    `El cargador ${spotNumber} en ${name} está libre, y uno más.`,
  chargerIsFreeAndMore: ({ spotNumber, name, count }) =>
    `El cargador ${spotNumber} en ${name} está libre, y ${count} más.`,
  chargerSpotNumberIsEmptyStart: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} está vacío. Empieza ahora y será tuyo hasta las ${time}.`,
  chargerSpotNumberIsYours: ({ spotNumber }) => `El cargador ${spotNumber} es tuyo`,
  nameUntilTimePlugIn: ({ name, time }) => `${name}, hasta las ${time}. Enchufa el coche.`,
  now: 'Ahora',
  chargerSpotNumberAtNameYour: ({ spotNumber, name, time }) =>
    `Cargador ${spotNumber} en ${name}. Tu reserva empieza ahora en lugar de a las ${time}; el final no cambia.`,
  startCharging: 'Empezar a cargar',
  walkInToChargerSpotNumber: ({ spotNumber }) => `Cargar sin reserva en el cargador ${spotNumber}`,
  thisChargerCannotBeTaken: 'Este cargador no se puede ocupar ahora.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Cargador ${spotNumber} en ${name}`,
  theChargerIsYoursAtOnce: 'El cargador es tuyo al momento; si te vas antes del final, libéralo.',
  whatIsReservedNextCould: 'No se han podido mostrar las reservas siguientes',
  nothingHasBeenTaken: 'No se ha ocupado nada.',
  until: 'Hasta',
  lookingUpWhatIsReserved: 'Buscando las reservas siguientes.',
  chargerSpotNumberPowerOutputKW: ({ spotNumber, powerOutput }) =>
    `Cargador ${spotNumber}, ${powerOutput} kW`,
} satisfies Messages['reservationsChargeNow'];
