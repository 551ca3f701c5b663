import type { Messages } from '../../en/index.ts';

export const sentNotifyNudges = {
  ifYouAreNotComing: 'Si no vas a venir, cancélala para que pueda cargar otra persona.',
  areYouStillComingAt: ({ time }) => `¿Sigues pensando en venir a las ${time}?`,
  chargerAtLocationHours: ({ spotNumber, location, hours }) =>
    `Cargador ${spotNumber} en ${location}, ${hours}.`,
  areYouStillComingTo: ({ spotNumber, location }) =>
    `¿Sigues pensando en venir al cargador ${spotNumber} en ${location}?`,
  ifYouAreThereIs: 'Si es así, no tienes que hacer nada.',
  youCanAlsoChangeItsTime: 'También puedes cambiar la hora.',
  iAmNotComing: 'No voy a ir',
  yes: 'Sí',
  noCancelIt: 'No, cancelarla',
  yourReservationOfChargerSpotNumber: ({ spotNumber }) =>
    `Tu reserva del cargador ${spotNumber} está cancelada`,
  ifYourCarIsCharged:
    'Si tu coche está cargado, libéralo: alguien de la lista de espera puede aprovechar el resto de tu tiempo.',
  somebodyIsWaitingForA: 'Alguien espera un cargador',
  chargerAtLocationIsYoursUntil: ({ spotNumber, location, time }) =>
    `El cargador ${spotNumber} en ${location} es tuyo hasta las ${time}.`,
  somebodyIsWaitingForACharger: ({ location }) => `Alguien espera un cargador en ${location}`,
  chargerIsYoursUntil: ({ spotNumber, time }) => `El cargador ${spotNumber} es tuyo hasta las ${time}.`,
  ifYouStillNeedIt: 'Si aún lo necesitas, no tienes que hacer nada.',
} satisfies Messages['sentNotifyNudges'];
