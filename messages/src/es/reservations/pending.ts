import type { Messages } from '../../en/index.ts';

export const reservationsPending = {
  yourArrivalIsNotConfirmed: 'Tu llegada aún no está confirmada',
  yourConfirmationIsSavedAnd:
    'Tu confirmación está guardada y se enviará en cuanto haya conexión. Deja ChargeRota abierto: te dirá si llegó a tiempo.',
  bookAnotherTime: 'Reservar otra hora',
  closeThisMessage: 'Cerrar este mensaje',
  releaseNow: 'Liberar ahora',
  keepCharging: 'Seguir cargando',
  youPressedReleaseAndNoAnswerCame: ({ time }) =>
    `Pulsaste «Liberar cargador» a las ${time} y no llegó respuesta.`,
  youPressedReleaseWithoutAConnection: ({ time }) =>
    `Pulsaste «Liberar cargador» a las ${time} sin conexión.`,
  chargerWasNotReleased: ({ spotNumber }) => `El cargador ${spotNumber} no se ha liberado`,
  chargerAtNameWasNotReleased: ({ spotNumber, name }) =>
    `El cargador ${spotNumber} en ${name} no se ha liberado`,
  chargerWasReleasedAt: ({ spotNumber, name, time }) =>
    `El cargador ${spotNumber} en ${name} se liberó a las ${time}`,
  yourSessionEndedAt: ({ spotNumber, name, time }) =>
    `Tu carga terminó a las ${time}: cargador ${spotNumber} en ${name}`,
  yourSessionIsOver: ({ spotNumber }) => `Tu carga ha terminado: cargador ${spotNumber}`,
  yourSessionAtNameIsOver: ({ spotNumber, name }) =>
    `Tu carga ha terminado: cargador ${spotNumber} en ${name}`,
  thereIsNothingLeftToRelease: 'Ya no queda nada que liberar.',
  itIsNotKnownWhether: ({ spotNumber, name }) =>
    `No se sabe si el cargador ${spotNumber} en ${name} se ha liberado`,
  thisPageSaysSo: 'Esta página te lo dirá en cuanto se sepa.',
  chargerIsNotReleasedYet: ({ spotNumber, name }) =>
    `El cargador ${spotNumber} en ${name} aún no se ha liberado`,
  thatWasNotSent:
    'No se ha enviado y el cargador sigue siendo tuyo. Te lo volveremos a preguntar cuando haya conexión.',
  releaseChargerNow: ({ spotNumber, name }) => `¿Liberar ahora el cargador ${spotNumber} en ${name}?`,
  ifTheChargerIsStillYours: 'Si el cargador sigue siendo tuyo, devuelves el resto de tu tiempo.',
  theChargerIsStillYours: 'El cargador sigue siendo tuyo. Si lo liberas, devuelves el resto de tu tiempo.',
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `El cargador ${spotNumber} ya está libre para los demás.`,
  othersCanReserveChargerSpotNumber: ({ spotNumber, time }) =>
    `Los demás pueden reservar el cargador ${spotNumber} desde las ${time}.`,
  yourTimeAtChargerSpotNumber: ({ spotNumber }) => `Tu tiempo en el cargador ${spotNumber} ha terminado.`,
  openDashboard: 'Abrir el inicio',
  arrivalConfirmedInTime: 'Llegada confirmada a tiempo',
  placeIsYoursPlugIn: ({ place }) => `${place}: es tuyo. Enchufa el coche.`,
  yourArrivalCameTooLate: 'Tu confirmación llegó demasiado tarde',
  yourArrivalWasNotConfirmed: 'Tu llegada no se ha confirmado',
  othersMayHaveTheCharger: 'Puede que ahora lo tenga otra persona.',
  yourConfirmationWasSaved:
    'Tu confirmación se guardó mientras no tenías conexión y se envió al recuperarla.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Cargador ${spotNumber} en ${name}`,
} satisfies Messages['reservationsPending'];
