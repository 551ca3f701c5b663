import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesMemberRules = {
  reported: {
    broken:
      'Has avisado de que este cargador está averiado. Podrás reservarlo cuando un administrador se haya ocupado de ello.',
    blocked: 'Has avisado de que un coche bloquea este cargador. Elige otro cargador, o este más tarde.',
  },
  youHaveReachedTheLimit: {
    day: ({ count }) =>
      plural(count, {
        one: `Has llegado al límite de ${number(count)} reserva al día.`,
        other: `Has llegado al límite de ${number(count)} reservas al día.`,
      }),
    week: ({ count }) =>
      plural(count, {
        one: `Has llegado al límite de ${number(count)} reserva a la semana.`,
        other: `Has llegado al límite de ${number(count)} reservas a la semana.`,
      }),
    month: ({ count }) =>
      plural(count, {
        one: `Has llegado al límite de ${number(count)} reserva al mes.`,
        other: `Has llegado al límite de ${number(count)} reservas al mes.`,
      }),
  },
  youAlreadyHaveUpcoming: ({ count }) =>
    plural(count, {
      one: `Ya tienes ${number(count)} reserva próxima, que es el límite. Cancela una o espera a que empiece una.`,
      other: `Ya tienes ${number(count)} reservas próximas, que es el límite. Cancela una o espera a que empiece una.`,
    }),
  youAlreadyHavePeriod: ({ period }) => `Ya tienes una reserva: ${period}.`,
  youAlreadyHavePeriodOnDay: ({ day, period }) => `Ya tienes una reserva: ${day}, ${period}.`,
  leaveAnHourFreeBeforeIt: 'Deja una hora libre antes.',
  nextFromTime: ({ time }) => `La siguiente, a partir de las ${time}.`,
  atMostLimitReservationsAt: ({ limit }) =>
    `En una ubicación puede haber como máximo ${limit} reservas seguidas sin intervalo.`,
  thisReservationHasBegunYou:
    'Esta reserva ya ha empezado. Puedes pasarla a una hora posterior del mismo día, o cancelarla y reservar otro día.',
  theTimeToConfirmArrival:
    'El plazo para confirmar la llegada ha terminado. Puedes cancelar esta reserva y reservar otra hora.',
  youHadAChargerAt: ({ end }) =>
    `Tenías un cargador a esa hora y renunciaste a él después del plazo para llegar. Elige un inicio a partir de las ${end}.`,
  youAlreadyHaveAReservation: ({ day, start, end }) => `Ya tienes una reserva: ${day}, de ${start} a ${end}`,
  closedForUntil: ({ reason, until }) => `Cerrado hasta el ${until}: ${reason}.`,
  dayAndTime: ({ day, time }) => `${day} a las ${time}`,
  thisChargerIsAlreadyTaken: 'Este cargador ya está ocupado a esa hora. Elige otro cargador.',
  thisChargerIsTakenFrom: ({ from }) => `Este cargador está ocupado desde las ${from}.`,
  somebodyHasThisChargerUntil: ({ time }) => `Alguien tiene este cargador hasta las ${time}.`,
} satisfies Messages['rulesMemberRules'];
