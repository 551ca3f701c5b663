import type { Messages } from '../../en/index.ts';

export const rulesBookingRules = {
  thisDateDoesNotExist: 'Cette date n’existe pas.',
  timeDoesNotExistOn: ({ time }) =>
    `L’heure ${time} n’existe pas ce jour-là : on passe à l’heure d’été. Choisissez un autre début.`,
  youCanStartChargingFrom: ({ time }) => `Vous pouvez commencer la recharge à partir de ${time}.`,
  onlyAReservationThatYou:
    'Seule une réservation encore en cours, dont vous avez confirmé l’arrivée, peut être prolongée.',
  chooseAnEndAfterThe: 'Choisissez une fin plus tardive que l’actuelle, au plus 24 heures après le début.',
} satisfies Messages['rulesBookingRules'];
