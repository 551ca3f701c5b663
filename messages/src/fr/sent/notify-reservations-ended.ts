import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservationsEnded = {
  helloFirstName: ({ firstName }) => `Bonjour ${firstName},`,
  hello: 'Bonjour,',
  cancelled: 'Annulées',
  endedEarlyPleaseFreeThe: 'Terminées plus tôt, libérez la borne',
  reserveAnotherTime: 'Réserver un autre créneau',
  youReceiveThisBecauseYou: ({ organization }) =>
    `Vous recevez cet e-mail parce que vous aviez une réservation dans l’organisation ${organization}.`,
  reservationsAt: {
    cancelled: ({ count, organization }) =>
      plural(count, {
        one: `Votre réservation a été annulée (${organization})`,
        other: `${number(count)} de vos réservations ont été annulées (${organization})`,
      }),
    endedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Votre réservation a pris fin plus tôt (${organization})`,
        other: `${number(count)} de vos réservations ont pris fin plus tôt (${organization})`,
      }),
    cancelledOrEndedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Votre réservation a été annulée ou a pris fin plus tôt (${organization})`,
        other: `${number(count)} de vos réservations ont été annulées ou ont pris fin plus tôt (${organization})`,
      }),
  },
  reservations: {
    cancelled: ({ count }) =>
      plural(count, {
        one: 'Votre réservation a été annulée',
        other: `${number(count)} de vos réservations ont été annulées`,
      }),
    endedEarly: ({ count }) =>
      plural(count, {
        one: 'Votre réservation a pris fin plus tôt',
        other: `${number(count)} de vos réservations ont pris fin plus tôt`,
      }),
    cancelledOrEndedEarly: ({ count }) =>
      plural(count, {
        one: 'Votre réservation : annulée ou terminée plus tôt',
        other: `${number(count)} de vos réservations : annulées ou terminées plus tôt`,
      }),
  },
} satisfies Messages['sentNotifyReservationsEnded'];
