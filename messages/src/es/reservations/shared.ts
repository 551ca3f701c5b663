import type { Messages } from '../../en/index.ts';

export const reservations = {
  bookingFailed: 'No se ha podido reservar',
  walkInFailed: 'No se ha podido cargar sin reserva',
  failedToBookTheReservation: 'No se ha podido hacer la reserva.',
  noAnswerCameSoIt:
    'No ha llegado respuesta, así que puede que esté reservado o que no. Pulsa otra vez: no se reservará dos veces.',
  failedToTakeTheCharger: 'No se ha podido ocupar el cargador.',
  noAnswerCameSoThe:
    'No ha llegado respuesta, así que puede que el cargador sea tuyo o que no. Pulsa otra vez: no lo ocuparás dos veces.',
  failedToUpdateReservation: 'No se ha podido actualizar la reserva.',
  failedToMoveToThe: 'No se ha podido pasar al otro cargador.',
  failedToCancelReservation: 'No se ha podido cancelar la reserva.',
  noAnswerCameSoItMay:
    'No ha llegado respuesta, así que puede que esté cancelada o que no. Pulsa otra vez: no pasa nada.',
  arrivalNotConfirmed: 'Llegada sin confirmar',
  failedToConfirmArrival: 'No se ha podido confirmar la llegada.',
  notStarted: 'No ha empezado',
  failedToStartCharging: 'No se ha podido empezar a cargar.',
  noAnswerCameSoItMayOr:
    'No ha llegado respuesta, así que puede que haya empezado o que no. Pulsa otra vez: no pasa nada.',
  failedToReleaseTheCharger: 'No se ha podido liberar el cargador.',
  failedToExtendTheReservation: 'No se ha podido ampliar la reserva.',
} satisfies Messages['reservations'];
