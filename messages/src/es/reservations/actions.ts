import type { Messages } from '../../en/index.ts';

export const reservationsActions = {
  stayLonger: 'Quedarse más tiempo',
  bookAnotherChargerForThen: 'Reservar otro cargador para entonces',
  releaseCharger: 'Liberar cargador',
  somebodyIsWaitingForA: 'Alguien espera un cargador',
  pleaseReleaseThisOneAs: 'Libera este en cuanto tu coche esté cargado.',
  youGetAFreeCharger: ({ name }) => `Tendrás un cargador libre en ${name}.`,
  youKeepChargerSpotNumberIf: ({ spotNumber }) =>
    `Conservas el cargador ${spotNumber} si está libre a esa hora; si no, tendrás otro allí.`,
  youKeepChargerSpotNumber: ({ spotNumber }) => `Conservas el cargador ${spotNumber}.`,
  chargerSpotNumberIsTakenThen: ({ spotNumber }) =>
    `El cargador ${spotNumber} está ocupado a esa hora. Tendrás otro allí.`,
  youCanBookThroughDay: ({ day }) => `Puedes reservar hasta el ${day} incluido.`,
  chooseADuration: 'Elige una duración.',
  nothingHasBeenChangedYet: 'Aún no se ha cambiado nada.',
  editReservation: 'Cambiar reserva',
  keepAsItIs: 'Dejar como está',
  updateReservation: 'Actualizar reserva',
  itBeganAtTime: ({ time }) => `Empezó a las ${time}`,
  itStaysAsItIs: 'Se queda como está hasta que elijas un inicio posterior.',
  youWillNoLongerBe: 'Dejarás de estar en la lista de espera para estas horas',
  date: 'Fecha',
  yourReservationIsNotAffected: 'Tu reserva sigue como está.',
  noConnection: 'Sin conexión',
  theChargersThatAreFree: 'En cuanto vuelva, buscamos qué cargadores están libres a esa hora.',
  start: 'Inicio',
  reservationExtended: 'Reserva ampliada',
  chargerSpotNumberIsYoursUntil: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} es tuyo hasta las ${time}.`,
  stayLongerOnChargerSpotNumber: ({ spotNumber }) => `Quedarse más tiempo en el cargador ${spotNumber}`,
  bookAnotherCharger: 'Reservar otro cargador',
  chargerStaysYoursUntil: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} sigue siendo tuyo hasta las ${time}.`,
  chargerStaysYoursUntilTheLatest: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} sigue siendo tuyo hasta las ${time}, que es el máximo.`,
  until: 'Hasta',
  timeIsTheLatest: ({ time }) => `Como muy tarde, hasta las ${time}.`,
  youReportedThatCharger: {
    blocked: ({ spotNumber }) => `Has avisado de que el cargador ${spotNumber} está bloqueado`,
    broken: ({ spotNumber }) => `Has avisado de que el cargador ${spotNumber} está averiado`,
  },
  moveToChargerSpotNumber: ({ spotNumber }) => `Pasar al cargador ${spotNumber}`,
  chargerSpotNumberIsFreeUntil: ({ spotNumber }) =>
    `El cargador ${spotNumber} está libre hasta que termine tu tiempo.`,
  nothingOfYourReservationCounts: 'La reserva no se te cuenta.',
  goToTheFrontOf: 'Pasar al primer puesto de la lista',
  noOtherChargerIsFree:
    'No hay otro cargador libre hasta que termine tu tiempo. Si renuncias a la reserva, tendrás el primer puesto de la lista de espera el resto del día. La reserva no se te cuenta.',
  giveUpTheReservation: 'Renunciar a la reserva',
  noOtherChargerIsFreeUntil:
    'No hay otro cargador libre hasta que termine tu tiempo. Si renuncias a la reserva, no se te cuenta.',
  youAreAtTheFront: 'Tienes el primer puesto de la lista de espera',
  reservationGivenUp: 'Has renunciado a la reserva',
  chargerSpotNumberIsYours: ({ spotNumber }) => `El cargador ${spotNumber} es tuyo`,
  yourReservationHasMovedThere: 'Tu reserva ha pasado a ese cargador.',
  dayChargerSpotNumberItIs: ({ day, spotNumber }) =>
    `${day}, cargador ${spotNumber}. Vuelve a estar reservado para ti.`,
  dayChargerSpotNumberAsBefore: ({ day, spotNumber }) => `${day}, cargador ${spotNumber}, como antes.`,
  dayAtTheSameHours: ({ day, former, spotNumber }) =>
    `${day}, a las mismas horas que antes. El cargador ${former} ya no está libre, así que tienes el cargador ${spotNumber}.`,
  thisReservationCannotBeExtended: 'Esta reserva no se puede ampliar.',
  dayChargerSpotNumberOthersCan: ({ day, spotNumber }) =>
    `${day}, cargador ${spotNumber}. Los demás pueden aprovechar este tiempo.`,
  reservationCancelled: 'Reserva cancelada',
  seeWhatIsFree: 'Ver qué hay libre',
  chargerReleased: 'Cargador liberado',
  chargerSpotNumberAtNameIs: ({ spotNumber, name }) =>
    `El cargador ${spotNumber} en ${name} es tuyo. Enchufa el coche.`,
  arrivalConfirmed: 'Llegada confirmada',
  cancelThisReservation: '¿Cancelar esta reserva?',
  dayAtNameChargerSpotNumber: ({ day, name, spotNumber }) =>
    `${day} en ${name}, cargador ${spotNumber}. Los demás podrán aprovechar ese tiempo, y puede que ya no esté libre si lo quieres recuperar.`,
  cancelReservation: 'Cancelar reserva',
  releaseChargerSpotNumber: ({ spotNumber }) => `¿Liberar el cargador ${spotNumber}?`,
  youGiveBackTheRest: 'Devuelves el resto de tu tiempo. Antes, desenchufa el coche.',
  keepCharging: 'Seguir cargando',
  whenFormerChargerWasTaken: ({ when, former, spotNumber }) =>
    `${when}. El cargador ${former} estaba ocupado a esa hora. Ahora tienes el cargador ${spotNumber}.`,
  chargerSpotNumberAtNameWhen: ({ spotNumber, name, when }) => `Cargador ${spotNumber} en ${name}, ${when}.`,
  reservationUpdated: 'Reserva actualizada',
} satisfies Messages['reservationsActions'];
