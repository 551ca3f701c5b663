import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservationsEnded = {
  helloFirstName: ({ firstName }) => `Bonjour ${firstName},`,
  hello: 'Bonjour,',
  cancelled: 'Annulées',
  endedEarlyPleaseFreeThe: 'Terminées plus tôt, libérez la borne',
  /** Above lists of reservations, and of times. */
  moved: 'Déplacées',
  freeNext: 'Prochains créneaux libres sur ce site',
  youAreFirstInLine: 'Vous êtes en tête de la liste d’attente pour ce jour-là.',
  /** `reservation` is a day, two times, a charger and a location. */
  nowAtCharger: ({ reservation, spotNumber }) => `${reservation} : désormais à la borne ${spotNumber}`,
  dayPeriod: ({ day, period }) => `${day}, ${period}`,
  reservationsMoved: ({ count }) =>
    plural(count, {
      one: 'Votre réservation a été déplacée vers une autre borne',
      other: `${number(count)} de vos réservations ont été déplacées vers d’autres bornes`,
    }),
  reservationsMovedAt: ({ count, organization }) =>
    plural(count, {
      one: `Votre réservation chez ${organization} a été déplacée vers une autre borne`,
      other: `${number(count)} de vos réservations chez ${organization} ont été déplacées vers d’autres bornes`,
    }),
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
