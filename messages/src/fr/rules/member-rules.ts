import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesMemberRules = {
  reported: {
    broken:
      'Vous avez signalé que cette borne est en panne. Vous pourrez la réserver une fois qu’un administrateur s’en sera occupé.',
    blocked:
      'Vous avez signalé qu’une voiture gêne à cette borne. Choisissez une autre borne, ou celle-ci plus tard.',
  },
  youHaveReachedTheLimit: {
    day: ({ count }) =>
      plural(count, {
        one: `Vous avez atteint la limite de ${number(count)} réservation par jour.`,
        other: `Vous avez atteint la limite de ${number(count)} réservations par jour.`,
      }),
    week: ({ count }) =>
      plural(count, {
        one: `Vous avez atteint la limite de ${number(count)} réservation par semaine.`,
        other: `Vous avez atteint la limite de ${number(count)} réservations par semaine.`,
      }),
    month: ({ count }) =>
      plural(count, {
        one: `Vous avez atteint la limite de ${number(count)} réservation par mois.`,
        other: `Vous avez atteint la limite de ${number(count)} réservations par mois.`,
      }),
  },
  youAlreadyHaveUpcoming: ({ count }) =>
    plural(count, {
      one: `Vous avez déjà ${number(count)} réservation à venir, ce qui est la limite. Annulez-la, ou attendez qu’elle ait commencé.`,
      other: `Vous avez déjà ${number(count)} réservations à venir, ce qui est la limite. Annulez-en une, ou attendez que l’une d’elles ait commencé.`,
    }),
  youAlreadyHavePeriod: ({ period }) => `Vous avez déjà une réservation : ${period}.`,
  youAlreadyHavePeriodOnDay: ({ day, period }) => `Vous avez déjà une réservation : ${day}, ${period}.`,
  leaveAnHourFreeBeforeIt: 'Laissez une heure libre avant celle-ci.',
  nextFromTime: ({ time }) => `La suivante est possible à partir de ${time}.`,
  atMostLimitReservationsAt: ({ limit }) =>
    `Sur un même site, au plus ${limit} réservations peuvent se suivre sans intervalle.`,
  thisReservationHasBegunYou:
    'Cette réservation a commencé. Vous pouvez la déplacer à une heure plus tardive du même jour, ou l’annuler et réserver un autre jour.',
  theTimeToConfirmArrival:
    'Le délai pour confirmer l’arrivée est dépassé. Vous pouvez annuler cette réservation et réserver un autre créneau.',
  youHadAChargerAt: ({ end }) =>
    `Vous aviez une borne à ce moment-là et y avez renoncé après le délai d’arrivée. Choisissez un début à partir de ${end}.`,
  youAlreadyHaveAReservation: ({ day, start, end }) =>
    `Vous avez déjà une réservation le ${day} de ${start} à ${end}`,
  closedForUntil: ({ reason, until }) => `Fermée jusqu’au ${until} : ${reason}.`,
  dayAndTime: ({ day, time }) => `${day} à ${time}`,
  thisChargerIsAlreadyTaken: 'Cette borne est déjà prise à ce moment-là. Choisissez une autre borne.',
  thisChargerIsTakenFrom: ({ from }) => `Cette borne est prise à partir de ${from}.`,
  somebodyHasThisChargerUntil: ({ time }) => `Quelqu’un a cette borne jusqu’à ${time}.`,
} satisfies Messages['rulesMemberRules'];
