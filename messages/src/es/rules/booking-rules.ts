import type { Messages } from '../../en/index.ts';

export const rulesBookingRules = {
  thisDateDoesNotExist: 'Esa fecha no existe.',
  timeDoesNotExistOn: ({ time }) =>
    `Ese día las ${time} no existen: los relojes se adelantan. Elige otro inicio.`,
  youCanStartChargingFrom: ({ time }) => `Puedes empezar a cargar a partir de las ${time}.`,
  onlyAReservationThatYou: 'Solo se puede ampliar una reserva a la que has llegado y que sigue en curso.',
  chooseAnEndAfterThe: 'Elige un final posterior al actual, como máximo 24 horas después del inicio.',
} satisfies Messages['rulesBookingRules'];
