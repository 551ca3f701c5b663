import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservations = {
  chargerSpotNumberIsReservedFor: ({ spotNumber }) => `Tienes reservado el cargador ${spotNumber}`,
  chargerSpotNumberAtLocationIs: ({ spotNumber, location }) =>
    `Tienes reservado el cargador ${spotNumber} en ${location}`,
  yourChargerIsReserved: 'Tu cargador está reservado',
  yourReservationHasChangedCharger: ({ spotNumber }) => `Tu reserva ha cambiado: cargador ${spotNumber}`,
  yourReservationAtLocationHas: ({ location }) => `Tu reserva en ${location} ha cambiado`,
  yourReservationHasChanged: 'Tu reserva ha cambiado',
  yourReservationIsCancelledCharger: ({ spotNumber }) => `Tu reserva está cancelada: cargador ${spotNumber}`,
  whenAtLocation: ({ when, location }) => `${when} en ${location}.`,
  othersCanHaveThisTime: 'Los demás pueden aprovechar este tiempo.',
  yourReservationAtLocationIs: ({ location }) => `Tu reserva en ${location} está cancelada`,
  yourReservationIsCancelled: 'Tu reserva está cancelada',
  youHaveCancelledThisReservation: 'Has cancelado esta reserva. Los demás pueden reservar ese tiempo.',
  reserveAnotherTime: 'Reservar otra hora',
  pleaseConfirmYourArrivalBy: ({ until }) => `Confirma tu llegada antes de las ${until}.`,
  whenYouAreTherePlease: ({ until }) =>
    `Cuando estés allí, confirma tu llegada antes de las ${until}. Hasta entonces puedes cambiar o cancelar la reserva.`,
  openYourReservation: 'Abrir tu reserva',
  yourArrivalWasNotConfirmed: ({ until }) =>
    `Tu llegada no se confirmó antes de las ${until}, así que el resto de su tiempo queda libre para los demás.`,
  yourReservationWasMarkedAs: ({ spotNumber }) => `Tu reserva consta como ausencia: cargador ${spotNumber}`,
  yourReservationAtLocationWas: ({ location }) => `Tu reserva en ${location} consta como ausencia`,
  nobodyConfirmedYourArrival: 'Nadie confirmó tu llegada',
  ifYouAreAtThe:
    'Si estás en el cargador, resérvalo otra vez o empieza una carga sin reserva, si sigue libre.',
  onDayItIsNowOpen: ({ day, hours }) => `El ${day}, el horario es ahora ${hours}.`,
  onDayItIsNowClosed: ({ day }) => `El ${day} ahora no abre.`,
  askAnAdministratorBeforeYou: 'Pregunta a un administrador antes de venir.',
  askAnAdministratorWhetherYou: 'Pregunta a un administrador si puedes quedarte.',
  yourReservationStillStandsIf: 'Tu reserva sigue en pie. Si no vienes, no cuenta como ausencia.',
  yourReservationStillStands: 'Tu reserva sigue en pie.',
  locationClosedDuringYourReservation: ({ spotNumber }) =>
    `Cerrado durante tu reserva: cargador ${spotNumber}`,
  locationIsClosedDuringYour: ({ location }) => `${location} está cerrado durante tu reserva`,
  theLocationIsClosedIn: 'La ubicación está cerrada en estas horas',
  anAdministratorHasChangedThe: 'Un administrador ha cambiado el horario de apertura.',
  thisConcerns: ({ reservation }) => `Afecta a tu reserva del ${reservation}.`,
  thisConcernsAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Afecta a tu reserva del ${reservation}, y ${number(count)} más.`,
      other: `Afecta a tu reserva del ${reservation}, y ${number(count)} más.`,
    }),
  pleaseFreeTheCharger: ({ reservation }) => `Deja libre el cargador (${reservation}).`,
  pleaseFreeTheChargerAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Deja libre el cargador (${reservation}), y ${number(count)} más.`,
      other: `Deja libre el cargador (${reservation}), y ${number(count)} más.`,
    }),
} satisfies Messages['sentNotifyReservations'];
