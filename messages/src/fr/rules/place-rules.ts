import type { Messages } from '../../en/index.ts';

export const rulesPlaceRules = {
  yourAccount: {
    pending: 'Votre compte attend qu’un administrateur l’accepte.',
    rejected: 'Votre compte est refusé.',
    suspended: 'Votre compte est suspendu.',
  },
  youAreNotAMember: 'Vous n’êtes pas membre de cette organisation.',
  yourMembership: {
    pending: 'Votre adhésion à cette organisation attend qu’un administrateur l’accepte.',
    suspended: 'Votre adhésion à cette organisation est suspendue.',
  },
  thisLocationNoLongerTakes: 'Ce site n’accepte plus de réservations.',
  thisChargerIsOutOf: 'Cette borne est hors service. Choisissez une autre borne.',
  thisDateIsInThe: 'Cette date est passée.',
  sameDayReservationsAreNot:
    'Les réservations le jour même ne sont pas permises. Choisissez une date plus tardive.',
  reservationsCanBeMadeThrough: ({ day }) => `Les réservations sont possibles jusqu’au ${day} inclus.`,
  thisHourHasAlreadyBegun: 'Cette heure a déjà commencé. Choisissez un début plus tardif.',
  theLocationClosesAtTime: ({ time }) => `Le site ferme à ${time}.`,
  openingHoursOnDay: ({ day, hours }) => `Horaires d’ouverture le ${day} : ${hours}.`,
} satisfies Messages['rulesPlaceRules'];
