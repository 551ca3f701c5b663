import type { Messages } from '../../en/index.ts';

export const rulesFrontOfLine = {
  pleaseReportFirstThatThe: 'Avisa primero de que el cargador está bloqueado o averiado.',
  aReportOfYoursWas: 'Un aviso tuyo era falso, así que por ahora tus avisos no tienen más efecto.',
  anotherChargerIsFree: ({ spotNumber }) =>
    `El cargador ${spotNumber} está libre hasta que termine tu tiempo. Pasa tu reserva a ese.`,
  youHaveBeenAtThe: 'Hoy ya has tenido el primer puesto de la lista de espera.',
  onlyAReservationWithoutAn:
    'Para pasar al primer puesto de la lista de espera solo se puede renunciar a una reserva sin llegada confirmada.',
  yourReservationHasNotBegun: 'Tu reserva aún no ha empezado.',
  theTimeToConfirmArrival: 'El plazo para confirmar la llegada ha terminado.',
} satisfies Messages['rulesFrontOfLine'];
